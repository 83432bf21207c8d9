from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from voice_host.table.parts import Parts
from voice_host.table.serving.reader import Reader

CLOCK = {"label": "Clock", "limit_ms": 120_000, "reading_ms": 3400, "runs": True, "paused": False}


class Watch:
    """A clock that a test sets."""

    seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


class Table:
    """Parts with a clock, and one who reads them."""

    def __init__(self) -> None:
        self.watch = Watch()
        self.parts = Parts(self.watch)

    def show(self, **changes: Any) -> None:
        self.parts.show("clock", {**CLOCK, **changes})

    def read(self) -> dict[str, Any]:
        """What one who comes now gets."""

        async def reading() -> dict[str, Any]:
            with Reader(self.parts) as reader:
                return parsed(reader.changed()[0])

        return asyncio.run(reading())


def parsed(events: bytes) -> dict[str, Any]:
    clock: dict[str, Any] = json.loads(events.partition(b"data: ")[2])
    return clock


@pytest.fixture
def table() -> Table:
    return Table()


def test_who_comes_late_gets_the_later_reading(table: Table) -> None:
    table.show()
    table.watch.seconds += 10
    assert table.read() == {**CLOCK, "reading_ms": 13_400}


def test_it_stops_at_its_limit(table: Table) -> None:
    table.show()
    table.watch.seconds += 1000
    assert table.read()["reading_ms"] == 120_000


@pytest.mark.parametrize("changes", [{"runs": False}, {"runs": False, "paused": True}, {"limit_ms": None}])
def test_a_clock_that_stands_stays_as_it_was_shown(table: Table, changes: dict[str, Any]) -> None:
    table.show(**changes)
    table.watch.seconds += 10
    assert table.read() == {**CLOCK, **changes}


@pytest.mark.parametrize(
    ("changes", "is_sent"),
    [
        ({"reading_ms": 13_400}, False),
        ({"reading_ms": 13_430}, False),
        ({"reading_ms": 3400}, True),
        ({"reading_ms": 15_000}, True),
        ({"reading_ms": 13_400, "runs": False}, True),
        ({"reading_ms": 13_400, "limit_ms": 90_000}, True),
    ],
    ids=["ran on", "ran on, nearly", "set back", "set forward", "stopped", "another limit"],
)
def test_a_clock_that_only_ran_on_is_not_sent_again(table: Table, changes: dict[str, Any], is_sent: bool) -> None:
    async def reading() -> bytes:
        with Reader(table.parts) as reader:
            table.show()
            reader.changed()
            table.watch.seconds += 10
            table.show(**changes)
            return reader.changed()[0]

    assert bool(asyncio.run(reading())) == is_sent
