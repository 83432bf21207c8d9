"""By which letters a player is known."""

from __future__ import annotations


def key_of(player: str) -> str:
    """Return a player's name in the same letters, however it is capitalised and whatever spaces are around it."""
    return player.strip().casefold()
