"""Whose time counts: the player's, and not that of others who are asked (rules 1.12, D20)."""

from __future__ import annotations

import pytest

from voice_host.play.performance import ClockState
from voice_host.play.timing.timekeeper import Timekeeper

from .table import Time


@pytest.mark.parametrize(("fair", "reading_ms"), [(True, 4_000), (False, 14_000)])
def test_a_fair_clock_stands_while_others_are_asked(fair: bool, reading_ms: int) -> None:
    now = Time()
    time = Timekeeper(now, fair=fair)
    time.set(ClockState(60_000, 0))
    with time.listening():
        now.seconds += 4
    with time.listening(timed=False) as until:
        assert (until is None) == fair, "where the clock stands, there is no deadline"
        now.seconds += 10
    assert time.reading_ms == reading_ms
