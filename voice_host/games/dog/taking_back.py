"""Which answers are taken back only if the others agree that they were misheard."""

from __future__ import annotations

from voice_host.games.dog.meanings import (
    Backward,
    CannotPlay,
    ComeOut,
    Forward,
    PassCard,
    PassNth,
    SplitSeven,
    SwapPawns,
)
from voice_host.games.dog.rules.game_state import GameState
from voice_host.script import Meaning

_BINDING = (Backward, CannotPlay, ComeOut, Forward, PassCard, PassNth, SplitSeven, SwapPawns)


def others_confirm(state: object, meaning: Meaning | None) -> bool:
    """Say whether the others have to agree before an answer is taken back.

    Where the host deals, a card that was played binds: what others played or were dealt after it is known by then. A
    real card lies on the table for all to see. Who plays with the host's own players alone has nobody to ask.
    """
    if not isinstance(state, GameState) or state.settings.cards == "real" or len(state.settings.family) == 1:
        return False
    return isinstance(meaning, _BINDING)
