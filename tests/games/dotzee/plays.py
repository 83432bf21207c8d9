"""Playing turns in a few words, for the tests of the rules. Places are (row, column); faces are written "G5", "-"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from voice_host.games.dotzee.rules.board import LINES, Board, Line, Place
from voice_host.games.dotzee.rules.faces import read_face, write_face
from voice_host.games.dotzee.rules.game_state import GameState
from voice_host.games.dotzee.rules.placing import Way
from voice_host.games.dotzee.rules.refusal import Reason, Refused
from voice_host.games.dotzee.rules.scoring import combinations
from voice_host.games.dotzee.rules.settings import Settings

# no line of it is a combination, and its edge has no blank
PLAIN = "R1 Y2 G4 B1 / Y4 - R2 G1 / B5 R3 Y1 R5 / G2 B4 R1 Y2"


def game_on(board: str, *players: str, placed_last: tuple[int, int] | None = None, **chosen: Any) -> GameState:
    """Return a game on a board; ``placed_last`` is where the die lies that the player before has just placed."""
    laid = Board.parse(board)
    game = GameState.new(Settings(players or ("Noa", "Dan"), **chosen), laid)
    if placed_last is None:
        return game
    return replace(game, placed_last=laid.at(Place(*placed_last)).number)


def allowed(result: GameState | Refused) -> GameState:
    assert isinstance(result, GameState), result
    return result


def refused(result: GameState | Refused) -> Reason:
    assert isinstance(result, Refused), "this should have been refused"
    return result.reason


def play(game: GameState, place: tuple[int, int], face: str, way: Way) -> GameState:
    """Take the die at a place, let it show a face, and place it."""
    taken = allowed(game.take(Place(*place)))
    return allowed(allowed(taken.roll(read_face(face))).place(way))


def made(game: GameState) -> list[str]:
    """Return what the last turn got points for: "row 4 flush", ..."""
    return [
        f"{point.line.kind} {point.line.number} {point.combination.value}"
        for point in (game.turns[-1].points if game.unclaimed is None else game.unclaimed.points)
    ]


def written(board: Board) -> str:
    """Return a board as it is written down."""
    faces = [write_face(die.face) for die in board.dice]
    return " / ".join(" ".join(faces[row : row + 4]) for row in range(0, 16, 4))


def line(kind: str, number: int = 1) -> Line:
    return next(each for each in LINES if (each.kind, each.number) == (kind, number))


def named(faces: str, **chosen: Any) -> list[str]:
    """Return the combinations that four faces are."""
    settings = Settings(("Noa", "Dan"), **chosen)
    return [each.value for each in combinations([read_face(face) for face in faces.split()], settings)]
