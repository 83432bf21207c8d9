"""What is raised where a game cannot be played as it was chosen."""

from __future__ import annotations


class SettingsError(ValueError):
    """The game cannot be played so; the message says what to choose instead."""
