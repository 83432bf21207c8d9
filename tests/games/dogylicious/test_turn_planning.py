from __future__ import annotations

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
    tiles,
    walk,
)
from voice_host.games.dogylicious.rules import ending, planning, walking
from voice_host.games.dogylicious.rules.carpet import DEFAULT_CARPET, Tile
from voice_host.games.dogylicious.rules.naming import named
from voice_host.games.dogylicious.rules.refusal import Reason
from voice_host.games.dogylicious.rules.settings import Settings
from voice_host.games.dogylicious.rules.turn import Phase, PhaseError, begin
from voice_host.games.dogylicious.rules.turn_end import Ending


def test_a_turn_starts_at_the_edge():
    turn = begin(Settings(("Noa",)))
    assert refused(planning.choose_start(turn, Tile(2, 2))).reason is Reason.NOT_AN_EDGE_TILE
    assert refused(planning.choose_start(turn, Tile(0, 2))).reason is Reason.NO_SUCH_TILE
    turn = allowed(planning.choose_start(turn, Tile(4, 1)))
    assert (turn.phase, turn.dog, turn.steps) == (Phase.CHOOSE_TARGET, (4, 1), 0)


def test_of_two_tiles_only_one_may_be_a_start_or_a_target():
    turn = begin(Settings(("Noa",)))
    assert planning.possible_starts(turn, tiles([(3, 3), (4, 3)])) == ((4, 3),)
    turn = standing_on((4, 4), tokens=[(2, 2)])
    assert planning.possible_targets(turn, named(DEFAULT_CARPET, 9)) == ((3, 4),)
    assert planning.possible_targets(turn, named(DEFAULT_CARPET, 7)) == ((2, 1),)
    assert planning.possible_targets(turn, named(DEFAULT_CARPET, 8)) == ((2, 3), (3, 2))


def test_the_tile_where_the_dog_has_been_is_no_target():
    turn = reached_the_nine()
    assert refused(planning.announce_target(turn, Tile(3, 4))).reason is Reason.ALREADY_VISITED
    assert refused(planning.announce_target(turn, Tile(4, 4))).reason is Reason.ALREADY_VISITED


def test_a_target_shut_off_by_the_turns_own_way_is_refused():
    # the way leaves the corner at the far right only one neighbour, the tile where the dog stands
    turn = walk(standing_on((1, 2), clock=True), [(1, 3), (1, 4), (2, 4), (2, 5)])
    assert turn.dog == (2, 5)
    assert refused(planning.announce_target(turn, Tile(1, 5))).reason is Reason.NO_ROUTE


def test_start_and_target_may_be_changed_until_ready():
    turn = announced(planned(standing_on((4, 4)), TO_THE_NINE), (2, 4))
    assert (turn.phase, turn.route) == (Phase.PLAN, ())
    turn = allowed(planning.choose_start(turn, Tile(1, 1)))
    assert (turn.phase, turn.start, turn.target) == (Phase.CHOOSE_TARGET, (1, 1), None)
    with pytest.raises(PhaseError):
        planning.choose_start(set_off(standing_on((4, 4)), TO_THE_NINE), Tile(1, 1))
    with pytest.raises(PhaseError):
        planning.choose_start(announced(reached_the_nine(), (2, 4)), Tile(1, 1))


def test_another_route_has_to_be_counted_anew_but_the_same_one_not():
    turn = allowed(planning.declare(planned(standing_on((4, 4)), TO_THE_NINE), 3, 6))
    assert turn.phase is Phase.READY
    assert allowed(planning.plan_route(turn, tiles(TO_THE_NINE))).phase is Phase.READY
    longer = tiles([(4, 5), (3, 5), (2, 5), (2, 4), (3, 4)])
    turn = allowed(planning.plan_route(turn, longer))
    assert (turn.phase, turn.declared_steps, turn.declared_pieces) == (Phase.COUNT, None, None)


def test_ready_waits_until_everything_is_said():
    turn = announced(standing_on((4, 4)), (3, 4))
    assert refused(planning.ready(turn)).reason is Reason.ROUTE_NOT_SAID
    turn = planned(standing_on((4, 4)), TO_THE_NINE)
    assert refused(planning.ready(turn)).reason is Reason.STEPS_NOT_SAID
    turn = allowed(planning.declare(turn, steps=3))
    assert turn.phase is Phase.COUNT
    assert refused(planning.ready(turn)).reason is Reason.PIECES_NOT_SAID
    assert allowed(planning.declare(turn, pieces=6)).phase is Phase.READY


def test_counts_said_before_the_route_are_kept():
    turn = allowed(planning.declare(announced(standing_on((4, 4)), (3, 4)), 3, 6))
    assert turn.phase is Phase.PLAN
    assert allowed(planning.plan_route(turn, tiles(TO_THE_NINE))).phase is Phase.READY


def test_a_check_on_request_tells_right_and_wrong_and_nothing_more():
    turn = planned(standing_on((4, 4)), TO_THE_NINE)
    assert refused(planning.check(turn)).reason is Reason.STEPS_NOT_SAID
    assert planning.check(allowed(planning.declare(turn, 3, 6))) == planning.CountCheck(True, True)
    assert planning.check(allowed(planning.declare(turn, 4, 6))) == planning.CountCheck(False, True)
    assert planning.check(allowed(planning.declare(turn, 4, 10))) == planning.CountCheck(False, False)
    assert planning.check(allowed(planning.declare(turn, pieces=6))) == planning.CountCheck(None, True)
    early = announced(standing_on((4, 4)), (3, 4))
    assert refused(planning.check(early)).reason is Reason.ROUTE_NOT_SAID


def test_a_check_is_refused_where_the_players_chose_so():
    turn = allowed(planning.declare(planned(standing_on((4, 4), check_before_ready="never"), TO_THE_NINE), 3, 6))
    assert refused(planning.check(turn)).reason is Reason.CHECKING_IS_OFF


def test_with_a_token_everywhere_the_turn_is_zero_before_it_begins():
    end = end_of(begin(Settings(("Noa",), clock=True), DEFAULT_CARPET.tiles))
    assert (end.how, end.points, end.target) == (Ending.NO_FREE_TARGET, 0, None)


def test_a_start_on_the_only_free_tile_is_refused():
    only = Tile(4, 4)
    turn = begin(Settings(("Noa",), clock=True), [tile for tile in DEFAULT_CARPET.tiles if tile != only])
    assert refused(planning.choose_start(turn, only)).reason is Reason.NO_TARGET_FROM_HERE
    assert allowed(planning.choose_start(turn, Tile(4, 3))).targets() == (only,)


def test_the_number_at_a_step_is_wanted_where_the_players_say_it():
    turn = answered(set_off(standing_on((4, 4), feeding="player_says"), TO_THE_NINE))
    assert refused(walking.feed(turn)).reason is Reason.NUMBER_NEEDED
    assert allowed(walking.feed(turn, 1)).steps == 1
    told = answered(set_off(standing_on((4, 4), feeding="told"), TO_THE_NINE))
    assert allowed(walking.feed(told)).steps == 1


def test_after_an_arrival_everything_is_planned_anew():
    turn = reached_the_nine()
    assert (turn.target, turn.route, turn.declared_steps, turn.declared_pieces) == (None, (), None, None)
    assert (turn.dog, turn.last_target, turn.further) == ((3, 4), (3, 4), True)


def test_the_route_left_shrinks_as_the_dog_walks():
    turn = answered(set_off(reached_the_nine(), ON_TO_THE_TEN))
    assert turn.route_left == ((2, 5), (2, 4))


def test_the_clock_runs_while_a_further_route_is_planned():
    turn = reached_the_nine(timeup="gentler")
    turn = announced(turn, (2, 4), at_ms=60_000)
    late = end_of(allowed(planning.plan_route(turn, tiles(ON_TO_THE_TEN), at_ms=120_000)))
    assert (late.how, late.points) == (Ending.TIME_UP_GENTLER, 3)
    counting = planned(reached_the_nine(), ON_TO_THE_TEN)
    assert end_of(allowed(planning.declare(counting, 3, 15, at_ms=130_000))).points == 0
    assert end_of(allowed(planning.ready(allowed(planning.declare(counting, 3, 15)), at_ms=120_000))).points == 0


def test_whatever_is_said_after_the_time_is_too_late():
    walking_it = walking.roll(set_off(standing_on((4, 4), clock=True), TO_THE_NINE), (3, 4))
    assert end_of(allowed(walking.answer(walking_it, 12, at_ms=120_000))).how is Ending.TIME_UP_BASIC
    assert end_of(ending.give_up(walking_it, at_ms=120_000)).how is Ending.TIME_UP_BASIC
    late = ending.report(walking_it, ending.Report.WRONG_PIECES, at_ms=120_000)
    assert end_of(allowed(late)).how is Ending.TIME_UP_BASIC
    standing = reached_the_nine()
    assert end_of(allowed(ending.stop(standing, at_ms=120_000))).points == 9
    assert end_of(ending.go_on(standing, at_ms=120_000)).points == 9
    moving = set_off(standing_on((4, 4), clock=True), TO_THE_NINE)
    assert end_of(allowed(walking.feed(answered(moving), 1, at_ms=120_001))).steps == 0


def test_what_makes_no_sense_in_a_phase_is_a_mistake_of_the_script():
    turn = standing_on((4, 4))
    for impossible in (
        lambda: walking.roll(turn, (1, 2)),
        lambda: walking.answer(turn, 2),
        lambda: walking.feed(turn),
        lambda: walking.move(turn, Tile(4, 3)),
        lambda: planning.ready(turn),
        lambda: ending.stop(turn),
        lambda: ending.go_on(turn),
        lambda: ending.time_up(turn),
        lambda: ending.give_up(ending.give_up(turn)),
    ):
        with pytest.raises(PhaseError):
            impossible()
