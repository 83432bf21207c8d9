"""Dogylicious as a script: set-up, four rounds of turns, the result (rules 1.3 to 1.7)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from voice_host.games.dogylicious.describe import standing
from voice_host.games.dogylicious.options import Options
from voice_host.games.dogylicious.rules.game_state import BeforeGame, GameState, Result
from voice_host.games.dogylicious.rules.records import RecordVerdict, compare
from voice_host.games.dogylicious.rules.turn import Phase
from voice_host.games.dogylicious.talk import counting, own_dice, wording
from voice_host.games.dogylicious.talk import planning as planning_talk
from voice_host.games.dogylicious.talk import walking as walking_talk
from voice_host.games.dogylicious.talk.asking import Asked
from voice_host.games.dogylicious.talk.ending import Talk, tell_end
from voice_host.games.dogylicious.talk.friends import watched
from voice_host.games.dogylicious.talk.refusals import turn_of
from voice_host.games.dogylicious.talk.setup import set_up
from voice_host.script import Message, Outcome, Reply, Script, message, recall, say

T = TypeVar("T")

PHASES: dict[Phase, Callable[[GameState], Talk]] = {
    Phase.CHOOSE_START: planning_talk.choose_start,
    Phase.CHOOSE_TARGET: planning_talk.choose_target,
    Phase.PLAN: planning_talk.plan_route,
    Phase.COUNT: counting.count,
    Phase.READY: counting.ready,
    Phase.ROLL: walking_talk.roll_dice,
    Phase.ANSWER: lambda game: (
        own_dice.answer(game) if game.settings.rolled_by == "players" else walking_talk.answer(game)
    ),
    Phase.FEED: walking_talk.feed,
    Phase.STOP_OR_GO: planning_talk.stop_or_go_on,
}
"""What is talked about in each phase of a turn. Each talk returns the game in its next phase."""


def play(options: Options) -> Script:
    """Return the game from its first word to its outcome."""
    settings = yield from _carrying(BeforeGame(options.laid), set_up(options))
    game = GameState.new(settings)
    while not game.over:
        game = yield from take_turn(game)
        if game.turns_played % len(settings.players) == 0 and not game.over:
            yield from _standings(game)
    result = game.result()
    if result is None:
        raise RuntimeError("the game is over but its score sheet is not complete")
    yield from _announce(game, result)
    yield from say(game, message("goodbye"))
    return Outcome(result.totals, result.winners, result.record_key, result.team_total if result.record_key else None)


def _carrying(state: BeforeGame, talk: Asked[T]) -> Asked[T]:
    """Have a talk of which the game has no state yet, with what is known in each of its cues."""
    reply: Reply = None
    while True:
        try:
            cue = talk.send(reply)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        reply = yield replace(cue, state=state)


def take_turn(game: GameState) -> Talk:
    """Play one player's turn to its end, watched by friends."""
    game = game.begin_turn()
    while turn_of(game).end is None:
        game = yield from watched(PHASES[turn_of(game).phase](game))
    return (yield from tell_end(game))


def _standings(game: GameState) -> Asked[None]:
    """Say how everybody stands after a round; a lone player or a team has just heard it."""
    if len(game.settings.players) > 1 and game.settings.mode != "team":
        rounds = game.turns_played // len(game.settings.players)
        yield from say(game, message("standings", round=rounds, players=standing.lines(game)))


def _announce(game: GameState, result: Result) -> Asked[None]:
    """Say who won, or what was reached together, and what that means for the record (rules 1.7)."""
    yield from say(game, *_result(game, result))
    if result.record_key is None:
        return
    old = yield from recall(game, result.record_key)
    total = result.team_total
    said = {
        RecordVerdict.FIRST: "record-first",
        RecordVerdict.BROKEN: "record-broken",
        RecordVerdict.EQUALLED: "record-equalled",
        RecordVerdict.SHORT: "record-missed",
    }[compare(total, old)]
    yield from say(game, message(said, old=wording.points(old or 0)))


def _result(game: GameState, result: Result) -> tuple[Message, ...]:
    if game.settings.mode == "team":
        return (message("result-team", points=wording.points(result.team_total)),)
    if game.settings.mode == "solo":
        player = game.settings.players[0]
        return (message("result-solo", player=wording.player(player), points=wording.points(result.totals[player])),)
    best = wording.points(max(result.totals.values()))
    totals = message("result-totals", players=standing.lines(game))
    if len(result.winners) == 1:
        return (message("result-winner", winner=wording.player(result.winners[0]), points=best), totals)
    return (message("result-together", winners=wording.players(result.winners), points=best), totals)
