"""How the host plays for itself, for practice, in two strengths. It sees its own hand and what all see, nothing more.

Each choice is a function of the state and of one throw of luck, so that a game is replayed from its journal like any
other. The hand is one that the host knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Literal, TypeVar

from voice_host.games.dog.rules.cards import SPLIT, Card
from voice_host.games.dog.rules.game_state import GameState
from voice_host.games.dog.rules.listing import can_play, moves_of_card
from voice_host.games.dog.rules.moves import Move
from voice_host.games.dog.rules.pawns import KENNEL, Pawn, colour, home_square, pawns_of
from voice_host.games.dog.rules.position import Position
from voice_host.games.dog.rules.settings import Settings
from voice_host.games.dog.rules.track import LONGEST_WALK
from voice_host.games.dog.rules.walking import blocks

LUCK = 1_000_000
"""A throw of luck is 1 to this."""

Strength = Literal["easy", "hard"]

MOST_LOOKED_AT = 200
"""How many moves of a card are looked at."""
FEW_PORTIONS = 2
"""A seven in so few portions is looked at first; in more only where it cannot be played otherwise."""

_KEPT: dict[Card, int] = {
    Card.JOKER: 14,
    Card.ONE_ELEVEN: 7,
    Card.THIRTEEN: 6,
    Card.SEVEN: 5,
    Card.FOUR: 4,
    Card.SWAP: 2,
}
"""What a card is worth in the hand, in squares; of others nothing."""

_OUT_OF_KENNEL = 12
_HOME = 30
_DANGER = 8
"""A pawn that an opponent could reach loses this part of what it is worth: one in eight for each pawn behind it."""
_BEFORE_START = 4
"""What it is worth to stand so near the own start, after a lap, that a card brings the pawn home."""

T = TypeVar("T")


def passes(game: GameState, seat: int, strength: Strength, luck: int) -> Card:
    """Return the card that the host passes from a seat's hand."""
    hand = _hand(game, seat)
    if strength == "easy":
        return _by_luck(hand, luck)
    partner = game.settings.partner(seat)
    if partner is not None and _waits(game.position, partner):
        ways_out = [card for card in hand if card in (Card.THIRTEEN, Card.ONE_ELEVEN)]
        spare = len(ways_out) + hand.count(Card.JOKER) > 1 or not _waits(game.position, seat)
        if ways_out and spare:
            return ways_out[0]
    return min(hand, key=lambda card: (_KEPT.get(card, 0), card is not Card.SWAP and not _goes(game, seat, card)))


def chooses(game: GameState, seat: int, strength: Strength, luck: int) -> Move | None:
    """Return the move that the host makes for a seat; None where there is none in its hand."""
    cards = [card for card in dict.fromkeys(_hand(game, seat)) if _goes(game, seat, card)]
    if not cards:
        return None
    if strength == "easy":
        card = _by_luck(cards, luck)
        return _by_luck(list(_looked_at(game, seat, card)), luck // len(cards) + 1)
    moves = [move for card in cards for move in _looked_at(game, seat, card)]
    worths = [_worth_of_move(game, seat, move) for move in moves]
    best = max(worths)
    return _by_luck([move for move, worth in zip(moves, worths, strict=True) if worth == best], luck)


def _hand(game: GameState, seat: int) -> tuple[Card, ...]:
    hand = game.hands[seat].cards
    if not hand:
        raise ValueError("the host plays only with cards that it holds")
    return hand


def _by_luck(choices: Sequence[T], luck: int) -> T:
    return choices[luck % len(choices)]


def _goes(game: GameState, seat: int, card: Card) -> bool:
    return can_play(game.settings, game.position, seat, card)


def _waits(position: Position, seat: int) -> bool:
    """Whether a colour has no pawn on the ring, and some in the kennel."""
    return all(place < 0 for place in position.of(seat)) and position.in_kennel(seat) > 0


def _looked_at(game: GameState, seat: int, card: Card) -> Iterator[Move]:
    """Generate the moves of a card that are looked at: of those that lead to the same position, one."""
    found = False
    for most_portions in (FEW_PORTIONS, SPLIT):
        seen: set[Position] = set()
        moves = moves_of_card(game.settings, game.position, seat, card, most_portions)
        for move in islice(moves, MOST_LOOKED_AT):
            after = game.position.after(game.settings.track, *move.trips)
            if after not in seen:
                seen.add(after)
                found = True
                yield move
        if found:
            return


def _worth_of_move(game: GameState, seat: int, move: Move) -> float:
    """Return what a move is worth: how it leaves the pawns of the own side, and of the others, and what it costs."""
    settings = game.settings
    after = game.position.after(settings.track, *move.trips)
    side = settings.side(seat)
    own = others = 0.0
    for each in settings.colours_in_play:
        worth = sum(_worth_of_pawn(settings, after, pawn) for pawn in pawns_of(each))
        if settings.side(each) == side:
            own += worth
        else:
            others += worth
    return own - others / max(1, len(settings.sides) - 1) - _KEPT.get(move.card, 0)


def _worth_of_pawn(settings: Settings, position: Position, pawn: Pawn) -> float:
    """Return what a pawn is worth to its side, in squares."""
    track, place = settings.track, position.places[pawn]
    if place == KENNEL:
        return 0
    if place < KENNEL:
        return _OUT_OF_KENNEL + track.length + _HOME + home_square(place)
    travelled = position.travelled[pawn]
    to_start = track.to_start(colour(pawn), place)
    near = to_start < LONGEST_WALK and (
        travelled + to_start >= track.length or (settings.backward_shortcut and not position.fresh[pawn])
    )
    done = track.length - to_start if near else min(max(travelled, 0), track.length) % track.length
    worth = float(_OUT_OF_KENNEL + done + (_BEFORE_START if near else 0))
    if settings.start_block_protected and blocks(settings, position, pawn):
        return worth
    return worth - worth * min(4, _behind(settings, position, pawn)) / _DANGER


def _behind(settings: Settings, position: Position, pawn: Pawn) -> int:
    """Return how many pawns of opponents could reach a pawn with one card: on the ring behind it, or coming out."""
    track, side = settings.track, settings.side(colour(pawn))
    place = position.places[pawn]
    found = 0
    for each in settings.colours_in_play:
        if settings.side(each) == side:
            continue
        at_start = track.starts[each] == place
        for other in position.of(each):
            found += (at_start and other == KENNEL) or (
                other >= 0 and 0 < (place - other) % track.length <= LONGEST_WALK
            )
    return found
