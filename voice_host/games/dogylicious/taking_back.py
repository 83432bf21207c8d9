"""Which answers are taken back only if friends agree that they were misheard (rules 1.12)."""

from __future__ import annotations

from voice_host.games.dogylicious.meanings import Answer, Feed, GoOn, Move, Ready, Stop
from voice_host.games.dogylicious.rules.game_state import BeforeGame, GameState
from voice_host.script import Meaning
from voice_host.script.meaning import Yes

JUDGED: tuple[type[Meaning], ...] = (Answer, Feed, Move, Ready, Stop, GoOn, Yes)
"""What was judged, or what binds. In a turn "yes" is said to what ends it: giving up, and the calls of friends."""


def friends_confirm(state: GameState | BeforeGame, meaning: Meaning | None) -> bool:
    """Say whether friends have to agree before an answer is taken back.

    ``state`` is the one in which it was given; ``meaning`` is None for the end of the time. A lone player has no
    friends to ask. Before "Ready!" all may be changed freely, so nobody gains anything by taking it back; but while the
    clock runs, whoever takes anything back gains time.
    """
    if isinstance(state, BeforeGame) or state.turn is None or len(state.settings.players) == 1:
        return False
    return meaning is None or state.turn.clock_started or isinstance(meaning, JUDGED)
