"""What players can mean in Casino Hot Dog. The sentences that say it are in ``en/sentences.yaml`` (``he/`` ...)."""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.games.casino_hot_dog.questions import QUESTIONS
from voice_host.script import Meaning
from voice_host.script.shared.who_plays import Players as Players


@dataclass(frozen=True)
class Opponent(Meaning):
    """Against whom somebody plays who is alone."""

    strength: str
    """easy, hard, or both for one of each."""


@dataclass(frozen=True)
class WhosePieces(Meaning):
    """Whether the family's own pieces are on the table."""

    pieces: str
    """real or virtual."""


@dataclass(frozen=True)
class NumberChips(Meaning):
    """The numbers on a player's chips, read from the box."""

    numbers: tuple[int, ...]


@dataclass(frozen=True)
class WithDouble(Meaning):
    """Whether the doubler is among the chips."""

    on: str
    """yes or no."""


@dataclass(frozen=True)
class NobodyAgrees(Meaning):
    """The players cannot agree who has the coolest betting face."""


@dataclass(frozen=True)
class RollDice(Meaning):
    """The host is to roll the dice."""


@dataclass(frozen=True)
class DiceShow(Meaning):
    """What the players' dice show."""

    faces: tuple[int, ...] = ()
    """The dots of each, 0 for a bone."""
    alike: int | None = None
    """What both show: "two bones"."""


@dataclass(frozen=True)
class Open(Meaning):
    """All fists are on the table and can be opened."""


@dataclass(frozen=True)
class ChipInHand(Meaning):
    """The chip in a fist that was opened."""

    number: int | None = None
    special: str | None = None
    """doubler or heap, where it is no number."""
    names: tuple[str, ...] = ()
    """Whose it is, where that was said."""


@dataclass(frozen=True)
class Draw(Meaning):
    """The player takes another chip."""

    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class OptOut(Meaning):
    """The fist is empty: the player opts out."""

    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class TakeDie(Meaning):
    """The die by which a player moves the dog."""

    face: int | None = None
    """The dots it shows, 0 for a bone."""
    which: int | None = None
    """Where the face was not said: 1 for the die that is named first, 2 for the other one."""
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class LeaveDog(Meaning):
    """The dog is to stay where it is."""

    names: tuple[str, ...] = ()


MEANINGS: tuple[type[Meaning], ...] = (
    Players,
    Opponent,
    WhosePieces,
    NumberChips,
    WithDouble,
    NobodyAgrees,
    RollDice,
    DiceShow,
    Open,
    ChipInHand,
    Draw,
    OptOut,
    TakeDie,
    LeaveDog,
    *QUESTIONS,
)
"""Every meaning the sentence files of this game speak of."""
