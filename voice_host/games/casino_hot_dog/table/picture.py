"""The game as it lies on the table."""

from __future__ import annotations

from typing import Any

from voice_host.games.casino_hot_dog.rules.dice import FACES
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.talk import wording
from voice_host.script import Message, message
from voice_host.script.picture import Count, DiceOnTable, Picture, Square, Standing, Standings, Token, Track


def picture(state: Any) -> Picture:
    """Return all there is to see in a state; nothing before the game."""
    if not isinstance(state, GameState):
        return Picture(message("table-before"))
    return Picture(
        heading=_heading(state),
        phase=None if state.over else message(f"table-phase-{state.round.phase.value}"),
        track=_track(state),
        dice=_dice(state),
        counts=_counts(state),
        standings=_standings(state),
        over=state.over,
    )


def _heading(state: GameState) -> Message:
    if state.winner is not None:
        return message("table-winner", player=wording.seat(state, state.winner))
    starter = wording.seat(state, state.round.starter)
    return message("table-round-of", round=state.round.number, player=starter)


def _track(state: GameState) -> Track:
    """Return the way from the card table to the kennel: dogs may share a square (default H6)."""
    board = state.settings.board
    squares = tuple(
        Square(number, wording.square(board, number), number in board.bones, _dogs_on(state, number))
        for number in range(board.kennel + 1)
    )
    return Track(message("table-way"), squares)


def _dogs_on(state: GameState, square: int) -> tuple[Token, ...]:
    return tuple(Token(wording.seat(state, seat), seat) for seat, at in enumerate(state.squares) if at == square)


def _dice(state: GameState) -> DiceOnTable | None:
    dice = state.round.dice
    if dice is None:
        return None
    names = tuple(wording.face(face) for face in dice)
    return DiceOnTable(message("table-dice", faces=names), dice, FACES, multiplied=False)


def _counts(state: GameState) -> tuple[Count, ...]:
    """Return what the chips in front of each player score."""
    return tuple(
        Count(message("table-score-of", player=wording.seat(state, seat)), hand.score)
        for seat, hand in enumerate(state.round.hands)
        if hand.front and not state.over
    )


def _standings(state: GameState) -> Standings:
    """Return how far each dog is: those on one square share their place."""
    ranked = sorted(range(len(state.players)), key=lambda seat: -state.squares[seat])
    places = tuple(
        Standing(
            1 + sum(other > state.squares[seat] for other in state.squares),
            wording.seat(state, seat),
            seat,
            state.squares[seat],
        )
        for seat in ranked
    )
    return Standings(message("table-dogs"), places)
