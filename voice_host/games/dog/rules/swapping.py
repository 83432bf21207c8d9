"""Exchanging the places of two pawns (rules 2.7, M7)."""

from __future__ import annotations

from voice_host.games.dog.rules.moves import Trip
from voice_host.games.dog.rules.pawns import KENNEL, Pawn, colour
from voice_host.games.dog.rules.position import Position
from voice_host.games.dog.rules.refusal import Reason, Refused
from voice_host.games.dog.rules.settings import Settings


def swap(settings: Settings, position: Position, pawn: Pawn, other: Pawn) -> tuple[Trip, Trip] | Refused:
    """Return how a pawn that the player may move and another one exchange their places; nobody is sent back."""
    if colour(other) == colour(pawn):
        return Refused(Reason.SWAP_OWN, pawn, other)
    if settings.side(colour(other)) == settings.side(colour(pawn)) and not settings.swap_partner:
        return Refused(Reason.SWAP_PARTNER, pawn, other)
    reason = _why_fixed(settings, position, pawn)
    if reason is not None:
        return Refused(reason, pawn)
    reason = _why_fixed(settings, position, other)
    if reason is not None:
        return Refused(reason, pawn, other)
    here, there = position.places[pawn], position.places[other]
    return Trip(pawn, 0, here, there), Trip(other, 0, there, here)


def _why_fixed(settings: Settings, position: Position, pawn: Pawn) -> Reason | None:
    place = position.places[pawn]
    if place == KENNEL:
        return Reason.SWAP_KENNEL
    if place < 0:
        return Reason.SWAP_HOME
    seats = settings.colours_in_play if settings.swap_start == "any_start" else (colour(pawn),)
    return Reason.SWAP_START if any(place == settings.track.starts[seat] for seat in seats) else None
