"""Dotzee as a script: set-up, turns until somebody has ten points, the result (rules 4.2 to 4.4)."""

from __future__ import annotations

from voice_host.games.dotzee.options import Options
from voice_host.games.dotzee.rules.game_state import GameState
from voice_host.games.dotzee.rules.settings import OPPONENT
from voice_host.games.dotzee.talk import wording
from voice_host.games.dotzee.talk.counting import count
from voice_host.games.dotzee.talk.laying import lay_out
from voice_host.games.dotzee.talk.opponent import play_itself
from voice_host.games.dotzee.talk.setup import set_up
from voice_host.games.dotzee.talk.turn import take_turn
from voice_host.script import Message, Outcome, Script, message, say


def play(options: Options) -> Script:
    """Return the game from its first word to its outcome."""
    settings = yield from set_up(options)
    game = GameState.new(settings, (yield from lay_out(settings)))
    while not game.over:
        strength = settings.opponent if game.player == OPPONENT else None
        game = yield from (take_turn(game) if strength is None else play_itself(game, strength))
        game = yield from count(game)
    yield from say(game, *_result(game), message("goodbye"))
    totals = {player: points for player, points in game.totals.items() if player != OPPONENT}
    against = len(settings.order) > 1
    return Outcome(totals, tuple(player for player in totals if against and player == game.winner))


def _result(game: GameState) -> tuple[Message, ...]:
    winner = game.winner or game.player
    points = wording.points(game.totals[winner])
    if len(game.settings.order) == 1:
        return (message("result-alone", player=wording.player(winner), points=points, turns=len(game.turns)),)
    return (
        message("result-winner", winner=wording.player(winner), points=points),
        message("result-totals", players=wording.lines(game.totals)),
    )
