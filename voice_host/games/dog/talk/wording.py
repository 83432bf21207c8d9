"""From facts of the game to messages: how players, pawns, cards and places are named when the host speaks of them."""

from __future__ import annotations

from collections.abc import Iterable

from voice_host.games.dog.rules.cards import Card, in_order
from voice_host.games.dog.rules.game_state import GameState
from voice_host.games.dog.rules.moves import Kind, Move, Trip
from voice_host.games.dog.rules.pawns import COLOURS, HOME_SQUARES, KENNEL, Pawn, Place, colour, home_square, number
from voice_host.games.dog.rules.settings import OPPONENTS, Settings
from voice_host.script import Gap, Message, message
from voice_host.script.shared import players as people

NEAR_HOME = 13
"""A pawn that has gone round, and stands so few squares before its home, is told with that: a card may bring it in."""


def player(name: str) -> Gap:
    """Return how a player is called. Those without a name are called by number, those of the host by their kind."""
    kind = name.casefold()
    return message("opponent", who=kind.removeprefix("the ")) if kind in OPPONENTS else people.player(name)


def players(names: Iterable[str]) -> tuple[Gap, ...]:
    """Return how several players are called, in order."""
    return tuple(player(name) for name in names)


def seat(game: GameState, which: int) -> Gap:
    """Return how the player at a seat is called."""
    return player(game.player(which))


def seats(game: GameState, which: Iterable[int]) -> tuple[Gap, ...]:
    """Return how the players at several seats are called, in order."""
    return tuple(seat(game, one) for one in which)


def of_colour(which: int) -> Message:
    """Return the name of a seat's colour: "red"."""
    return message("colour", colour=COLOURS[which])


def pawn(which: Pawn) -> Message:
    """Return the name of a pawn: "red one"."""
    return message("pawn", colour=COLOURS[colour(which)], number=number(which))


def pawns(which: Iterable[Pawn]) -> tuple[Message, ...]:
    """Return the names of several pawns, in order."""
    return tuple(pawn(one) for one in which)


def card(which: Card) -> Message:
    """Return the name of a card: "five", "one or eleven", "a swap"."""
    return message("card", card=which.name.lower().replace("_", "-"))


def cards(which: Iterable[Card]) -> tuple[Message, ...]:
    """Return the names of several cards, as they are told: the blue ones upwards, the red ones, the jokers."""
    return tuple(card(one) for one in in_order(which))


def spoken_card(which: Card) -> Message:
    """Return a card as a player says it: "five", "eleven", "joker"."""
    return message("spoken-card", card=which.name.lower().replace("_", "-"))


def place(settings: Settings, where: Place) -> Message:
    """Return the name of a place, so that it can be followed without a board: counted from the start before it."""
    if where == KENNEL:
        return message("place-kennel")
    if where < 0:
        return message("place-home", square=home_square(where))
    track = settings.track
    start = min(range(track.seats), key=lambda one: track.from_start(one, where))
    steps = track.from_start(start, where)
    return message("place-after" if steps else "place-start", steps=steps, colour=COLOURS[start])


def where(game: GameState, which: Pawn) -> Message:
    """Return a pawn with its place, and how far it is before its home where a card may bring it in."""
    settings, position = game.settings, game.position
    at = position.places[which]
    told: dict[str, Gap] = {"pawn": pawn(which), "place": place(settings, at)}
    if at >= 0:
        before = settings.track.to_start(colour(which), at)
        has_gone_round = position.travelled[which] + before >= settings.track.length
        if has_gone_round and before + 1 <= NEAR_HOME:
            return message("pawn-near-home", **told, least=before + 1, most=before + HOME_SQUARES)
    return message("pawn-at", **told)


def wheres(game: GameState, which: Iterable[Pawn]) -> tuple[Message, ...]:
    """Return several pawns with their places."""
    return tuple(where(game, one) for one in which)


def moved(settings: Settings, move: Move) -> tuple[Message, ...]:
    """Return what a move did, a message for each pawn that moved and for each that was sent back."""
    if move.kind is Kind.SWAP:
        now = (message("pawn-at", pawn=pawn(trip.pawn), place=place(settings, trip.end)) for trip in move.trips)
        return (message("did-swap", pawns=tuple(now)),)
    return tuple(told for trip in move.trips for told in _trip(settings, trip))


def _trip(settings: Settings, trip: Trip) -> tuple[Message, ...]:
    kind = "out" if trip.start == KENNEL else "home" if trip.end < 0 else "back" if trip.steps < 0 else "forward"
    went = message(
        f"did-{kind}",
        pawn=pawn(trip.pawn),
        steps=abs(trip.steps),
        place=place(settings, trip.end),
    )
    return (went, *(message("sent-back", pawn=pawn(other)) for other in trip.sent_back))


def played(move: Move) -> Message:
    """Return the card of a move: "five", "the joker as seven"."""
    if move.card is Card.JOKER and move.as_card is not None:
        return message("joker-as", card=card(move.as_card))
    return card(move.card)
