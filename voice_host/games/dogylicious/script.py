"""Dogylicious as a script: set-up, four rounds of turns, the result (rules 1.3 to 1.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from voice_host.games.dogylicious.describe import standing
from voice_host.games.dogylicious.options import Options
from voice_host.games.dogylicious.rules.game_state import BeforeGame, GameState, Result
from voice_host.games.dogylicious.rules.records import RecordVerdict, compare
from voice_host.games.dogylicious.talk import wording
from voice_host.games.dogylicious.talk.ending import Talk, tell_end
from voice_host.games.dogylicious.talk.friends import watched
from voice_host.games.dogylicious.talk.refusals import turn_of
from voice_host.games.dogylicious.talk.setup import set_up
from voice_host.games.dogylicious.talk.teaching import teachable
from voice_host.games.dogylicious.talk.turns import play_phase
from voice_host.script import Message, Outcome, Reply, Script, message, recall, say
from voice_host.script.shared.asking import Asked

T = TypeVar("T")

NAMELESS = "1"
"""Who practises before it is known who plays."""


def play(options: Options) -> Script:
    """Return the game from its first word to its outcome."""
    to_begin = teachable(_carrying(BeforeGame(options.laid), set_up(options)), options.practice, NAMELESS)
    settings = yield from to_begin
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
    """Play one player's turn to its end, watched by friends; at its beginning the player may be taught."""
    game = game.begin_turn()
    game = yield from teachable(watched(play_phase(game)), lambda: game.settings, game.player)
    while turn_of(game).end is None:
        game = yield from watched(play_phase(game))
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
