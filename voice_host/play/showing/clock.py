"""The turn clock as the page takes it: it goes on by itself there, so it is told only where it would go wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from voice_host.play.timing.timekeeper import Timekeeper

_MAY_DIFFER_MS = 150


class ShownClock:
    """Knows what the pages show."""

    def __init__(self, label: str, now: Callable[[], float]) -> None:
        """``now`` is the host's clock, in seconds."""
        self._now = now
        self._label = label
        self._shown: Mapping[str, Any] | None = None
        self._at = 0.0

    def plain(self, time: Timekeeper | None) -> Mapping[str, Any]:
        """Return the clock as the pages are to show it; the same object as long as they show the right thing."""
        is_set = time is not None and time.limit_ms is not None
        told: dict[str, Any] = {
            "label": self._label,
            "limit_ms": time.limit_ms if time is not None and is_set else None,
            "reading_ms": time.reading_ms if time is not None and is_set else 0,
            "runs": time is not None and time.runs,
            "paused": time is not None and time.paused,
        }
        if self._shown is None or not self._is_right(self._shown, told):
            self._shown, self._at = told, self._now()
        return self._shown

    def _is_right(self, shown: Mapping[str, Any], told: Mapping[str, Any]) -> bool:
        if any(shown[name] != told[name] for name in ("limit_ms", "runs", "paused")):
            return False
        passed_ms = 1000 * (self._now() - self._at) if shown["runs"] else 0
        return bool(abs(shown["reading_ms"] + passed_ms - told["reading_ms"]) <= _MAY_DIFFER_MS)
