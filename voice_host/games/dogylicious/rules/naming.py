"""Tiles in speech. A number lies on two tiles, so a name adds a side, or a row and a column (rules 1.2)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from voice_host.games.dogylicious.rules.carpet import Carpet, Tile

Side = Literal["near", "far", "left", "right", "corner"]
"""Which of several tiles: the nearest to the players, the farthest, the leftmost, the rightmost, or the one in a corner
of the carpet.
"""
SIDES: tuple[Side, ...] = ("near", "far", "left", "right")
"""Those that tell any two tiles apart that do not lie in one row or one column."""


@dataclass(frozen=True)
class TileName:
    """What a tile is called: "the near seven", "row two, column three". What is None is not said."""

    number: int | None = None
    side: Side | None = None
    row: int | None = None
    """1 (the map's far row) to 4."""
    column: int | None = None
    """1 to 5."""


def named(
    carpet: Carpet,
    number: int | None = None,
    side: Side | None = None,
    row: int | None = None,
    column: int | None = None,
) -> tuple[Tile, ...]:
    """Return every tile that such a name may mean, row after row.

    The side chooses among the tiles that fit the rest. A side that tells nothing (two sevens in one row, and "near"
    is said) leaves them all, so that the host can ask. No tile means that there is none of that name.
    """
    tiles = tuple(
        tile
        for tile in carpet.tiles
        if number in (None, carpet.number(tile)) and row in (None, tile.row) and column in (None, tile.column)
    )
    return tiles if side is None else on_side(carpet, tiles, side)


def on_side(carpet: Carpet, tiles: Collection[Tile], side: Side) -> tuple[Tile, ...]:
    """Return those of the tiles that lie farthest to a side: what "the near one" means when the host asks which."""
    places = {tile: _place(carpet, tile, side) for tile in tiles}
    return tuple(tile for tile, place in places.items() if place == max(places.values()))


def telling_apart(carpet: Carpet, tiles: Collection[Tile]) -> tuple[Side, ...]:
    """Return the two side words that tell two tiles apart: near and far if they do, else left and right.

    Nothing is returned where no pair of side words does (three tiles of one number): then a row and a column are
    needed.
    """
    if len(tiles) != 2:
        return ()
    if len({carpet.depth(tile) for tile in tiles}) == 2:
        return ("near", "far")
    return ("left", "right")


def name_of(carpet: Carpet, tile: Tile) -> TileName:
    """Return the shortest name that means this tile alone; ``named`` takes it back to the tile."""
    number = carpet.number(tile)
    alike = named(carpet, number)
    if len(alike) == 1:
        return TileName(number)
    for side in telling_apart(carpet, alike):
        if on_side(carpet, alike, side) == (tile,):
            return TileName(number, side)
    return TileName(number, None, tile.row, tile.column)


def _place(carpet: Carpet, tile: Tile, side: Side) -> int:
    """Return how far to a side a tile lies; of corners, whether it is one."""
    if side == "corner":
        return int(len(carpet.neighbours(tile)) == 2)
    if side in ("near", "far"):
        return carpet.depth(tile) if side == "far" else -carpet.depth(tile)
    return carpet.breadth(tile) if side == "right" else -carpet.breadth(tile)
