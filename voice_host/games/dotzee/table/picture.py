"""The game as it lies on the table. All of it is open to everybody (rules 4.6)."""

from __future__ import annotations

from typing import Any

from voice_host.games.dotzee.rules.board import ROWS, Place, is_edge
from voice_host.games.dotzee.rules.faces import SIDES
from voice_host.games.dotzee.rules.game_state import GameState, Phase
from voice_host.games.dotzee.talk import wording
from voice_host.script import Message, message, picture as seen
from voice_host.script.picture import Count, DiceOnTable, Mark, Picture, Standing, Standings


def picture(state: Any) -> Picture:
    """Return all there is to see in a state; nothing but the welcome before the game."""
    if not isinstance(state, GameState):
        return Picture(message("table-before"))
    return Picture(
        heading=_heading(state),
        phase=None if state.over else message(f"table-phase-{state.phase.value}"),
        board=board(state),
        dice=_die(state),
        dice_count=1,
        counts=(Count(message("table-turns"), len(state.turns)),),
        standings=_standings(state),
        over=state.over,
    )


def board(game: GameState) -> seen.Board:
    """Return the dice as they lie, and which may be taken; one that is in the hand is still shown at its place."""
    rows = tuple(tuple(_tile(game, place) for place in row.places) for row in ROWS)
    return seen.Board(message("table-board"), message("table-near"), rows)


def place_words(place: Place) -> Message:
    """Return the words that mean a place and no other."""
    return message("table-place", row=place.row, column=place.column)


def _tile(game: GameState, place: Place) -> seen.Tile:
    face = game.board.face(place)
    name = message("table-die", place=wording.place(place), face=wording.face(face))
    marks = {
        Mark.EDGE: is_edge(place),
        Mark.FREE: game.phase is Phase.TAKE and place in game.allowed,
        Mark.START: place == game.gap,
    }
    return seen.Tile(
        face.number,
        name,
        place_words(place),
        tuple(mark for mark, there in marks.items() if there),
        colour=face.colour,
        below=None if face.colour is None else message("table-colour", colour=face.colour),
    )


def _heading(game: GameState) -> Message:
    if game.over:
        return message("table-winner", player=wording.player(game.player))
    return message("table-turn-of", player=wording.player(game.player))


def _die(game: GameState) -> DiceOnTable | None:
    if game.rolled is None:
        return None
    return DiceOnTable(message("table-rolled", face=wording.face(game.rolled)), (game.rolled.number or 0,), SIDES)


def _standings(game: GameState) -> Standings | None:
    """Return who is in which place, once there are points."""
    if not any(game.totals.values()):
        return None
    totals = game.totals
    places = tuple(
        Standing(1 + sum(other > totals[name] for other in totals.values()), wording.player(name), seat, totals[name])
        for seat, name in sorted(enumerate(game.settings.order), key=lambda each: -totals[each[1]])
    )
    return Standings(message("table-standings"), places)
