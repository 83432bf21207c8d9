"""The engine and the slow reference side by side: what each says can be done, in the same words."""

from __future__ import annotations

from tests.games.dog.slow_reference import Pawns, Said, SlowDog
from voice_host.games.dog.rules.cards import Card
from voice_host.games.dog.rules.listing import moves_of_card
from voice_host.games.dog.rules.moves import Move
from voice_host.games.dog.rules.pawns import KENNEL, colour, home, home_square, number, pawn, pawns_of
from voice_host.games.dog.rules.position import Position
from voice_host.games.dog.rules.settings import Settings


def slow_rules(settings: Settings) -> SlowDog:
    return SlowDog(
        len(settings.players),
        settings.spacing,
        settings.direction == "anticlockwise",
        settings.two_player_mode == "two_colours",
        settings.start_block == "fresh_only",
        bool(settings.start_block_protected),
        bool(settings.backward_shortcut),
        settings.seven_portions == "free",
        settings.seven_passes == "all",
        settings.seven_spills_to_partner,
        bool(settings.swap_partner),
        settings.swap_start == "own_start",
    )


def slow_pawns(settings: Settings, position: Position) -> Pawns:
    found: Pawns = {}
    for seat in settings.colours_in_play:
        for which in pawns_of(seat):
            place = position.places[which]
            where = ("ring", place) if place >= 0 else ("home", home_square(place))
            if place == KENNEL:
                where = ("kennel", 0)
            found[seat, number(which)] = (*where, position.travelled[which], position.fresh[which])
    return found


def quick_position(settings: Settings, pawns: Pawns) -> Position:
    new = Position.new(settings.board_seats)
    places, travelled, fresh = list(new.places), list(new.travelled), list(new.fresh)
    for (seat, nth), (where, square, far, is_fresh) in pawns.items():
        which = pawn(seat, nth)
        places[which] = {"kennel": KENNEL, "ring": square, "home": home(square)}[where]
        travelled[which], fresh[which] = far, is_fresh
    return Position(tuple(places), tuple(travelled), tuple(fresh))


def said(move: Move) -> Said:
    wish = move.wish
    steps = tuple(((colour(step.pawn), number(step.pawn)), step.steps, step.home) for step in wish.steps)
    if wish.other is not None or move.kind.value == "out":
        steps = tuple((who, count, False) for who, count, _ in steps)
    other = None if wish.other is None else (colour(wish.other), number(wish.other))
    return (move.kind.value, None if move.as_card is None else move.as_card.value, steps, other)


def both_agree(settings: Settings, position: Position, seat: int, card: Card) -> list[Position]:
    """The positions after each move of a card, where the engine and the reference have the same."""
    quick = list(moves_of_card(settings, position, seat, card))
    found = {said(move): position.after(settings.track, *move.trips) for move in quick}
    assert len(found) == len(quick), "a move is listed twice"
    slow = slow_rules(settings).moves(slow_pawns(settings, position), seat, card.value)
    expected = {each: quick_position(settings, pawns) for each, pawns in slow.items()}
    assert found == expected
    return list(found.values())


def count(settings: Settings, position: Position, hands: list[tuple[int, tuple[Card, ...]]]) -> int:
    """How many lines of play there are where each seat in turn plays any card of its hand, by the engine."""
    if not hands:
        return 1
    (seat, hand), *others = hands
    return sum(
        count(settings, position.after(settings.track, *move.trips), others)
        for card in dict.fromkeys(hand)
        for move in moves_of_card(settings, position, seat, card)
    )


def slow_count(rules: SlowDog, pawns: Pawns, hands: list[tuple[int, tuple[Card, ...]]]) -> int:
    """The same by the reference."""
    if not hands:
        return 1
    (seat, hand), *others = hands
    return sum(
        slow_count(rules, after, others)
        for card in dict.fromkeys(hand)
        for after in rules.moves(pawns, seat, card.value).values()
    )
