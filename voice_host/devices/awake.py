"""The host's clock: seconds in which the machine was awake.

A machine that sleeps, or a program that was stopped by Ctrl-Z, has not waited: no microphone was lost meanwhile, and
nobody's turn has passed. What the system's clock does in its sleep differs, so the sleep is noticed: a thread looks at
the clock all the time, and where it could not for a while, nothing could.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from threading import Lock, Thread

LOOKS_EVERY_S = 0.25
"""So often the thread looks at the clock, in seconds."""
ASLEEP_S = 1.5
"""Who has not looked for so long was asleep. A machine that is merely busy is late by a few tenths."""


class AwakeClock:
    """Counts the seconds of another clock, but for those that were slept through."""

    def __init__(self, ticks: Callable[[], float]) -> None:
        """``ticks`` is the system's clock, in seconds; ``now`` must be called every LOOKS_EVERY_S."""
        self._ticks = ticks
        self._lock = Lock()
        self._looked_at = ticks()
        self._slept = 0.0

    def now(self) -> float:
        """Return the moment, in seconds. It never goes back."""
        with self._lock:
            ticks = self._ticks()
            gone = ticks - self._looked_at
            if gone > ASLEEP_S or gone < 0:
                self._slept += gone
            self._looked_at = ticks
            return ticks - self._slept


@cache
def _host_clock() -> AwakeClock:
    clock = AwakeClock(time.monotonic)

    def look() -> None:
        while True:
            time.sleep(LOOKS_EVERY_S)
            clock.now()

    Thread(target=look, name="clock", daemon=True).start()
    return clock


def now() -> float:
    """Return the moment of the host's clock, in seconds since some moment."""
    return _host_clock().now()
