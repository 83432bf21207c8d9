"""Which of several ways: where a number lies on two sides, the direction tells which tile is meant."""

from __future__ import annotations

from collections.abc import Iterable

from voice_host.games.dogylicious.rules.carpet import Carpet, Tile
from voice_host.games.dogylicious.talk import wording
from voice_host.script import Message, message


def which_way(carpet: Carpet, here: Tile, there: Iterable[Tile], step: int | None = None) -> Message:
    """Return the question which of several neighbours of a tile is meant, at a step of a route or now."""
    ways = wording.ways(carpet.way(here, tile) for tile in there)
    return message("ask-which-way", ways=ways) if step is None else message("route-two-ways", ways=ways, step=step)
