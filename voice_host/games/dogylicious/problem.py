"""Which multiplication an answer was to, for those who want to know afterwards how it went (rules 1.5, point 6)."""

from __future__ import annotations

from voice_host.games.dogylicious.meanings import Answer
from voice_host.games.dogylicious.rules import walking
from voice_host.games.dogylicious.rules.dice import face
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.refusal import Refused
from voice_host.games.dogylicious.rules.turn import Phase
from voice_host.script import Meaning, Problem


def problem(state: object, meaning: Meaning) -> Problem | None:
    """Return the problem that an answer in a game was to; None where the rules do not take it for an answer.

    With the players' own dice it is the one that was said; but where that is the one just missed, whose product has
    been told, it is none.
    """
    if not isinstance(meaning, Answer) or not isinstance(state, GameState) or state.practice or state.turn is None:
        return None
    turn = state.turn
    if turn.phase is not Phase.ANSWER or turn.end is not None:
        return None
    factors = (meaning.factors[0], meaning.factors[1]) if len(meaning.factors) == 2 else None
    asked = turn.dice or factors
    if asked is None or isinstance(walking.answer(turn, meaning.value, factors), Refused):
        return None
    if turn.dice is None and turn.missed is not None and sorted(turn.missed) == sorted(asked):
        return None
    first, second = (face(shown, turn.settings.dice_sides) for shown in asked)
    own = turn.dice is None
    return Problem(state.player, first, second, meaning.value, again=turn.answers_again, is_own=own)
