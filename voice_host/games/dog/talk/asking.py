"""What the talk leads to, and which pawn somebody means."""

from __future__ import annotations

from voice_host.games.dog.meanings import PawnName
from voice_host.games.dog.rules import pawns
from voice_host.games.dog.rules.game_state import GameState
from voice_host.games.dog.rules.pawns import COLOURS, Pawn
from voice_host.script.shared.asking import Asked

Talk = Asked[GameState]
"""A part of the game that leads to another state."""


def pawn_of(name: PawnName) -> Pawn:
    """Return the pawn that was named, whether its colour is played or not."""
    return pawns.pawn(COLOURS.index(name.colour), name.number)


def is_played(game: GameState, pawn: Pawn) -> bool:
    """Whether a pawn's colour is played in this game."""
    return pawns.colour(pawn) in game.settings.colours_in_play
