"""The cards in a hand, and what they can do. Whoever calls this sees to it that nobody hears it who must not."""

from __future__ import annotations

from voice_host.games.dog.rules import playing
from voice_host.games.dog.rules.cards import Card, in_order
from voice_host.games.dog.rules.game_state import GameState, Phase
from voice_host.games.dog.talk import wording
from voice_host.script import Message, message

Told = tuple[Message, ...]


def of_player(game: GameState, seat: int) -> Told:
    """Return the cards of a player as they are told; of real ones nothing is known."""
    return wording.cards(game.hands[seat].cards or ())


def numbered(game: GameState, seat: int) -> Told:
    """Return the cards of a player by their places in the hand, which tell nothing about them."""
    cards = game.hands[seat].cards or ()
    places = tuple(message("card-at", nth=nth, card=wording.card(card)) for nth, card in enumerate(cards, 1))
    return (message("your-cards", cards=places),)


def playable(game: GameState, seat: int) -> Told:
    """Return what a player can do with each card: which pawns it moves."""
    cards = tuple(dict.fromkeys(in_order(game.hands[seat].cards or ())))
    told = tuple(_playable(game, seat, card) for card in cards)
    if all(each.id == "told-card-cannot" for each in told):
        return (message("told-nothing-to-play", player=wording.seat(game, seat)),)
    return told


def _playable(game: GameState, seat: int, card: Card) -> Message:
    name = wording.card(card)
    if game.phase is Phase.OVER:
        return message("told-card-cannot", card=name)
    moves = playing.legal_moves(game, seat, card) if card not in (Card.SEVEN, Card.JOKER) else []
    if not moves:
        can = card in (Card.SEVEN, Card.JOKER) and playing.has_legal_move(game, seat, card)
        return message("told-card-can" if can else "told-card-cannot", card=name)
    pawns = dict.fromkeys(move.trips[0].pawn for move in moves)
    return message("told-card-moves", card=name, pawns=wording.pawns(pawns))
