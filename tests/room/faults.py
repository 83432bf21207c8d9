"""Faults of the sound hardware at random moments."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from threading import Event, Thread

from tests.room.sound_server import SoundServer

SECONDS = (0.3, 6.0)
"""The shortest and the longest fault."""


class Faults:
    """Kills, freezes and unplugs, again and again, and always repairs it; in a thread of its own."""

    def __init__(self, server: SoundServer, random: Random, every_s: float) -> None:
        """``every_s`` is the mean time from one fault's end to the next fault; 0 for no faults at all."""
        self._random = random
        self._every_s = every_s
        self._is_over = Event()
        self._kinds: Mapping[str, tuple[Callable[[], None], Callable[[], None]]] = {
            "killed and started again": (server.kill, server.start),
            "frozen": (server.freeze, server.thaw),
            "microphone unplugged": (server.unplug, server.plug_in),
        }
        self._touched_at = float("-inf")
        self.happened: Counter[str] = Counter()
        """How often each kind has happened."""
        self.error: Exception | None = None
        """What went wrong in making faults, which is no fault of the host."""
        self._thread = Thread(target=self._run, name="faults", daemon=True)
        if every_s > 0:
            self._thread.start()

    def touched_since(self, at: float) -> bool:
        """Whether there was a fault at some time since a moment (``time.monotonic``)."""
        return self._touched_at >= at

    def stop(self) -> None:
        """Make no more faults; what is broken is repaired first."""
        self._is_over.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        try:
            while not self._is_over.wait(self._random.uniform(0.5, 1.5) * self._every_s):
                kind = self._random.choice(list(self._kinds))
                self._happen(kind)
        except Exception as error:
            self.error = error

    def _happen(self, kind: str) -> None:
        breaks, repairs = self._kinds[kind]
        seconds = self._random.uniform(*SECONDS)
        self.happened[kind] += 1
        self._touched_at = float("inf")
        breaks()
        time.sleep(seconds)
        repairs()
        self._touched_at = time.monotonic()
