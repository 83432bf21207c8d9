"""Listens while the host speaks, for one word only: "stop".

That is safe where the microphone does not hear the host: with a headset, or behind an echo canceller.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from threading import Condition, Lock, Thread
from typing import Protocol

from voice_host.hearing.errors import HearingError, MicrophoneSilent
from voice_host.hearing.source import Block, Samples, Source
from voice_host.hearing.utterance import EndOfInput

LOOKS_UP_EVERY_S = 0.1
"""Seconds after which it is noticed that the host has finished, where no sound comes."""


class HearsStop(Protocol):
    """Who notices the word: ``StopWord``."""

    def hear(self, samples: Samples) -> bool:
        """Take the next sound; True once the word has been said."""

    def reset(self) -> None:
        """Forget what was heard."""


class Interjections:
    """A source of sound between the microphone and the ear.

    While the host speaks it takes the blocks itself, in a thread of its own, and lets the word stop the host. When the
    ear asks for the first block after that, the rest is the ear's.
    """

    def __init__(
        self, source: Source, make_word: Callable[[], HearsStop], now: Callable[[], float], stop: Callable[[], None]
    ) -> None:
        """``make_word`` is called in the thread, for it loads a model; ``now`` is the host's clock; ``stop`` is called
        from the thread when the word was said.
        """
        self._source = source
        self._now = now
        self._stop = stop
        self._changed = Condition()
        self._sounding = 0
        self._overhears = False
        self._closed = False
        self._reading = Lock()
        self._back: deque[Block] = deque()
        """Blocks that were taken from the source when the ear already wanted them."""
        self._untold: MicrophoneSilent | None = None
        """What the source has told once, and the ear does not know yet."""
        Thread(target=self._listen, args=(make_word,), name="hear stop", daemon=True).start()

    def host_begins(self) -> None:
        """The host begins a line or a sound: see OnAir."""
        with self._changed:
            self._sounding += 1
            self._overhears = True
            self._changed.notify_all()

    def host_ends(self, at: float) -> None:
        """One of them is over. Until the ear listens, another may follow: what is said between them counts, too."""
        with self._changed:
            self._sounding -= 1

    def read(self, until: float | None) -> Block | None:
        """Return the next block: see Source."""
        self._leave_to_the_ear()
        with self._reading:
            untold, self._untold = self._untold, None
            if untold is not None:
                raise untold
            return self._back.popleft() if self._back else self._source.read(until)

    def drop(self, before: float) -> None:
        """Forget what was captured before that moment: see Source."""
        self._leave_to_the_ear()
        with self._reading:
            self._back = deque(block for block in self._back if block.ended_at > before)
            self._source.drop(before)

    def close(self) -> None:
        """Let go of the source."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        self._source.close()

    def _leave_to_the_ear(self) -> None:
        if self._overhears and not self._sounding:
            with self._changed:
                self._overhears = False

    def _listen(self, make_word: Callable[[], HearsStop]) -> None:
        word = make_word()
        while self._wait_for_the_host():
            word.reset()
            while self._overhears and not self._closed:
                block = self._overhear()
                if block is not None and word.hear(block.samples):
                    self._stop()
                    word.reset()

    def _wait_for_the_host(self) -> bool:
        """Return when the host speaks; False when there is nothing more to do."""
        with self._changed:
            self._changed.wait_for(lambda: self._overhears or self._closed)
            return not self._closed

    def _overhear(self) -> Block | None:
        try:
            with self._reading:
                block = self._source.read(self._now() + LOOKS_UP_EVERY_S)
                if block is not None and not self._overhears:
                    self._back.append(block)
                    block = None
            return block
        except MicrophoneSilent as silent:  # that is told once, and one can listen on
            self._untold = silent
            return None
        except (EndOfInput, HearingError):  # the ear will meet it, too, and tell
            with self._changed:
                self._overhears = False
            return None
