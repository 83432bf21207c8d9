"""What players can mean in Dotzee. The sentences that say it are in ``en/sentences.yaml`` (``he/`` ...)."""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.games.dotzee.questions import QUESTIONS, PlaceName
from voice_host.script import Meaning
from voice_host.script.shared.who_plays import Players as Players


@dataclass(frozen=True)
class Shown(Meaning):
    """What a die shows: "yellow four", or "blank" where both fields are None."""

    number: int | None = None
    colour: str | None = None


@dataclass(frozen=True)
class Take(Meaning):
    """The die that is taken from the edge."""

    place: PlaceName


@dataclass(frozen=True)
class Threw(Meaning):
    """What the players' own die shows, perhaps with where it goes."""

    face: Shown
    way: str | None = None
    """As in Put."""


@dataclass(frozen=True)
class Put(Meaning):
    """Where the rolled die goes."""

    way: str
    """back, or the side from which it is pushed in: left, right, top or bottom."""


@dataclass(frozen=True)
class Played(Meaning):
    """A turn with the players' own dice in one breath: "row one, column two, rolled yellow four, from the left"."""

    place: PlaceName
    face: Shown
    way: str | None = None
    """As in Put; None where it is not said yet."""


@dataclass(frozen=True)
class Laid(Meaning):
    """A row of the players' own dice as it was laid out, from left to right."""

    faces: tuple[Shown, ...]


@dataclass(frozen=True)
class Hint(Meaning):
    """What would this die give where?"""


@dataclass(frozen=True)
class Claim(Meaning):
    """How many points a player claims for the turn (default Z7)."""

    points: int


@dataclass(frozen=True)
class Against(Meaning):
    """Whether the host plays as well."""

    strength: str
    """easy, hard, or none."""


@dataclass(frozen=True)
class Roller(Meaning):
    """Who rolls the dice."""

    who: str
    """host or players."""


@dataclass(frozen=True)
class Quick(Meaning):
    """Whether all dice are rolled and laid out before the game."""

    on: str = "yes"
    """yes or no."""


MEANINGS: tuple[type[Meaning], ...] = (
    PlaceName,
    Shown,
    Take,
    Threw,
    Put,
    Played,
    Laid,
    Hint,
    Claim,
    Players,
    Against,
    Roller,
    Quick,
    *QUESTIONS,
)
"""Every meaning the sentence files of this game speak of."""
