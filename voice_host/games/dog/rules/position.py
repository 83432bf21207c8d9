"""Where all pawns stand (rules 2.4)."""

from __future__ import annotations

from typing import NamedTuple

from voice_host.games.dog.rules.moves import Trip
from voice_host.games.dog.rules.pawns import KENNEL, PAWNS_EACH, Pawn, Place, colour, is_home
from voice_host.games.dog.rules.track import Track


class Position(NamedTuple):
    """All pawns, each column by pawn. Those of a colour that nobody plays stay in the kennel."""

    places: tuple[Place, ...]
    travelled: tuple[int, ...]
    """The net steps forward since a pawn came out (M4); 0 in the kennel and at home."""
    fresh: tuple[bool, ...]
    """Whether a pawn came out of the kennel and has not moved since; it stands on its start."""

    @classmethod
    def new(cls, seats: int) -> Position:
        """Return the position before the game: all pawns in the kennel."""
        count = PAWNS_EACH * seats
        return cls((KENNEL,) * count, (0,) * count, (False,) * count)

    def at(self, square: Place) -> Pawn | None:
        """Return the pawn on a square of the ring."""
        return self.places.index(square) if square in self.places else None

    def of(self, seat: int) -> tuple[Place, ...]:
        """Return where the four pawns of a seat's colour stand."""
        return self.places[PAWNS_EACH * seat : PAWNS_EACH * (seat + 1)]

    def in_kennel(self, seat: int) -> int:
        """Return how many pawns of a seat's colour are in the kennel."""
        return self.of(seat).count(KENNEL)

    def home(self, seat: int) -> int:
        """Return how many pawns of a seat's colour are home."""
        return sum(map(is_home, self.of(seat)))

    def all_home(self, seat: int) -> bool:
        """Whether all four pawns of a seat's colour are home."""
        return max(self.of(seat)) < KENNEL

    def after(self, track: Track, *trips: Trip) -> Position:
        """Return the position after pawns moved, and those they sent back are in their kennels."""
        places, travelled, fresh = list(self.places), list(self.travelled), list(self.fresh)
        for trip in trips:
            pawn = trip.pawn
            for other in trip.sent_back:
                places[other], travelled[other], fresh[other] = KENNEL, 0, False
            places[pawn], fresh[pawn] = trip.end, trip.start == KENNEL
            if trip.end < 0:
                travelled[pawn] = 0
            elif trip.steps:
                travelled[pawn] += trip.steps
            else:  # out of the kennel, or swapped
                travelled[pawn] = track.from_start(colour(pawn), trip.end)
        return Position(tuple(places), tuple(travelled), tuple(fresh))
