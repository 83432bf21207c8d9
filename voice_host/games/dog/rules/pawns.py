"""The pawns and the places where they stand (rules 2.1, 2.2 and 2.4)."""

from __future__ import annotations

PAWNS_EACH = 4
"""A player uses four pawns; the fifth of each colour is a spare (default G1)."""
HOME_SQUARES = 4

COLOURS = ("red", "blue", "green", "yellow", "white", "black")
"""The colour of each seat of the board."""

Pawn = int
"""A pawn: four times the seat of its colour, and its number less one."""

Place = int
"""Where a pawn stands: a square of the ring from 0, its kennel, or a square of its own home, see ``home``."""

KENNEL = -1


def home(square: int) -> Place:
    """Return the place of a home square: 1 is the nearest to the ring, 4 the innermost. These are -2 to -5."""
    return KENNEL - square


def home_square(place: Place) -> int:
    """Return the number of a home square, 0 where a place is the kennel and less on the ring."""
    return KENNEL - place


def is_home(place: Place) -> bool:
    """Whether a place is a home square."""
    return place < KENNEL


def pawn(seat: int, number: int) -> Pawn:
    """Return the pawn of a seat's colour with a number from 1 to 4; the numbers never change."""
    return PAWNS_EACH * seat + number - 1


def colour(pawn: Pawn) -> int:
    """Return the seat whose colour a pawn has."""
    return pawn // PAWNS_EACH


def number(pawn: Pawn) -> int:
    """Return the number of a pawn, 1 to 4."""
    return pawn % PAWNS_EACH + 1


def name(pawn: Pawn) -> str:
    """Return a pawn's colour and number, like "red 1"."""
    return f"{COLOURS[colour(pawn)]} {number(pawn)}"


def pawns_of(seat: int) -> range:
    """Return the four pawns of a seat's colour."""
    return range(PAWNS_EACH * seat, PAWNS_EACH * (seat + 1))
