"""The game as it lies on the table. No card of a hand is in it, also where all are open: those are told."""

from __future__ import annotations

from typing import Any

from voice_host.games.dog.rules.game_state import GameState
from voice_host.games.dog.rules.pawns import COLOURS, colour, number
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
    """Return the ring from the start of the first colour on; the squares that are marked are the starts."""
    settings = game.settings
    squares = tuple(
        Square(square, wording.place(settings, square), square in settings.track.starts, _pawns_on(game, square))
        for square in range(settings.track.length)
    )
    return Track(message("table-ring"), squares)


def _pawns_on(game: GameState, square: int) -> tuple[Token, ...]:
    which = game.position.at(square)
    if which is None:
        return ()
    whose = colour(which)
    return (Token(wording.pawn(which), whose, sign=str(number(which)), colour=COLOURS[whose]),)


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
