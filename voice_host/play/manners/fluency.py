"""How many words a player needs: fewer for what went well again and again, more after a mistake.

The level that the players chose (brief, normal or full) is the middle. Whoever answers one kind of question a few times
running without a mistake hears it, and what follows from it, one level briefer; after a mistake, something not
understood, not allowed or wrong, one level fuller until it goes well. Each player is judged apart, and so is each
kind of question. It follows from the conversation alone, and begins anew when a game is gone on with. Players who
chose brief asked for few words, so nothing makes more of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from voice_host.language.prompt_file import LEVELS
from voice_host.script import Ask

_Kind = tuple[Union[str, None], str]
"""Who was asked, and the name of the question."""


@dataclass(frozen=True)
class FluencySettings:
    """When the host uses fewer words or more by itself."""

    briefer_after: int = 3
    """Answers running to one kind of question that went well, after which it is asked in fewer words; 0 for never."""
    fuller_after_mistakes: bool = True
    """Whether a question is asked in more words after a mistake."""


class Fluency:
    """Keeps the level of words for each player and kind of question."""

    def __init__(self, settings: FluencySettings | None = None) -> None:
        self._settings = settings or FluencySettings()
        self._went_well: dict[_Kind, int] = {}
        """How often running; 0 after a mistake."""
        self._before: dict[_Kind, int] = {}
        """The same, before the last answer."""
        self._asked: Ask | None = None
        self._answered: Ask | None = None
        """The question that was answered last, while it is open how the answer went."""

    def level(self, chosen: str) -> str:
        """Return the level of words for the question that is asked now, and for what the host says to its answer.

        ``chosen`` is the players' own: brief, normal or full.
        """
        went_well = None if self._asked is None else self._went_well.get(_kind(self._asked))
        level = LEVELS.index(chosen)
        if went_well == 0 and self._settings.fuller_after_mistakes and level > 0:
            level += 1
        elif went_well and 0 < self._settings.briefer_after <= went_well:
            level -= 1
        return LEVELS[min(max(level, 0), len(LEVELS) - 1)]

    def begin_anew(self) -> None:
        """Forget how it went: the players have just said how many words they want."""
        self._went_well = {}
        self._before = {}

    def asks(self, ask: Ask) -> None:
        """A question is asked. Where it is the one before, and nothing has come of the answer, that was a mistake."""
        before, self._answered = self._answered, None
        if before is not None:
            if _kind(before) == _kind(ask) and before.state == ask.state:
                self._went_well[_kind(before)] = 0
            else:
                self._went_well[_kind(before)] = self._went_well.get(_kind(before), 0) + 1
        self._asked = ask

    def answered(self) -> None:
        """The question was answered; what comes of it will tell how."""
        self._answered = self._asked
        self._before = dict(self._went_well)

    def asked_back(self) -> None:
        """The player wants to know how it goes: that is told in the words that the players chose, however well it went.

        As nothing was answered, nothing went wrong either.
        """
        if self._asked is not None:
            self._went_well.pop(_kind(self._asked), None)
        self._answered = None

    def went_wrong(self) -> None:
        """What was said to the question was not understood, cannot be said now, or is wrong."""
        if self._asked is not None:
            self._went_well[_kind(self._asked)] = 0
        self._answered = None

    def taken_back(self) -> None:
        """The last answer was misheard, and says nothing about the player."""
        self._answered = None
        self._went_well = dict(self._before)


def _kind(ask: Ask) -> _Kind:
    return ask.to, ask.question.id
