"""What a wish comes to, or why it is not allowed (rules 2.8). The first reason that applies is the one that is told."""

from __future__ import annotations

from voice_host.games.dog.rules.cards import BACK, FORWARD, OUT, SPLIT, Card, forward_card
from voice_host.games.dog.rules.listing import colours_after, colours_moved
from voice_host.games.dog.rules.moves import Kind, Move, Step, Trip, Wish
from voice_host.games.dog.rules.pawns import PAWNS_EACH, Pawn, colour
from voice_host.games.dog.rules.position import Position
from voice_host.games.dog.rules.refusal import Reason, Refused
from voice_host.games.dog.rules.settings import Settings
from voice_host.games.dog.rules.swapping import swap
from voice_host.games.dog.rules.walking import leave_kennel, steps_to_home, walk, ways_to_go


def readings(settings: Settings, position: Position, seat: int, wish: Wish) -> tuple[Move, ...] | Refused:
    """Return the legal moves that a wish can mean; several where it was not said whether a pawn goes home. Whether the
    card is in the player's hand is not looked at.
    """
    if not wish.steps or (wish.kind is Kind.SWAP) != (wish.other is not None):
        raise ValueError(f"nobody wishes {wish}")
    does = _does(wish)
    if isinstance(does, Refused):
        return does
    kind = Kind.SPLIT if does is Card.SEVEN else wish.kind
    acted = does if wish.card is Card.JOKER and kind is not Kind.OUT else None
    refused = _wrong_card(wish, kind, does)
    if refused is not None:
        return refused
    if kind is Kind.SPLIT:
        found = _portions(settings, position, seat, colours_moved(settings, position, seat), wish.steps, ())
    else:
        found = _one_pawn(settings, position, seat, kind, wish.steps[0], wish.other)
    return found if isinstance(found, Refused) else tuple(Move(wish.card, acted, kind, trips) for trips in found)


def _does(wish: Wish) -> Card | Refused:
    """Return the card that a card acts as."""
    if wish.card is not Card.JOKER:
        return wish.card if wish.as_card in (None, wish.card) else Refused(Reason.CARD_CANNOT, card=wish.card)
    if wish.as_card is Card.JOKER:
        return Refused(Reason.AS_JOKER, card=wish.card)
    if wish.as_card is not None:
        return wish.as_card
    if wish.kind is Kind.FORWARD:
        steps = wish.steps[0].steps
        return Card.SEVEN if steps == SPLIT else forward_card(steps) or Refused(Reason.CARD_CANNOT, card=wish.card)
    of_kind = {Kind.OUT: Card.JOKER, Kind.BACKWARD: Card.FOUR, Kind.SPLIT: Card.SEVEN, Kind.SWAP: Card.SWAP}
    return of_kind[wish.kind]


def _wrong_card(wish: Wish, kind: Kind, does: Card) -> Refused | None:
    """Return why a card does not do this kind of thing, or not so far."""
    first = wish.steps[0]
    if kind is Kind.SPLIT:
        if wish.kind not in (Kind.SPLIT, Kind.FORWARD) or does is not Card.SEVEN:
            return Refused(Reason.CARD_CANNOT, first.pawn, card=does)
        return _wrong_portions(wish.steps)
    can = {
        Kind.OUT: does in OUT,
        Kind.FORWARD: first.steps in FORWARD.get(does, ()),
        Kind.BACKWARD: does is Card.FOUR and first.steps == BACK,
        Kind.SWAP: does is Card.SWAP,
    }
    if not can[kind]:
        return Refused(Reason.CARD_CANNOT, first.pawn, card=does)
    if kind is Kind.OUT and any(step.steps for step in wish.steps):
        return Refused(Reason.OUT_IS_ALL, first.pawn, card=does)
    return Refused(Reason.ONE_PAWN, wish.steps[1].pawn, card=does) if len(wish.steps) > 1 else None


def _wrong_portions(steps: tuple[Step, ...]) -> Refused | None:
    for at, step in enumerate(steps, 1):
        if step.steps < 1:
            return Refused(Reason.EMPTY_PORTION, step.pawn, portion=at)
    total = sum(step.steps for step in steps)
    return Refused(Reason.SEVEN_NOT_USED, number=total) if total != SPLIT else None


def _one_pawn(
    settings: Settings, position: Position, seat: int, kind: Kind, step: Step, other: Pawn | None
) -> list[tuple[Trip, ...]] | Refused:
    refused = _not_movable(settings, position, seat, step.pawn, colours_moved(settings, position, seat))
    if refused is not None:
        return refused
    if other is not None:
        both = swap(settings, position, step.pawn, other)
        return both if isinstance(both, Refused) else [both]
    if kind is Kind.OUT:
        trip = leave_kennel(settings, position, step.pawn)
        return trip if isinstance(trip, Refused) else [(trip,)]
    steps = step.steps if kind is Kind.FORWARD else -step.steps
    trips = _walks(settings, position, step, steps, seven=False)
    return trips if isinstance(trips, Refused) else [(trip,) for trip in trips]


def _portions(
    settings: Settings,
    position: Position,
    seat: int,
    colours: tuple[int, ...],
    steps: tuple[Step, ...],
    made: tuple[Trip, ...],
) -> list[tuple[Trip, ...]] | Refused:
    """Return the trips that the portions from the first that is not made can be."""
    portion = len(made) + 1
    step = steps[len(made)]
    refused = _not_movable(settings, position, seat, step.pawn, colours)
    if refused is None and settings.seven_portions == "one_per_pawn" and step.pawn in [trip.pawn for trip in made]:
        refused = Refused(Reason.PORTION_TWICE, step.pawn)
    if refused is not None:
        return refused._replace(portion=portion)
    trips = _walks(settings, position, step, step.steps, seven=True)
    if isinstance(trips, Refused):
        return trips._replace(portion=portion)
    if portion == len(steps):
        return [(*made, trip) for trip in trips]
    found: list[tuple[Trip, ...]] = []
    refusals: list[Refused] = []
    for trip in trips:
        after = position.after(settings.track, trip)
        then = colours_after(settings, after, seat, colours)
        rest = _portions(settings, after, seat, then, steps, (*made, trip))
        if isinstance(rest, Refused):
            refusals.append(rest)
        else:
            found += rest
    return found or refusals[0]


def _walks(settings: Settings, position: Position, step: Step, steps: int, *, seven: bool) -> list[Trip] | Refused:
    """Return the trips that a step can be, or the first reason against it where there is none."""
    ways = (step.home,) if step.home is not None else ways_to_go(steps_to_home(settings, position, step.pawn), steps)
    tried = [walk(settings, position, step.pawn, steps, goes_home=goes_home, seven=seven) for goes_home in ways]
    trips = [each for each in tried if isinstance(each, Trip)]
    return trips or next(each for each in tried if isinstance(each, Refused))


def _not_movable(
    settings: Settings, position: Position, seat: int, pawn: Pawn, colours: tuple[int, ...]
) -> Refused | None:
    """Return why a player may not move a pawn, whatever it would do; ``colours`` may be moved now."""
    whose = colour(pawn)
    if whose in colours:
        return None
    if whose in settings.own_colours(seat):
        return Refused(Reason.OWN_ARE_HOME, pawn)
    if whose != settings.partner(seat):
        return Refused(Reason.NOT_YOUR_PAWN, pawn)
    still = PAWNS_EACH - position.home(seat)
    return Refused(Reason.PARTNER_NOT_YET, pawn, number=still) if still else Refused(Reason.NO_SPILL, pawn)
