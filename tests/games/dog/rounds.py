"""Rounds played through without looking at what is played."""

from __future__ import annotations

from tests.games.dog.bots import granted
from voice_host.games.dog.rules import playing
from voice_host.games.dog.rules.game_state import GameState, Phase


def dealt(game: GameState) -> GameState:
    """The game after a deal by the highest throws."""
    return playing.deal(game, playing.lots(game))


def exchanged(game: GameState) -> GameState:
    """The game after everybody passed the first card."""
    while game.phase is Phase.EXCHANGE:
        seat = game.to_pass[0]
        cards = game.hands[seat].cards
        game = granted(playing.pass_card(game, seat, None if cards is None else cards[0]))
    return game


def one_round(game: GameState) -> GameState:
    """The game before its next deal, or at its end."""
    game, number = exchanged(dealt(game)), game.round
    while game.round == number and not game.over:
        assert game.turn_seat is not None
        moves = playing.legal_moves(game, game.turn_seat)
        seat = game.turn_seat
        game = granted(playing.play(game, seat, moves[0]) if moves else playing.give_up(game, seat))
    return game
