"""Hints: what a rolled die would give where, if the others at the table agree (default Z8)."""

from __future__ import annotations

from collections.abc import Generator

from voice_host.games.dotzee.rules.game_state import GameState
from voice_host.games.dotzee.rules.placing import Way
from voice_host.games.dotzee.talk import wording
from voice_host.script import Cue, Heard, Message, Reply, ask, message, say
from voice_host.script.meaning import No, Yes


def hint(game: GameState) -> Generator[Cue, Reply, GameState]:
    """Tell what every place would give; where that was not agreed on before the game, ask the others first."""
    if not game.may_have_hints(game.player):
        if len(game.settings.players) > 1 and not (yield from _agreed(game)):
            yield from say(game, message("hint-refused"))
            return game
        game = game.allow_hints(game.player)
    yield from say(game, message("hint", ways=tuple(_worth(game, way) for way in game.ways)))
    return game


def _agreed(game: GameState) -> Generator[Cue, Reply, bool]:
    question = message("ask-hints", player=wording.player(game.player))
    reply = yield from ask(game, question, (Yes, No), message("choices-hints"))
    return isinstance(reply, Heard) and isinstance(reply.meaning, Yes)


def _worth(game: GameState, way: Way) -> Message:
    return message("hint-way", way=wording.way(way), points=len(game.points_by(way)))
