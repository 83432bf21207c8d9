"""The conversation before the dog sets off: start, target, route, count, "Ready!" (rules 1.5, points 1 to 5).

Each function asks for one thing and returns the game after the answer; what is not allowed is refused with its reason
and asked again, without penalty.
"""

from __future__ import annotations

from voice_host.games.dogylicious.meanings import (
    Check,
    Direction,
    Done,
    GiveUp,
    GoOn,
    Pieces,
    Ready,
    Route,
    RouteTile,
    Start,
    Stop,
    Target,
    TileName,
)
from voice_host.games.dogylicious.rules import planning
from voice_host.games.dogylicious.rules.carpet import Tile
from voice_host.games.dogylicious.rules.ending import go_on, time_up
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.refusal import Reason, Refused
from voice_host.games.dogylicious.rules.route import MIN_STEPS, read_route
from voice_host.games.dogylicious.rules.turn import Turn
from voice_host.games.dogylicious.talk import refusals, wording
from voice_host.games.dogylicious.talk.ending import Talk, give_up, stop_here
from voice_host.games.dogylicious.talk.refusals import turn_of
from voice_host.games.dogylicious.talk.tile_choice import choose_tile, no_such_tile, tiles_named
from voice_host.script import Message, TimeUp, ask, message, say, start_clock
from voice_host.script.meaning import Number


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
        question = message("ask-start-again", player=wording.player(game.player))


def _start_at(game: GameState, name: TileName) -> Talk:
    turn = turn_of(game)
    choice = yield from choose_tile(game, name, lambda tiles: planning.possible_starts(turn, tiles))
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
    expects = (Target, TileName, GiveUp)
    while True:
        further = bool(turn_of(game).reached)
        reply = yield from ask(
            game, question, (*expects, Stop) if further else expects, message("choices-target"), to=game.player
        )
        if isinstance(reply, TimeUp):
            return game.with_turn(time_up(turn_of(game)))
        if isinstance(reply.meaning, GiveUp):
            game = yield from give_up(game)
        elif isinstance(reply.meaning, Stop):
            return (yield from stop_here(game, reply.at_ms))
        else:
            name = reply.meaning.tile if isinstance(reply.meaning, Target) else reply.meaning
            game = yield from announce_target(game, name, reply.at_ms)  # type: ignore[arg-type]
        if turn_of(game).target is not None or turn_of(game).end is not None:
            return game
        question = message("ask-target-again")


def announce_target(game: GameState, name: TileName | None, at_ms: int) -> Talk:
    """Take the target that was named; refuse it with the reason. Before it binds, another may be named."""
    while name is None:
        reply = yield from ask(
            game, message("ask-which-target"), (Target, TileName), message("choices-target"), to=game.player
        )
        if isinstance(reply, TimeUp):
            return game.with_turn(time_up(turn_of(game)))
        name = reply.meaning if isinstance(reply.meaning, TileName) else getattr(reply.meaning, "tile", None)
        at_ms = reply.at_ms
    turn = turn_of(game)
    choice = yield from choose_tile(game, name, lambda tiles: planning.possible_targets(turn, tiles))
    if isinstance(choice, TimeUp):
        return game.with_turn(time_up(turn))
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
    question = message("ask-route")
    while True:
        reply = yield from ask(game, question, (Route, Target, GiveUp), message("choices-route"), to=game.player)
        if isinstance(reply, TimeUp):
            return game.with_turn(time_up(turn_of(game)))
        before = turn_of(game)
        game = yield from _before_ready(game, reply.meaning, reply.at_ms)
        if turn_of(game) is not before:
            return game
        target = before.target
        question = message("ask-route-again", target=wording.tile(before.carpet, target)) if target else question


def _bare_count(meaning: object) -> object:
    """Return the count that one or two numbers alone are ("three, six"), where steps and pieces are asked for.

    They would as well name the tiles of a route, but no route is that short.
    """
    if isinstance(meaning, Route) and len(meaning.steps) < MIN_STEPS:
        numbers = [step.number for step in meaning.steps if isinstance(step, RouteTile)]
        if len(numbers) == len(meaning.steps):
            return Pieces(*numbers)
    return meaning


def _walk(game: GameState, route: Route, at_ms: int) -> Talk:
    turn = turn_of(game)
    if turn.dog is None or turn.target is None:
        raise RuntimeError("a route needs a start and a target")
    said: list[str | tuple[Tile, ...]] = []
    for step in route.steps:
        if isinstance(step, Direction):
            said += [step.way] * step.times
            continue
        name = TileName(number=step.number)
        fitting = tiles_named(turn.carpet, name)
        if not fitting:
            yield from say(game, no_such_tile(turn.carpet, name))
            return game
        said.append(fitting)
    readings = read_route(turn.carpet, turn.dog, said, turn.target, turn.visited)  # type: ignore[arg-type]
    if isinstance(readings, Refused):
        yield from say(game, refusals.of_route(game, readings))
        return game
    if len(readings) > 1:
        yield from say(game, message("route-two-ways"))
        return game
    planned = planning.plan_route(turn, readings[0], at_ms)
    if isinstance(planned, Refused):
        yield from say(game, refusals.of_route(game, planned))
        return game
    game = game.with_turn(planned)
    if planned.end is None:
        yield from say(game, message("route-chosen", tiles=wording.numbers(planned.carpet, readings[0])))
    return game


def count(game: GameState) -> Talk:
    """Ask how many steps and food pieces the route takes; what was said alone is completed by a second question."""
    while True:
        turn = turn_of(game)
        expects: tuple[type, ...] = (Pieces, Route, Target, GiveUp)
        question = message("ask-count-further" if turn.further else "ask-count")
        if turn.declared_steps is not None or turn.declared_pieces is not None:
            # a bare number is the missing count here, not a route of one tile
            question = message("ask-steps" if turn.declared_steps is None else "ask-pieces")
            expects = (Pieces, Number, Target, GiveUp)
        reply = yield from ask(game, question, expects, message("choices-count"), to=game.player)
        if isinstance(reply, TimeUp):
            return game.with_turn(time_up(turn))
        meaning = reply.meaning
        if isinstance(meaning, Number):
            missing_pieces = turn.declared_steps is not None
            meaning = Pieces(pieces=meaning.value) if missing_pieces else Pieces(steps=meaning.value)
        game = yield from _before_ready(game, _bare_count(meaning), reply.at_ms)
        if turn_of(game) is not turn:
            return game


def ready(game: GameState) -> Talk:
    """Wait for "Ready!", which binds the count; until then count, route and target may be changed freely (D9)."""
    while True:
        turn = turn_of(game)
        expects: tuple[type, ...] = (Ready, Pieces, Check, Route, Target, GiveUp)
        # a further route binds at its first roll as well as at "ready again"
        reply = yield from ask(
            game,
            message("ask-ready"),
            (*expects, Done) if turn.further else expects,
            message("choices-ready"),
            to=game.player,
        )
        if isinstance(reply, TimeUp):
            return game.with_turn(time_up(turn))
        if isinstance(reply.meaning, (Ready, Done)):
            return (yield from _set_off(game, reply.at_ms))
        if isinstance(reply.meaning, Check):
            yield from say(game, _checked(turn))
            continue
        meaning = _bare_count(reply.meaning)
        if isinstance(meaning, Pieces) and meaning is not reply.meaning and meaning.pieces is None:
            # one number alone: both are said already, so it may correct either
            yield from say(game, message("choices-count"))
            continue
        game = yield from _before_ready(game, meaning, reply.at_ms)
        if turn_of(game) is not turn:
            return game


def _set_off(game: GameState, at_ms: int) -> Talk:
    turn = turn_of(game)
    off = planning.ready(turn, at_ms)
    if isinstance(off, Refused):
        yield from say(
            game, message("route-too-short", target=wording.tile(turn.carpet, turn.target or turn.walked[0]))
        )
        return game
    game = game.with_turn(off)
    limit = game.settings.limit_ms
    if off.end is None and limit is not None and not turn.clock_started:
        yield from start_clock(game, limit)
    return game


def _checked(turn: Turn) -> Message:
    checked = planning.check(turn)
    if isinstance(checked, Refused):
        off = checked.reason is Reason.CHECKING_IS_OFF
        return message("check-never" if off else "ask-count")
    if checked.steps_right is False:
        return message("check-steps-wrong")
    return message("check-right" if checked.pieces_right else "check-pieces-wrong")


def _declare(game: GameState, said: Pieces, at_ms: int) -> Talk:
    turn = turn_of(game)
    declared = planning.declare(turn, steps=said.steps, pieces=said.pieces, at_ms=at_ms)
    if isinstance(declared, Refused):
        yield from say(game, message("count-too-short"))
        return game
    game = game.with_turn(declared)
    if declared.end is not None:
        return game
    yield from say(game, _read_back(declared))
    complete = declared.declared_steps is not None and declared.declared_pieces is not None
    if complete and game.settings.check_before_ready == "always":
        yield from say(game, _checked(declared))
    return game


def _read_back(turn: Turn) -> Message:
    """Return the count as it was said, right or wrong, so that a misheard number can be corrected in time (1.12)."""
    steps = None if turn.declared_steps is None else wording.steps(turn.declared_steps)
    pieces = None if turn.declared_pieces is None else wording.pieces(turn.declared_pieces)
    if steps and pieces:
        return message("count-both", steps=steps, pieces=pieces)
    return message("count-one", counted=steps or pieces or message("ask-count"))


def _before_ready(game: GameState, meaning: object, at_ms: int) -> Talk:
    """Take a route, a target, a count or a giving up, whichever was said."""
    if isinstance(meaning, Route):
        return (yield from _walk(game, meaning, at_ms))
    if isinstance(meaning, Target):
        return (yield from announce_target(game, meaning.tile, at_ms))
    if isinstance(meaning, Pieces):
        return (yield from _declare(game, meaning, at_ms))
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
