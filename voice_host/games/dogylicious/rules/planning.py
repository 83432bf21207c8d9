"""Before the dog sets off: start tile, target, route, counts and "Ready!" (rules 1.5, 1 to 5).

What is announced against the rules is refused without penalty. The counts are the player's own work: they are
judged when they bind, at "Ready!".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from voice_host.games.dogylicious.rules.carpet import Tile
from voice_host.games.dogylicious.rules.ending import is_up, time_up
from voice_host.games.dogylicious.rules.refusal import Reason, Refused
from voice_host.games.dogylicious.rules.route import MIN_STEPS, check_route, free_targets, route_exists
from voice_host.games.dogylicious.rules.turn import PLANNING, Phase, Turn
from voice_host.games.dogylicious.rules.turn_end import Ending


def possible_starts(turn: Turn, named: Iterable[Tile]) -> tuple[Tile, ...]:
    """Return those of the named tiles from which the turn can start.

    One tile left of a name that two tiles share is the tile that was meant.
    """
    return tuple(tile for tile in named if _why_no_start(turn, tile) is None)


def possible_targets(turn: Turn, named: Iterable[Tile]) -> tuple[Tile, ...]:
    """Return those of the named tiles that can be the target.

    Where two are left the player has to say which: a target is never guessed.
    """
    return tuple(tile for tile in named if _why_no_target(turn, tile) is None)


def choose_start(turn: Turn, tile: Tile) -> Turn | Refused:
    """Put the dog on its start tile. May be changed, with all that was planned, until the dog sets off."""
    changeable = () if turn.further else (Phase.CHOOSE_TARGET, *PLANNING)
    turn.require(Phase.CHOOSE_START, *changeable)
    refused = _why_no_start(turn, tile)
    return refused or replace(Turn(turn.settings, turn.tokens), phase=Phase.CHOOSE_TARGET, walked=(tile,))


def announce_target(turn: Turn, tile: Tile, at_ms: int = 0) -> Turn | Refused:
    """Announce "This is my target!". Another one may be announced until the counts bind; then all is planned anew."""
    if is_up(turn, at_ms):
        return time_up(turn)
    turn.require(Phase.CHOOSE_TARGET, Phase.STOP_OR_GO, *PLANNING)
    refused = _why_no_target(turn, tile)
    if refused is not None:
        return refused
    return _awaiting(
        replace(turn, target=tile, route=(), route_began=turn.steps, declared_steps=None, declared_pieces=None)
    )


def plan_route(turn: Turn, route: Sequence[Tile], at_ms: int = 0) -> Turn | Refused:
    """Announce the route to the target. A changed route has to be counted anew."""
    if is_up(turn, at_ms):
        return time_up(turn)
    turn.require(*PLANNING)
    assert turn.dog is not None
    assert turn.target is not None
    refused = check_route(turn.carpet, turn.dog, route, turn.target, turn.visited)
    if refused is not None:
        return refused
    if turn.route and tuple(route) != turn.route:
        turn = replace(turn, declared_steps=None, declared_pieces=None)
    return _awaiting(replace(turn, route=tuple(route)))


def declare(turn: Turn, steps: int | None = None, pieces: int | None = None, at_ms: int = 0) -> Turn | Refused:
    """Say the number of steps, of pieces, or both; saying it again corrects it, until it binds."""
    if is_up(turn, at_ms):
        return time_up(turn)
    turn.require(*PLANNING)
    if turn.settings.announce_route == "count_only" and steps is not None and steps < MIN_STEPS:
        return Refused(Reason.TOO_SHORT, steps)
    if turn.settings.announce_route == "count_only" and steps is not None and steps > _tiles_left(turn):
        return Refused(Reason.TOO_LONG, steps)
    return _awaiting(
        replace(
            turn,
            declared_steps=turn.declared_steps if steps is None else steps,
            declared_pieces=turn.declared_pieces if pieces is None else pieces,
        )
    )


def _tiles_left(turn: Turn) -> int:
    """Return how many tiles the dog has not been on: no route is longer."""
    return len(turn.carpet.tiles) - len(turn.visited)


@dataclass(frozen=True)
class CountCheck:
    """The reply to a player who counted and asks whether it is right. It gives no number away."""

    steps_right: bool | None
    """None where no step count was said, or where the host does not know the route."""
    pieces_right: bool | None
    """None where no number of pieces was said."""


def check(turn: Turn) -> CountCheck | Refused:
    """Check the counts before they bind (default D9). Refused where the players chose not to, or too early."""
    turn.require(*PLANNING)
    if turn.settings.check_before_ready == "never":
        return Refused(Reason.CHECKING_IS_OFF)
    if turn.phase is Phase.PLAN:
        return Refused(Reason.ROUTE_NOT_SAID)
    if turn.declared_steps is None and (turn.declared_pieces is None or turn.expected_pieces is None):
        return Refused(Reason.STEPS_NOT_SAID)
    return CountCheck(
        _agree(turn.declared_steps, turn.expected_steps), _agree(turn.declared_pieces, turn.expected_pieces)
    )


def ready(turn: Turn, at_ms: int = 0) -> Turn | Refused:
    """Hear "Ready!": the counts bind, and if one is wrong the turn ends with zero.

    The first "Ready!" of a turn starts its clock, if there is one. On a further route the first roll does the same.
    """
    if is_up(turn, at_ms):
        return time_up(turn)
    turn.require(*PLANNING)
    if turn.phase is Phase.PLAN:
        return Refused(Reason.ROUTE_NOT_SAID)
    if turn.declared_steps is None:
        return Refused(Reason.STEPS_NOT_SAID)
    if turn.declared_pieces is None:
        return Refused(Reason.PIECES_NOT_SAID)
    if _agree(turn.declared_steps, turn.expected_steps) is False:
        return turn.ended(Ending.WRONG_STEPS)
    if turn.declared_pieces != turn.expected_pieces:
        return turn.ended(Ending.WRONG_PIECES)
    return replace(turn, phase=Phase.ROLL, pieces_left=turn.declared_pieces, clock_started=turn.settings.clock)


def _why_no_start(turn: Turn, tile: Tile) -> Refused | None:
    if tile not in turn.carpet:
        return Refused(Reason.NO_SUCH_TILE, tile=tile)
    if not turn.carpet.is_edge(tile):
        return Refused(Reason.NOT_AN_EDGE_TILE, tile=tile)
    if not free_targets(turn.carpet, tile, (), turn.tokens):
        return Refused(Reason.NO_TARGET_FROM_HERE, tile=tile)
    return None


def _why_no_target(turn: Turn, tile: Tile) -> Refused | None:
    assert turn.dog is not None
    if tile not in turn.carpet:
        return Refused(Reason.NO_SUCH_TILE, tile=tile)
    # Visited first: a token of this turn lies on a visited tile.
    if tile in turn.visited:
        return Refused(Reason.ALREADY_VISITED, tile=tile)
    if tile in turn.tokens:
        return Refused(Reason.HAS_TOKEN, tile=tile)
    if not route_exists(turn.carpet, turn.dog, tile, turn.visited):
        return Refused(Reason.NO_ROUTE, tile=tile)
    return None


def _awaiting(turn: Turn) -> Turn:
    """Return the turn in the phase of what has not been said yet."""
    if turn.settings.announce_route == "full" and not turn.route:
        return replace(turn, phase=Phase.PLAN)
    counted = turn.declared_steps is not None and turn.declared_pieces is not None
    return replace(turn, phase=Phase.READY if counted else Phase.COUNT)


def _agree(said: int | None, expected: int | None) -> bool | None:
    return None if said is None or expected is None else said == expected
