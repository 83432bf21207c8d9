"""Why nothing was printed."""

from __future__ import annotations


class CannotBePrinted(ValueError):  # noqa: N818
    """What was asked for cannot be put on the paper. The message is a sentence that says what to choose instead."""
