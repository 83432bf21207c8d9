"""The ring of squares and where the starts lie on it (rules 2.2)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from voice_host.games.dog.rules.pawns import Place

LONGEST_WALK = 13
"""The most squares that a pawn moves at once."""


@dataclass(frozen=True)
class Track:
    """The ring. Squares are numbered in the direction in which the pawns go forward, from the start of seat 0."""

    seats: int
    spacing: int
    clockwise: bool = True
    """Whether the pawns go the way in which seats are numbered; where not, the next start ahead is the right
    neighbour's."""

    @cached_property
    def length(self) -> int:
        """The squares of the ring."""
        return self.seats * self.spacing

    @cached_property
    def starts(self) -> tuple[Place, ...]:
        """The start square of each seat."""
        return tuple(self.spacing * (seat if self.clockwise else -seat % self.seats) for seat in range(self.seats))

    def to_start(self, seat: int, square: Place) -> int:
        """Return how many steps forward lie between a square and the start of a seat; 0 on it."""
        return (self.starts[seat] - square) % self.length

    def from_start(self, seat: int, square: Place) -> int:
        """Return how many steps forward lie between the start of a seat and a square; 0 on it."""
        return (square - self.starts[seat]) % self.length

    @cached_property
    def passed(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """The seats whose start a pawn passes: ``passed[steps][square]``, the nearest first. Those on which it stands
        or lands are not among them. Backward steps are negative, as indices too.
        """
        seat_at = {start: seat for seat, start in enumerate(self.starts)}
        steps = (*range(LONGEST_WALK + 1), *range(-LONGEST_WALK, 0))
        return tuple(
            tuple(tuple(seat_at[s] for s in self.between(square, n) if s in seat_at) for square in range(self.length))
            for n in steps
        )

    def between(self, square: Place, steps: int) -> tuple[Place, ...]:
        """Return the squares that a pawn passes on its way, without the first and the last."""
        way = 1 if steps > 0 else -1
        return tuple((square + way * n) % self.length for n in range(1, abs(steps)))
