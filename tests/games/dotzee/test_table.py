"""What there is to see of the game: the dice with their colours, which may be taken, and who leads."""

from __future__ import annotations

from tests.games.dotzee.plays import allowed, game_on, play
from voice_host.games.dotzee import Dotzee
from voice_host.games.dotzee.rules.board import Place
from voice_host.games.dotzee.rules.faces import read_face
from voice_host.games.dotzee.rules.game_state import GameState
from voice_host.script.picture import Mark, Tile

GAME = Dotzee()
BOARD = "R1 Y2 G4 - / Y4 - R2 G1 / B5 R3 Y1 R5 / G2 B4 R1 Y2"


def tile(game: GameState, row: int, column: int) -> Tile:
    board = GAME.picture(game).board
    assert board is not None
    return board.rows[row - 1][column - 1]


def test_a_die_shows_its_number_and_its_colour_in_words_too() -> None:
    seen = tile(game_on(BOARD), 1, 2)
    assert (seen.number, seen.colour) == (2, "yellow")
    assert seen.below is not None
    blank = tile(game_on(BOARD), 1, 4)
    assert (blank.number, blank.colour, blank.below) == (None, None, None)


def test_what_may_be_taken_is_marked_and_what_is_taken_as_well() -> None:
    game = game_on(BOARD)
    assert tile(game, 1, 4).marks == (Mark.EDGE, Mark.FREE)
    assert tile(game, 1, 1).marks == (Mark.EDGE,)
    assert tile(game, 2, 2).marks == ()
    assert tile(allowed(game.take(Place(1, 4))), 1, 4).marks == (Mark.EDGE, Mark.START)


def test_the_die_that_was_rolled_lies_there_until_it_is_placed() -> None:
    taken = allowed(game_on(BOARD).take(Place(1, 4)))
    assert GAME.picture(taken).dice is None
    five, blank = (GAME.picture(allowed(taken.roll(read_face(face)))).dice for face in ("G5", "-"))
    assert five is not None
    assert blank is not None
    assert (five.values, blank.values) == ((5,), (0,))
    assert GAME.picture(play(game_on(BOARD), (1, 4), "G5", "back")).dice is None


def test_places_are_shown_once_there_are_points_and_the_winner_at_the_end() -> None:
    assert GAME.picture(game_on(BOARD)).standings is None
    board = "R4 R4 R4 R1 / Y4 - R2 G1 / B5 R3 Y1 Y3 / G2 B4 R1 Y5"
    over = GAME.picture(play(game_on(board, points_to_win=2), (1, 4), "R4", "back"))
    assert over.over
    assert over.heading.id == "table-winner"
    assert over.standings is not None
    assert [(each.place, each.player, each.points) for each in over.standings.places] == [(1, "Noa", 2), (2, "Dan", 0)]


def test_before_the_game_there_is_only_a_welcome() -> None:
    assert GAME.picture(None).board is None
