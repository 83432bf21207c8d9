"""What a die can show (rules 4.1): one blank side, and numbers that each have a colour."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

DICE = 16
SIDES = 6
COLOURS = ("red", "yellow", "green", "blue")
"""The colours of the usual dice (default Z1)."""
_LETTERS: Mapping[str, str] = {
    "R": "red",
    "Y": "yellow",
    "G": "green",
    "B": "blue",
    "O": "orange",
    "P": "purple",
    "W": "white",
    "K": "black",
}
"""How a colour is written down. Dice of a family's own may have the last four as well."""


class FacesError(ValueError):
    """These are no dice that can be played with; the message says how to write them."""


@dataclass(frozen=True)
class Face:
    """The side of a die that lies up: blank, or a number in a colour."""

    number: int | None = None
    colour: str | None = None

    @property
    def is_blank(self) -> bool:
        """Whether it is the blank side, which has neither number nor colour."""
        return self.number is None

    @property
    def key(self) -> tuple[int, str]:
        """What faces can be sorted by."""
        return (self.number or 0, self.colour or "")


BLANK = Face()

Sides = tuple[Face, ...]
"""All the sides of one die."""


def usual_dice() -> tuple[Sides, ...]:
    """Return the sixteen dice of default Z1: on die ``i`` the number ``k`` has colour ``(k + i) mod 4``.

    So every number is in every colour on exactly four dice.
    """
    return tuple(
        (BLANK, *(Face(number, COLOURS[(number + die) % len(COLOURS)]) for number in range(1, SIDES)))
        for die in range(DICE)
    )


def read_face(written: str) -> Face:
    """Return a face from its letter and number, "G5"; "-" is the blank. Raises FacesError."""
    sign = written.strip().upper()
    if sign == "-":
        return BLANK
    if len(sign) == 2 and sign[0] in _LETTERS and sign[1] in "123456789":
        return Face(int(sign[1]), _LETTERS[sign[0]])
    raise FacesError(f'"{written}" is no side of a die. Write a letter and a number, like G5, or - for the blank side.')


def write_face(face: Face) -> str:
    """Return a face as ``read_face`` reads it."""
    if face.number is None:
        return "-"
    return next(letter for letter, colour in _LETTERS.items() if colour == face.colour) + str(face.number)


def read_dice(written: str) -> tuple[Sides, ...]:
    """Return dice of a family's own: one die that all are like, or sixteen, parted by "/". Raises FacesError.

    A die is written side by side: "- R1 Y2 G3 B4 R5".
    """
    dice = tuple(tuple(read_face(side) for side in die.split()) for die in written.split("/"))
    if len(dice) not in (1, DICE):
        raise FacesError(f"Write the sides of one die that all are like, or of sixteen, not of {len(dice)}.")
    for die in dice:
        if len(die) != SIDES or sum(face.is_blank for face in die) != 1:
            raise FacesError(
                f'A die has six sides, one of them blank, and not "{" ".join(map(write_face, die))}". '
                "Write it like - R1 Y2 G3 B4 R5."
            )
    return dice * DICE if len(dice) == 1 else dice


@cache
def dice_of(written: str | None) -> tuple[Sides, ...]:
    """Return the dice that are written so; the usual ones where nothing is. Raises FacesError."""
    return usual_dice() if written is None else read_dice(written)


def numbers_on(dice: tuple[Sides, ...]) -> tuple[int, ...]:
    """Return the numbers that the dice have, the smallest first."""
    return tuple(sorted({face.number for die in dice for face in die if face.number is not None}))
