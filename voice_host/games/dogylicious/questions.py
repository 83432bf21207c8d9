"""What may be asked of Dogylicious at any time. What answers it is in ``describe``, its sentences are in ``en/``."""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.script import Question
from voice_host.script.shared.questions import (
    ExplainScore as ExplainScore,
    MyPoints as MyPoints,
    TeachMe as TeachMe,
    WhatDice as WhatDice,
    WhatIs as WhatIs,
    WhichRound as WhichRound,
    WhoLeads as WhoLeads,
    WhoseTurn as WhoseTurn,
)


@dataclass(frozen=True)
class WhereAmI(Question):
    """Where am I? The dog's tile; before it has one, where the players stand."""


@dataclass(frozen=True)
class LookAround(Question):
    """What is around me? The neighbours of the dog's tile."""


@dataclass(frozen=True)
class WhatIsFree(Question):
    """What is free? The targets that may be chosen now."""


@dataclass(frozen=True)
class DescribeCarpet(Question):
    """Describe the carpet: all its rows."""


@dataclass(frozen=True)
class ReadRow(Question):
    """Read one row."""

    row: int
    """Counted from the far side, 1 to 4; more can be said."""


@dataclass(frozen=True)
class WhereIs(Question):
    """Where are the nines?"""

    number: int
    """Of the tiles that are looked for; more can be said than there are."""


@dataclass(frozen=True)
class WhereTokens(Question):
    """Where are the tokens?"""


@dataclass(frozen=True)
class MyRoute(Question):
    """What is my route? As it was said before "ready", what is still to walk of it afterwards."""


@dataclass(frozen=True)
class MyTarget(Question):
    """What is my target?"""


@dataclass(frozen=True)
class PiecesLeft(Question):
    """How many pieces are left? Before they bind, what the player said."""


@dataclass(frozen=True)
class WhichStep(Question):
    """Which step is it?"""


QUESTIONS: tuple[type[Question], ...] = (
    WhereAmI,
    LookAround,
    WhatIsFree,
    DescribeCarpet,
    ReadRow,
    WhereIs,
    WhatIs,
    WhereTokens,
    MyRoute,
    MyTarget,
    PiecesLeft,
    WhichStep,
    WhatDice,
    WhoseTurn,
    WhichRound,
    WhoLeads,
    MyPoints,
    ExplainScore,
    TeachMe,
)
"""Every question."""
