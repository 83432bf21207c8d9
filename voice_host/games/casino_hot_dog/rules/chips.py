"""The betting chips of a player: seven numbers, a doubler and the heap (rules 3.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum


class ChipKind(Enum):
    """What is printed on a chip."""

    NUMBER = "number"
    DOUBLER = "doubler"
    """"·2": doubles the sum of the numbers, in whatever order they are drawn."""
    HEAP = "heap"
    """The doggie doo doo: whoever draws it is out of the round."""


@dataclass(frozen=True)
class Chip:
    """A betting chip."""

    kind: ChipKind
    number: int = 0
    """What a number chip shows; 0 on the other two."""


DOUBLER = Chip(ChipKind.DOUBLER)
HEAP = Chip(ChipKind.HEAP)

NUMBER_CHIPS = (1, 2, 2, 3, 3, 4, 5)
"""The usual numbers of a player's chips (default H1)."""


def number_chip(number: int) -> Chip:
    """Return the chip that shows a number."""
    return Chip(ChipKind.NUMBER, number)


def full_bag(numbers: Sequence[int], *, use_doubler: bool) -> tuple[Chip, ...]:
    """Return the chips of a player at the beginning of a round: nine, or eight in the younger variation."""
    doubler = (DOUBLER,) if use_doubler else ()
    return (*map(number_chip, sorted(numbers)), *doubler, HEAP)


def score(front: Sequence[Chip]) -> int:
    """Return what the chips in front of a player score: the sum of the numbers, doubled with the doubler (3.4, 3)."""
    total = sum(chip.number for chip in front)
    return 2 * total if DOUBLER in front else total


def without(bag: tuple[Chip, ...], chip: Chip) -> tuple[Chip, ...]:
    """Return a bag after one chip was taken out."""
    at = bag.index(chip)
    return bag[:at] + bag[at + 1 :]


def in_order(chips: Sequence[Chip]) -> tuple[Chip, ...]:
    """Return chips as they are told and drawn from: numbers upwards, the doubler, the heap."""
    kinds = list(ChipKind)
    return tuple(sorted(chips, key=lambda chip: (kinds.index(chip.kind), chip.number)))
