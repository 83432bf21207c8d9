"""How the host plays for itself, for practice: the puppy is easy, the hound is hard. Both see what all see.

Each is a function of the state and of one throw of luck, so that a game is replayed from its journal like any other.
"""

from __future__ import annotations

from fractions import Fraction

from voice_host.games.casino_hot_dog.rules.chips import HEAP, score
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.rules.ranking import movers
from voice_host.games.casino_hot_dog.rules.round import Hand, Round, Status

LUCK = 6
"""A throw of luck is 1 to this."""

_PUPPY_STOPS = {1: 1, 2: 4}
"""With so many chips in front the puppy opts out where its luck is at most this; with more chips, always but once."""


def draws(game: GameState, seat: int, luck: int) -> bool:
    """Whether the host draws another chip for a seat; where it has to, it does."""
    hand = game.round.hands[seat]
    if hand.has_to_draw:
        return True
    if game.settings.strength(seat) == "hard":
        return _hound_draws(game, seat)
    return luck > _PUPPY_STOPS.get(len(hand.front), LUCK - 1) and not hand.only_heap_left


def takes(game: GameState, seat: int, luck: int) -> int:
    """Return the die by which the host moves a seat's dog: 0 or 1, one that is left."""
    left = game.round.dice_left
    if game.settings.strength(seat) == "hard":
        return max(left, key=lambda die: _worth(game, seat, die))
    return left[luck % len(left)]


def _hound_draws(game: GameState, seat: int) -> bool:
    """The hound opts out as soon as nobody can pass it, and draws on where it would not move at all. Between the two it
    weighs what the next chip brings on average against what it would lose.
    """
    now = game.round
    if not [other for other in now.still_in if other != seat]:
        place = _place(game, seat)
        if place == 0:
            return False
        if place is None:
            return not now.hands[seat].only_heap_left
    return _gain(now.hands[seat]) > 0


def _place(game: GameState, seat: int) -> int | None:
    """Return who would move before a seat, if the round ended now: 0 for nobody; None where the seat would not move."""
    now: Round = game.round
    scores = {other: 0 if hand.status is Status.OUT else hand.score for other, hand in enumerate(now.hands)}
    ranked = movers(scores, now.seats, game.settings.starter_first)
    return ranked.index(seat) if seat in ranked else None


def _gain(hand: Hand) -> Fraction:
    """Return what the next chip changes the score by, on average; the heap takes it all."""
    after = [0 if chip == HEAP else score((*hand.front, chip)) for chip in hand.bag]
    return Fraction(sum(after), len(after)) - hand.score


def _worth(game: GameState, seat: int, die: int) -> tuple[int, int]:
    """Return how far a die leads a dog; of two that lead as far, the one that would help the others more."""
    assert game.round.dice is not None
    face, board = game.round.dice[die], game.settings.board
    ahead = board.move(game.squares[seat], face) - game.squares[seat]
    others = [board.move(square, face) - square for other, square in enumerate(game.squares) if other != seat]
    return ahead, max(others, default=0)
