"""The conversation before the dog sets off: start, target, route (rules 1.5, points 1 to 3).

Each function asks for one thing and returns the game after the answer; what is not allowed is refused with its reason
and asked again, without penalty.
"""

from __future__ import annotations

from voice_host.games.dogylicious.meanings import (
    GiveUp,
    GoOn,
    Route,
    Start,
    Stop,
    Target,
    TileName,
)
from voice_host.games.dogylicious.rules import planning
from voice_host.games.dogylicious.rules.ending import go_on, time_up
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.refusal import Refused
from voice_host.games.dogylicious.rules.turn import Turn
from voice_host.games.dogylicious.talk import refusals, wording
from voice_host.games.dogylicious.talk.ending import Talk, give_up, stop_here
from voice_host.games.dogylicious.talk.refusals import turn_of
from voice_host.games.dogylicious.talk.route_choice import choose_route
from voice_host.games.dogylicious.talk.tile_choice import choose_tile
from voice_host.script import Meaning, TimeUp, ask, message, say


def choose_start(game: GameState) -> Talk:
    """Ask for the tile where the dog starts."""
    question = message("ask-start", player=wording.player(game.player), round=game.round)
    while True:
        reply = yield from ask(game, question, (Start, TileName, GiveUp), message("choices-start"), to=game.player)
        if isinstance(reply, TimeUp):
            return game.with_turn(time_up(turn_of(game)))
        if isinstance(reply.meaning, GiveUp):
            game = yield from give_up(game)
        else:
            name = reply.meaning.tile if isinstance(reply.meaning, Start) else reply.meaning
            game = yield from _start_at(game, name)  # type: ignore[arg-type]
        if turn_of(game).start is not None or turn_of(game).end is not None:
            return game


def changes(turn: Turn) -> tuple[type[Meaning], ...]:
    """Return what may be said beside the answer until "Ready!": another target, before the first also another start."""
    return (Target, GiveUp) if turn.further else (Target, Start, GiveUp)


def _start_at(game: GameState, name: TileName) -> Talk:
    turn = turn_of(game)
    choice = yield from choose_tile(game, name, Start, lambda tiles: planning.possible_starts(turn, tiles))
    if isinstance(choice, GiveUp):
        return (yield from give_up(game))
    if choice is None or isinstance(choice, TimeUp):
        return game
    tile, _ = choice
    started = planning.choose_start(turn, tile)
    if isinstance(started, Refused):
        yield from say(game, refusals.of_tile(game, started, tile))
        return game
    game = game.with_turn(started)
    number = started.carpet.number(tile)
    yield from say(game, message("start-chosen", row=tile.row, column=tile.column, number=number))
    return game


def choose_target(game: GameState) -> Talk:
    """Ask for the target. After a success with the clock running the player may still stop instead."""
    question = message("ask-target")
    while True:
        turn = turn_of(game)
        expects = (TileName, *changes(turn), *((Stop,) if turn.further else ()))
        reply = yield from ask(game, question, expects, message("choices-target"), to=game.player)
        if isinstance(reply, TimeUp):
            return game.with_turn(time_up(turn_of(game)))
        if isinstance(reply.meaning, GiveUp):
            game = yield from give_up(game)
        elif isinstance(reply.meaning, Stop):
            return (yield from stop_here(game, reply.at_ms))
        elif isinstance(reply.meaning, Start):
            game = yield from _start_at(game, reply.meaning.tile)
        else:
            name = reply.meaning.tile if isinstance(reply.meaning, Target) else reply.meaning
            game = yield from announce_target(game, name, reply.at_ms)  # type: ignore[arg-type]
        if turn_of(game).target is not None or turn_of(game).end is not None:
            return game


def announce_target(game: GameState, name: TileName | None, at_ms: int) -> Talk:
    """Take the target that was named; refuse it with the reason. Before it binds, another may be named."""
    while name is None:
        reply = yield from ask(
            game, message("ask-which-target"), (Target, TileName, GiveUp), message("choices-target"), to=game.player
        )
        if isinstance(reply, TimeUp):
            return game.with_turn(time_up(turn_of(game)))
        if isinstance(reply.meaning, GiveUp):
            return (yield from give_up(game))
        name = reply.meaning if isinstance(reply.meaning, TileName) else getattr(reply.meaning, "tile", None)
        at_ms = reply.at_ms
    turn = turn_of(game)
    choice = yield from choose_tile(game, name, Target, lambda tiles: planning.possible_targets(turn, tiles))
    if isinstance(choice, TimeUp):
        return game.with_turn(time_up(turn))
    if isinstance(choice, GiveUp):
        return (yield from give_up(game))
    if choice is None:
        return game
    tile, asked = choice
    announced = planning.announce_target(turn, tile, at_ms)
    if isinstance(announced, Refused):
        yield from say(game, refusals.of_tile(game, announced, tile))
        return game
    game = game.with_turn(announced)
    if announced.end is None and not asked:
        yield from say(game, message("target-chosen", tile=wording.tile(announced.carpet, tile)))
    return game


def plan_route(game: GameState) -> Talk:
    """Ask for the route, step by step. Another target may be named instead."""
    turn = turn_of(game)
    if turn.target is None:
        raise RuntimeError("a route needs a target")
    question = message("ask-route", target=wording.tile(turn.carpet, turn.target))
    while True:
        reply = yield from ask(game, question, (Route, *changes(turn)), message("choices-route"), to=game.player)
        if isinstance(reply, TimeUp):
            return game.with_turn(time_up(turn_of(game)))
        before = turn_of(game)
        game = yield from replan(game, reply.meaning, reply.at_ms)
        if turn_of(game) is not before:
            return game


def replan(game: GameState, meaning: object, at_ms: int) -> Talk:
    """Take a route, a target, a start or a giving up, whichever was said: until "Ready!" all may be planned anew."""
    if isinstance(meaning, Route) and game.settings.announce_route == "count_only":
        yield from say(game, message("route-not-said-here"))
        return game
    if isinstance(meaning, Route):
        return (yield from choose_route(game, meaning, at_ms))
    if isinstance(meaning, Start):
        return (yield from _start_at(game, meaning.tile))
    if isinstance(meaning, Target):
        return (yield from announce_target(game, meaning.tile, at_ms))
    return (yield from give_up(game))


def stop_or_go_on(game: GameState) -> Talk:
    """After a success with time left: stop and keep the points, or go on (rules 1.5, "With a clock")."""
    while True:
        turn = turn_of(game)
        reply = yield from ask(
            game,
            message("ask-stop-or-go-on"),
            (Stop, GoOn, Target, TileName),
            message("choices-stop-or-go-on"),
            to=game.player,
        )
        if isinstance(reply, TimeUp):
            return game.with_turn(time_up(turn))
        if isinstance(reply.meaning, Stop):
            return (yield from stop_here(game, reply.at_ms))
        if isinstance(reply.meaning, GoOn):
            return game.with_turn(go_on(turn, reply.at_ms))
        name = reply.meaning if isinstance(reply.meaning, TileName) else getattr(reply.meaning, "tile", None)
        game = yield from announce_target(game, name, reply.at_ms)
        if turn_of(game) is not turn:
            return game
