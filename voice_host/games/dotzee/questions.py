"""What may be asked of Dotzee at any time. What answers it is in ``describe``, its sentences are in ``en/``."""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.script import Meaning, Question
from voice_host.script.shared.questions import (
    ExplainScore as ExplainScore,
    MyPoints as MyPoints,
    TeachMe as TeachMe,
    WhatIs as WhatIs,
    WhoLeads as WhoLeads,
    WhoseTurn as WhoseTurn,
)


@dataclass(frozen=True)
class PlaceName(Meaning):
    """A place of the board as players name it: by row and column, or round the edge."""

    row: int | None = None
    """From the top, 1 to 4; more can be said."""
    column: int | None = None
    """From the left, 1 to 4; more can be said."""
    side: str | None = None
    """top, bottom, left or right: with ``nth``, a place of that side."""
    nth: int | None = None
    """From the left, or from the top."""
    edge: int | None = None
    """1 to 12, as a clock goes round from the top left corner; more can be said."""


@dataclass(frozen=True)
class DescribeBoard(Question):
    """Read the board: all its rows."""


@dataclass(frozen=True)
class ReadRow(Question):
    """Read one row."""

    row: int
    """From the top; more can be said than there are."""


@dataclass(frozen=True)
class ReadColumn(Question):
    """Read one column."""

    column: int
    """From the left; more can be said than there are."""


@dataclass(frozen=True)
class ReadDiagonal(Question):
    """Read a line from corner to corner."""

    side: str
    """left or right: at which corner of the top it begins."""


@dataclass(frozen=True)
class ReadEdge(Question):
    """Read the outside edge, round as a clock goes."""


@dataclass(frozen=True)
class WhatIsAt(Question):
    """What lies at a place?"""

    place: PlaceName


@dataclass(frozen=True)
class WhichMay(Question):
    """Which dice may I take?"""


@dataclass(frozen=True)
class WhereBlanks(Question):
    """Where are the blanks?"""


@dataclass(frozen=True)
class WhichLast(Question):
    """Which die was placed last?"""


@dataclass(frozen=True)
class WhatRolled(Question):
    """What did I roll?"""


@dataclass(frozen=True)
class WhatChanged(Question):
    """What has changed? The lines in which dice were moved in the last turn."""


@dataclass(frozen=True)
class WhatScores(Question):
    """What gives points?"""


QUESTIONS: tuple[type[Question], ...] = (
    DescribeBoard,
    ReadRow,
    ReadColumn,
    ReadDiagonal,
    ReadEdge,
    WhatIsAt,
    WhichMay,
    WhereBlanks,
    WhichLast,
    WhatRolled,
    WhatChanged,
    WhatScores,
    WhatIs,
    WhoseTurn,
    WhoLeads,
    MyPoints,
    ExplainScore,
    TeachMe,
)
"""Every question."""
