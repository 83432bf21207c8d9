"""The turn clock as the page takes it; there it goes on by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from voice_host.play.timing.timekeeper import Timekeeper


def plain_clock(time: Timekeeper | None, label: str) -> Mapping[str, Any]:
    """Return the clock as it is now; without a limit where no turn is timed."""
    if time is None:
        return {"label": label, "limit_ms": None, "reading_ms": 0, "runs": False, "paused": False}
    return {
        "label": label,
        "limit_ms": time.limit_ms,
        "reading_ms": time.reading_ms,
        "runs": time.runs,
        "paused": time.paused,
    }
