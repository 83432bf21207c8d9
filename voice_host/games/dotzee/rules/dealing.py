"""The quick set-up: all dice are rolled and laid out at random (rules 4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial

from voice_host.games.dotzee.rules.board import SIZE, Board, Die
from voice_host.games.dotzee.rules.faces import BLANK, DICE, Face, Sides
from voice_host.games.dotzee.rules.refusal import Reason, Refused

ORDERS = factorial(DICE)
"""In how many orders sixteen dice can be laid out."""


def order(lot: int) -> tuple[int, ...]:
    """Return the order of the dice that a lot from 1 to ORDERS stands for: each lot another one, lot 1 that of their
    numbers.
    """
    left = list(range(DICE))
    drawn = []
    lot -= 1
    for count in range(DICE, 0, -1):
        index, lot = divmod(lot, factorial(count - 1))
        drawn.append(left.pop(index))
    return tuple(drawn)


def deal(dice: Sequence[Sides], shown: Sequence[int], lot: int) -> Board:
    """Return the board of rolled dice: ``shown`` is which side of each die lies up, counted from 1."""
    lies = order(lot)
    return Board(tuple(Die(number, dice[number][shown[number] - 1]) for number in lies))


def why_no_row(faces: Sequence[Face], numbers: Sequence[int]) -> Refused | None:
    """Return why a row that players tell cannot be one, None where it can."""
    if len(faces) != SIZE:
        return Refused(Reason.NOT_FOUR, number=len(faces))
    strange = [face.number for face in faces if face != BLANK and face.number not in numbers]
    return Refused(Reason.NO_SUCH_NUMBER, number=strange[0]) if strange else None
