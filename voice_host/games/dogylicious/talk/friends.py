"""What friends call while a player walks, for the host cannot see the carpet (rules 1.8 and 1.13).

Anybody but the player in turn may call, from "Ready!" to the end of the turn; a team watches itself. The host does not
know voices, so it asks back once, and the player can object before the friends say yes. A call that counts ends the
turn with no points. "That was right" is no such end: an answer that was judged wrong is answered once more, with the
same roll; what the host has heard is not simply believed.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import replace

from voice_host.games.dogylicious.meanings import Call, WasRight
from voice_host.games.dogylicious.rules import walking
from voice_host.games.dogylicious.rules.ending import Report, has_set_off, report, time_up
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.refusal import Refused
from voice_host.games.dogylicious.rules.turn import PLANNING, Turn
from voice_host.games.dogylicious.talk.asides import with_asides
from voice_host.games.dogylicious.talk.ending import Talk
from voice_host.games.dogylicious.talk.refusals import turn_of
from voice_host.script import Ask, Cue, Heard, Message, Reply, TimeUp, ask, message, say
from voice_host.script.meaning import No, Yes

REPORTS: Mapping[str, Report] = {
    "pieces": Report.WRONG_PIECES,
    "route": Report.LEFT_THE_ROUTE,
    "twice": Report.TILE_TWICE,
    "count": Report.WRONG_STEPS,
}
"""What a call reports, by what it is about."""


def watched(talk: Talk) -> Talk:
    """Perform a part of a turn while friends watch: at each of its questions they may call.

    Returns the game after the talk, or after the call that counts.
    """
    return with_asides(talk, _open_to_friends, (Call, WasRight), _aside)


def _open_to_friends(cue: Ask) -> Ask:
    """Return a question as it is asked while friends watch. Where it is about yes or no, nothing is called."""
    state = cue.state
    if not isinstance(state, GameState) or Yes in cue.expects:
        return cue
    turn = turn_of(state)
    if turn.end is not None or not has_set_off(turn):
        return cue
    if turn.missed is None:
        return replace(cue, expects=(*cue.expects, Call), choices=_choices(state, "choices-watched", cue.choices))
    choices = _choices(state, "choices-missed", cue.choices)
    return replace(cue, expects=(*cue.expects, Call, WasRight), choices=choices)


def _choices(game: GameState, id: str, choices: Message) -> Message:
    return choices if _is_alone(game) else message(id, choices=choices)


def _is_alone(game: GameState) -> bool:
    return len(game.settings.players) == 1


def _aside(cue: Ask, said: Heard) -> Generator[Cue, Reply, GameState | None]:
    """Deal with a call. Returns the game where the call counts, None where the question is still to be answered."""
    game: GameState = cue.state  # type: ignore[assignment]
    after = yield from _called(game, said.meaning, said.at_ms)  # type: ignore[arg-type]
    return None if after is game else after


def _called(game: GameState, call: Call | WasRight, at_ms: int) -> Talk:
    """Ask the friends back; return the game as it is where nothing comes of it."""
    turn = turn_of(game)
    if _is_alone(game):
        yield from say(game, message("call-alone"))
        return game
    if isinstance(call, WasRight):
        return (yield from _was_right(game, at_ms))
    if call.what == "count" and turn.phase in PLANNING:
        yield from say(game, message("call-too-early"))
        return game
    agreed = yield from _agree(game, message("ask-call", what=call.what))
    if agreed is None:
        return game.with_turn(time_up(turn))
    if not agreed:
        yield from say(game, message("call-refused"))
        return game
    return game.with_turn(_done(report(turn, REPORTS[call.what], at_ms)))


def _was_right(game: GameState, at_ms: int) -> Talk:
    turn = turn_of(game)
    agreed = yield from _agree(game, message("ask-was-right"))
    if agreed is None:
        return game.with_turn(time_up(turn))
    if not agreed:
        yield from say(game, message("call-refused"))
        return game
    again = _done(walking.answer_again(turn, at_ms))
    if again.end is None:
        yield from say(game, message("answer-again"))
    return game.with_turn(again)


def _agree(game: GameState, question: Message) -> Generator[Cue, Reply, bool | None]:
    """Ask the friends whether it is so; None where time is up meanwhile. A fair clock does not run for it."""
    reply = yield from ask(game, question, (Yes, No), message("choices-call"), timed=False)
    return None if isinstance(reply, TimeUp) else isinstance(reply.meaning, Yes)


def _done(after: Turn | Refused) -> Turn:
    if isinstance(after, Refused):
        raise RuntimeError(f"friends were asked about what cannot be: {after.reason.value}")
    return after
