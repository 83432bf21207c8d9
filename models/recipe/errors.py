"""What a step says when it cannot be done."""

from __future__ import annotations


class RecipeError(Exception):
    """A step cannot be done. The message is a sentence or two for whoever runs it."""
