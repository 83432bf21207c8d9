"""The conversation about the count of steps and food pieces, until "Ready!" (rules 1.5, points 4 and 5).

The count is the player's own work: it is read back, right or wrong, and judged when it binds.
"""

from __future__ import annotations

from voice_host.games.dogylicious.meanings import Check, FirstRoll, Pieces, Ready, Route, RouteTile
from voice_host.games.dogylicious.rules import planning
from voice_host.games.dogylicious.rules.ending import time_up
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.refusal import Reason, Refused
from voice_host.games.dogylicious.rules.route import MIN_STEPS
from voice_host.games.dogylicious.rules.turn import Turn
from voice_host.games.dogylicious.talk import wording
from voice_host.games.dogylicious.talk.ending import Talk
from voice_host.games.dogylicious.talk.planning import changes, replan
from voice_host.games.dogylicious.talk.refusals import turn_of
from voice_host.games.dogylicious.talk.route_choice import counts_aloud
from voice_host.script import Message, TimeUp, ask, message, say, start_clock
from voice_host.script.meaning import Number

_STEPS_AGAIN, _PIECES_AGAIN = message("ask-steps-again"), message("ask-pieces-again")
"""What is asked where a check has found one number wrong."""


def count(game: GameState) -> Talk:
    """Ask how many steps and food pieces the route takes; what was said alone is completed by a second question."""
    while True:
        turn = turn_of(game)
        expects: tuple[type, ...] = (Pieces, Route, *changes(turn))
        question = message("ask-count-further" if turn.further else "ask-count")
        if turn.declared_steps is not None or turn.declared_pieces is not None:
            # a bare number is the missing count here, not a route of one tile
            question = message("ask-steps" if turn.declared_steps is None else "ask-pieces")
            expects = (Pieces, Number, *changes(turn))
        reply = yield from ask(game, question, expects, message("choices-count"), to=game.player)
        if isinstance(reply, TimeUp):
            return game.with_turn(time_up(turn))
        meaning = reply.meaning
        if isinstance(meaning, Number):
            missing_pieces = turn.declared_steps is not None
            meaning = Pieces(pieces=meaning.value) if missing_pieces else Pieces(steps=meaning.value)
        counted = _bare_count(meaning)
        if isinstance(counted, Route) and counts_aloud(game, counted):
            yield from say(game, message("choices-count"))
            continue
        game = yield from _before_ready(game, counted, reply.at_ms)
        if turn_of(game) is not turn:
            return game


def ready(game: GameState) -> Talk:
    """Wait for "Ready!", which binds the count; until then count, route and target may be changed freely (D9)."""
    always = game.settings.check_before_ready == "always"
    question = _after_check(turn_of(game)) if always else message("ask-ready")
    while True:
        turn = turn_of(game)
        # a bare number is the pieces, where it was just said that those are wrong, and not a route of one tile
        other: type = Number if question == _PIECES_AGAIN else Route
        expects: tuple[type, ...] = (Ready, Pieces, Check, other, *changes(turn))
        # a further route binds at its first roll as well as at "ready again"
        reply = yield from ask(
            game, question, (*expects, FirstRoll) if turn.further else expects, message("choices-ready"), to=game.player
        )
        if isinstance(reply, TimeUp):
            return game.with_turn(time_up(turn))
        if isinstance(reply.meaning, (Ready, FirstRoll)):
            return (yield from _set_off(game, reply.at_ms))
        if isinstance(reply.meaning, Check):
            yield from say(game, _checked(turn))
            question = _after_check(turn)
            continue
        meaning = _bare_count(reply.meaning)
        if isinstance(meaning, Number):
            meaning = Pieces(pieces=meaning.value)
        elif (
            question != _STEPS_AGAIN
            and isinstance(meaning, Pieces)
            and meaning is not reply.meaning
            and meaning.pieces is None
        ):
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
    if checked.steps_right is None:  # the host does not know the route
        return message("check-pieces-fit" if checked.pieces_right else "check-pieces-do-not-fit")
    return message("check-right" if checked.pieces_right else "check-pieces-wrong")


def _after_check(turn: Turn) -> Message:
    """Return what is asked after a check: for the number that is wrong, so that nobody is sent off with it."""
    checked = planning.check(turn)
    if isinstance(checked, Refused):
        return message("ask-ready")
    if checked.steps_right is False:
        return _STEPS_AGAIN
    if checked.pieces_right:
        return message("ask-ready")
    # where the route is not known, either number may be the wrong one
    return _PIECES_AGAIN if checked.steps_right else message("ask-count-again")


def _declare(game: GameState, said: Pieces, at_ms: int) -> Talk:
    turn = turn_of(game)
    declared = planning.declare(turn, steps=said.steps, pieces=said.pieces, at_ms=at_ms)
    if isinstance(declared, Refused):
        target = wording.tile(turn.carpet, turn.target or turn.walked[0])
        too_long = declared.reason is Reason.TOO_LONG
        yield from say(game, message("count-too-long" if too_long else "count-too-short", target=target))
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


def _bare_count(meaning: object) -> object:
    """Return the count that one or two numbers alone are ("three, six"), where steps and pieces are asked for.

    They would as well name the tiles of a route, but no route is that short.
    """
    if isinstance(meaning, Route) and len(meaning.steps) < MIN_STEPS:
        numbers = [step.number for step in meaning.steps if isinstance(step, RouteTile)]
        if len(numbers) == len(meaning.steps):
            return Pieces(*numbers)
    return meaning


def _before_ready(game: GameState, meaning: object, at_ms: int) -> Talk:
    """Take a count, or whatever is planned anew."""
    if isinstance(meaning, Pieces):
        return (yield from _declare(game, meaning, at_ms))
    return (yield from replan(game, meaning, at_ms))
