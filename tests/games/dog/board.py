"""Positions, hands and wishes as short text, for the tests. Pawns are A1 to F4, by seat and number.

"A1:14" stands on square 14 of the ring, and has travelled there from its start; "A1:60/-4" has travelled -4; "A1:0*"
has just come out; "A1:H2" stands on the second home square. All others are in the kennel.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.games.dog.bots import NAMES, granted
from voice_host.games.dog.rules import playing
from voice_host.games.dog.rules.cards import Card, in_order
from voice_host.games.dog.rules.game_state import GameState, Hand, Phase
from voice_host.games.dog.rules.moves import Kind, Move, Step, Wish
from voice_host.games.dog.rules.pawns import KENNEL, PAWNS_EACH, Pawn, Place, home, home_square, number, pawn
from voice_host.games.dog.rules.position import Position
from voice_host.games.dog.rules.refusal import Reason, Refused
from voice_host.games.dog.rules.settings import Settings

LETTERS = "ABCDEF"
A, B, C, D, E, F = range(6)
HOME = "H1 H2 H3 H4"


def p(name: str) -> Pawn:
    """The pawn of a name like A1."""
    return pawn(LETTERS.index(name[0]), int(name[1]))


def named(which: Pawn) -> str:
    return f"{LETTERS[which // PAWNS_EACH]}{number(which)}"


def cards(text: str) -> tuple[Card, ...]:
    return in_order(map(Card, text.split()))


def settings_for(players: int = 4, **options: Any) -> Settings:
    return Settings(NAMES[:players], **options)


def position(settings: Settings, text: str) -> Position:
    new = Position.new(settings.board_seats)
    places, travelled, fresh = list(new.places), list(new.travelled), list(new.fresh)
    for part in text.split():
        name, where = part.split(":")
        which = p(name)
        fresh[which] = where.endswith("*")
        where, _, far = where.rstrip("*").partition("/")
        if where.startswith("H"):
            places[which] = home(int(where[1:]))
        else:
            places[which] = int(where)
            travelled[which] = int(far) if far else settings.track.from_start(LETTERS.index(name[0]), int(where))
    return Position(tuple(places), tuple(travelled), tuple(fresh))


def as_text(position: Position) -> str:
    """A position as ``position`` reads it."""
    parts = []
    for which, place in enumerate(position.places):
        if place < KENNEL:
            parts.append(f"{named(which)}:H{home_square(place)}")
        elif place >= 0:
            fresh = "*" if position.fresh[which] else ""
            parts.append(f"{named(which)}:{place}/{position.travelled[which]}{fresh}")
    return " ".join(parts)


def game(text: str, turn: int = A, players: int = 4, hands: dict[int, str] | None = None, **options: Any) -> GameState:
    """A game in which it is somebody's turn. Whose hand is not named holds nothing."""
    settings = settings_for(players, **options)
    new = GameState.new(settings)
    held = {seat: cards(text) for seat, text in (hands or {}).items()}
    new = replace(new, position=position(settings, text), phase=Phase.PLAY, turn_seat=turn, start_seat=turn)
    for seat, hand in held.items():
        new = new.with_hand(seat, Hand(hand, len(hand)))
    return new


def out(card: str, who: str, as_card: str | None = None) -> Wish:
    return Wish(Card(card), Kind.OUT, (Step(p(who)),), as_card=Card(as_card) if as_card else None)


def forward(card: str, who: str, steps: int, home: bool | None = None, as_card: str | None = None) -> Wish:
    return Wish(Card(card), Kind.FORWARD, (Step(p(who), steps, home),), as_card=Card(as_card) if as_card else None)


def back(who: str, steps: int = 4, card: str = "4") -> Wish:
    return Wish(Card(card), Kind.BACKWARD, (Step(p(who), steps),))


def swap(who: str, other: str, card: str = "swap") -> Wish:
    return Wish(Card(card), Kind.SWAP, (Step(p(who)),), p(other))


def seven(portions: str, card: str = "7") -> Wish:
    """A seven by portions like "A1 3, A2 4 home" or "A1 7 on"; where nothing is said, either will do."""
    says = {"home": True, "on": False}
    steps = []
    for portion in portions.split(", "):
        who, count, *more = portion.split()
        steps.append(Step(p(who), int(count), says[more[0]] if more else None))
    return Wish(Card(card), Kind.SPLIT, tuple(steps))


def _holding(game: GameState, wish: Wish) -> GameState:
    """The game with the wished card in the hand of whose turn it is, besides the others."""
    assert game.turn_seat is not None
    hand = game.hands[game.turn_seat].cards or ()
    if wish.card in hand:
        return game
    return game.with_hand(game.turn_seat, Hand(in_order((*hand, wish.card)), len(hand) + 1))


def meant(game: GameState, wish: Wish) -> tuple[Move, ...]:
    """The moves that a legal wish can mean; each is in the list of legal moves too."""
    game = _holding(game, wish)
    assert game.turn_seat is not None
    read = playing.readings(game, game.turn_seat, wish)
    assert not isinstance(read, Refused), read
    assert set(read) <= set(playing.legal_moves(game, game.turn_seat, wish.card))
    return read


def played(game: GameState, wish: Wish) -> GameState:
    """The game after a wish that can mean one thing only."""
    (move,) = meant(game, wish)
    assert game.turn_seat is not None
    return granted(playing.play(_holding(game, wish), game.turn_seat, move))


def stands(game: GameState, who: str) -> Place | str:
    """Where a pawn stands: a square of the ring, "kennel", or a home square like "H2"."""
    place = game.position.places[p(who)]
    if place >= 0:
        return place
    return "kennel" if place == KENNEL else f"H{home_square(place)}"


def leads(game: GameState, wish: Wish, who: str | None = None) -> set[Place | str]:
    """Where the pawn can end that a wish is about, the first one unless it is named."""
    found = set()
    for move in meant(game, wish):
        assert game.turn_seat is not None
        after = granted(playing.play(_holding(game, wish), game.turn_seat, move))
        found.add(stands(after, who or named(wish.steps[0].pawn)))
    return found


def refused(game: GameState, wish: Wish) -> Refused:
    game = _holding(game, wish)
    assert game.turn_seat is not None
    refused = playing.why_not(game, game.turn_seat, wish)
    assert refused is not None
    assert wish not in [move.wish for move in playing.legal_moves(game, game.turn_seat, wish.card)]
    return refused


def reason(game: GameState, wish: Wish) -> Reason:
    return refused(game, wish).reason
