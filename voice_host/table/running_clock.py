"""A clock that runs on between two moments at which it is shown or sent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

_TOLERANCE_MS = 100


@dataclass(frozen=True)
class RunningClock:
    """A clock that was running when it was shown.

    Pages count on from the moment at which it arrives, so a page that comes later must get a later reading.
    """

    shown: Mapping[str, Any]
    at: float
    """When it was shown, in seconds of any clock that never goes back."""

    def reading_ms(self, at: float) -> int:
        """Return what it reads at a moment; it stops at its limit."""
        reading = self.shown["reading_ms"] + round((at - self.at) * 1000)
        return int(min(reading, max(self.shown["limit_ms"], self.shown["reading_ms"])))

    def value(self, at: float) -> dict[str, Any]:
        """Return the part as it is at a moment."""
        return {**self.shown, "reading_ms": self.reading_ms(at)}

    def agrees_with(self, later: RunningClock) -> bool:
        """Whether a clock that is shown later is this one, having run on: then pages know it already."""
        drift = later.shown["reading_ms"] - self.reading_ms(later.at)
        return abs(drift) <= _TOLERANCE_MS and {**self.shown, "reading_ms": 0} == {**later.shown, "reading_ms": 0}


def running_clock(value: Mapping[str, Any], at: float) -> RunningClock | None:
    """Return the clock of a part that is shown now, None where it does not run."""
    runs = value.get("runs") and isinstance(value.get("reading_ms"), int) and isinstance(value.get("limit_ms"), int)
    return RunningClock(dict(value), at) if runs else None
