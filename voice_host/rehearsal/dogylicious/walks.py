"""Routes that synthetic players think of: good ones, and every kind of bad one."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from voice_host.games.dogylicious.meanings import Direction, Route, RouteTile
from voice_host.games.dogylicious.rules.carpet import DIRECTIONS, Carpet, Tile

SHORTEST, LONGEST = 3, 7


def walk_to(
    carpet: Carpet,
    standing: Tile,
    target: Tile,
    visited: Collection[Tile],
    random: Random,
    longest: int = LONGEST,
    shortest: int = SHORTEST,
) -> tuple[Tile, ...] | None:
    """Return a way of three steps or more to a target that enters no tile twice, None where there is none so short."""
    for length in range(shortest, longest + 1):
        found = _walk(carpet, (standing,), target, {standing, *visited}, length, random)
        if found:
            return found[1:]
    return None


def _walk(
    carpet: Carpet, walked: tuple[Tile, ...], target: Tile, closed: set[Tile], left: int, random: Random
) -> tuple[Tile, ...] | None:
    if left == 0:
        return walked if walked[-1] == target else None
    ways = [tile for tile in carpet.neighbours(walked[-1]) if tile not in closed]
    for tile in random.sample(ways, len(ways)):
        if tile == target and left > 1:
            continue
        found = _walk(carpet, (*walked, tile), target, {*closed, tile}, left - 1, random)
        if found:
            return found
    return None


def in_directions(carpet: Carpet, standing: Tile, route: tuple[Tile, ...]) -> Route:
    """Return a route as it is said by directions."""
    steps = zip((standing, *route), route, strict=False)
    return Route(tuple(Direction(carpet.way(here, there)) for here, there in steps))


def in_numbers(carpet: Carpet, route: tuple[Tile, ...]) -> Route:
    """Return a route as it is said by the numbers of its tiles."""
    return Route(tuple(RouteTile(carpet.number(tile)) for tile in route))


def any_steps(random: Random) -> Route:
    """Return steps that lead anywhere: off the carpet, back, to another tile, or too few of them."""
    return Route(tuple(Direction(random.choice(DIRECTIONS)) for _ in range(random.randint(1, 6))))
