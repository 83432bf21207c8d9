"""What only one player may see: the own cards, on a page of their own (rules 2.10)."""

from __future__ import annotations

from itertools import islice
from typing import Any

from voice_host.games.dog.rules.cards import in_order
from voice_host.games.dog.rules.game_state import GameState, Phase
from voice_host.games.dog.rules.listing import moves_of_card
from voice_host.games.dog.rules.moves import Kind, Move
from voice_host.games.dog.rules.pawns import is_home
from voice_host.games.dog.talk import wording
from voice_host.games.dog.talk.in_hand import numbered, of_player, playable
from voice_host.script import Gap, Message, message
from voice_host.script.picture import Private
from voice_host.script.press import Button, Press

_MOST_MOVES = 12
"""So many moves of a card can be pressed; a seven or a joker has hundreds, and can be said."""


def private(state: Any) -> tuple[Private, ...]:
    """Return each player's cards, where they are shown on pages; nothing where they are told otherwise."""
    if not isinstance(state, GameState) or state.settings.cards == "real" or state.settings.hands != "pages":
        return ()
    return tuple(_of(state, seat) for seat in state.settings.family)


def _of(game: GameState, seat: int) -> Private:
    heading = message("table-your-cards", player=wording.seat(game, seat))
    player = game.player(seat)
    if game.phase is Phase.EXCHANGE and not game.hands[seat].has_passed:
        return Private(player, heading, numbered(game, seat), _to_pass(game, seat))
    lines = (message("your-hand", cards=of_player(game, seat)),) if game.hands[seat].cards else ()
    if game.turn_seat == seat:
        return Private(player, heading, (*lines, *playable(game, seat)), _to_play(game, seat))
    return Private(player, heading, lines)


def _to_pass(game: GameState, seat: int) -> tuple[Press, ...]:
    if game.to_pass[:1] != (seat,):
        return ()
    cards = game.hands[seat].cards or ()
    return tuple(
        Button(message("say-pass-nth", nth=nth), label=message("card-at", nth=nth, card=wording.card(card)))
        for nth, card in enumerate(cards, 1)
    )


def _to_play(game: GameState, seat: int) -> tuple[Press, ...]:
    cards = dict.fromkeys(in_order(game.hands[seat].cards or ()))
    moves = [
        move
        for card in cards
        for move in islice(moves_of_card(game.settings, game.position, seat, card, 1), _MOST_MOVES)
    ]
    words = dict.fromkeys(repr(_said(move)) for move in moves)
    by_words = {repr(_said(move)): _said(move) for move in moves}
    return (*(Button(by_words[each]) for each in words), Button(message("say-cannot-play"), main=False))


def _said(move: Move) -> Message:
    """Return the words that make a move; those of a joker say what it stands for."""
    first = move.trips[0]
    gaps: dict[str, Gap] = {"pawn": wording.pawn(first.pawn), "steps": abs(first.steps)}
    joker = "joker-" if move.card.value == "joker" else ""
    if move.kind is Kind.OUT:
        return message("say-out", card=wording.spoken_card(move.card), **gaps)
    if move.kind is Kind.SWAP:
        return message(f"say-{joker}swap", other=wording.pawn(move.trips[1].pawn), **gaps)
    if move.kind is Kind.BACKWARD:
        return message(f"say-{joker}back", **gaps)
    way = "home" if is_home(first.end) and not is_home(first.start) else "forward"
    return message(f"say-{joker}{way}", **gaps)
