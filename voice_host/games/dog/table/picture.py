"""The game as it lies on the table. No card of a hand is in it, also where all are open: those are told."""

from __future__ import annotations

from typing import Any

from voice_host.games.dog.rules.game_state import GameState
from voice_host.games.dog.rules.pawns import COLOURS, HOME_SQUARES, Pawn, Place, colour, home, number, pawns_of
from voice_host.games.dog.talk import wording
from voice_host.script import Message, message
from voice_host.script.picture import Count, Picture, Square, Token, Track


def picture(state: Any) -> Picture:
    """Return all there is to see in a state; nothing before the game."""
    if not isinstance(state, GameState):
        return Picture(message("table-before"))
    return Picture(
        heading=_heading(state),
        phase=None if state.over else message(f"table-phase-{state.phase.value}", round=state.round),
        track=_track(state),
        dice_count=0,
        counts=_counts(state),
        over=state.over,
    )


def _heading(game: GameState) -> Message:
    if game.over:
        return message("table-winners", players=wording.players(game.winners), count=len(game.winners))
    if game.turn_seat is not None:
        return message("table-turn-of", player=wording.seat(game, game.turn_seat))
    return message("table-begins", player=wording.seat(game, game.start_seat))


def _track(game: GameState) -> Track:
    """Return the ring from the start of the first colour on, and after it the home squares of each colour."""
    settings = game.settings
    ring = (_on_ring(game, place) for place in range(settings.track.length))
    homes = (_at_home(game, seat, square) for seat in settings.colours_in_play for square in range(1, HOME_SQUARES + 1))
    return Track(message("table-ring"), (*ring, *homes))


def _on_ring(game: GameState, place: Place) -> Square:
    """Return a square of the ring. Its number is how far it lies behind the last start, which is marked."""
    track, pawn = game.settings.track, game.position.at(place)
    starts = {start: seat for seat, start in enumerate(track.starts)}
    whose = wording.of_colour(starts[place]) if place in starts else None
    tokens = () if pawn is None else (_token(pawn),)
    return Square(place % track.spacing, wording.place(game.settings, place), place in starts, tokens, whose)


def _at_home(game: GameState, seat: int, square: int) -> Square:
    name = message("table-home-square", colour=COLOURS[seat], square=square)
    tokens = tuple(_token(pawn) for pawn in pawns_of(seat) if game.position.places[pawn] == home(square))
    return Square(square, name, True, tokens, message("table-home", colour=wording.of_colour(seat)))


def _token(pawn: Pawn) -> Token:
    return Token(wording.pawn(pawn), colour(pawn), str(number(pawn)), COLOURS[colour(pawn)])


def _counts(game: GameState) -> tuple[Count, ...]:
    """Return how many pawns of each colour are home and in the kennel, and how many cards each player has."""
    counts: list[Count] = []
    for one in game.settings.colours_in_play:
        counts.append(Count(message("table-home-of", colour=COLOURS[one]), game.position.home(one)))
        counts.append(Count(message("table-kennel-of", colour=COLOURS[one]), game.position.in_kennel(one)))
    if not game.over:
        counts += [
            Count(message("table-cards-of", player=wording.seat(game, seat)), game.hands[seat].count)
            for seat in game.settings.seats
        ]
    return tuple(counts)
