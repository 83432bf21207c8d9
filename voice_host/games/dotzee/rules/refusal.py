"""Not allowed, and why: what the host answers to a wish the rules do not grant. Nothing changes, no penalty."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from voice_host.games.dotzee.rules.board import Place


class Reason(Enum):
    """Why a wish is refused."""

    NO_SUCH_PLACE = "no such place"
    NOT_ON_THE_EDGE = "not on the edge"
    """Only dice of the outside edge may be taken."""
    BLANK_FIRST = "blank first"
    """As long as a blank lies on the outside edge, a blank has to be taken."""
    JUST_PLACED = "just placed"
    """The player before has just placed this die."""

    NO_SUCH_NUMBER = "no such number"
    """The dice do not have this number."""

    THAT_IS_BACK = "that is back"
    """Pushed in from the side where the gap lies, the die is returned to its place."""

    NOT_SO_MANY = "not so many"
    """More points are claimed than the turn has made."""
    NOT_FOUR = "not four"
    """A row that is told has four dice."""


@dataclass(frozen=True)
class Refused:
    """A wish that was not granted."""

    reason: Reason
    place: Place | None = None
    """The place it is about."""
    number: int | None = None
    """The number it is about."""
