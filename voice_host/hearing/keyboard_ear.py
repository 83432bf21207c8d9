"""An ear for fingers: everything that can be said can be typed, one utterance a line."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from typing import NamedTuple, TextIO, Union

from voice_host.hearing.utterance import EndOfInput, Silence, Utterance
from voice_host.script import Meaning

LOOKS_UP_EVERY_S = 0.25
"""Seconds. Ctrl-C that reaches another thread, or this one just before it waits, does not wake it: it must look up."""


class Line(NamedTuple):
    """A line that was entered, and when; ``counts`` where it was pressed for a question that may have been answered."""

    text: str
    at: float
    counts: Callable[[], bool] | None = None


class KeyboardEar:
    """Reads lines in a thread of its own, so that a deadline is kept while nobody types."""

    def __init__(
        self,
        stream: TextIO | None,
        now: Callable[[], float],
        normalise: Callable[[str], str],
        *,
        ends: bool = True,
    ) -> None:
        """``normalise`` puts typed text into the words' normal form ("7x8=56" is "seven times eight is fifty six").

        ``stream`` is None where lines are entered from elsewhere alone; ``ends`` is whether nothing more can come when
        it is over.
        """
        self._now = now
        self._normalise = normalise
        self._lines: queue.Queue[Line | None] = queue.Queue()
        self._ends = ends
        self._ended = False
        self.on_line: Callable[[], None] = lambda: None
        """Called from the reading thread at each line, also a blank one, whoever listens."""
        self.patience = 1.0
        """Of no use here: who types ends the line."""
        self.reads = stream is not None
        """Whether lines are read from a stream."""
        if stream is not None:
            self.read(stream)

    def read(self, stream: TextIO) -> None:
        """Read lines from a stream from now on, in a thread of its own."""
        self.reads = True
        threading.Thread(target=self._read, args=(stream,), name="keyboard", daemon=True).start()

    def _read(self, stream: TextIO) -> None:
        try:
            for line in stream:
                self._lines.put(Line(line, self._now()))
                self.on_line()
        except (OSError, ValueError):
            pass  # the terminal went away, or the stream was closed under us: the end of the input
        if self._ends:
            self._lines.put(None)

    def enter(self, line: str, counts: Callable[[], bool]) -> None:
        """Enter a line that was pressed. From any thread; ``counts`` is asked when its turn comes."""
        self._lines.put(Line(line, self._now(), counts))

    def listen(self, expects: tuple[type[Meaning], ...], until: float | None) -> Union[Utterance, Silence]:
        """Return the next line that is not blank. Its moment is when it was entered."""
        while not self._ended:
            try:
                entered = self._entered(None if until is None else max(0.0, until - self._now()))
            except queue.Empty:
                return Silence()
            if utterance := self._utterance(entered):
                return utterance
        raise EndOfInput

    def _entered(self, wait_s: float | None) -> Line | None:
        """Return what is entered within so many seconds, None for as long as it takes. Raises queue.Empty."""
        while wait_s is None or wait_s > LOOKS_UP_EVERY_S:
            try:
                return self._lines.get(timeout=LOOKS_UP_EVERY_S)
            except queue.Empty:
                wait_s = None if wait_s is None else wait_s - LOOKS_UP_EVERY_S
        return self._lines.get(timeout=wait_s)

    def typed_already(self) -> Utterance | None:
        """Return the next line that was entered before now, None where there is none."""
        while not self._ended:
            try:
                entered = self._lines.get_nowait()
            except queue.Empty:
                return None
            if utterance := self._utterance(entered):
                return utterance
        return None

    def _utterance(self, entered: Line | None) -> Utterance | None:
        """Return what was entered; None for a blank line, one that counts no more, and the end of the input."""
        if entered is None:
            self._ended = True
            return None
        pressed = entered.counts is not None
        if not entered.text.strip() or (entered.counts is not None and not entered.counts()):
            return None
        words, at, now = self._normalise(entered.text), entered.at, self._now()
        text = entered.text.strip()
        return Utterance(words, started_at=at, ended_at=at, decided_at=now, typed=True, pressed=pressed, text=text)

    def close(self) -> None:
        """Nothing to let go of: the reading thread ends with the process."""
