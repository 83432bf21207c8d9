"""A turn: a die is taken, rolled and placed, and the points are counted (rules 4.3)."""

from __future__ import annotations

from collections.abc import Generator

from voice_host.games.dotzee.meanings import Hint, Played, Put, Shown, Take, Threw
from voice_host.games.dotzee.questions import PlaceName
from voice_host.games.dotzee.rules.faces import SIDES, Face
from voice_host.games.dotzee.rules.game_state import GameState, Phase
from voice_host.games.dotzee.rules.placing import Way
from voice_host.games.dotzee.rules.refusal import Refused
from voice_host.games.dotzee.talk import refusals, wording
from voice_host.games.dotzee.talk.hints import hint
from voice_host.script import Cue, Reply, message, roll, say
from voice_host.script.shared.asking import hear

Talk = Generator[Cue, Reply, GameState]
"""A part of the game's conversation: it returns the game as it is afterwards."""


def take_turn(game: GameState) -> Talk:
    """Play until the die lies on the board again."""
    turn = len(game.turns)
    while len(game.turns) == turn and game.phase in _TALKS:
        game = yield from _TALKS[game.phase](game)
    return game


def _take(game: GameState) -> Talk:
    own = game.settings.rolled_by == "players"
    expects = (Take, Played) if own else (Take,)
    question = message("ask-own-die" if own else "ask-die", player=wording.player(game.player))
    meaning = yield from hear(
        game, question, expects, message("choices-own-die" if own else "choices-die"), to=game.player
    )
    if isinstance(meaning, (Take, Played)):
        game = yield from _taken(game, meaning.place)
    if isinstance(meaning, Played) and game.phase is Phase.ROLL:
        game = yield from _threw(game, meaning.face, meaning.way)
    return game


def _taken(game: GameState, name: PlaceName) -> Talk:
    place = wording.place_named(name)
    taken = game.take(place)
    if isinstance(taken, Refused):
        yield from say(game, refusals.of_place(game, taken))
        return game
    yield from say(taken, message("taken", place=wording.place(place)))
    return taken


def _roll(game: GameState) -> Talk:
    if game.settings.rolled_by == "players":
        question = message("ask-roll")
        meaning = yield from hear(game, question, (Threw,), message("choices-roll"), to=game.player)
        return (yield from _threw(game, meaning.face, meaning.way)) if isinstance(meaning, Threw) else game
    (side,) = yield from roll(game, 1, SIDES)
    rolled = game.roll(game.settings.dice[game.in_hand.number][side - 1])
    assert isinstance(rolled, GameState)
    return rolled


def _threw(game: GameState, shown: Shown, way: str | None) -> Talk:
    """Take what the players rolled, and perhaps where it goes."""
    rolled = game.roll(Face(shown.number, shown.colour))
    if isinstance(rolled, Refused):
        yield from say(game, refusals.of_face(game.settings, rolled))
        return game
    if way is None:
        return rolled
    told = message("rolled-and-put", face=wording.face(_rolled(rolled)), way=wording.way(way))
    yield from say(rolled, told)
    return (yield from _put(rolled, way))


def _place(game: GameState) -> Talk:
    ways = wording.ways(game.ways)
    question = message("ask-way", face=wording.a_face(_rolled(game)), ways=ways)
    meaning = yield from hear(game, question, (Put, Hint), message("choices-way", ways=ways), to=game.player)
    if isinstance(meaning, Hint):
        return (yield from hint(game))
    return (yield from _put(game, meaning.way)) if isinstance(meaning, Put) else game


def _put(game: GameState, way: str) -> Talk:
    placed = game.place(_way(way))
    if isinstance(placed, Refused):
        yield from say(game, refusals.of_way(game, way))
        return game
    return placed


def _rolled(game: GameState) -> Face:
    if game.rolled is None:
        raise RuntimeError("nothing was rolled")
    return game.rolled


def _way(said: str) -> Way:
    return said  # type: ignore[return-value]


_TALKS = {Phase.TAKE: _take, Phase.ROLL: _roll, Phase.PLACE: _place}
