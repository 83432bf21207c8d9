"""What the page shows: the latest value of each part, for any number of readers."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from threading import Lock
from typing import Any

from voice_host.table.running_clock import RunningClock, running_clock

ORDER = ("house", "language", "game", "clock", "hand", "question", "captions", "host", "players", "end")
"""The parts in the order in which a page gets them. "house" is made for each page (see serving/house.py)."""
PRIVATE = "hand"
"""The part that is never shown on the page for all."""


def as_event(name: str, value: Mapping[str, Any]) -> bytes:
    """Return a part as a server-sent event."""
    import msgspec

    return b"event: %s\ndata: %s\n\n" % (name.encode(), msgspec.json.encode(value))


@dataclass(frozen=True)
class _Shown:
    """A part as it was shown last."""

    version: int
    event: bytes
    clock: RunningClock | None

    def event_at(self, now: float) -> bytes:
        return self.event if self.clock is None else as_event("clock", self.clock.value(now))


class Parts:
    """The latest value of each part. Values are shown from any thread and read in an asyncio loop.

    There is no queue: a reader that comes late or is slow gets the latest values, and skips what was in between.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic):
        self._now = now
        self._lock = Lock()
        self._shown: dict[str, _Shown] = {}
        self._version = 0
        self._readers: set[Callable[[], None]] = set()
        self._closed = False

    def show(self, name: str, value: Mapping[str, Any]) -> None:
        """Let pages show this value of a part; nothing happens where they do already. Never waits for a reader.

        Raises ValueError for a part that there is not. The value is written down at once: it may change afterwards.
        """
        if name not in ORDER[1:]:
            raise ValueError(f'There is no part "{name}" to show. Parts: {", ".join(ORDER[1:])}.')
        event = as_event(name, value)
        with self._lock:
            clock = running_clock(value, self._now()) if name == "clock" else None
            if self._closed or self._is_known(name, event, clock):
                return
            self._version += 1
            self._shown[name] = _Shown(self._version, event, clock)
            readers = tuple(self._readers)
        for wake in readers:
            wake()

    def copy(self) -> Parts:
        """Return parts of their own that begin with the same values."""
        copied = Parts(self._now)
        with self._lock:
            copied._shown = dict(self._shown)
            copied._version = self._version
        return copied

    def close(self) -> None:
        """Let the readers have what they have not got yet, and nothing more."""
        with self._lock:
            self._closed = True
            readers = tuple(self._readers)
        for wake in readers:
            wake()

    def since(self, version: int) -> tuple[bytes, int, bool]:
        """Return the events of what changed since a version (since 0: of all parts), the version that this is, and
        whether more may come.
        """
        with self._lock:
            now = self._now()
            unseen = (shown for name in ORDER if (shown := self._shown.get(name)) and shown.version > version)
            return b"".join(shown.event_at(now) for shown in unseen), self._version, not self._closed

    def join(self, wake: Callable[[], None]) -> None:
        """Wake a reader at every change from now on. From any thread, so it must not wait."""
        with self._lock:
            self._readers.add(wake)

    def leave(self, wake: Callable[[], None]) -> None:
        """Wake it no longer."""
        with self._lock:
            self._readers.discard(wake)

    def _is_known(self, name: str, event: bytes, clock: RunningClock | None) -> bool:
        last = self._shown.get(name)
        if last is None:
            return False
        if clock is not None and last.clock is not None:
            return last.clock.agrees_with(clock)
        return last.event == event
