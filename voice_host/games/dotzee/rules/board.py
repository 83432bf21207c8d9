"""The board: sixteen dice in four rows of four, and its ten lines (rules 4.1 and 4.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from voice_host.games.dotzee.rules.faces import BLANK, DICE, Face, read_face

SIZE = 4


class Place(NamedTuple):
    """A place of the board. Row one is the top one, column one the left one (rules 4.6)."""

    row: int
    column: int


PLACES = tuple(Place(row, column) for row in range(1, SIZE + 1) for column in range(1, SIZE + 1))
"""All places, row after row."""


def is_place(place: Place) -> bool:
    """Say whether there is such a place."""
    return 1 <= place.row <= SIZE and 1 <= place.column <= SIZE


def is_edge(place: Place) -> bool:
    """Say whether a place is on the outside edge: in the first or last row or column."""
    return place.row in (1, SIZE) or place.column in (1, SIZE)


AROUND = (
    *(Place(1, column) for column in range(1, SIZE + 1)),
    *(Place(row, SIZE) for row in range(2, SIZE)),
    *(Place(SIZE, column) for column in range(SIZE, 0, -1)),
    *(Place(row, 1) for row in range(SIZE - 1, 1, -1)),
)
"""The twelve places of the outside edge, as a clock goes round from the top left corner."""


LineKind = Literal["row", "column", "diagonal"]


@dataclass(frozen=True)
class Line:
    """Four places in which a combination can lie."""

    kind: LineKind
    number: int
    """Of a row from the top, of a column from the left; diagonal one is the one from the top left corner."""
    places: tuple[Place, ...]
    """From left to right, a column from top to bottom, a diagonal from its corner at the top."""


_NUMBERS = range(1, SIZE + 1)
ROWS = tuple(Line("row", row, tuple(Place(row, column) for column in _NUMBERS)) for row in _NUMBERS)
COLUMNS = tuple(Line("column", column, tuple(Place(row, column) for row in _NUMBERS)) for column in _NUMBERS)
DIAGONALS = (
    Line("diagonal", 1, tuple(Place(n, n) for n in _NUMBERS)),
    Line("diagonal", 2, tuple(Place(n, SIZE + 1 - n) for n in _NUMBERS)),
)
LINES = (*ROWS, *COLUMNS, *DIAGONALS)
"""The ten lines (rules 4.4)."""


@dataclass(frozen=True)
class Die:
    """One of the sixteen dice, and what it shows."""

    number: int
    """0 to 15: which die it is, wherever it lies."""
    face: Face


@dataclass(frozen=True)
class Board:
    """Where every die lies."""

    dice: tuple[Die, ...]
    """Row after row, one die a place."""

    @classmethod
    def blank(cls) -> Board:
        """Return the standard set-up: every die with its blank side up (rules 4.2)."""
        return cls(tuple(Die(number, BLANK) for number in range(DICE)))

    @classmethod
    def of_faces(cls, faces: Sequence[Face], order: Sequence[int] = range(DICE)) -> Board:
        """Return a board of dice with these faces up, row after row; ``order`` is which die lies where."""
        return cls(tuple(Die(number, face) for number, face in zip(order, faces, strict=True)))

    @classmethod
    def parse(cls, written: str) -> Board:
        """Return a board from its faces, row after row: "B5 G4 - Y4 / ...". Raises FacesError."""
        return cls.of_faces([read_face(face) for face in written.replace("/", " ").split()])

    def at(self, place: Place) -> Die:
        """Return the die at a place."""
        return self.dice[_index(place)]

    def face(self, place: Place) -> Face:
        """Return what the die at a place shows."""
        return self.at(place).face

    def faces(self, line: Line) -> tuple[Face, ...]:
        """Return the faces of a line, in its order."""
        return tuple(self.dice[_index(place)].face for place in line.places)

    def where(self, number: int) -> Place:
        """Return where one of the dice lies."""
        return next(place for place, die in zip(PLACES, self.dice, strict=True) if die.number == number)

    def blanks(self) -> tuple[Place, ...]:
        """Return the places of the dice that lie blank side up."""
        return tuple(place for place in PLACES if self.face(place).is_blank)

    def put(self, place: Place, die: Die) -> Board:
        """Return the board with another die at a place."""
        index = _index(place)
        return replace(self, dice=(*self.dice[:index], die, *self.dice[index + 1 :]))


def _index(place: Place) -> int:
    return (place.row - 1) * SIZE + place.column - 1
