"""How one pawn moves, or why it cannot (rules 2.7, M1 to M6).

Each function returns the trip or the first reason against it; the same ones list the legal moves and refuse the others.
"""

from __future__ import annotations

from voice_host.games.dog.rules.moves import Trip
from voice_host.games.dog.rules.pawns import HOME_SQUARES, KENNEL, PAWNS_EACH, Pawn, Place, colour, home, home_square
from voice_host.games.dog.rules.position import Position
from voice_host.games.dog.rules.refusal import Reason, Refused
from voice_host.games.dog.rules.settings import Settings


def leave_kennel(settings: Settings, position: Position, pawn: Pawn) -> Trip | Refused:
    """Return how a pawn comes out of the kennel, onto its start; whoever stands there goes back to the kennel."""
    if position.places[pawn] != KENNEL:
        return Refused(Reason.NOT_IN_KENNEL, pawn)
    start = settings.track.starts[colour(pawn)]
    trip = Trip(pawn, 0, KENNEL, start)
    return trip if start not in position.places else _landed(settings, position, trip)


def walk(
    settings: Settings, position: Position, pawn: Pawn, steps: int, *, goes_home: bool, seven: bool = False
) -> Trip | Refused:
    """Return how a pawn moves so many steps, negative ones backward; ``goes_home`` is whether it ends in its home."""
    place = position.places[pawn]
    if place == KENNEL:
        return Refused(Reason.IN_KENNEL, pawn)
    if steps < 0 and (goes_home or place < 0):
        return Refused(Reason.BACKWARD_AT_HOME, pawn)
    if place < 0:
        return _inside_home(position, pawn, steps) if goes_home else Refused(Reason.LEAVES_HOME, pawn)
    return (_into_home if goes_home else _along_ring)(settings, position, pawn, steps, seven)


def steps_to_home(settings: Settings, position: Position, pawn: Pawn) -> int | None:
    """Return how many steps before its start a pawn on the ring stands; None for one at home or in the kennel."""
    place = position.places[pawn]
    return settings.track.to_start(colour(pawn), place) if place >= 0 else None


def ways_to_go(to_start: int | None, steps: int) -> tuple[bool, ...]:
    """Return what can be asked of ``goes_home``, on along the ring first, by what ``steps_to_home`` says: both where
    steps forward lead just so far that a pawn could end in its home, whatever bars it there.
    """
    if to_start is None:
        return _HOME_ONLY
    return _EITHER if 0 < steps - to_start <= HOME_SQUARES else _ON_ONLY


_HOME_ONLY, _ON_ONLY, _EITHER = (True,), (False,), (False, True)


def blocks(settings: Settings, position: Position, pawn: Pawn) -> bool:
    """Whether a pawn stands on the start of its own colour and blocks it (M3)."""
    if settings.start_block == "fresh_only":
        return position.fresh[pawn]
    return position.places[pawn] == settings.track.starts[colour(pawn)]


def _along_ring(settings: Settings, position: Position, pawn: Pawn, steps: int, seven: bool) -> Trip | Refused:
    track = settings.track
    place = position.places[pawn]
    passed: tuple[Pawn, ...] = ()
    if seven:
        if settings.seven_passes == "all":
            passed = _passed_by_seven(settings, position, place, steps)
    elif track.passed[steps][place]:
        barred = _blocked(settings, position, pawn, track.passed[steps][place])
        if barred is not None:
            return barred
    end = (place + steps) % track.length
    trip = Trip(pawn, steps, place, end, passed)
    return trip if end not in position.places else _landed(settings, position, trip)


def _into_home(settings: Settings, position: Position, pawn: Pawn, steps: int, seven: bool) -> Trip | Refused:
    track, place = settings.track, position.places[pawn]
    to_start = track.to_start(colour(pawn), place)
    missing = track.length - (position.travelled[pawn] + to_start)
    if missing > 0 and (position.fresh[pawn] or not settings.backward_shortcut):
        return Refused(Reason.NO_LAP, pawn, number=missing)
    into = steps - to_start
    if not 0 < into <= HOME_SQUARES:
        return Refused(Reason.NOT_EXACT, pawn, least=to_start + 1, most=to_start + HOME_SQUARES)
    if not seven:
        barred = _blocked(settings, position, pawn, track.passed[to_start + 1][place])
        if barred is not None:
            return barred
    barred = _home_barred(position, pawn, 0, into)
    if barred is not None:
        return barred
    is_swept = seven and settings.seven_passes == "all"
    passed = _passed_by_seven(settings, position, place, to_start + 1) if is_swept else ()
    return Trip(pawn, steps, place, home(into), passed)


def _inside_home(position: Position, pawn: Pawn, steps: int) -> Trip | Refused:
    place = position.places[pawn]
    square = home_square(place)
    if square + steps > HOME_SQUARES:
        return Refused(Reason.TOO_FAR_AT_HOME, pawn, most=HOME_SQUARES - square)
    barred = _home_barred(position, pawn, square, square + steps)
    return barred or Trip(pawn, steps, place, home(square + steps))


def _blocked(settings: Settings, position: Position, pawn: Pawn, starts: tuple[int, ...]) -> Refused | None:
    """Return why a pawn cannot pass the starts of these seats."""
    for seat in starts:
        start = settings.track.starts[seat]
        if start in position.of(seat):
            other = position.places.index(start)
            if blocks(settings, position, other):
                return Refused(Reason.BLOCKED, pawn, other)
    return None


def _home_barred(position: Position, pawn: Pawn, square: int, end: int) -> Refused | None:
    """Return why a pawn cannot go from a square of its home, 0 for before it, to another one."""
    own = position.of(colour(pawn))
    for number in range(square + 1, end + 1):
        if home(number) in own:
            other = PAWNS_EACH * colour(pawn) + own.index(home(number))
            reason = Reason.HOME_TAKEN if number == end else Reason.PASSES_AT_HOME
            return Refused(reason, pawn, other, number=number)
    return None


def _passed_by_seven(settings: Settings, position: Position, place: Place, steps: int) -> tuple[Pawn, ...]:
    """Return whom a portion of a seven sends back in passing, where it does (decision G6)."""
    met = [position.at(square) for square in settings.track.between(place, steps)]
    return tuple(other for other in met if other is not None and not _is_protected(settings, position, other))


def _landed(settings: Settings, position: Position, trip: Trip) -> Trip | Refused:
    """Return a trip with the pawn sent back on whose square of the ring it ends (M1)."""
    other = position.places.index(trip.end)
    if _is_protected(settings, position, other):
        return Refused(Reason.PROTECTED, trip.pawn, other)
    return trip._replace(sent_back=(*trip.sent_back, other))


def _is_protected(settings: Settings, position: Position, pawn: Pawn) -> bool:
    return bool(settings.start_block_protected) and blocks(settings, position, pawn)
