"""What players are called."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from voice_host.script import Gap, message

_JOINERS = "\u200c\u200d"
"""They tie letters or pictures together, or keep them apart, as some scripts and families of pictures need."""
_NUMBERED = tuple(str(number) for number in range(1, 7))
"""Players without a name; no game has more of them."""


def is_named(player: str) -> bool:
    """Whether a player has a name. Those without are figures, "1" and so on, and called by number."""
    return player not in _NUMBERED


def player(name: str) -> Gap:
    """Return how a player is called. Players without a name are the figures "1", "2" ... and are called by number."""
    return name if is_named(name) else message("player-number", number=int(name))


def players(names: Iterable[str]) -> tuple[Gap, ...]:
    """Return how several players are called, in order."""
    return tuple(player(name) for name in names)


def clean(typed: str) -> str:
    """Return a player's name without what can be neither read nor said: control signs and halves of letters, and signs
    that turn the direction of what is written. The signs that join letters stay. A letter and its accent are one sign,
    so that a name is the same on every keyboard.
    """
    whole = unicodedata.normalize("NFC", typed)
    name = " ".join("".join(letter if _is_letter(letter) else " " for letter in whole).split())
    return "" if all(letter in _JOINERS for letter in name) else name


def _is_letter(letter: str) -> bool:
    return letter in _JOINERS or unicodedata.category(letter) not in ("Cc", "Cf", "Cs")
