"""What may be asked of several games: each has those of them that fit it, and answers them from its own state.

Their sentences stand with the host's own, and count in the games that have the question; a game may add its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.script.meaning import Question
from voice_host.script.message import message

THREE_STEPS = (message("teach-one"), message("teach-two"), message("teach-three"))
"""The whole game in three steps, as a child follows it: the answer to ``TeachMe``."""


@dataclass(frozen=True)
class WhoseTurn(Question):
    """Whose turn is it?"""


@dataclass(frozen=True)
class WhichRound(Question):
    """Which round is it?"""


@dataclass(frozen=True)
class WhoLeads(Question):
    """Who is leading?"""


@dataclass(frozen=True)
class MyPoints(Question):
    """How many points do I have?"""


@dataclass(frozen=True)
class ExplainScore(Question):
    """Explain the score: what the points were for."""


@dataclass(frozen=True)
class WhatDice(Question):
    """What are the dice?"""


@dataclass(frozen=True)
class WhatIs(Question):
    """What is a target? A word of the game, for whoever never played."""

    word: str
    """One that ``told-word`` of the game's prompts tells."""


@dataclass(frozen=True)
class TeachMe(Question):
    """How is the game played?"""
