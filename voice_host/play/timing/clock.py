"""The turn clock."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class _Mark:
    """What the clock did from a moment on."""

    moment_us: int
    reading_us: int
    runs: bool


class TurnClock:
    """Counts the time of a turn that counts, and can still tell what it showed at an earlier moment.

    It is asked for the end of a player's words after they were understood, hence the memory. Moments are seconds of
    ``now``; readings are whole milliseconds, rounded down. Inside it counts microseconds, so that sums stay exact.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._marks: list[_Mark] = []
        self._held = False
        self._paused = False
        self.limit_ms: int | None = None
        """When time is up; None while no turn is timed."""

    def start(self, limit_ms: int, reading_ms: int = 0) -> None:
        """Time a turn from ``reading_ms`` on."""
        self.limit_ms = limit_ms
        self._marks = []
        self._mark(reading_ms * 1000)

    def stop(self) -> None:
        """End the timing of the turn."""
        self.limit_ms = None
        self._marks = []

    def hold(self) -> None:
        """Do not count what follows until ``release``."""
        self._change(held=True)

    def release(self) -> None:
        """Count again."""
        self._change(held=False)

    def pause(self) -> None:
        """Stop until ``resume``, whatever is held or released meanwhile."""
        self._change(paused=True)

    def resume(self) -> None:
        """Go on after a pause."""
        self._change(paused=False)

    def back_to(self, reading_ms: int) -> None:
        """Show ``reading_ms`` now and go on from there."""
        self._mark(reading_ms * 1000)

    def reading_ms(self, at: float | None = None) -> int:
        """Return what the clock shows now, or showed at the moment ``at``; 0 while no turn is timed."""
        return self._reading_us(_us(self._now() if at is None else at)) // 1000

    @property
    def runs(self) -> bool:
        """Whether what it shows goes on."""
        return bool(self._marks) and self._marks[-1].runs

    def moment(self, reading_ms: int) -> float | None:
        """Return when the clock will show ``reading_ms`` if nothing stops it, None while it stands."""
        if not self.runs:
            return None
        last = self._marks[-1]
        return (last.moment_us + reading_ms * 1000 - last.reading_us) / 1_000_000

    def _change(self, *, held: bool | None = None, paused: bool | None = None) -> None:
        self._held = self._held if held is None else held
        self._paused = self._paused if paused is None else paused
        if self._marks:
            self._mark(self._reading_us(_us(self._now())))

    def _mark(self, reading_us: int) -> None:
        self._marks.append(_Mark(_us(self._now()), reading_us, not self._held and not self._paused))

    def _reading_us(self, moment_us: int) -> int:
        if not self._marks:
            return 0
        which = max(0, bisect_right(self._marks, moment_us, key=lambda mark: mark.moment_us) - 1)
        mark = self._marks[which]
        return mark.reading_us + (max(0, moment_us - mark.moment_us) if mark.runs else 0)


def _us(seconds: float) -> int:
    return round(seconds * 1_000_000)
