"""The board, read out: rows from left to right, columns from top to bottom, the edge as a clock goes round."""

from __future__ import annotations

from voice_host.games.dotzee.questions import PlaceName
from voice_host.games.dotzee.rules.board import AROUND, COLUMNS, DIAGONALS, ROWS, Line, is_place
from voice_host.games.dotzee.rules.game_state import GameState
from voice_host.games.dotzee.talk import wording
from voice_host.games.dotzee.talk.refusals import no_such_place
from voice_host.script import Message, message


def rows(game: GameState) -> tuple[Message, ...]:
    """Return all rows; the die that is in the hand still counts as lying where it was taken."""
    if len(game.board.blanks()) == len(game.board.dice):
        return (message("told-all-blank"),)
    return tuple(read(game, row) for row in ROWS)


def row(game: GameState, number: int) -> tuple[Message, ...]:
    """Return one row, or that there is none of that number."""
    return (read(game, ROWS[number - 1]),) if 1 <= number <= len(ROWS) else (no_such_place(),)


def column(game: GameState, number: int) -> tuple[Message, ...]:
    """Return one column, or that there is none of that number."""
    return (read(game, COLUMNS[number - 1]),) if 1 <= number <= len(COLUMNS) else (no_such_place(),)


def diagonal(game: GameState, side: str) -> tuple[Message, ...]:
    """Return the line from a corner of the top to the corner opposite."""
    return (read(game, DIAGONALS[0 if side == "left" else 1]),)


def edge(game: GameState) -> tuple[Message, ...]:
    """Return the twelve dice of the outside edge."""
    return (message("told-edge", faces=wording.faces(game.board.face(place) for place in AROUND)),)


def at(game: GameState, name: PlaceName) -> tuple[Message, ...]:
    """Return what lies at a place, or that there is no such place."""
    place = wording.place_named(name)
    if not is_place(place):
        return (no_such_place(),)
    return (message("told-at", place=wording.place(place), face=wording.face(game.board.face(place))),)


def blanks(game: GameState) -> tuple[Message, ...]:
    """Return where the blanks lie."""
    where = game.board.blanks()
    if not where:
        return (message("told-no-blanks"),)
    if len(where) == len(game.board.dice):
        return (message("told-all-blank"),)
    return (message("told-blanks", places=tuple(map(wording.place, where)), count=len(where)),)


def read(game: GameState, line: Line) -> Message:
    """Return a line with its four faces."""
    return message("told-line", line=wording.line(line), faces=wording.faces(game.board.faces(line)))
