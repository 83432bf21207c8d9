"""The roll at the beginning of a round: all know the dice before anybody draws (rules 3.4, point 0)."""

from __future__ import annotations

from voice_host.games.casino_hot_dog.meanings import DiceShow, RollDice
from voice_host.games.casino_hot_dog.rules import drawing
from voice_host.games.casino_hot_dog.rules.dice import FACES
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.rules.refusal import Refused
from voice_host.games.casino_hot_dog.talk import refusals, wording
from voice_host.games.casino_hot_dog.talk.asking import Talk
from voice_host.script import message, roll, say
from voice_host.script.shared.asking import Asked, hear


def roll_dice(game: GameState) -> Talk:
    """Have the start player roll, or roll for them, and tell the dice to all."""
    told = _told if game.settings.pieces == "real" else _thrown
    while True:
        shown = yield from told(game)
        rolled = drawing.roll(game.settings, game.round, shown)
        if not isinstance(rolled, Refused):
            break
        yield from say(game, refusals.why(game, rolled))
    game = game.with_round(rolled)
    yield from say(game, message("rolled", faces=tuple(wording.face(face) for face in rolled.dice or ())))
    return game


def _told(game: GameState) -> Asked[tuple[int, ...]]:
    """Ask what the players' own dice show."""
    starter = game.round.starter
    who = "ask-dice" if starter in game.settings.family else "ask-dice-for"
    question = message(who, player=wording.seat(game, starter), round=game.round.number)
    meaning = yield from hear(game, question, (DiceShow,), message("choices-dice"), to=_asked(game, starter))
    if not isinstance(meaning, DiceShow):
        return ()
    return meaning.faces if meaning.alike is None else (meaning.alike, meaning.alike)


def _thrown(game: GameState) -> Asked[tuple[int, ...]]:
    """Throw the dice as soon as the start player says so; the host's own dogs do not wait."""
    starter = game.round.starter
    who = wording.seat(game, starter)
    if starter in game.settings.family:
        question = message("ask-roll", player=who, round=game.round.number)
        yield from hear(game, question, (RollDice,), message("choices-roll"), to=game.players[starter])
    else:
        yield from say(game, message("rolls-itself", player=who, round=game.round.number))
    first, second = yield from roll(game, 2, FACES)
    return game.settings.die_small[first - 1], game.settings.die_large[second - 1]


def _asked(game: GameState, seat: int) -> str | None:
    return game.players[seat] if seat in game.settings.family else None
