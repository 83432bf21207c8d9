"""What can be asked of DOG at any time. The answers are in ``describe/``."""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.script import Question
from voice_host.script.shared.questions import (
    TeachMe as TeachMe,
    WhatIs as WhatIs,
    WhichRound as WhichRound,
    WhoLeads as WhoLeads,
    WhoseTurn as WhoseTurn,
)


@dataclass(frozen=True)
class WherePawns(Question):
    """Where are my pawns, the red ones, or all?"""

    colour: str | None = None
    """red, blue ...; "all" for everybody's; None for those of the player whose turn it is."""


@dataclass(frozen=True)
class WherePawn(Question):
    """Where is red one?"""

    colour: str
    number: int


@dataclass(frozen=True)
class WhoIsInDanger(Question):
    """Which pawns could an opponent reach: those with an opponent's pawn one to thirteen squares behind."""


@dataclass(frozen=True)
class WhatBlocks(Question):
    """Which pawns stand on their own start and block the way?"""


@dataclass(frozen=True)
class ReadHand(Question):
    """What are my cards? Answered aloud only where all hands are open."""


@dataclass(frozen=True)
class WhatCanIPlay(Question):
    """What can I play? Answered aloud only where all hands are open."""


@dataclass(frozen=True)
class HowManyCards(Question):
    """How many cards has everybody, and how many are in the deck?"""


@dataclass(frozen=True)
class LastMove(Question):
    """What was played last?"""


@dataclass(frozen=True)
class WhoPlaysWhat(Question):
    """Who has which colour, and who are partners?"""


QUESTIONS: tuple[type[Question], ...] = (
    WherePawns,
    WherePawn,
    WhoIsInDanger,
    WhatBlocks,
    ReadHand,
    WhatCanIPlay,
    HowManyCards,
    LastMove,
    WhoPlaysWhat,
    WhoseTurn,
    WhichRound,
    WhoLeads,
    WhatIs,
    TeachMe,
)
"""Every question."""
