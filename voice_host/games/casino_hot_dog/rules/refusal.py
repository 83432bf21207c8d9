"""Not allowed, and why: what the host answers to a wish that the rules do not grant. Nothing changes by it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from voice_host.games.casino_hot_dog.rules.chips import Chip
from voice_host.games.casino_hot_dog.rules.dice import Face


class Reason(Enum):
    """Why a wish is refused."""

    NOT_ON_THE_DICE = "not on the dice"
    """The players say that they rolled what their dice cannot show."""

    FIRST_CHIP = "first chip"
    """Everybody draws the first chip of a round; nobody can opt out before."""
    ONLY_DOUBLER = "only the doubler"
    """With nothing but the doubler in front a player has to draw."""
    SAFE = "safe"
    """The player opted out and is finished for the round."""
    OUT = "out"
    """The player drew the heap and is out of the round."""
    TOLD = "told"
    """The player's fist is open already."""
    NO_SUCH_CHIP = "no such chip"
    """No bag has a chip like that."""
    NOT_IN_BAG = "not in the bag"
    """The player's chips like that lie in front already."""

    NOT_YET = "not yet"
    """Another player chooses a die first."""
    NO_MOVER = "no mover"
    """No more than two dogs move in a round, and this one is not among them."""
    NOT_SHOWN = "not shown"
    """Neither die shows this."""
    TAKEN = "taken"
    """The first player took this die; the other one is left."""
    HAS_TO_MOVE = "has to move"
    """A dog that may move does move (default H5)."""


@dataclass(frozen=True)
class Refused:
    """A wish that was not granted."""

    reason: Reason
    seat: int | None = None
    """The player it is about."""
    chip: Chip | None = None
    face: Face | None = None
