"""What the talk of a round leads to, and whom an answer in it is about."""

from __future__ import annotations

from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.script import Meaning
from voice_host.script.shared.asking import Asked

Talk = Asked[GameState]
"""A part of the game that leads to another state."""


def named_seat(game: GameState, meaning: Meaning, asked: int) -> int | None:
    """Return whom an answer is about: the player who is asked, unless somebody is named; None for a stranger."""
    names: tuple[str, ...] = getattr(meaning, "names", ())
    if not names:
        return asked
    return next((n for n, player in enumerate(game.players) if player.casefold() == names[0].casefold()), None)
