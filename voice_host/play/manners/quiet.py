"""When nobody says anything: how long the host waits before it speaks up (rules 1.12)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum


@dataclass(frozen=True)
class QuietTimes:
    """Seconds of silence after the host has spoken, until it speaks up by itself."""

    nudge: float = 10.0
    """A word that it is listening."""
    choices: float = 25.0
    """What can be said now."""
    offer_pause: float = 60.0
    """Whether to pause."""
    pause: float = 120.0
    """The game is paused: nobody is there. They find it as it was when they come back. While the clock of a turn runs
    it is not: silence would gain time, and the clock ends the turn."""
    reminder: float = 300.0
    """In a pause: that the game is paused, once; then the host is silent for as long as it takes."""
    apart: float = 4.0
    """So long after it has spoken by itself (a warning of the clock) the host says nothing more by itself."""


class SpeakUp(Enum):
    """What is due."""

    NUDGE = "nudge"
    CHOICES = "choices"
    OFFER_PAUSE = "offer a pause"
    PAUSE = "pause"
    REMINDER = "reminder"


class Quiet:
    """Measures the silence. Without times it never has anything to say, as for people at a keyboard."""

    def __init__(self, times: QuietTimes | None, now: Callable[[], float]) -> None:
        self._times = times
        self._now = now
        self._since: float | None = None
        """When it became quiet; None: it has not been since the host was asked to listen."""
        self._done = 0
        """How many steps of this silence are done."""
        self._paused = False
        self._not_before = 0.0
        self._rests = False

    def broken(self) -> None:
        """Somebody said something."""
        self._since = None
        if not self._paused:
            self._done = 0

    def host_spoke(self) -> None:
        """The host has said something by itself."""
        if self._times is not None:
            self._not_before = self._now() + self._times.apart

    def rest(self) -> None:
        """Say nothing by itself for the time being: they type."""
        self._rests = True

    def wake(self) -> None:
        """Speak up again: they speak."""
        self._rests = False
        self.broken()

    def next_at(self, *, paused: bool = False) -> float | None:
        """Return the moment of the host's clock at which it speaks up if nobody does; None for never.

        It is asked when the host begins to listen; the silence begins there. ``paused`` is whether the game is.
        """
        if paused != self._paused:
            self._paused, self._done, self._since = paused, 0, None
        if self._since is None:
            self._since = self._now()
        steps = self._steps()
        return max(self._since + steps[self._done][0], self._not_before) if self._done < len(steps) else None

    def due(self, *, paused: bool = False) -> SpeakUp | None:
        """Return what is to be said now, once; None where it is not time. Of several things only the last is."""
        at = self.next_at(paused=paused)
        if at is None or self._now() < at or self._since is None:
            return None
        quiet_for = self._now() - self._since
        steps = self._steps()
        self._done = max(self._done + 1, sum(seconds <= quiet_for for seconds, _ in steps))
        return steps[self._done - 1][1]

    def _steps(self) -> tuple[tuple[float, SpeakUp], ...]:
        times = self._times
        if times is None or self._rests:
            return ()
        if self._paused:
            return ((times.reminder, SpeakUp.REMINDER),)
        return (
            (times.nudge, SpeakUp.NUDGE),
            (times.choices, SpeakUp.CHOICES),
            (times.offer_pause, SpeakUp.OFFER_PAUSE),
            (times.pause, SpeakUp.PAUSE),
        )
