"""Records of team and solo games: under which key they are kept, and whether one is broken (rules 1.4 and 1.7)."""

from __future__ import annotations

from enum import Enum

from voice_host.games.dogylicious.rules.settings import ROUNDS, Settings


class RecordVerdict(Enum):
    """What a total is beside the record."""

    FIRST = "first"
    """There was no record, so this is it."""
    BROKEN = "broken"
    EQUALLED = "equalled"
    SHORT = "short"


def compare(total: int, record: int | None) -> RecordVerdict:
    """Compare a total with the record, None where there is none: broken only by more (default D17)."""
    if record is None:
        return RecordVerdict.FIRST
    if total == record:
        return RecordVerdict.EQUALLED
    return RecordVerdict.BROKEN if total > record else RecordVerdict.SHORT


def record_key(settings: Settings) -> str | None:
    """Return the key of the record that a game may set; like games share one (default D7).

    A solo record is the player's own. A competitive game sets none, nor does one of fewer rounds than four.
    """
    if settings.mode == "competitive" or settings.rounds != ROUNDS:
        return None
    who = f"{len(settings.players)} players" if settings.mode == "team" else settings.players[0].strip().casefold()
    clock = f"{settings.turn_seconds} seconds, {settings.timeup}" if settings.clock else "no clock"
    return f"dogylicious {settings.mode}, {who}, {settings.dice_sides} sides, {clock}"
