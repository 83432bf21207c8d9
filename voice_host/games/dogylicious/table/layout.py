"""The carpet turned so that the players stand below it."""

from __future__ import annotations

from itertools import groupby

from voice_host.games.dogylicious.rules.carpet import Carpet, Tile


def rows(carpet: Carpet) -> tuple[tuple[Tile, ...], ...]:
    """Return the tiles as the players see them: the farthest row first, each from their left to their right."""
    seen = sorted(carpet.tiles, key=lambda tile: (-carpet.depth(tile), carpet.breadth(tile)))
    return tuple(tuple(row) for _, row in groupby(seen, carpet.depth))


def where(carpet: Carpet, tile: Tile) -> tuple[int, int]:
    """Return the row and the column of a tile in ``rows``, from 0."""
    return next((n, row.index(tile)) for n, row in enumerate(rows(carpet)) if tile in row)
