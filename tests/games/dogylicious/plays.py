"""Playing turns in a few words, for the tests of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from voice_host.games.dogylicious.rules import ending, planning, walking
from voice_host.games.dogylicious.rules.carpet import Tile
from voice_host.games.dogylicious.rules.pieces import pieces
from voice_host.games.dogylicious.rules.refusal import Refused
from voice_host.games.dogylicious.rules.settings import Settings
from voice_host.games.dogylicious.rules.turn import Phase, Turn, begin
from voice_host.games.dogylicious.rules.turn_end import TurnEnd

# D-T23: a nine in three steps, and from there a ten in three more.
TO_THE_NINE = [(4, 3), (3, 3), (3, 4)]
ON_TO_THE_TEN = [(3, 5), (2, 5), (2, 4)]


def tiles(places: Iterable[tuple[int, int]]) -> tuple[Tile, ...]:
    return tuple(Tile(*place) for place in places)


def allowed(result: Turn | Refused) -> Turn:
    assert not isinstance(result, Refused), result
    return result


def refused(result: object) -> Refused:
    assert isinstance(result, Refused), "this should have been refused"
    return result


def end_of(turn: Turn) -> TurnEnd:
    assert turn.end is not None, f"the turn has not ended, it waits for {turn.phase.value}"
    return turn.end


def standing_on(start: tuple[int, int], tokens: Iterable[tuple[int, int]] = (), **chosen: Any) -> Turn:
    turn = begin(Settings(("Noa", "Dan"), **chosen), tiles(tokens))
    return allowed(planning.choose_start(turn, Tile(*start)))


def announced(turn: Turn, target: tuple[int, int], at_ms: int = 0) -> Turn:
    return allowed(planning.announce_target(turn, Tile(*target), at_ms))


def planned(turn: Turn, route: Iterable[tuple[int, int]], at_ms: int = 0) -> Turn:
    """Announce the last tile of a route as the target, and the route."""
    route = tiles(route)
    return allowed(planning.plan_route(announced(turn, route[-1], at_ms), route, at_ms))


def set_off(
    turn: Turn,
    route: Iterable[tuple[int, int]],
    at_ms: int = 0,
    said_steps: int | None = None,
    said_pieces: int | None = None,
) -> Turn:
    """Plan a route, count it (rightly unless told otherwise) and say "Ready!"."""
    route = tiles(route)
    turn = planned(turn, route, at_ms)
    steps = len(route) if said_steps is None else said_steps
    prepared = pieces(turn.steps, turn.steps + len(route)) if said_pieces is None else said_pieces
    return allowed(planning.ready(allowed(planning.declare(turn, steps, prepared, at_ms)), at_ms))


def answered(turn: Turn, at_ms: int = 0) -> Turn:
    return allowed(walking.answer(walking.roll(turn, (3, 4)), 12, (3, 4), at_ms))


def step(turn: Turn, at_ms: int = 0) -> Turn:
    return allowed(walking.feed(answered(turn, at_ms), turn.step_number, at_ms))


def steps(turn: Turn, count: int) -> Turn:
    for _ in range(count):
        turn = step(turn)
    return turn


def walk(turn: Turn, route: Iterable[tuple[int, int]]) -> Turn:
    """Plan a route rightly and walk it to its end."""
    turn = set_off(turn, route)
    while turn.phase is Phase.ROLL:
        turn = step(turn)
    return turn


def reached_the_nine(**chosen: Any) -> Turn:
    return walk(standing_on((4, 4), clock=True, **chosen), TO_THE_NINE)


def time_up(turn: Turn) -> TurnEnd:
    return end_of(ending.time_up(turn))
