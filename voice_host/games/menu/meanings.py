"""What players mean where a game is chosen."""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.script import Meaning, Question


@dataclass(frozen=True)
class PlayGame(Meaning):
    """Let us play this game."""

    game: str
    """As it is typed after ``voice-host play``."""


@dataclass(frozen=True)
class PlayNth(Meaning):
    """Let us play the first game, or another by its place among those that the host has named."""

    nth: int
    """From 1, in the order in which they are named."""


@dataclass(frozen=True)
class PlayLast(Meaning):
    """Let us play the last game of those that the host has named."""


@dataclass(frozen=True)
class WhatGames(Question):
    """Which games are there?"""


@dataclass(frozen=True)
class WhatGame(Question):
    """What is this game like?"""

    game: str


MEANINGS: tuple[type[Meaning], ...] = (PlayGame, PlayNth, PlayLast, WhatGames, WhatGame)
"""All that is said where a game is chosen, and nowhere else."""
