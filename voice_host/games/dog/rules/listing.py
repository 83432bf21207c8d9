"""All legal moves of a card or a hand (rules 2.6 to 2.8)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import product
from typing import Union

from voice_host.games.dog.rules.cards import BACK, FORWARD, OUT, SPLIT, Card
from voice_host.games.dog.rules.moves import Kind, Move, Trip
from voice_host.games.dog.rules.pawns import KENNEL, Pawn, colour, pawns_of
from voice_host.games.dog.rules.position import Position
from voice_host.games.dog.rules.refusal import Refused
from voice_host.games.dog.rules.settings import Settings
from voice_host.games.dog.rules.swapping import swap
from voice_host.games.dog.rules.walking import leave_kennel, steps_to_home, walk, ways_to_go


def colours_moved(settings: Settings, position: Position, seat: int) -> tuple[int, ...]:
    """Return the colours that a player's cards move now: the own ones, or the partner's when all of these are home
    (M8).
    """
    partner = settings.partner(seat)
    if partner is not None and position.all_home(seat):
        return (partner,)
    return settings.own_colours(seat)


def pawns_moved(settings: Settings, position: Position, seat: int) -> tuple[Pawn, ...]:
    """Return the pawns that a player's cards move now."""
    return tuple(pawn for each in colours_moved(settings, position, seat) for pawn in pawns_of(each))


def moves_of_card(
    settings: Settings, position: Position, seat: int, card: Card, most_portions: int = SPLIT
) -> Iterator[Move]:
    """Generate what a player can do with a card, one move at a time. ``most_portions`` bounds those of a seven."""
    if card is not Card.JOKER:
        yield from _as_card(settings, position, seat, card, None, most_portions)
        return
    yield from _out(settings, position, seat, card)
    for acted in Card:
        if acted is not Card.JOKER:
            yield from _as_card(settings, position, seat, card, acted, most_portions)


def moves_of_hand(
    settings: Settings, position: Position, seat: int, cards: Iterable[Card], most_portions: int = SPLIT
) -> Iterator[Move]:
    """Generate what a player can do with any of some cards; a card that is there twice counts once."""
    for card in dict.fromkeys(cards):
        yield from moves_of_card(settings, position, seat, card, most_portions)


def can_play(settings: Settings, position: Position, seat: int, card: Card) -> bool:
    """Whether anything can be done with a card."""
    return next(moves_of_card(settings, position, seat, card), None) is not None


def playable(settings: Settings, position: Position, seat: int, cards: Collection[Card]) -> Card | None:
    """Return a card that can be played, the first of those there are; None where none can."""
    return next((card for card in dict.fromkeys(cards) if can_play(settings, position, seat, card)), None)


def _as_card(
    settings: Settings, position: Position, seat: int, card: Card, acted: Card | None, most_portions: int
) -> Iterator[Move]:
    does = acted or card
    if acted is None and does in OUT:
        yield from _out(settings, position, seat, card)
    if does is Card.SEVEN:
        for trips in splits(settings, position, seat, most_portions):
            yield Move(card, acted, Kind.SPLIT, trips)
        return
    pawns = [pawn for pawn in pawns_moved(settings, position, seat) if position.places[pawn] != KENNEL]
    if does is Card.SWAP:
        others = [other for each in settings.colours_in_play for other in pawns_of(each)]
        for pawn, other in product(pawns, others):
            both = swap(settings, position, pawn, other)
            if not isinstance(both, Refused):
                yield Move(card, acted, Kind.SWAP, both)
        return
    for steps, pawn in product(FORWARD[does], pawns):
        for goes_home in ways_to_go(steps_to_home(settings, position, pawn), steps):
            trip = walk(settings, position, pawn, steps, goes_home=goes_home)
            if not isinstance(trip, Refused):
                yield Move(card, acted, Kind.FORWARD, (trip,))
    if does is Card.FOUR:
        for pawn in pawns:
            trip = walk(settings, position, pawn, -BACK, goes_home=False)
            if not isinstance(trip, Refused):
                yield Move(card, acted, Kind.BACKWARD, (trip,))


def _out(settings: Settings, position: Position, seat: int, card: Card) -> Iterator[Move]:
    for pawn in pawns_moved(settings, position, seat):
        trip = leave_kennel(settings, position, pawn) if position.places[pawn] == KENNEL else None
        if isinstance(trip, Trip):
            yield Move(card, None, Kind.OUT, (trip,))


def splits(settings: Settings, position: Position, seat: int, most_portions: int = SPLIT) -> Iterator[tuple[Trip, ...]]:
    """Generate the portions of a seven in every order in which all of them are legal when they are made (M6)."""
    colours = colours_moved(settings, position, seat)
    yield from _splits(settings, position, seat, _candidates(settings, position, colours), SPLIT, (), most_portions)


_Candidate = tuple[Pawn, Union[int, None]]
"""A pawn that may have a portion, and how many steps it stands before its start."""


def _candidates(settings: Settings, position: Position, colours: tuple[int, ...]) -> tuple[_Candidate, ...]:
    return tuple((pawn, steps_to_home(settings, position, pawn)) for each in colours for pawn in pawns_of(each))


def _splits(
    settings: Settings,
    position: Position,
    seat: int,
    candidates: tuple[_Candidate, ...],
    left: int,
    made: tuple[Trip, ...],
    most_portions: int,
) -> Iterator[tuple[Trip, ...]]:
    places, is_last = position.places, len(made) + 1 == most_portions
    able = [candidate for candidate in candidates if places[candidate[0]] != KENNEL]
    once = settings.seven_portions == "one_per_pawn"
    # Where no other pawn is left, this one goes all the rest, unless it comes home and the partner's pawns go on.
    is_alone = once and len(able) == 1
    for candidate in able:
        pawn, to_start = candidate
        others = tuple([other for other in able if other is not candidate])
        goes_all = is_last or (is_alone and (to_start is None or to_start >= left))
        for steps in (left,) if goes_all else range(left, 0, -1):
            for goes_home in ways_to_go(to_start, steps):
                if is_alone and steps < left and not goes_home:
                    continue
                trip = walk(settings, position, pawn, steps, goes_home=goes_home, seven=True)
                if isinstance(trip, Refused):
                    continue
                trips = (*made, trip)
                if steps == left:
                    yield trips
                    continue
                after = position.after(settings.track, trip)
                then = others if once else (*others, (pawn, steps_to_home(settings, after, pawn)))
                if goes_home:
                    colours = colours_after(settings, after, seat, (colour(pawn),))
                    then = then if colour(pawn) in colours else _candidates(settings, after, colours)
                yield from _splits(settings, after, seat, then, left - steps, trips, most_portions)


def colours_after(settings: Settings, position: Position, seat: int, colours: tuple[int, ...]) -> tuple[int, ...]:
    """Return the colours that the rest of a seven moves, after a portion for one of ``colours`` (default G8)."""
    return colours_moved(settings, position, seat) if settings.seven_spills_to_partner else colours
