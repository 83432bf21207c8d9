"""A round as it stands at one moment (rules 3.2 and 3.4). What can happen to it is in drawing.py and moving.py."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Union

from voice_host.games.casino_hot_dog.rules.chips import DOUBLER, HEAP, Chip, score
from voice_host.games.casino_hot_dog.rules.dice import Roll


class Phase(Enum):
    """What a round waits for."""

    ROLL = "roll"
    FISTS = "fists"
    """Everybody who is in has a fist on the table, and they are told one by one."""
    REVEAL = "reveal"
    """All fists are told, and chips that the host draws itself are still to be drawn."""
    MOVE = "move"
    """The players with the highest scores move their dogs."""
    OVER = "over"


class Status(Enum):
    """How a player stands in a round."""

    IN = "in"
    SAFE = "safe"
    """Opted out: the score counts, and the player is finished for the round."""
    OUT = "out"
    """Drew the heap: no score, and all chips are back in the bag."""


class Choice(Enum):
    """What a player wants whose chip nobody has drawn yet."""

    DRAW = "draw"
    OPT_OUT = "opt out"
    """An empty fist."""


Fist = Union[Chip, Choice]
"""What is in a fist: a chip, nothing, or a chip that the host is still to draw."""


class PhaseError(RuntimeError):
    """Something was done to a round that waits for something else: a mistake in the script, not in the play."""


@dataclass(frozen=True)
class Hand:
    """A player's chips in a round."""

    bag: tuple[Chip, ...]
    front: tuple[Chip, ...] = ()
    """Laid out face up, in the order drawn; not in the bag any more."""
    status: Status = Status.IN

    @property
    def score(self) -> int:
        """What the chips in front score."""
        return score(self.front)

    @property
    def has_to_draw(self) -> bool:
        """Whether there is nothing in front, or only the doubler."""
        return self.front in ((), (DOUBLER,))

    @property
    def only_heap_left(self) -> bool:
        """Whether the bag holds nothing but the heap."""
        return self.bag == (HEAP,)


@dataclass(frozen=True)
class Move:
    """A dog that was moved, or was left where it is."""

    seat: int
    die: int | None
    """0 for the small die, 1 for the large one; None where the player left the dog where it is."""
    start: int
    end: int
    sent_back: tuple[int, ...] = ()
    """The players whose dogs had to go back to the table."""


@dataclass(frozen=True)
class Round:
    """One round."""

    number: int
    """Counted from 1."""
    starter: int
    """The seat of the start player."""
    hands: tuple[Hand, ...]
    """By seat."""
    phase: Phase = Phase.ROLL
    dice: Roll | None = None
    opening: int = 0
    """How often all fists were opened."""
    fists: tuple[Fist | None, ...] = ()
    """What was told of this opening, by seat; None where it is still to be told, or where nobody is in."""
    last: tuple[Fist | None, ...] = ()
    """What was in the fists of the opening before."""
    movers: tuple[int, ...] = ()
    """Who may move, the highest score first; at most two."""
    moves: tuple[Move, ...] = ()

    @property
    def seats(self) -> tuple[int, ...]:
        """All seats clockwise, from the start player on."""
        count = len(self.hands)
        return tuple((self.starter + n) % count for n in range(count))

    @property
    def still_in(self) -> tuple[int, ...]:
        """The seats of those who are in, from the start player on."""
        return tuple(seat for seat in self.seats if self.hands[seat].status is Status.IN)

    @property
    def to_tell(self) -> int | None:
        """The seat of whoever tells what is in the fist next; None where all have told."""
        return next((seat for seat in self.still_in if self.fists[seat] is None), None) if self.fists else None

    @property
    def to_reveal(self) -> int | None:
        """The seat for which the host draws next; None where there is none."""
        return next((seat for seat in self.still_in if self.fists[seat] is Choice.DRAW), None) if self.fists else None

    @property
    def to_move(self) -> int | None:
        """The seat of whoever chooses a die or moves next; None where nobody does."""
        is_over = self.phase is not Phase.MOVE or len(self.moves) == len(self.movers)
        return None if is_over else self.movers[len(self.moves)]

    @property
    def dice_left(self) -> tuple[int, ...]:
        """The dice that nobody took."""
        return tuple(die for die in (0, 1) if die not in [move.die for move in self.moves])

    def require(self, *phases: Phase) -> None:
        """Raise PhaseError unless the round is in one of the phases."""
        if self.phase not in phases:
            wanted = " or ".join(phase.value for phase in phases)
            raise PhaseError(f"the round waits for {self.phase.value!r}, so this is not the moment for {wanted!r}")

    def with_hand(self, seat: int, hand: Hand) -> Round:
        """Return the round with another hand at a seat."""
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))

    def with_fist(self, seat: int, fist: Fist) -> Round:
        """Return the round with what is in the fist of a seat."""
        return replace(self, fists=(*self.fists[:seat], fist, *self.fists[seat + 1 :]))
