"""What can be wished, and what can be done with a card (rules 2.6 and 2.8)."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from voice_host.games.dog.rules.cards import Card
from voice_host.games.dog.rules.pawns import Pawn, Place, is_home


class Kind(Enum):
    """What a card does."""

    OUT = "out"
    """A pawn comes out of the kennel."""
    FORWARD = "forward"
    BACKWARD = "backward"
    SPLIT = "split"
    """A seven, also where one pawn goes all of it."""
    SWAP = "swap"


class Step(NamedTuple):
    """What a pawn is wished to do."""

    pawn: Pawn
    steps: int = 0
    """So many squares, in the direction of the kind; 0 where the pawn comes out or is swapped."""
    home: bool | None = None
    """Whether it goes home, or on along the ring (default G4: as the player likes); None where it was not said."""


class Wish(NamedTuple):
    """A move as a player says it."""

    card: Card
    kind: Kind
    steps: tuple[Step, ...]
    """One; for a seven the portions in their order."""
    other: Pawn | None = None
    """The pawn to swap with."""
    as_card: Card | None = None
    """What a joker acts as; None where it was not said."""


class Trip(NamedTuple):
    """How one pawn moves."""

    pawn: Pawn
    steps: int
    """Squares, negative backward; 0 where the pawn comes out or is swapped."""
    start: Place
    end: Place
    sent_back: tuple[Pawn, ...] = ()
    """The pawns that go to their kennels, in the order in which they are met."""


class Move(NamedTuple):
    """A legal move."""

    card: Card
    as_card: Card | None
    """What a joker acts as; None for any other card, and where a joker lets a pawn out by itself."""
    kind: Kind
    trips: tuple[Trip, ...]
    """One; the portions of a seven in their order; both pawns of a swap, the player's first."""

    @property
    def sent_back(self) -> tuple[Pawn, ...]:
        """The pawns that go to their kennels."""
        return tuple(pawn for trip in self.trips for pawn in trip.sent_back)

    @property
    def wish(self) -> Wish:
        """The move as a player would say it."""
        own, other = self.trips, None
        if self.kind is Kind.SWAP:
            own, other = self.trips[:1], self.trips[1].pawn
        steps = tuple(Step(trip.pawn, abs(trip.steps), is_home(trip.end)) for trip in own)
        return Wish(self.card, self.kind, steps, other, self.as_card)
