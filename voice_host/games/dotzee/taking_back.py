"""Which answers are taken back only if the others agree that they were misheard."""

from __future__ import annotations

from voice_host.games.dotzee.meanings import Played, Put, Take, Threw
from voice_host.games.dotzee.rules.game_state import GameState, Phase
from voice_host.script import Meaning


def others_confirm(state: object, meaning: Meaning | None) -> bool:
    """Say whether the others have to agree before an answer is taken back; who plays alone has nobody to ask.

    They do where points were counted for it, or claimed, and where the host rolled a die for it: another one might be
    taken now.
    """
    if not isinstance(state, GameState) or len(state.settings.players) == 1:
        return False
    if isinstance(meaning, (Played, Threw)):
        return meaning.way is not None
    if isinstance(meaning, Take):
        return state.settings.rolled_by == "host"
    return isinstance(meaning, Put) or state.phase is Phase.CLAIM
