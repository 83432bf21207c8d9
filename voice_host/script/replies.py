"""What the host gives back to a script. Everything here that came from outside is a row in the journal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from voice_host.script.meaning import Meaning


@dataclass(frozen=True)
class Heard:
    """A player answered."""

    meaning: Meaning
    at_ms: int
    """The turn clock's reading at the end of the player's words; 0 where no clock runs."""


@dataclass(frozen=True)
class TimeUp:
    """The turn clock reached its limit before anybody answered."""

    at_ms: int


@dataclass(frozen=True)
class Rolled:
    """The dice fell."""

    dice: tuple[int, ...]


@dataclass(frozen=True)
class Recalled:
    """The record that was asked for, None where there is none yet."""

    value: int | None


Reply = Union[Heard, TimeUp, Rolled, Recalled, None]
