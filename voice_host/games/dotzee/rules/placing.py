"""Where a rolled die may go: back to its place, or to an end of a row that is pushed into the gap (rules 4.3, point 3).

A row is the horizontal row or the vertical column through the gap.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from voice_host.games.dotzee.rules.board import SIZE, Board, Die, Place
from voice_host.games.dotzee.rules.refusal import Reason, Refused

Way = Literal["back", "left", "right", "top", "bottom"]
"""Back to its place, or the side from which it is pushed in."""
WAYS: tuple[Way, ...] = ("back", "left", "right", "top", "bottom")


@dataclass(frozen=True)
class Placed:
    """A board after a die was placed."""

    board: Board
    moved: tuple[Place, ...]
    """Where the dice lie that were moved: the rolled one first, then those that were pushed."""


def ways(gap: Place) -> tuple[Way, ...]:
    """Return how a die may be placed whose gap is here: two pushes at a corner, three elsewhere on the edge."""
    possible: dict[Way, bool] = {
        "back": True,
        "left": gap.column > 1,
        "right": gap.column < SIZE,
        "top": gap.row > 1,
        "bottom": gap.row < SIZE,
    }
    return tuple(way for way in WAYS if possible[way])


def why_not(gap: Place, way: Way) -> Refused | None:
    """Return why a die cannot be pushed in from a side, None where it can."""
    return None if way in ways(gap) else Refused(Reason.THAT_IS_BACK, gap)


def place(board: Board, gap: Place, die: Die, way: Way) -> Placed:
    """Return the board with the die of the gap placed. Raises ValueError where it cannot be pushed in from there."""
    if way not in ways(gap):
        raise ValueError(f"from the {way} side of {gap} nothing is pushed")
    if way == "back":
        return Placed(board.put(gap, die), (gap,))
    pushed = _from(gap, way)
    after = board
    for here, there in pairwise(pushed):
        after = after.put(there, board.at(here))
    return Placed(after.put(pushed[0], die), tuple(pushed))


def _from(gap: Place, way: Way) -> list[Place]:
    """Return the places from the end where a die is pushed in to the gap."""
    if way == "left":
        return [Place(gap.row, column) for column in range(1, gap.column + 1)]
    if way == "right":
        return [Place(gap.row, column) for column in range(SIZE, gap.column - 1, -1)]
    if way == "top":
        return [Place(row, gap.column) for row in range(1, gap.row + 1)]
    return [Place(row, gap.column) for row in range(SIZE, gap.row - 1, -1)]
