"""From facts of the game to messages: how tiles, players, points and counts are named when the host speaks of them."""

from __future__ import annotations

from collections.abc import Iterable

from voice_host.games.dogylicious.rules.carpet import Carpet, Tile
from voice_host.games.dogylicious.rules.naming import name_of, telling_apart
from voice_host.script import Message, message
from voice_host.script.shared.players import player, players

__all__ = [
    "by_place",
    "choice_between",
    "numbers",
    "pieces",
    "player",
    "players",
    "points",
    "steps",
    "tile",
    "tiles",
    "ways",
]


def points(count: int) -> Message:
    """Return a number of points with its noun."""
    return message("points", points=count)


def steps(count: int) -> Message:
    """Return a number of steps with its noun."""
    return message("steps", steps=count)


def pieces(count: int) -> Message:
    """Return a number of food pieces with its noun."""
    return message("pieces", pieces=count)


def tile(carpet: Carpet, which: Tile) -> Message:
    """Return the shortest name that means this tile alone."""
    name = name_of(carpet, which)
    if name.number is not None and name.row is None:
        if name.side is None:
            return message("tile", number=name.number)
        return message("tile-on-side", number=name.number, side=name.side)
    return by_place(carpet, which)


def by_place(carpet: Carpet, which: Tile) -> Message:
    """Return a tile's name by number, row and column."""
    return message("tile-by-place", number=carpet.number(which), row=which.row, column=which.column)


def tiles(carpet: Carpet, which: Iterable[Tile]) -> tuple[Message, ...]:
    """Return the shortest names of several tiles, in order."""
    return tuple(tile(carpet, one) for one in which)


def ways(which: Iterable[str]) -> tuple[Message, ...]:
    """Return the names of several directions, in order."""
    return tuple(message("way", way=way) for way in which)


def numbers(carpet: Carpet, route: Iterable[Tile]) -> tuple[Message, ...]:
    """Return the numbers alone of the tiles of a route: their order tells which tiles they are."""
    return tuple(message("number-alone", number=carpet.number(one)) for one in route)


def choice_between(carpet: Carpet, candidates: tuple[Tile, ...]) -> tuple[Message, ...]:
    """Return what tells tiles of one number apart, farther and left ones first."""
    sides = telling_apart(carpet, candidates)
    if not sides:
        return tuple(by_place(carpet, one) for one in candidates)
    return tuple(message("one-side", side=side) for side in sorted(sides, key=("far", "near", "left", "right").index))
