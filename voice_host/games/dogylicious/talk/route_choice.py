"""From a route as it was said to the tiles that are meant, asking which way where two fit (rules 1.5, point 3)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Union

from voice_host.games.dogylicious.meanings import Direction, GiveUp, Route, RouteTile, TileName
from voice_host.games.dogylicious.rules import planning
from voice_host.games.dogylicious.rules.carpet import Tile
from voice_host.games.dogylicious.rules.ending import time_up
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.refusal import Refused
from voice_host.games.dogylicious.rules.route import Route as Tiles, read_route
from voice_host.games.dogylicious.rules.turn import Turn
from voice_host.games.dogylicious.talk import refusals, wording
from voice_host.games.dogylicious.talk.ending import Talk, give_up
from voice_host.games.dogylicious.talk.refusals import turn_of
from voice_host.games.dogylicious.talk.tile_choice import no_such_tile, tiles_named
from voice_host.games.dogylicious.talk.ways import which_way
from voice_host.script import Cue, Heard, Message, Reply, TimeUp, ask, message, say


def choose_route(game: GameState, route: Route, at_ms: int) -> Talk:
    """Take a route; refuse it with the reason, without penalty."""
    turn = turn_of(game)
    readings = _readings(game, route)
    if isinstance(readings, Message):
        yield from say(game, readings, *_standing(turn))
        return game
    chosen = yield from _which(game, readings)
    if isinstance(chosen, TimeUp):
        return game.with_turn(time_up(turn))
    if isinstance(chosen, Heard):
        other = chosen.meaning
        return (yield from (choose_route(game, other, chosen.at_ms) if isinstance(other, Route) else give_up(game)))
    return (yield from _plan(game, chosen, at_ms))


def _standing(turn: Turn) -> tuple[Message, ...]:
    """Return the route that was said before, where there is one: it stands, and is the one to be counted."""
    return (message("route-stands", tiles=wording.numbers(turn.carpet, turn.route)),) if turn.route else ()


def counts_aloud(game: GameState, route: Route) -> bool:
    """Whether "one, two, three" counts the steps rather than naming tiles: nobody could walk so."""
    numbers = [step.number for step in route.steps if isinstance(step, RouteTile)]
    return numbers == [n + 1 for n in range(len(route.steps))] and isinstance(_readings(game, route), Message)


def _readings(game: GameState, route: Route) -> tuple[Tiles, ...] | Message:
    """Return the routes that may be meant, or why it cannot be any."""
    turn = turn_of(game)
    dog, target = _ends(turn)
    said: list[str | tuple[Tile, ...]] = []
    for step in route.steps:
        if isinstance(step, Direction):
            said += [step.way] * step.times
            continue
        name = TileName(number=step.number)
        fitting = tiles_named(turn.carpet, name)
        if not fitting:
            return no_such_tile(turn.carpet, name)
        said.append(fitting)
    readings = read_route(turn.carpet, dog, said, target, turn.visited)  # type: ignore[arg-type]
    return refusals.of_route(game, readings) if isinstance(readings, Refused) else readings


def _plan(game: GameState, route: Tiles, at_ms: int) -> Talk:
    planned = planning.plan_route(turn_of(game), route, at_ms)
    if isinstance(planned, Refused):
        yield from say(game, refusals.of_route(game, planned), *_standing(turn_of(game)))
        return game
    game = game.with_turn(planned)
    if planned.end is None:
        yield from say(game, message("route-chosen", tiles=wording.numbers(planned.carpet, route)))
    return game


def _which(game: GameState, readings: tuple[Tiles, ...]) -> Generator[Cue, Reply, Union[Tiles, Heard, TimeUp]]:
    """Return the one route that is meant, asking at the first step where they part; or what was said instead."""
    carpet, dog = game.settings.carpet, _ends(turn_of(game))[0]
    while len(readings) > 1:
        at = next(at for at, steps in enumerate(zip(*readings, strict=True)) if len(set(steps)) > 1)
        here = (dog, *readings[0])[at]
        tiles = tuple(dict.fromkeys(reading[at] for reading in readings))
        question = which_way(carpet, here, tiles, step=at + 1)
        reply = yield from ask(game, question, (Route, GiveUp), message("choices-route"), to=game.player)
        step = reply.meaning.steps[0] if isinstance(reply, Heard) and isinstance(reply.meaning, Route) else None
        there = carpet.toward(here, step.way) if isinstance(step, Direction) else None  # type: ignore[arg-type]
        if isinstance(reply, TimeUp) or not _is_one_step(reply) or there not in tiles:
            return reply
        readings = tuple(reading for reading in readings if reading[at] == there)
    return readings[0]


def _is_one_step(reply: Heard) -> bool:
    return isinstance(reply.meaning, Route) and len(reply.meaning.steps) == 1


def _ends(turn: Turn) -> tuple[Tile, Tile]:
    if turn.dog is None or turn.target is None:
        raise RuntimeError("a route needs a start and a target")
    return turn.dog, turn.target
