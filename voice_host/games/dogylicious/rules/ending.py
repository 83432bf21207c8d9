"""What ends a turn before or after its walk: stopping, giving up, the clock, and what friends report (rules 1.6)."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from voice_host.games.dogylicious.rules.refusal import Reason, Refused
from voice_host.games.dogylicious.rules.turn import UNDER_WAY, Phase, PhaseError, Turn
from voice_host.games.dogylicious.rules.turn_end import Ending


class Report(Enum):
    """What friends saw and the host could not: each ends the turn with zero."""

    LEFT_THE_ROUTE = Ending.LEFT_THE_ROUTE
    TILE_TWICE = Ending.TILE_TWICE
    WRONG_PIECES = Ending.WRONG_PIECES
    WRONG_STEPS = Ending.WRONG_STEPS


def has_set_off(turn: Turn) -> bool:
    """Say whether the player has said "Ready!" in this turn, so that there is something to watch."""
    return turn.steps > 0 or turn.phase in UNDER_WAY


def is_up(turn: Turn, at_ms: int) -> bool:
    """Say whether time is up at a reading of the turn clock: when the limit is reached, not only passed (D14)."""
    limit = turn.settings.limit_ms
    return turn.clock_started and turn.end is None and limit is not None and at_ms >= limit


def time_up(turn: Turn) -> Turn:
    """End a turn whose time is up.

    Whoever has arrived and not yet announced another target keeps the points (default D12).
    """
    if not turn.clock_started or turn.end is not None:
        raise PhaseError("no clock runs in this turn")
    if turn.reached and turn.target is None:
        return turn.ended(Ending.TIME_UP_AFTER_ARRIVAL)
    gentler = turn.settings.timeup == "gentler"
    return turn.ended(Ending.TIME_UP_GENTLER if gentler else Ending.TIME_UP_BASIC)


def stop(turn: Turn, at_ms: int = 0) -> Turn | Refused:
    """Stop after a success and keep the points. Refused once another target has been announced."""
    if is_up(turn, at_ms):
        return time_up(turn)
    if turn.end is not None or not turn.reached:
        raise PhaseError("a turn is stopped after a success")
    return turn.ended(Ending.STOPPED) if turn.target is None else Refused(Reason.GONE_ON)


def go_on(turn: Turn, at_ms: int = 0) -> Turn:
    """Go on after a success. Nothing is at stake until the next target is announced (default D12)."""
    if is_up(turn, at_ms):
        return time_up(turn)
    turn.require(Phase.STOP_OR_GO)
    return replace(turn, phase=Phase.CHOOSE_TARGET)


def give_up(turn: Turn, at_ms: int = 0) -> Turn:
    """Give the turn up: zero (default D13). After a success, with nothing else announced, it is a stop."""
    if is_up(turn, at_ms):
        return time_up(turn)
    if turn.end is not None:
        raise PhaseError("the turn has ended")
    return turn.ended(Ending.STOPPED if turn.reached and turn.target is None else Ending.GAVE_UP)


def report(turn: Turn, what: Report, at_ms: int = 0) -> Turn | Refused:
    """End the turn with zero because of what a friend saw. Refused before the dog has set off."""
    if is_up(turn, at_ms):
        return time_up(turn)
    if turn.end is not None:
        raise PhaseError("the turn has ended")
    return turn.ended(what.value, reported=True) if has_set_off(turn) else Refused(Reason.NOTHING_WALKED)
