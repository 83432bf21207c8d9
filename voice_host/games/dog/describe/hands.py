"""A hand, and what can be played, for whoever asks: answered where all hands are open, and nowhere else."""

from __future__ import annotations

from voice_host.games.dog.rules.game_state import GameState
from voice_host.games.dog.talk import wording
from voice_host.games.dog.talk.in_hand import of_player, playable
from voice_host.script import Message, message

Told = tuple[Message, ...]


def asked(game: GameState) -> Told:
    """Return the hand of whose turn it is, where everybody may hear it."""
    closed = _closed(game)
    if closed is not None:
        return (closed,)
    seats = game.active if game.turn_seat is None else (game.turn_seat,)
    return tuple(message("hand-of", player=wording.seat(game, one), cards=of_player(game, one)) for one in seats)


def playable_asked(game: GameState) -> Told:
    """Return what the player whose turn it is can play, where everybody may hear it."""
    closed = _closed(game)
    if closed is not None:
        return (closed,)
    if game.turn_seat is None:
        return (message("told-not-playing"),)
    return playable(game, game.turn_seat)


def _closed(game: GameState) -> Message | None:
    """Return why no hand is told to all; None where hands are open."""
    if game.over:
        return message("told-over")
    if game.settings.cards == "real":
        return message("told-real-cards")
    return message("told-hands-hidden") if game.settings.hands != "open" else None
