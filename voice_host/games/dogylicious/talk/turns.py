"""The phases of a turn and what is talked about in each (rules 1.5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.turn import Phase
from voice_host.games.dogylicious.talk import counting, dog_moves, own_dice, planning, walking
from voice_host.games.dogylicious.talk.ending import Talk
from voice_host.games.dogylicious.talk.refusals import turn_of

_TALKS: Mapping[Phase, Callable[[GameState], Talk]] = {
    Phase.CHOOSE_START: planning.choose_start,
    Phase.CHOOSE_TARGET: planning.choose_target,
    Phase.PLAN: planning.plan_route,
    Phase.COUNT: counting.count,
    Phase.READY: counting.ready,
    Phase.ROLL: walking.roll_dice,
    Phase.ANSWER: lambda game: own_dice.answer(game) if game.settings.rolled_by == "players" else walking.answer(game),
    Phase.MOVE: dog_moves.move,
    Phase.FEED: walking.feed,
    Phase.STOP_OR_GO: planning.stop_or_go_on,
}


def play_phase(game: GameState) -> Talk:
    """Play the phase that the turn is in, and return the game in the next one."""
    return (yield from _TALKS[turn_of(game).phase](game))
