"""What may be asked of Casino Hot Dog at any time. What answers it is in ``describe``, its sentences are in ``en/``."""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.script import Question
from voice_host.script.shared.questions import (
    TeachMe as TeachMe,
    WhatDice as WhatDice,
    WhatIs as WhatIs,
    WhichRound as WhichRound,
    WhoLeads as WhoLeads,
    WhoseTurn as WhoseTurn,
)


@dataclass(frozen=True)
class WhereDogs(Question):
    """Where are the dogs?"""


@dataclass(frozen=True)
class WhatIsAhead(Question):
    """What is ahead? How far it is from each dog to the next bone and to the kennel."""


@dataclass(frozen=True)
class DescribeBoard(Question):
    """Describe the way: its squares, the bones and the kennel."""


@dataclass(frozen=True)
class WhoIsIn(Question):
    """Who is in? Who opted out, and who drew the heap."""


@dataclass(frozen=True)
class ReadChips(Question):
    """Read the chips: what lies in front of each, and what it scores."""


@dataclass(frozen=True)
class WhatIsLeft(Question):
    """What is in the bags? It is told of all bags or of none (rules 3.6)."""


QUESTIONS: tuple[type[Question], ...] = (
    WhereDogs,
    WhatIsAhead,
    DescribeBoard,
    WhoIsIn,
    ReadChips,
    WhatIsLeft,
    WhatDice,
    WhoseTurn,
    WhichRound,
    WhoLeads,
    WhatIs,
    TeachMe,
)
"""Every question."""
