"""The conversation at the end of a turn: giving up, stopping, what it means for points and tokens (rules 1.6)."""

from __future__ import annotations

from collections.abc import Generator, Mapping

from voice_host.games.dogylicious.rules import ending
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.refusal import Refused
from voice_host.games.dogylicious.rules.turn import Turn
from voice_host.games.dogylicious.rules.turn_end import Ending, TurnEnd
from voice_host.games.dogylicious.talk import wording
from voice_host.games.dogylicious.talk.refusals import turn_of
from voice_host.script import Cue, Message, Reply, Sound, TimeUp, ask, message, say, stop_clock
from voice_host.script.meaning import No, Yes

Talk = Generator[Cue, Reply, GameState]
"""A part of a turn's conversation: it returns the game as it is afterwards."""


def give_up(game: GameState) -> Talk:
    """Ask whether the turn is really given up, and end it if so (D13)."""
    reply = yield from ask(game, message("ask-give-up"), (Yes, No), message("choices-give-up"), to=game.player)
    if isinstance(reply, TimeUp):
        return game.with_turn(ending.time_up(turn_of(game)))
    if isinstance(reply.meaning, Yes):
        return game.with_turn(ending.give_up(turn_of(game), reply.at_ms))
    yield from say(game, message("go-on-playing"))
    return game


def stop_here(game: GameState, at_ms: int) -> Talk:
    """Stop the turn with its points, unless another target was announced already."""
    stopped = ending.stop(turn_of(game), at_ms)
    if isinstance(stopped, Refused):
        yield from say(game, message("gone-on"))
        return game
    return game.with_turn(stopped)


def tell_end(game: GameState) -> Talk:
    """Stop the clock, say how the turn ended and why, write the points down, and return the game between turns."""
    if turn_of(game).clock_started:
        yield from stop_clock(game)
    yield from tell_how(game)
    game = game.end_turn()
    player = wording.player(turn_player(game))
    if game.settings.mode == "team":
        yield from say(game, message("team-after-turn", points=wording.points(game.sheet.team_total)))
    else:
        points = wording.points(game.sheet.total(turn_player(game)))
        yield from say(game, message("score-after-turn", player=player, points=points))
    return game


def tell_how(game: GameState) -> Generator[Cue, Reply, None]:
    """Say how the turn ended and why."""
    turn = turn_of(game)
    if turn.end is None:
        raise RuntimeError("the turn has not ended")
    yield from say(game, *_how(game, turn, turn.end), sound=_sound(turn.end))


def turn_player(game: GameState) -> str:
    """Return who took the turn that was just written down."""
    order = game.settings.order
    return order[(game.turns_played - 1) % len(order)]


def _sound(end: TurnEnd) -> Sound | None:
    if end.how in {Ending.TIME_UP_BASIC, Ending.TIME_UP_GENTLER, Ending.TIME_UP_AFTER_ARRIVAL}:
        return Sound.TIME_UP
    return None if end.how.keeps or end.how in {Ending.GAVE_UP, Ending.NO_FREE_TARGET} else Sound.WRONG


def _how(game: GameState, turn: Turn, end: TurnEnd) -> list[Message]:
    """Return how the turn ended, then what hands have to do about it."""
    told = [_reason(game, turn, end)]
    if end.removed:
        names = wording.tiles(turn.carpet, end.removed)
        told.append(message("take-tokens-off", count=len(end.removed), tiles=names))
    return told


def _wrong_steps_walked(turn: Turn) -> Message:
    """Return why a count of steps was wrong, where the route showed only as the dog walked it."""
    said, walked = wording.steps(turn.declared_steps or 0), wording.steps(turn.steps - turn.route_began)
    target = wording.tile(turn.carpet, turn.target or turn.walked[-1])
    arrived = turn.dog == turn.target
    return message("end-arrived-early" if arrived else "end-not-arrived", said=said, walked=walked, target=target)


_CALLED: Mapping[Ending, str] = {
    Ending.WRONG_PIECES: "pieces",
    Ending.WRONG_STEPS: "count",
    Ending.TILE_TWICE: "twice",
    Ending.LEFT_THE_ROUTE: "route",
}
"""What friends saw, by how it ends the turn."""


def _reason(game: GameState, turn: Turn, end: TurnEnd) -> Message:
    if end.reported:
        return message("end-called", what=_CALLED[end.how])
    points = wording.points(end.points)
    if end.how is Ending.SUCCESS:
        return message("reached", target=wording.tile(turn.carpet, turn.reached[-1]), points=points)
    if end.how is Ending.STOPPED:
        return message("stopped", points=points)
    if end.how is Ending.NO_FURTHER_TARGET:
        return message("no-further-target", points=points)
    if end.how is Ending.TIME_UP_AFTER_ARRIVAL:
        return message("end-time-up-standing", points=points)
    if end.how in {Ending.TIME_UP_BASIC, Ending.TIME_UP_GENTLER}:
        return message("end-time-up", points=end.points)
    if end.how is Ending.WRONG_STEPS and game.settings.announce_route == "count_only":
        return _wrong_steps_walked(turn)
    if end.how is Ending.WRONG_STEPS:
        said, true = wording.steps(turn.declared_steps or 0), wording.steps(len(turn.route))
        return message("end-wrong-steps", said=said, true=true)
    if end.how is Ending.WRONG_PIECES:
        true = wording.pieces(turn.expected_pieces or 0)
        return message("end-wrong-pieces", said=wording.pieces(turn.declared_pieces or 0), true=true)
    if end.how is Ending.WRONG_NUMBER:
        return message("end-wrong-feed", step=turn.step_number, true=wording.pieces(turn.step_number))
    if end.how is Ending.GAVE_UP:
        return message("end-gave-up")
    if end.how is Ending.NO_FREE_TARGET:
        return message("no-free-target", player=wording.player(game.player))
    return message("end-tile-twice" if end.how is Ending.TILE_TWICE else "end-left-route")
