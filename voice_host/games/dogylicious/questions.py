"""What may be asked of Dogylicious at any time. What answers it is in ``describe``, its sentences are in ``en/``."""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.script import Question


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
class WhatIs(Question):
    """What is a target? A word of the game, for whoever never played."""

    word: str
    """One that ``told-word`` of the prompts tells."""


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


@dataclass(frozen=True)
class WhatDice(Question):
    """What are the dice?"""


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
    """Explain the score: what each turn brought, and why."""


@dataclass(frozen=True)
class TeachMe(Question):
    """How is the game played?

    Before the game and at the beginning of a turn the script hears it, and offers practice.
    """


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
