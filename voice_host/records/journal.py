"""The journal of one game: every reply that entered its script, in order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, Union

from voice_host.script import Heard, Outcome, Problem, Recalled, Rolled, TimeUp

Kept = Union[Heard, TimeUp, Rolled, Recalled]
"""The replies that come from outside a script, so that a script cannot be rebuilt without them."""


@dataclass(frozen=True)
class Entry:
    """One row of a journal."""

    reply: Kept
    clock_ms: int = 0
    """The turn clock's reading when the reply was given; 0 where no clock ran."""
    words: str = ""
    """What the player said, in normal form; empty where nobody spoke."""


@dataclass(frozen=True)
class Solved:
    """A problem that a reply answered, rightly or not."""

    problem: Problem
    took_ms: int | None = None
    """From when it could be answered to the end of the answer; None where that is not known, or more was said."""


class Journal(Protocol):
    """Where a performance writes. Each call is durable when it returns, or raises RecordsUnavailable."""

    @property
    def keeps(self) -> bool:
        """Whether what is written can be read again after the program has ended."""

    def write(self, n: int, entry: Entry, solved: Solved | None = None) -> None:
        """Write the ``n``-th reply, counted from 0, and the problem that it answered, if any."""

    def take_back(self, n: int) -> None:
        """Mark the ``n``-th reply and all after it as taken back."""

    def speak_in(self, language: str) -> None:
        """Keep the language that the game goes on in."""

    def finish(self, outcome: Outcome) -> None:
        """Keep how the game ended, with its results and the record it set."""

    def reopen(self) -> None:
        """Undo ``finish``: the game goes on, and has no result and no record until it is finished again."""

    def close(self) -> None:
        """Let go of the game, so that another host may go on with it."""


class MemoryJournal:
    """A journal that is forgotten when the program ends."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.outcome: Outcome | None = None

    @property
    def keeps(self) -> bool:
        """Never."""
        return False

    def speak_in(self, language: str) -> None:
        """Do nothing: nobody goes on with it in any language."""

    def write(self, n: int, entry: Entry, solved: Solved | None = None) -> None:
        """Remember the reply."""
        self.entries[n:] = [entry]

    def take_back(self, n: int) -> None:
        """Forget the reply and all after it."""
        del self.entries[n:]

    def finish(self, outcome: Outcome) -> None:
        """Remember how the game ended."""
        self.outcome = outcome

    def reopen(self) -> None:
        """Forget how the game ended."""
        self.outcome = None

    def close(self) -> None:
        """Nothing to let go of."""
