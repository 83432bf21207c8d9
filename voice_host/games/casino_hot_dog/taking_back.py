"""Which answers are taken back only if the others agree that they were misheard."""

from __future__ import annotations

from voice_host.games.casino_hot_dog.meanings import Draw, OptOut
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.script import Meaning


def others_confirm(state: object, meaning: Meaning | None) -> bool:
    """Say whether the others have to agree before an answer is taken back.

    Where the host draws, a choice is followed by what all the others drew: whoever takes it back then knows more. With
    real bags the chip itself lies on the table. Who plays against the host alone has nobody to ask.
    """
    if not isinstance(state, GameState) or len(state.settings.family) == 1:
        return False
    return state.settings.pieces == "virtual" and isinstance(meaning, (Draw, OptOut))
