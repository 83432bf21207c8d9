"""Which die may be taken (rules 4.3, point 1)."""

from __future__ import annotations

from voice_host.games.dotzee.rules.board import AROUND, Board, Place, is_edge, is_place
from voice_host.games.dotzee.rules.refusal import Reason, Refused


def allowed(board: Board, placed_last: int | None) -> tuple[Place, ...]:
    """Return the places whose die may be taken, as a clock goes round the edge.

    ``placed_last`` is the die that the player before has just placed, None where there is no such player. A blank has
    to be taken as long as one lies on the edge; the die just placed only if it is the one blank there.
    """
    blanks = [place for place in AROUND if board.face(place).is_blank]
    others = tuple(place for place in blanks or AROUND if board.at(place).number != placed_last)
    return others or tuple(blanks)


def why_not(board: Board, place: Place, placed_last: int | None) -> Refused | None:
    """Return why the die at a place may not be taken, None where it may."""
    if not is_place(place):
        return Refused(Reason.NO_SUCH_PLACE, place)
    if not is_edge(place):
        return Refused(Reason.NOT_ON_THE_EDGE, place)
    if place in allowed(board, placed_last):
        return None
    if board.at(place).number == placed_last:
        return Refused(Reason.JUST_PLACED, place)
    return Refused(Reason.BLANK_FIRST, place)
