"""The two dice and the multiplication problem they set (rules 1.5, "Before each step")."""

from __future__ import annotations

from enum import Enum

DICE_SIDES = (6, 8, 10, 12)
"""The kinds of dice the game is played with; six sides unless the players choose others."""

Dice = tuple[int, int]
"""What two dice show, each 1 to the number of sides."""


class Verdict(Enum):
    """What an answer is worth."""

    RIGHT = "right"
    WRONG = "wrong"
    """A multiplication mistake: the dog stays, and there is a new roll."""
    NOT_THE_DICE = "not the dice"
    """The problem said is another one: asked again, no penalty."""
    WHOLE_PROBLEM_NEEDED = "whole problem needed"
    """Only the answer was said where the problem is wanted too: asked again, no penalty."""


def face(shown: int, sides: int) -> int:
    """Return the value of a die that shows a number: itself, but a ten-sided die's 0 is 10 (default D11).

    Raises ValueError for a number that such a die does not have.
    """
    value = 10 if sides == 10 and shown == 0 else shown
    if not 1 <= value <= sides:
        raise ValueError(f"A die with {sides} sides does not show {shown}.")
    return value


def missing_face(shown: Dice, sides: int) -> int | None:
    """Return the first number of a roll that such a die does not show, None where both can be."""
    for number in shown:
        try:
            face(number, sides)
        except ValueError:
            return number
    return None


def legal_products(sides: int) -> frozenset[int]:
    """Return every answer that two dice with so many sides can ask for."""
    return frozenset(a * b for a in range(1, sides + 1) for b in range(1, sides + 1))


def judge(dice: Dice | None, product: int, factors: Dice | None, *, sides: int, whole_problem: bool) -> Verdict:
    """Judge what was said after a roll (default D10).

    ``dice`` is None when the players rolled their own: then the problem they say tells the roll, and it has to be
    said. ``factors`` is the problem as it was said, in either order, None where only the answer was said.
    """
    if factors is None:
        if dice is None or whole_problem:
            return Verdict.WHOLE_PROBLEM_NEEDED
        factors = dice
    try:
        said = (face(factors[0], sides), face(factors[1], sides))
    except ValueError:
        return Verdict.NOT_THE_DICE
    if dice is not None and sorted(said) != sorted(dice):
        return Verdict.NOT_THE_DICE
    return Verdict.RIGHT if product == said[0] * said[1] else Verdict.WRONG
