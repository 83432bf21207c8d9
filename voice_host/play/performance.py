"""A game being performed: its script, its journal, and the way back to any earlier moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from voice_host.play.dice import Dice
from voice_host.records import Entry, Journal, MemoryJournal, RecordsUnavailable, Solved
from voice_host.records.journal import Kept
from voice_host.script import (
    Ask,
    Cue,
    Game,
    Heard,
    Meaning,
    Message,
    Outcome,
    Recall,
    Recalled,
    Reply,
    Roll,
    Rolled,
    Say,
    Script,
    StartClock,
    StopClock,
    TimeUp,
    Whisper,
)


class JournalDoesNotFit(ValueError):  # noqa: N818
    """A stored reply that the script cannot have been given: the journal is not replayed any further."""


@dataclass(frozen=True)
class ClockState:
    """A running turn clock as a journal knows it."""

    limit_ms: int
    reading_ms: int


@dataclass(frozen=True)
class Revocable:
    """The last thing heard, which can be taken back."""

    state: object
    """The public state in which its question was asked."""
    meaning: Meaning
    words: str
    time_up: bool
    """Whether time ran out after it."""


class Performance:
    """Gives a script its replies. Each is in the journal before the script sees it, so a journal is never behind.

    A script and its replies rebuild every state: going on with an old game and taking a reply back are both a silent
    replay from the beginning.
    """

    def __init__(
        self,
        game: Game,
        options: Any,
        dice: Dice,
        journal: Journal | None = None,
        *,
        entries: Iterable[Entry] = (),
        recall: Callable[[str], int | None] = lambda key: None,
    ) -> None:
        """Begin a game, or go on with one after the ``entries`` its journal already has.

        ``recall`` looks a record up by its key. Raises JournalDoesNotFit.
        """
        self.game = game
        self.options = options
        self._dice = dice
        self._journal: Journal = MemoryJournal() if journal is None else journal
        self._recall = recall
        self.trouble: str | None = None
        """Why the game is not saved any more, as a sentence; None while all is well."""
        self._finished = False
        self._replay(tuple(entries))

    # -- what the host looks at ----------------------------------------------------------------------------------------

    cue: Cue | None
    """What the script waits for; None when the game is over."""
    state: object
    """The public state the last cue carried."""
    outcome: Outcome | None
    """How the game ended; None while it is played."""
    lines: tuple[Message, ...]
    """All that was said or asked since the last answer, the present question included."""
    clock: ClockState | None
    """The turn clock at the last reply; None while none runs."""
    entries: tuple[Entry, ...]
    """The replies so far."""

    @property
    def revocable(self) -> Revocable | None:
        """The last thing heard; None where nothing was heard yet."""
        n = self._last_heard()
        if n is None:
            return None
        entry, *later = self.entries[n:]
        assert isinstance(entry.reply, Heard)
        time_up = any(isinstance(each.reply, TimeUp) for each in later)
        return Revocable(self._asked_in, entry.reply.meaning, entry.words, time_up)

    @property
    def saved(self) -> bool:
        """Whether the game can be gone on with after the program has ended."""
        return self._journal.keeps

    # -- what moves it on ----------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Go on after a cue that needs no reply from outside: Say, Whisper, StartClock, StopClock."""
        self._send(None)

    def answer(self, reply: Heard | TimeUp, words: str = "", took_ms: int | None = None) -> None:
        """Answer an Ask. ``words`` are what was said; ``took_ms`` how long that took since the question could be
        answered, None where it is not known or was not the player's own time.
        """
        problem = self.game.problem(self.state, reply.meaning) if isinstance(reply, Heard) else None
        if problem is None:
            self._keep(Entry(reply, reply.at_ms, words))
            return
        self._keep(Entry(reply, reply.at_ms, words), Solved(problem, took_ms if problem.is_timed else None))

    def roll(self, cue: Roll, clock_ms: int = 0) -> tuple[int, ...]:
        """Answer a Roll, and return the dice."""
        rolls = sum(isinstance(entry.reply, Rolled) for entry in self.entries)
        dice = self._dice.roll(rolls, cue.count, cue.sides)
        self._keep(Entry(Rolled(dice), clock_ms))
        return dice

    def recall(self, cue: Recall, clock_ms: int = 0) -> None:
        """Answer a Recall."""
        try:
            value = self._recall(cue.key)
        except RecordsUnavailable as error:
            self._go_unsaved(error)
            value = None
        self._keep(Entry(Recalled(value), clock_ms))

    def take_back(self) -> Entry | None:
        """Take the last thing heard back with all that followed from it; return it, or None where there is none.

        The clock goes back to its reading at that moment.
        """
        n = self._last_heard()
        if n is None:
            return None
        taken = self.entries[n]
        if self._finished:
            self._finished = False
            self._write(lambda journal: journal.reopen())
        self._write(lambda journal: journal.take_back(n))
        self._replay(self.entries[:n])
        self.skip_to_reply()
        if self.clock is not None:
            self.clock = ClockState(self.clock.limit_ms, taken.clock_ms)
        return taken

    def _last_heard(self) -> int | None:
        heard = (n for n, entry in reversed(tuple(enumerate(self.entries))) if isinstance(entry.reply, Heard))
        return next(heard, None)

    def finish(self) -> None:
        """Write the outcome down. Whoever takes something back after that reopens the game."""
        outcome = self.outcome
        if outcome is None:
            raise RuntimeError("the game is not over")
        self._write(lambda journal: journal.finish(outcome))
        self._finished = True

    def speak_in(self, language: str) -> None:
        """Write down the language that the game goes on in."""
        self._write(lambda journal: journal.speak_in(language))

    def close(self) -> None:
        """Let go of the game; one that is not finished can be gone on with later."""
        self._script.close()
        self._journal.close()

    # -- the script and the journal ------------------------------------------------------------------------------------

    def _replay(self, entries: tuple[Entry, ...]) -> None:
        self._script: Script = self.game.script(self.options)
        self.cue, self.state, self.outcome, self.lines, self.clock, self.entries = None, None, None, (), None, ()
        self._asked_in: object = None
        self._advance(lambda: next(self._script))
        for entry in entries:
            self.repeat(entry)

    def skip_to_reply(self) -> None:
        """Go on, silently, to the next cue that needs a reply from outside."""
        while isinstance(self.cue, (Say, Whisper, StartClock, StopClock)):
            self._send(None)

    def repeat(self, entry: Entry) -> None:
        """Give the script a reply that is in the journal already, and nothing is said. Raises JournalDoesNotFit."""
        n = len(self.entries)
        try:
            self.skip_to_reply()
            fits = self.cue is not None and _fits(entry.reply, self.cue, clock_runs=self.clock is not None)
            if fits:
                self._take(entry)
                self.skip_to_reply()
        except Exception as error:
            raise JournalDoesNotFit(
                f"The saved game cannot be replayed from reply {n + 1} on ({error}). It is set aside."
            ) from error
        if not fits:
            raise JournalDoesNotFit(
                f"The saved game does not fit this game any more, from reply {n + 1} on. It is set aside."
            )

    def _keep(self, entry: Entry, solved: Solved | None = None) -> None:
        n = len(self.entries)
        self._write(lambda journal: journal.write(n, entry, solved))
        self._take(entry)

    def _take(self, entry: Entry) -> None:
        self.entries = (*self.entries, entry)
        if isinstance(entry.reply, Heard):
            self._asked_in = self.state
        if self.clock is not None:
            self.clock = ClockState(self.clock.limit_ms, entry.clock_ms)
        if isinstance(entry.reply, (Heard, TimeUp)):
            self.lines = ()
        self._send(entry.reply)

    def _send(self, reply: Reply) -> None:
        self._advance(lambda: self._script.send(reply))

    def _advance(self, move: Callable[[], Cue]) -> None:
        try:
            cue = move()
        except StopIteration as end:
            self.cue, self.outcome, self.clock = None, end.value, None
            return
        self.cue, self.state = cue, cue.state
        if isinstance(cue, Say):
            self.lines = (*self.lines, *cue.messages)
        elif isinstance(cue, Ask):
            self.lines = (*self.lines, cue.question)
        elif isinstance(cue, StartClock):
            self.clock = ClockState(cue.limit_ms, 0)
        elif isinstance(cue, StopClock):
            self.clock = None

    def _write(self, write: Callable[[Journal], None]) -> None:
        try:
            write(self._journal)
        except RecordsUnavailable as error:
            self._go_unsaved(error)

    def _go_unsaved(self, error: RecordsUnavailable) -> None:
        self._journal.close()
        self._journal = MemoryJournal()
        self.trouble = str(error)


def _fits(reply: Kept, cue: Cue, *, clock_runs: bool) -> bool:
    if isinstance(cue, Ask):
        return (clock_runs and isinstance(reply, TimeUp)) or (
            isinstance(reply, Heard) and isinstance(reply.meaning, cue.expects)
        )
    if isinstance(cue, Roll):
        return (
            isinstance(reply, Rolled)
            and len(reply.dice) == cue.count
            and all(1 <= die <= cue.sides for die in reply.dice)
        )
    return isinstance(cue, Recall) and isinstance(reply, Recalled)
