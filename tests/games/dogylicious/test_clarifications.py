"""The clarifications of the rules (1.13): its ten examples, by number, and what it says besides."""

from __future__ import annotations

from tests.games.dogylicious.plays import (
    ON_TO_THE_TEN,
    TO_THE_NINE,
    allowed,
    announced,
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
from voice_host.games.dogylicious.rules import ending, planning
from voice_host.games.dogylicious.rules.carpet import Tile
from voice_host.games.dogylicious.rules.ending import Report
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.refusal import Reason
from voice_host.games.dogylicious.rules.settings import Settings
from voice_host.games.dogylicious.rules.turn import Phase
from voice_host.games.dogylicious.rules.turn_end import Ending, points_of

FOUR_STEPS = [(2, 1), (2, 2), (2, 3), (2, 4)]


def test_1_a_route_of_four_counted_as_five_is_zero_at_ready():
    end = end_of(set_off(standing_on((1, 1)), FOUR_STEPS, said_steps=5, said_pieces=15))
    assert (end.how, end.points) == (Ending.WRONG_STEPS, 0)


def test_2_gentler_time_up_while_planning_the_ten_is_three():
    turn = walk(standing_on((1, 5), clock=True, timeup="gentler"), [(1, 4), (2, 4), (2, 5)])
    end = time_up(announced(turn, (3, 3)))
    assert (end.points, end.removed) == (3, ((2, 5),))


def test_3_gentler_after_a_nine_in_five_steps_an_announced_three_limits_to_three():
    turn = walk(standing_on((4, 4), clock=True, timeup="gentler"), [(4, 5), (3, 5), (2, 5), (2, 4), (3, 4)])
    end = time_up(announced(turn, (1, 3)))
    assert (end.steps, end.points) == (5, 3)


def test_4_gentler_after_a_nine_with_nothing_announced_keeps_nine():
    turn = reached_the_nine(timeup="gentler")
    assert time_up(turn).points == 9
    assert time_up(ending.go_on(turn)).points == 9


def test_5_with_nowhere_to_go_on_the_turn_stops_by_itself():
    end = end_of(walk(standing_on((2, 1), clock=True), [(2, 2), (1, 2), (1, 1)]))
    assert (end.how, end.points, end.kept) == (Ending.NO_FURTHER_TARGET, 1, ((1, 1),))


def test_6_three_steps_after_four_are_numbered_five_to_seven_and_take_eighteen_pieces():
    turn = planned(walk(standing_on((1, 1), clock=True), FOUR_STEPS), [(3, 4), (3, 5), (4, 5)])
    assert turn.step_number == 5
    assert turn.expected_pieces == 5 + 6 + 7 == 18


def test_7_a_neighbour_is_a_target_by_a_way_round_but_not_directly():
    turn = announced(reached_the_nine(), (3, 5))
    assert refused(planning.plan_route(turn, tiles([(3, 5)]))).reason is Reason.TOO_SHORT
    assert allowed(planning.plan_route(turn, tiles([(2, 4), (2, 5), (3, 5)]))).phase is Phase.COUNT


def test_8_a_turn_may_start_on_a_token():
    assert end_of(walk(standing_on((4, 4), tokens=[(4, 4)]), TO_THE_NINE)).points == 9


def test_9_after_a_zero_turn_its_tile_is_free_and_earlier_tokens_stay():
    game = GameState.new(Settings(("Noa", "Dan"), clock=True)).begin_turn()
    assert game.turn is not None
    turn = walk(allowed(planning.choose_start(game.turn, Tile(1, 3))), [(1, 2), (2, 2), (2, 3)])
    game = game.with_turn(allowed(ending.stop(turn))).end_turn().begin_turn()
    assert game.turn is not None
    turn = walk(allowed(planning.choose_start(game.turn, Tile(4, 4))), TO_THE_NINE)
    game = game.with_turn(allowed(ending.report(turn, Report.WRONG_PIECES))).end_turn().begin_turn()
    assert game.turn is not None
    turn = allowed(planning.choose_start(game.turn, Tile(4, 4)))
    assert Tile(3, 4) in turn.targets()
    assert Tile(2, 3) not in turn.targets()


def test_10_a_friend_reports_a_tile_entered_twice():
    turn = steps(set_off(standing_on((1, 1)), FOUR_STEPS), 2)
    assert end_of(allowed(ending.report(turn, Report.TILE_TWICE))).points == 0


def test_a_friend_has_nothing_to_report_before_the_dog_set_off():
    turn = planned(standing_on((1, 1)), FOUR_STEPS)
    assert refused(ending.report(turn, Report.LEFT_THE_ROUTE)).reason is Reason.NOTHING_WALKED


def test_a_friends_report_after_an_arrival_takes_its_points():
    end = end_of(allowed(ending.report(reached_the_nine(), Report.WRONG_PIECES)))
    assert (end.how, end.points, end.removed) == (Ending.WRONG_PIECES, 0, ((3, 4),))


def test_the_counts_may_be_corrected_until_ready():
    turn = allowed(planning.declare(planned(standing_on((1, 1)), FOUR_STEPS), 5, 15))
    turn = allowed(planning.declare(turn, steps=4))
    turn = allowed(planning.declare(turn, pieces=10))
    assert allowed(planning.ready(turn)).phase is Phase.ROLL


def test_scores_entered_afterwards_by_how_a_turn_ended():
    assert points_of(Ending.STOPPED, [9, 10]) == 19
    assert points_of(Ending.SUCCESS, [8]) == 8
    assert points_of(Ending.TIME_UP_GENTLER, [9], steps=5, last_target=3) == 3
    assert points_of(Ending.TIME_UP_BASIC, [9], steps=5, last_target=3) == 0
    assert points_of(Ending.WRONG_PIECES, [9]) == 0


def test_once_another_target_is_announced_it_is_too_late_to_stop():
    turn = announced(reached_the_nine(), (2, 4))
    assert refused(ending.stop(turn)).reason is Reason.GONE_ON
    assert end_of(allowed(ending.stop(ending.go_on(reached_the_nine())))).points == 9


def test_giving_up_is_zero_but_with_a_success_standing_it_is_a_stop():
    assert end_of(ending.give_up(step(set_off(standing_on((1, 1)), FOUR_STEPS)))).points == 0
    gone_on = end_of(ending.give_up(set_off(reached_the_nine(), ON_TO_THE_TEN)))
    assert (gone_on.how, gone_on.points, gone_on.removed) == (Ending.GAVE_UP, 0, ((3, 4),))
    assert end_of(ending.give_up(reached_the_nine())).points == 9


def test_the_clock_does_not_run_before_the_first_ready():
    turn = set_off(standing_on((4, 4), clock=True), TO_THE_NINE, at_ms=500_000)
    assert turn.clock_started
    assert turn.phase is Phase.ROLL


def test_without_a_clock_time_is_never_up():
    turn = step(set_off(standing_on((4, 4)), TO_THE_NINE), at_ms=10_000_000)
    assert turn.steps == 1
