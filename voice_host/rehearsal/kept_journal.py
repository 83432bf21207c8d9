"""A journal in memory that can be gone on with as long as the rehearsal lasts."""

from __future__ import annotations

from voice_host.records import Entry, Solved, StoredGame
from voice_host.script import Outcome


class KeptJournal:
    """A game of a store in memory. For the players in a rehearsal it is kept, since they come back to it."""

    def __init__(self, stored: StoredGame) -> None:
        self._stored = stored

    @property
    def keeps(self) -> bool:
        """Always: the program that is started again in a rehearsal finds it."""
        return True

    def write(self, n: int, entry: Entry, solved: Solved | None = None) -> None:
        """Write the ``n``-th reply."""
        self._stored.write(n, entry, solved)

    def take_back(self, n: int) -> None:
        """Mark the ``n``-th reply and all after it as taken back."""
        self._stored.take_back(n)

    def speak_in(self, language: str) -> None:
        """Keep the language that the game goes on in."""
        self._stored.speak_in(language)

    def finish(self, outcome: Outcome) -> None:
        """Keep how the game ended."""
        self._stored.finish(outcome)

    def reopen(self) -> None:
        """Undo ``finish``."""
        self._stored.reopen()

    def close(self) -> None:
        """Let go of the game."""
        self._stored.close()
