"""Routes: which are legal, how a spoken one is read, and which targets can be reached (rules 1.5)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Union

from voice_host.games.dogylicious.rules.carpet import Carpet, Direction, Tile
from voice_host.games.dogylicious.rules.refusal import Reason, Refused

MIN_STEPS = 3

Route = tuple[Tile, ...]
"""The tiles stepped on, in order, the target last. The tile where the dog stands is not among them."""

SaidStep = Union[Direction, tuple[Tile, ...]]
"""A step as it was said: a direction, or the tiles that the name of the next tile may mean."""


def check_route(
    carpet: Carpet, standing: Tile, route: Sequence[Tile], target: Tile, visited: Collection[Tile]
) -> Refused | None:
    """Return what is wrong with a route from the tile where the dog stands, None if it is legal.

    ``visited`` are the tiles of the turn so far. Tokens of earlier turns do not bar the way.
    """
    reading = read_route(carpet, standing, [(tile,) for tile in route], target, visited)
    return reading if isinstance(reading, Refused) else None


def read_route(
    carpet: Carpet, standing: Tile, said: Sequence[SaidStep], target: Tile, visited: Collection[Tile]
) -> tuple[Route, ...] | Refused:
    """Return every legal route that was perhaps meant, or the reason why there is none.

    A number lies on two tiles, but mostly only one of them is next to the tile before, so "one, ten, nine" has one
    reading. More than one means that the host has to ask. The refusal is that of the reading which came furthest.
    """
    routes: list[Route] = [()]
    for at, step in enumerate(said, start=1):
        taken: list[Route] = []
        problems: list[Refused] = []
        for route in routes:
            for outcome in _steps(carpet, (standing, *route), step, at, visited):
                if isinstance(outcome, Refused):
                    problems.append(outcome)
                else:
                    taken.append((*route, outcome))
        if not taken:
            return min(problems, key=_obscurity, default=Refused(Reason.NO_SUCH_TILE, at))
        routes = taken
    if len(said) < MIN_STEPS:
        return Refused(Reason.TOO_SHORT, len(said) or None)
    ended = tuple(route for route in routes if route[-1] == target)
    return ended or Refused(Reason.WRONG_END, len(said), routes[0][-1])


def route_exists(carpet: Carpet, standing: Tile, target: Tile, visited: Collection[Tile]) -> bool:
    """Say whether a route of three or more steps through unvisited tiles leads to a target.

    No search of all routes is needed. Tiles are coloured like a chessboard, so all routes to a target have the same
    parity, and one of three steps or more exists exactly when some first step leads to a tile other than the target
    from which the target can be walked to, neither over the tile where the dog stands nor in one step.
    """
    closed = {standing, *visited}
    if target in closed:
        return False
    return any(
        first != target and _can_walk(carpet, first, target, closed)
        for first in carpet.neighbours(standing)
        if first not in closed
    )


def free_targets(
    carpet: Carpet, standing: Tile, visited: Collection[Tile], tokens: Collection[Tile]
) -> tuple[Tile, ...]:
    """Return every legal target: no token, not visited in the turn, and a route of three or more steps leads there."""
    return tuple(tile for tile in carpet.tiles if tile not in tokens and route_exists(carpet, standing, tile, visited))


def _steps(
    carpet: Carpet, walked: Sequence[Tile], step: SaidStep, at: int, visited: Collection[Tile]
) -> Iterator[Tile | Refused]:
    """Yield what a said step may be from the last tile of a walk: tiles, and the reasons against the others."""
    here = walked[-1]
    if isinstance(step, str):
        there = carpet.toward(here, step)
        if there is None:
            yield Refused(Reason.OFF_THE_CARPET, at, None, here)
            return
        step = (there,)
    for tile in step:
        if tile not in carpet:
            yield Refused(Reason.OFF_THE_CARPET, at, tile, here)
        elif tile not in carpet.neighbours(here):
            yield Refused(Reason.NOT_A_NEIGHBOUR, at, tile, here)
        elif tile in walked or tile in visited:
            yield Refused(Reason.VISITED_TWICE, at, tile, here)
        else:
            yield tile


def _obscurity(problem: Refused) -> int:
    """Order refusals of the same step: that a near tile was visited tells more than that another is not near."""
    return 1 if problem.reason is Reason.NOT_A_NEIGHBOUR else 0


def _can_walk(carpet: Carpet, first: Tile, target: Tile, closed: Collection[Tile]) -> bool:
    """Say whether a way of two or more steps leads from a first tile to a target, not over closed tiles."""
    seen = {first, *closed}
    front = [tile for tile in carpet.neighbours(first) if tile not in seen and tile != target]
    while front:
        here = front.pop()
        if here == target:
            return True
        if here not in seen:
            seen.add(here)
            front.extend(carpet.neighbours(here))
    return False
