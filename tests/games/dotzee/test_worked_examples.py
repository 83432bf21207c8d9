"""The worked examples of the rules (4.5 and 4.7), each under its own name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.dotzee.plays import PLAIN, allowed, game_on, made, named, play, refused, written
from voice_host.games.dotzee.rules.board import AROUND, Board, Place
from voice_host.games.dotzee.rules.faces import read_face
from voice_host.games.dotzee.rules.game_state import GameState
from voice_host.games.dotzee.rules.placing import ways
from voice_host.games.dotzee.rules.refusal import Reason
from voice_host.games.dotzee.rules.settings import Settings

THE_EXAMPLE = "B5 G4 B3 Y4 / B1 B2 B5 Y5 / Y2 B2 G2 R1 / G1 G3 G5 G4"
WITH_OUR_DICE = "Y4 B1 Y3 B4 / G4 R3 R5 Y5 / R4 Y2 G2 Y1 / G1 G3 G5 G4"
FOUR_POINTS = ["row 4 small straight", "row 4 flush", "column 3 small straight", "diagonal 2 small straight"]


def test_z_t1_the_green_five_becomes_a_yellow_four_and_makes_four_points():
    game = play(game_on(THE_EXAMPLE), (4, 3), "Y4", "top")
    assert written(game.board) == "B5 G4 Y4 Y4 / B1 B2 B3 Y5 / Y2 B2 B5 R1 / G1 G3 G2 G4"
    assert made(game) == FOUR_POINTS
    assert game.totals == {"Noa": 4, "Dan": 0}


def test_z_t1_with_dice_that_exist():
    game = play(game_on(WITH_OUR_DICE), (4, 3), "Y4", "top")
    assert written(game.board) == "Y4 B1 Y4 B4 / G4 R3 Y3 Y5 / R4 Y2 R5 Y1 / G1 G3 G2 G4"
    assert made(game) == FOUR_POINTS


def test_z_t2_on_the_standard_board_all_dice_of_the_edge_are_allowed():
    game = GameState.new(Settings(("Noa", "Dan")))
    assert set(game.allowed) == set(AROUND)
    assert len(game.allowed) == 12
    assert all(game.board.face(place).is_blank for place in game.allowed)


def test_z_t3_of_two_blanks_on_the_edge_the_one_just_placed_is_not_allowed():
    game = game_on("- Y2 G4 - / Y4 R1 R2 G1 / B5 R3 Y1 R5 / G2 B4 R1 Y2", placed_last=(1, 1))
    assert game.allowed == (Place(1, 4),)
    assert refused(game.take(Place(1, 1))) is Reason.JUST_PLACED


def test_z_t4_the_one_blank_on_the_edge_must_be_played_though_it_was_just_placed():
    game = game_on("- Y2 G4 R1 / Y4 R1 R2 G1 / B5 R3 Y1 R5 / G2 B4 R1 Y2", placed_last=(1, 1))
    assert game.allowed == (Place(1, 1),)
    assert allowed(game.take(Place(1, 1))).gap == (1, 1)


def test_z_t5_with_no_blank_on_the_edge_any_die_of_it_but_the_one_just_placed():
    game = game_on(PLAIN, placed_last=(1, 2))
    assert game.board.blanks() == (Place(2, 2),)
    assert set(game.allowed) == set(AROUND) - {Place(1, 2)}


def test_z_t6_a_corner_is_returned_to_or_pushed_from_two_sides():
    assert ways(Place(1, 1)) == ("back", "right", "bottom")


def test_z_t7_a_place_between_corners_is_returned_to_or_pushed_from_three_sides():
    assert ways(Place(1, 2)) == ("back", "left", "right", "bottom")


def test_z_t8_from_the_top_the_column_moves_down():
    game = play(game_on(THE_EXAMPLE), (4, 3), "Y1", "top")
    column = [game.board.face(Place(row, 3)) for row in (1, 2, 3, 4)]
    assert column == [read_face(face) for face in ("Y1", "B3", "B5", "G2")]


def test_z_t9_two_pair_is_one_point_if_a_die_of_it_was_moved():
    assert named("R3 G3 Y5 B5") == ["two pair"]
    game = play(game_on("R3 G3 Y5 R1 / Y4 - R2 G1 / B5 R3 Y1 Y3 / G2 B4 R1 Y2"), (1, 4), "B5", "back")
    assert made(game) == ["row 1 two pair"]


def test_z_t10_four_red_fours_are_two_points():
    assert named("R4 R4 R4 R4") == ["four of a kind", "flush"]


def test_z_t11_a_small_straight_in_any_order():
    assert named("R5 G2 Y4 B3") == ["small straight"]


def test_z_t12_one_two_three_five_is_nothing():
    assert named("R1 G2 Y3 B5") == []


def test_z_t13_three_of_a_kind_are_nothing():
    assert named("R2 G2 Y2 B5") == []


def test_z_t14_a_line_with_a_blank_is_nothing():
    assert named("- G1 G2 G3") == []


def test_z_t15_a_flush_in_a_row_of_which_nothing_was_moved_is_left_over():
    board = "R1 Y2 G4 B1 / G4 G1 G2 G1 / B5 R3 Y1 R5 / G3 B4 R1 Y2"
    assert named("G4 G1 G2 G1") == ["flush"]
    game = play(game_on(board), (4, 4), "R5", "left")
    assert [point for point in made(game) if point.startswith("row 2")] == []


def test_z_t16_the_end_die_of_a_flush_returned_with_the_same_face_is_no_point():
    game = game_on("G4 G1 G2 G1 / Y4 B3 R2 B1 / B5 R3 Y1 R5 / B2 B4 R1 Y2")
    assert made(play(game, (1, 4), "G1", "back")) == []


def test_z_t17_the_end_die_of_a_flush_returned_with_another_green_number_is_one():
    game = game_on("G4 G1 G2 G1 / Y4 B3 R2 B1 / B5 R3 Y1 R5 / B2 B4 R1 Y2")
    assert made(play(game, (1, 4), "G2", "back")) == ["row 1 flush"]


def with_points(board: str, points: int) -> GameState:
    return replace(game_on(board), totals={"Noa": points, "Dan": 0})


def test_z_t18_nine_points_and_two_more_win_with_eleven():
    game = play(with_points("R4 R4 R4 R1 / Y4 - R2 G1 / B5 R3 Y1 Y3 / G2 B4 R1 Y5", 9), (1, 4), "R4", "back")
    assert made(game) == ["row 1 four of a kind", "row 1 flush"]
    assert game.totals["Noa"] == 11
    assert game.over
    assert game.winner == "Noa"


def test_z_t19_a_die_in_the_middle_is_refused():
    assert refused(game_on(PLAIN).take(Place(2, 2))) is Reason.NOT_ON_THE_EDGE
    assert refused(game_on(PLAIN).take(Place(3, 3))) is Reason.NOT_ON_THE_EDGE


def test_z_t20_combinations_that_lie_there_at_the_start_score_nobody():
    board = "R4 R4 R4 R4 / Y4 - R2 G1 / B5 R3 Y1 Y3 / G2 B4 R1 Y2"
    assert made(play(game_on(board, quick_play=True), (4, 4), "B1", "back")) == []


def test_4_7_1_the_same_faces_in_another_order_are_left_over():
    game = play(game_on("G1 G2 G3 G4 / Y4 - R2 B1 / B5 R3 Y1 R5 / B2 B4 R1 Y2"), (1, 1), "G1", "right")
    assert written(game.board).startswith("G2 G3 G4 G1 / ")
    assert [point for point in made(game) if point.startswith("row 1")] == []


def test_4_7_2_a_blank_that_is_pushed_to_the_edge_must_be_taken():
    game = game_on("R1 Y2 G4 B1 / Y4 - R2 G1 / B5 R3 Y1 R5 / G2 B4 R1 Y2")
    game = play(game, (2, 1), "Y5", "right")
    assert game.board.face(Place(2, 1)).is_blank
    assert game.allowed == (Place(2, 1),)
    assert refused(game.take(Place(1, 1))) is Reason.BLANK_FIRST


def test_4_7_3_after_a_blank_was_returned_only_the_other_one_may_be_taken():
    game = play(game_on("- Y2 G4 - / Y4 R1 R2 G1 / B5 R3 Y1 R5 / G2 B4 R1 Y2"), (1, 1), "-", "back")
    assert game.allowed == (Place(1, 4),)
    assert refused(game.take(Place(1, 1))) is Reason.JUST_PLACED


def test_4_7_4_the_die_just_placed_is_refused_and_dice_that_were_pushed_are_not():
    game = play(game_on("R1 Y2 G4 B1 / Y4 R1 R2 G1 / B5 R3 Y1 R5 / G2 B4 R1 Y2"), (1, 4), "Y3", "left")
    assert refused(game.take(Place(1, 1))) is Reason.JUST_PLACED
    assert {Place(1, 2), Place(1, 3), Place(1, 4)} <= set(game.allowed)


def test_4_7_5_the_only_blank_of_the_edge_must_be_played_though_more_lie_in_the_middle():
    game = game_on("- Y2 G4 R1 / Y4 - - G1 / B5 R3 Y1 R5 / G2 B4 R1 Y2", placed_last=(1, 1))
    assert game.allowed == (Place(1, 1),)


def test_4_7_6_a_returned_corner_completes_a_row_a_column_and_a_diagonal():
    game = play(game_on("R5 Y2 G3 B4 / G2 B3 Y5 R3 / Y3 R5 G2 B5 / B4 G1 B4 Y4"), (1, 1), "G1", "back")
    assert made(game) == ["row 1 small straight", "column 1 small straight", "diagonal 1 small straight"]


@pytest.mark.parametrize(
    ("faces", "points"),
    [
        ("G2 G3 G4 G5", 2),
        ("B3 B3 B5 B5", 2),
        ("R4 G4 B4 Y4", 1),
    ],
)
def test_4_7_7_combinations_of_one_colour_and_of_several(faces: str, points: int):
    assert len(named(faces)) == points


def test_4_7_8_a_pushed_die_completes_a_crossing_row():
    game = play(game_on("R1 Y2 G4 B1 / Y3 Y3 R1 B2 / B5 G1 R2 Y5 / G2 B4 Y5 Y2"), (4, 3), "Y5", "top")
    assert written(game.board).split(" / ")[2] == "B5 G1 R1 Y5"
    assert made(game) == ["row 3 two pair"]


def test_4_7_9_eight_points_and_two_more_win_with_ten():
    game = play(with_points("R4 R4 R4 R1 / Y4 - R2 G1 / B5 R3 Y1 Y3 / G2 B4 R1 Y5", 8), (1, 4), "R4", "back")
    assert game.totals["Noa"] == 10
    assert game.winner == "Noa"


def test_nine_points_do_not_win():
    game = play(with_points("R4 R4 R4 R1 / Y4 - R2 G1 / B5 R3 Y1 Y3 / G2 B4 R1 Y5", 7), (1, 4), "R4", "back")
    assert not game.over
    assert game.player == "Dan"


def test_who_plays_alone_may_take_the_same_die_again():
    game = play(game_on("R1 Y2 G4 B1 / Y4 R1 R2 G1 / B5 R3 Y1 R5 / G2 B4 R1 Y2", "Noa"), (1, 1), "Y5", "back")
    assert Place(1, 1) in game.allowed


def test_the_standard_board_is_blank_and_a_board_is_sixteen_dice():
    assert Board.blank().blanks() == tuple(Place(row, column) for row in range(1, 5) for column in range(1, 5))
