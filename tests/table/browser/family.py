"""A family that plays with the page open: one of them types, and knows what the page has to show."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.commands.running import Event, RunningGame
from voice_host.games.dogylicious.rules.carpet import DEFAULT_CARPET, Tile

STEPS = 3


def place(tile: Tile) -> str:
    return f"row {tile.row} column {tile.column}"


def plan(taken: frozenset[Tile]) -> tuple[Tile, ...]:
    """Return a start and three steps from there to a target that has no token."""
    return next(walk for start in DEFAULT_CARPET.edge_tiles for walk in _walks((start,)) if walk[-1] not in taken)


def _walks(walk: tuple[Tile, ...]) -> Iterator[tuple[Tile, ...]]:
    if len(walk) > STEPS:
        yield walk
        return
    for there in DEFAULT_CARPET.neighbours(walk[-1]):
        if there not in walk:
            yield from _walks((*walk, there))


class Family(RunningGame):
    """``voice-host play dogylicious --table``, typed at."""

    def __init__(self, data: Path, *words: str) -> None:
        self.data = data
        super().__init__(data, "--keyboard", "--quiet", "--table", "--new", "--goodbye-after", "600", *words)
        self.address: str = self.wait_for(lambda event: event["event"] == "table")["address"]

    def wait_for_question(self, *ids: str) -> Event:
        """Wait until one of these is asked, or anything."""
        return self.wait_for(lambda event: event["event"] == "question" and (not ids or event["question"] in ids))

    def wait_for_dice(self) -> tuple[int, int]:
        first, second = self.wait_for(lambda event: event["event"] == "dice")["dice"]
        return first, second

    def set_off(self, walk: tuple[Tile, ...]) -> None:
        """Say start, target, route and count, and "ready"."""
        ways = " ".join(DEFAULT_CARPET.way(here, there) for here, there in pairwise(walk))
        for line in (
            f"start on {place(walk[0])}",
            f"my target is {place(walk[-1])}",
            ways,
            "3 steps and 6 pieces",
            "ready",
        ):
            self.type(line)

    def leave(self) -> None:
        self.type("quit")
        self.type("yes")
        self.end()


def journal(data: Path) -> list[tuple[Any, ...]]:
    """Return the rows that are kept of a game, but for when they were written."""
    (file,) = (each for each in data.iterdir() if each.suffix in (".db", ".sqlite", ".sqlite3"))
    with sqlite3.connect(file) as records:
        return records.execute(
            "SELECT n, kind, reply, clock_ms, words FROM replies WHERE NOT undone ORDER BY n"
        ).fetchall()
