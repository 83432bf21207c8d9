"""The whole game at one moment (rules 2.4). What can happen to it is in playing.py."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum

from voice_host.games.dog.rules.cards import Card
from voice_host.games.dog.rules.dealing import Stock, hand_size
from voice_host.games.dog.rules.moves import Move
from voice_host.games.dog.rules.position import Position
from voice_host.games.dog.rules.settings import Settings


class Phase(Enum):
    """What the game waits for."""

    DEAL = "deal"
    EXCHANGE = "exchange"
    """Everybody passes a card."""
    PLAY = "play"
    """A card of the player whose turn it is, or that no card can be played."""
    OVER = "over"


class PhaseError(RuntimeError):
    """Something was done to a game that waits for something else: a mistake in the script, not in the play."""


@dataclass(frozen=True)
class Hand:
    """A player's cards in a round."""

    cards: tuple[Card, ...] | None = ()
    """As they were drawn: the place of a card in the hand tells nothing about it. None where they are real cards, which
    the host does not see."""
    count: int = 0
    is_out: bool = False
    """Whether the player could play no card, and sits out the round."""
    has_passed: bool = False
    passing: Card | None = None
    """The card that the player passed, until all have passed; None where it is not known."""


@dataclass(frozen=True)
class Turn:
    """What a player did last."""

    seat: int
    move: Move | None
    """None where no card could be played."""
    discarded: tuple[Card, ...]


@dataclass(frozen=True)
class GameState:
    """A game."""

    settings: Settings
    position: Position
    hands: tuple[Hand, ...]
    """By seat of the board; nobody sits at some."""
    start_seat: int
    """Who begins the round."""
    phase: Phase = Phase.DEAL
    round: int = 1
    turn_seat: int | None = None
    """Whose turn it is while cards are played."""
    stock: Stock = field(default_factory=Stock)
    finished: tuple[int, ...] = ()
    """The sides with all their pawns home, the winners first (see ``Settings.side``)."""
    last: Turn | None = None

    @classmethod
    def new(cls, settings: Settings) -> GameState:
        """Return a game before its first deal: all pawns are in their kennels."""
        start = settings.seats[settings.players.index(settings.starter or settings.players[0])]
        hands = (Hand(),) * settings.board_seats
        return cls(settings, Position.new(settings.board_seats), hands, start)

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self.phase is Phase.OVER

    @property
    def winners(self) -> tuple[str, ...]:
        """The players of the side that was the first with all pawns home; none while there is no such side."""
        settings = self.settings
        pairs = zip(settings.players, settings.seats, strict=True)
        return tuple(player for player, seat in pairs if settings.side(seat) in self.finished[:1])

    @property
    def hand_size(self) -> int:
        """How many cards each player gets in this round."""
        return hand_size(self.round)

    @property
    def active(self) -> tuple[int, ...]:
        """The seats of those who are not finished, clockwise from the start seat."""
        seats, settings = self.settings.seats, self.settings
        at = seats.index(self.start_seat)
        return tuple(seat for seat in seats[at:] + seats[:at] if settings.side(seat) not in self.finished)

    @property
    def to_pass(self) -> tuple[int, ...]:
        """The seats of those who have still to pass a card, clockwise from the start seat."""
        if self.phase is not Phase.EXCHANGE:
            return ()
        return tuple(seat for seat in self.active if not self.hands[seat].has_passed)

    def player(self, seat: int) -> str:
        """Return the name of who sits at a seat."""
        return self.settings.players[self.settings.seats.index(seat)]

    def next_active(self, seat: int) -> int:
        """Return the next seat clockwise of somebody who is not finished."""
        following = self.settings.left_of(seat)
        while self.settings.side(following) in self.finished:
            following = self.settings.left_of(following)
        return following

    def receiver(self, seat: int) -> int | None:
        """Return who gets the card that a player passes: the partner, or the left neighbour where each plays alone
        (default G3). With two colours each is the own partner, so that nothing is passed.
        """
        if self.settings.two_colours:
            return None
        return self.settings.partner(seat) if self.settings.in_teams else self.next_active(seat)

    def require(self, phase: Phase) -> None:
        """Raise PhaseError unless the game is in a phase."""
        if self.phase is not phase:
            raise PhaseError(f"the game waits for {self.phase.value!r}, so this is not the moment for {phase.value!r}")

    def with_hand(self, seat: int, hand: Hand) -> GameState:
        """Return the game with another hand at a seat."""
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))
