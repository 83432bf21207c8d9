"""The carpet of twenty numbered tiles: where they lie, which touch, and what lies which way (rules 1.1 and 1.2)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple, get_args

ROWS = 4
COLUMNS = 5
HIGHEST_NUMBER = 10

Direction = Literal["forward", "back", "left", "right"]
DIRECTIONS: tuple[Direction, ...] = get_args(Direction)

NearSide = Literal["row four", "row one", "column one", "column five"]
"""The side of the carpet at which the players stand."""

# Where "forward" leads from each side, as (rows, columns).
_FORWARD: dict[NearSide, tuple[int, int]] = {
    "row four": (-1, 0),
    "row one": (1, 0),
    "column one": (0, 1),
    "column five": (0, -1),
}


class CarpetError(ValueError):
    """A carpet cannot be laid from these numbers; the message says what is needed."""


class Tile(NamedTuple):
    """A place on the carpet. The printed map's far row is row 1 and its left column is column 1."""

    row: int
    """1 to 4."""
    column: int
    """1 to 5."""


@dataclass(frozen=True)
class Carpet:
    """Twenty tiles, four rows of five. Two tiles are neighbours when they share a side.

    Raises CarpetError unless there are four rows of five numbers from 1 to 10.
    """

    rows: tuple[tuple[int, ...], ...]
    """The numbers, row 1 first."""
    near_side: NearSide = "row four"
    """Fixes what forward, near, left and so on mean for the whole game (default D2)."""

    def __post_init__(self) -> None:
        if len(self.rows) != ROWS or any(len(row) != COLUMNS for row in self.rows):
            count, rows = sum(len(row) for row in self.rows), len(self.rows)
            how = f" in {rows} rows" if count == ROWS * COLUMNS else ""
            raise CarpetError(f"A carpet has four rows of five numbers, twenty in all; these are {count} numbers{how}.")
        for number in (number for row in self.rows for number in row):
            if not 1 <= number <= HIGHEST_NUMBER:
                raise CarpetError(f"A tile's number is from 1 to {HIGHEST_NUMBER}, so {number} cannot be one.")
        if self.near_side not in _FORWARD:
            sides = ", ".join(_FORWARD)
            raise CarpetError(f"The players stand at one of {sides}, not at {self.near_side!r}.")

    @classmethod
    def of_numbers(cls, numbers: Sequence[int], near_side: NearSide = "row four") -> Carpet:
        """Return the carpet of twenty numbers, row after row. Raises CarpetError."""
        if len(numbers) != ROWS * COLUMNS:
            raise CarpetError(
                f"A carpet has four rows of five numbers, twenty in all; these are {len(numbers)} numbers."
            )
        starts = range(0, ROWS * COLUMNS, COLUMNS)
        return cls(tuple(tuple(numbers[start : start + COLUMNS]) for start in starts), near_side)

    @classmethod
    def parse(cls, text: str, near_side: NearSide = "row four") -> Carpet:
        """Return the carpet written in ``text``: rows parted by a new line, ``/`` or ``;``. Raises CarpetError."""
        lines = [re.split(r"[\s,]+", line.strip(" ,\t\r")) for line in re.split(r"[\n/;]", text) if line.strip()]
        for word in (word for line in lines for word in line):
            if not re.fullmatch(r"[0-9]{1,9}", word):
                raise CarpetError(f"A carpet is written as four rows of five numbers; {word!r} is none from 1 to 10.")
        return cls(tuple(tuple(int(word) for word in line) for line in lines), near_side)

    def text(self) -> str:
        """Return the carpet in writing: the inverse of ``parse``."""
        return " / ".join(" ".join(str(number) for number in row) for row in self.rows)

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile, row after row."""
        return tuple(Tile(row, column) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1))

    @cached_property
    def edge_tiles(self) -> tuple[Tile, ...]:
        """The fourteen tiles around the middle ones: where a turn may start."""
        return tuple(tile for tile in self.tiles if self.is_edge(tile))

    def is_edge(self, tile: Tile) -> bool:
        """Say whether a tile of the carpet lies at its edge."""
        return tile.row in (1, ROWS) or tile.column in (1, COLUMNS)

    def __contains__(self, tile: object) -> bool:
        return tile in self.tiles

    def number(self, tile: Tile) -> int:
        """Return the number on a tile of the carpet: its points as a target."""
        return self.rows[tile.row - 1][tile.column - 1]

    def toward(self, tile: Tile, direction: Direction) -> Tile | None:
        """Return the next tile in a direction, None where that is off the carpet."""
        rows, columns = self._vector(direction)
        there = Tile(tile.row + rows, tile.column + columns)
        return there if there in self else None

    def way(self, here: Tile, there: Tile) -> Direction:
        """Return the direction that leads from a tile to its neighbour. Raises ValueError where it is none."""
        for way in DIRECTIONS:
            if self.toward(here, way) == there:
                return way
        raise ValueError(f"{there} does not touch {here}.")

    def around(self, tile: Tile) -> dict[Direction, Tile]:
        """Return the neighbours of a tile by direction, leaving out the directions that lead off the carpet."""
        ways = {direction: self.toward(tile, direction) for direction in DIRECTIONS}
        return {direction: there for direction, there in ways.items() if there is not None}

    def neighbours(self, tile: Tile) -> tuple[Tile, ...]:
        """Return the tiles that share a side with a tile: two to four of them, none across a corner."""
        return self._neighbours[tile]

    @cached_property
    def _neighbours(self) -> dict[Tile, tuple[Tile, ...]]:
        return {tile: tuple(self.around(tile).values()) for tile in self.tiles}

    def uneven_numbers(self) -> tuple[tuple[int, int], ...]:
        """Return each number of 1 to 10 that is not there twice, with how often it is.

        A family's own carpet may be so; it is worth a warning, no more (rules 1.2).
        """
        count = Counter(number for row in self.rows for number in row)
        return tuple((number, count[number]) for number in range(1, HIGHEST_NUMBER + 1) if count[number] != 2)

    def depth(self, tile: Tile) -> int:
        """Return how far from the players a tile lies; only differences mean anything."""
        rows, columns = self._vector("forward")
        return tile.row * rows + tile.column * columns

    def breadth(self, tile: Tile) -> int:
        """Return how far to the players' right a tile lies; only differences mean anything."""
        rows, columns = self._vector("right")
        return tile.row * rows + tile.column * columns

    def _vector(self, direction: Direction) -> tuple[int, int]:
        rows, columns = _FORWARD[self.near_side]
        return {
            "forward": (rows, columns),
            "back": (-rows, -columns),
            "right": (columns, -rows),
            "left": (-columns, rows),
        }[direction]


DEFAULT_CARPET = Carpet(
    (
        (1, 6, 3, 5, 2),
        (7, 9, 8, 10, 4),
        (5, 8, 10, 9, 6),
        (2, 4, 1, 7, 3),
    )
)
"""Default D1: high numbers in the middle, equal numbers as far apart as they can be."""
