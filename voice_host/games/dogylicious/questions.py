"""What may be asked of Dogylicious at any time. What answers it is in ``describe``, its sentences are in ``en/``."""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.script import Question


@dataclass(frozen=True)
class WhoseTurn(Question):
    """Whose turn is it?"""


@dataclass(frozen=True)
class WhichRound(Question):
    """Which round is it?"""


QUESTIONS: tuple[type[Question], ...] = (
    WhoseTurn,
    WhichRound,
)
"""Every question."""
