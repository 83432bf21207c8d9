"""The worked examples of the rules (1.10), each under its own name. Places are (row, column) on the default carpet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.dogylicious.plays import (
    ON_TO_THE_TEN,
    TO_THE_NINE,
    allowed,
    announced,
    answered,
    end_of,
    planned,
    reached_the_nine,
    refused,
    set_off,
    standing_on,
    step,
    steps,
    tiles,
    time_up,
    walk,
)
from voice_host.games.dogylicious.rules import ending, planning, walking
from voice_host.games.dogylicious.rules.carpet import DEFAULT_CARPET, Tile
from voice_host.games.dogylicious.rules.dice import legal_products
from voice_host.games.dogylicious.rules.ending import Report
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.pieces import pieces
from voice_host.games.dogylicious.rules.records import RecordVerdict, compare
from voice_host.games.dogylicious.rules.refusal import Reason
from voice_host.games.dogylicious.rules.route import read_route
from voice_host.games.dogylicious.rules.scores import ScoreSheet
from voice_host.games.dogylicious.rules.settings import Settings
from voice_host.games.dogylicious.rules.turn import Phase
from voice_host.games.dogylicious.rules.turn_end import Ending
from voice_host.play.timing.clock import TurnClock


def test_d_t1_pieces_up_to_each_step():
    assert [pieces(0, step) for step in range(1, 9)] == [1, 3, 6, 10, 15, 21, 28, 36]


def test_d_t2_five_steps_from_the_start_of_a_turn_cost_fifteen():
    assert pieces(0, 5) == 1 + 2 + 3 + 4 + 5 == 15


def test_d_t3_four_tiles_on_the_way_and_the_target_are_five_steps():
    route = [(1, 2), (1, 3), (1, 4), (2, 4), (3, 4)]
    turn = planned(standing_on((1, 1)), route)
    assert turn.expected_steps == 5
    turn = set_off(standing_on((1, 1)), route)
    given = []
    while turn.phase is Phase.ROLL:
        before = turn.pieces_left
        turn = step(turn)
        given.append(before - turn.pieces_left)
    assert given == [1, 2, 3, 4, 5]


def test_d_t4_the_calculator_for_steps_one_to_three():
    assert pieces(0, 3) == 1 + 2 + 3 == 6


def test_d_t5_a_second_route_of_three_goes_on_counting():
    turn = planned(reached_the_nine(), ON_TO_THE_TEN)
    assert turn.expected_pieces == 4 + 5 + 6 == 15
    turn = set_off(reached_the_nine(), ON_TO_THE_TEN)
    numbers = []
    while turn.phase is Phase.ROLL:
        numbers.append(turn.step_number)
        turn = step(turn)
    assert numbers == [4, 5, 6]


def test_d_t6_the_next_turn_begins_again_with_step_one():
    game = GameState.new(Settings(("Noa", "Dan"))).begin_turn()
    assert game.turn is not None
    start = allowed(planning.choose_start(game.turn, Tile(4, 4)))
    game = game.with_turn(walk(start, TO_THE_NINE)).end_turn().begin_turn()
    assert game.turn is not None
    assert game.turn.step_number == 1


def test_d_t7_the_eight_is_eight_points_one_token_and_the_turn_passes():
    game = GameState.new(Settings(("Noa", "Dan"))).begin_turn()
    assert game.turn is not None
    turn = walk(allowed(planning.choose_start(game.turn, Tile(1, 3))), [(1, 2), (2, 2), (2, 3)])
    game = game.with_turn(turn).end_turn()
    assert game.sheet.points("Noa", 1) == 8
    assert [(token.tile, token.player) for token in game.tokens] == [((2, 3), "Noa")]
    assert game.player == "Dan"


def test_d_t8_gentler_five_steps_and_a_nine_are_five_points():
    turn = walk(standing_on((4, 4), clock=True, timeup="gentler"), [(4, 3), (3, 3), (3, 2)])
    turn = steps(set_off(turn, [(3, 1), (2, 1), (2, 2)]), 2)
    end = time_up(turn)
    assert (end.how, end.steps, end.points) == (Ending.TIME_UP_GENTLER, 5, 5)
    assert end.removed == ((3, 2),)
    assert end.kept == ()


def test_d_t9_gentler_five_steps_and_a_three_are_three_points():
    turn = walk(standing_on((2, 1), clock=True, timeup="gentler"), [(3, 1), (3, 2), (2, 2)])
    turn = steps(set_off(turn, [(2, 3), (2, 4), (1, 4), (1, 3)]), 2)
    assert turn.steps == 5
    assert time_up(turn).points == 3


def test_d_t10_basic_time_up_after_going_on_from_the_nine_is_zero():
    end = time_up(announced(reached_the_nine(timeup="basic"), (2, 4)))
    assert (end.how, end.points) == (Ending.TIME_UP_BASIC, 0)
    assert end.removed == ((3, 4),)


def test_d_t11_gentler_does_not_soften_a_piece_mistake():
    turn = set_off(standing_on((1, 1), clock=True, timeup="gentler"), [(2, 1), (3, 1), (3, 2), (3, 3), (2, 3), (2, 2)])
    turn = answered(steps(turn, 5))
    end = end_of(allowed(walking.feed(turn, 5)))
    assert (end.steps, end.points) == (5, 0)


def test_d_t12_seven_times_eight_is_fifty_six_is_one_step():
    turn = walking.roll(set_off(standing_on((4, 4), dice_sides=12), TO_THE_NINE), (7, 8))
    turn = allowed(walking.answer(turn, 56, (7, 8)))
    assert turn.phase is Phase.FEED
    assert turn.dog == (4, 3)
    assert allowed(walking.feed(turn)).steps == 1


def test_d_t13_fifty_four_leaves_the_dog_and_there_is_a_new_roll():
    ready = set_off(standing_on((4, 4), dice_sides=12), TO_THE_NINE)
    turn = allowed(walking.answer(walking.roll(ready, (7, 8)), 54, (7, 8)))
    assert turn == replace(ready, missed=(7, 8))
    assert turn.phase is Phase.ROLL


def test_d_t14_four_steps_to_the_ten():
    route = [(2, 1), (2, 2), (2, 3), (2, 4)]
    assert [DEFAULT_CARPET.number(tile) for tile in tiles(route)] == [7, 9, 8, 10]
    turn = planned(standing_on((1, 1)), route)
    assert (turn.expected_steps, turn.expected_pieces) == (4, 10)
    assert end_of(walk(standing_on((1, 1)), route)).points == 10


def test_d_t15_three_steps_to_the_other_ten():
    route = [(3, 1), (3, 2), (3, 3)]
    turn = planned(standing_on((4, 1)), route)
    assert (turn.expected_steps, turn.expected_pieces) == (3, 6)
    end = end_of(walk(standing_on((4, 1)), route))
    assert (end.how, end.points) == (Ending.SUCCESS, 10)


def test_d_t16_a_route_of_two_steps_is_refused_without_penalty():
    turn = announced(standing_on((4, 3)), (3, 4))
    assert refused(planning.plan_route(turn, tiles([(3, 3), (3, 4)]))).reason is Reason.TOO_SHORT
    counting = announced(standing_on((4, 3), announce_route="count_only"), (3, 4))
    assert refused(planning.declare(counting, 2, 3)).reason is Reason.TOO_SHORT
    assert allowed(planning.declare(counting, 4, 10)).phase is Phase.READY


def test_d_t17_a_route_back_over_the_start_tile():
    turn = announced(standing_on((4, 4)), (3, 4))
    back = tiles([(4, 3), (4, 4), (3, 4)])
    said = refused(planning.plan_route(turn, back))
    assert (said.reason, said.at, said.tile) == (Reason.VISITED_TWICE, 2, (4, 4))
    walking_it = step(set_off(standing_on((4, 4)), TO_THE_NINE))
    end = end_of(allowed(ending.report(walking_it, Report.TILE_TWICE)))
    assert (end.how, end.points) == (Ending.TILE_TWICE, 0)


def test_d_t18_a_diagonal_move():
    turn = announced(standing_on((4, 4)), (3, 4))
    said = refused(planning.plan_route(turn, tiles([(3, 3), (2, 3), (2, 4), (3, 4)])))
    assert (said.reason, said.at, said.tile, said.came_from) == (Reason.NOT_A_NEIGHBOUR, 1, (3, 3), (4, 4))
    walking_it = answered(set_off(standing_on((4, 4)), TO_THE_NINE))
    end = end_of(allowed(ending.report(walking_it, Report.LEFT_THE_ROUTE)))
    assert (end.how, end.points) == (Ending.LEFT_THE_ROUTE, 0)


def test_d_t19_a_target_with_a_token_is_refused():
    turn = standing_on((4, 4), tokens=[(3, 4)])
    assert refused(planning.announce_target(turn, Tile(3, 4))).reason is Reason.HAS_TOKEN


def test_d_t20_a_route_over_an_earlier_token_is_legal():
    assert end_of(walk(standing_on((4, 4), tokens=[(4, 3), (3, 3)]), TO_THE_NINE)).points == 9


def test_d_t21_four_steps_and_nine_pieces_end_the_turn_at_ready():
    turn = planned(standing_on((1, 1)), [(2, 1), (2, 2), (2, 3), (2, 4)])
    turn = allowed(planning.declare(turn, 4, 9))
    assert turn.end is None
    end = end_of(allowed(planning.ready(turn)))
    assert (end.how, end.points) == (Ending.WRONG_PIECES, 0)


def test_d_t22_two_pieces_at_step_three_end_the_turn():
    turn = steps(set_off(standing_on((1, 1), feeding="player_says"), [(2, 1), (2, 2), (2, 3), (2, 4)]), 2)
    end = end_of(allowed(walking.feed(answered(turn), 2)))
    assert (end.how, end.points, end.kept) == (Ending.WRONG_NUMBER, 0, ())


def test_d_t23_nine_then_ten_then_stop_is_nineteen():
    turn = set_off(standing_on((4, 4), clock=True), TO_THE_NINE)
    assert turn.declared_pieces == 6
    turn = walk(standing_on((4, 4), clock=True), TO_THE_NINE)
    assert turn.phase is Phase.STOP_OR_GO
    turn = set_off(ending.go_on(turn), ON_TO_THE_TEN)
    assert turn.declared_pieces == 15
    end = end_of(allowed(ending.stop(steps(turn, 3))))
    assert (end.how, end.points) == (Ending.STOPPED, 19)
    assert end.kept == ((3, 4), (2, 4))


def test_d_t24_fourteen_pieces_for_the_second_route_lose_the_nine_too():
    game = GameState.new(Settings(("Noa", "Dan"), clock=True)).begin_turn()
    assert game.turn is not None
    turn = walk(allowed(planning.choose_start(game.turn, Tile(1, 3))), [(1, 2), (2, 2), (2, 3)])
    game = game.with_turn(allowed(ending.stop(turn))).end_turn().begin_turn()
    assert game.turn is not None
    turn = walk(allowed(planning.choose_start(game.turn, Tile(4, 4))), TO_THE_NINE)
    assert len(game.with_turn(turn).all_tokens) == 2
    game = game.with_turn(set_off(turn, ON_TO_THE_TEN, said_pieces=14))
    assert game.token_on(Tile(3, 4)) is None
    game = game.end_turn()
    assert game.sheet.points("Dan", 1) == 0
    assert [token.tile for token in game.tokens] == [(2, 3)]
    assert game.sheet.points("Noa", 1) == 8


@pytest.mark.parametrize("timeup", ["basic", "gentler"])
def test_d_t25_time_running_out_after_an_arrival_keeps_the_points(timeup):
    turn = steps(set_off(standing_on((4, 4), clock=True, timeup=timeup), TO_THE_NINE), 2)
    turn = step(turn, at_ms=119_900)
    end = time_up(turn)
    assert (end.how, end.points, end.kept) == (Ending.TIME_UP_AFTER_ARRIVAL, 9, ((3, 4),))
    too_late = end_of(allowed(planning.announce_target(turn, Tile(2, 4), at_ms=120_000)))
    assert too_late.points == 9


@pytest.mark.parametrize(("timeup", "points"), [("basic", 0), ("gentler", 2)])
def test_d_t26_the_last_pieces_at_the_limit_are_too_late(timeup, points):
    turn = steps(set_off(standing_on((4, 4), clock=True, timeup=timeup), TO_THE_NINE), 2)
    turn = answered(turn, at_ms=119_999)
    assert end_of(allowed(walking.feed(turn, 3, at_ms=120_000))).points == points
    assert allowed(walking.feed(turn, 3, at_ms=119_999)).points_so_far == 9


def test_d_t27_gentler_before_the_first_step_is_zero():
    turn = set_off(standing_on((4, 4), clock=True, timeup="gentler"), TO_THE_NINE)
    assert time_up(turn).points == 0


def test_d_t28_gentler_counts_the_steps_of_the_whole_turn():
    turn = walk(standing_on((1, 5), clock=True, timeup="gentler"), [(1, 4), (2, 4), (2, 5)])
    assert turn.points_so_far == 4
    turn = steps(set_off(turn, [(3, 5), (3, 4), (3, 3)]), 2)
    end = time_up(turn)
    assert (end.points, end.removed) == (5, ((2, 5),))


def test_d_t28b_every_route_from_one_corner_to_the_far_nine_has_an_even_number_of_steps():
    lengths = set()

    def explore(walked: tuple[Tile, ...]) -> None:
        if walked[-1] == (2, 2):
            lengths.add(len(walked) - 1)
            return
        for tile in DEFAULT_CARPET.neighbours(walked[-1]):
            if tile not in walked:
                explore((*walked, tile))

    explore((Tile(1, 1),))
    assert lengths == {2, 4, 6, 8, 10, 12, 14, 16, 18}
    two = read_route(DEFAULT_CARPET, Tile(1, 1), ("back", "right"), Tile(2, 2), ())
    assert refused(two).reason is Reason.TOO_SHORT


def test_d_t29_two_tie_for_first_and_win_together():
    sheet = ScoreSheet.empty(("Noa", "Dan", "Gil"), rounds=1)
    sheet = sheet.enter("Noa", 1, 21).enter("Dan", 1, 21).enter("Gil", 1, 15)
    assert sheet.winners() == ("Noa", "Dan")
    assert [(standing.place, standing.total) for standing in sheet.standings()] == [(1, 21), (1, 21), (3, 15)]


def test_d_t30_a_team_of_fifty_seven_equals_or_breaks_the_record():
    sheet = ScoreSheet.empty(("Noa", "Dan", "Gil"), rounds=1)
    sheet = sheet.enter("Noa", 1, 21).enter("Dan", 1, 21).enter("Gil", 1, 15)
    assert compare(sheet.team_total, 57) is RecordVerdict.EQUALLED
    assert compare(sheet.team_total, 56) is RecordVerdict.BROKEN


def test_d_t31_solo_is_exactly_four_turns():
    game = GameState.new(Settings(("Noa",)))
    assert game.settings.mode == "solo"
    turns = 0
    while not game.over:
        game = game.begin_turn()
        assert game.turn is not None
        game = game.with_turn(ending.give_up(game.turn)).end_turn()
        turns += 1
    assert turns == 4


def test_d_t32_six_sided_dice_ask_for_products_up_to_thirty_six():
    assert max(legal_products(6)) == 36
    assert legal_products(6) == {a * b for a in range(1, 7) for b in range(1, 7)}
    assert not {7, 11, 14, 35, 40} & legal_products(6)


def test_d_t33_a_pause_takes_no_time():
    moment = 0.0
    clock = TurnClock(lambda: moment)
    clock.start(120_000)
    moment = 60.0
    clock.pause()
    moment = 90.0
    clock.resume()
    moment = 149.0
    assert clock.reading_ms() == 119_000
    turn = step(set_off(standing_on((4, 4), clock=True), TO_THE_NINE), at_ms=clock.reading_ms())
    assert turn.steps == 1
    assert not ending.is_up(turn, clock.reading_ms())


def test_d_t34_with_an_empty_cell_the_result_is_not_told():
    game = GameState.new(Settings(("Noa", "Dan")))
    cells = [(player, turn) for turn in (1, 2, 3, 4) for player in ("Noa", "Dan")]
    sheet = game.sheet
    for player, turn in cells[:-1]:
        sheet = sheet.enter(player, turn, 5)
    assert not sheet.complete
    assert sheet.winners() == ()
    assert GameState(game.settings, sheet).result() is None
    result = GameState(game.settings, sheet.enter("Dan", 4, 4)).result()
    assert result is not None
    assert (result.winners, result.totals) == (("Noa",), {"Noa": 20, "Dan": 19})
