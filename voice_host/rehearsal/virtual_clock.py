"""Time that passes only when it is told to: what takes a family ten minutes is rehearsed in a moment."""

from __future__ import annotations


class VirtualClock:
    """A host's clock for rehearsals. Its ``now`` is passed wherever the host asks for the time."""

    def __init__(self) -> None:
        self._seconds = 0.0

    def now(self) -> float:
        """Return the moment, in seconds since the rehearsal began."""
        return self._seconds

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._seconds += seconds

    def advance_to(self, moment: float) -> None:
        """Let time pass until a moment; nothing happens where that is over."""
        self._seconds = max(self._seconds, moment)
