"""Who may speak next."""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Condition, Event

from voice_host.speaking.voice import Priority


@dataclass(order=True)
class _Line:
    """A line that waits or is being spoken, in the order in which they come."""

    rank: tuple[int, int]
    """Lower comes first: the priority, then the order of arrival."""
    stopped: Event = field(compare=False, default_factory=Event)


class SpeakingQueue:
    """Lets one line sound at a time: the most urgent of those that wait, never in the middle of another."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._waiting: list[_Line] = []
        self._speaking: _Line | None = None
        self._arrivals = itertools.count()

    @contextmanager
    def turn(self, priority: Priority) -> Iterator[Event]:
        """Wait for the turn to speak and hold it. What is given is set once the line is stopped, perhaps already."""
        line = _Line((-priority, next(self._arrivals)))
        with self._changed:
            heapq.heappush(self._waiting, line)
            self._changed.wait_for(lambda: line.stopped.is_set() or self._is_next(line))
            self._waiting.remove(line)
            heapq.heapify(self._waiting)
            if not line.stopped.is_set():
                self._speaking = line
        try:
            yield line.stopped
        finally:
            with self._changed:
                if self._speaking is line:
                    self._speaking = None
                self._changed.notify_all()

    def stop(self) -> None:
        """Stop the line that sounds and all that wait."""
        with self._changed:
            for line in self._waiting:
                line.stopped.set()
            if self._speaking:
                self._speaking.stopped.set()
            self._changed.notify_all()

    def _is_next(self, line: _Line) -> bool:
        return self._speaking is None and self._waiting[0] is line
