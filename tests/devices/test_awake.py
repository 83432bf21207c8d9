"""The host's clock stands while the machine sleeps."""

from __future__ import annotations

import time

import pytest

from voice_host.devices import awake
from voice_host.devices.awake import AwakeClock


class System:
    """A machine's clock, at which the host looks every quarter of a second while it is awake."""

    def __init__(self) -> None:
        self.ticks = 1000.0
        self.clock = AwakeClock(lambda: self.ticks)

    def wake(self, seconds: float) -> None:
        for _ in range(round(seconds / 0.25)):
            self.ticks += 0.25
            self.clock.now()

    def sleep(self, seconds: float) -> None:
        self.ticks += seconds


def test_awake_it_is_the_systems_clock() -> None:
    system = System()
    system.wake(3600.0)

    assert system.clock.now() == 4600.0


@pytest.mark.parametrize("hours", [0.001, 8, 1000])
def test_a_sleep_takes_no_time(hours: float) -> None:
    system = System()
    system.wake(60.0)
    system.sleep(3600 * hours)
    assert system.clock.now() == pytest.approx(1060.0)
    system.wake(60.0)
    assert system.clock.now() == pytest.approx(1120.0)


def test_a_machine_that_is_busy_for_a_moment_does_not_sleep() -> None:
    system = System()
    system.sleep(1.0)

    assert system.clock.now() == 1001.0


def test_a_clock_that_was_set_back_does_not_turn_time_back() -> None:
    system = System()
    system.wake(60.0)
    system.ticks -= 3600.0
    assert system.clock.now() == pytest.approx(1060.0)
    system.wake(1.0)
    assert system.clock.now() == pytest.approx(1061.0)


def test_the_hosts_clock_passes_as_time_does() -> None:
    began, began_at = time.monotonic(), awake.now()
    time.sleep(0.05)

    assert awake.now() - began_at <= time.monotonic() - began + 0.01
    assert awake.now() > began_at
