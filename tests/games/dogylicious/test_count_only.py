"""Where only the number of steps is announced, the route shows as the dog walks (default D8)."""

from __future__ import annotations

from tests.games.dogylicious.plays import allowed, announced, answered, end_of, refused, standing_on
from voice_host.games.dogylicious.rules import planning, walking
from voice_host.games.dogylicious.rules.carpet import Tile
from voice_host.games.dogylicious.rules.refusal import Reason
from voice_host.games.dogylicious.rules.turn import Phase
from voice_host.games.dogylicious.rules.turn_end import Ending


def counted(steps, pieces, target=(3, 4), **chosen):
    turn = announced(standing_on((4, 4), announce_route="count_only", **chosen), target)
    assert turn.phase is Phase.COUNT
    return allowed(planning.ready(allowed(planning.declare(turn, steps, pieces))))


def moved(turn, *places):
    for place in places:
        turn = answered(turn)
        assert turn.phase is Phase.MOVE
        turn = walking.move(turn, Tile(*place))
        if turn.end is None:
            turn = allowed(walking.feed(turn))
    return turn


def test_the_counted_steps_lead_to_the_target():
    end = end_of(moved(counted(3, 6), (4, 3), (3, 3), (3, 4)))
    assert (end.how, end.points) == (Ending.SUCCESS, 9)


def test_no_route_has_more_steps_than_there_are_tiles_left():
    turn = announced(standing_on((4, 4), announce_route="count_only"), (3, 4))
    assert refused(planning.declare(turn, steps=20)).reason is Reason.TOO_LONG
    assert allowed(planning.declare(turn, steps=19)).declared_steps == 19


def test_pieces_that_do_not_fit_the_counted_steps_end_the_turn_at_ready():
    assert end_of(counted(3, 7)).how is Ending.WRONG_PIECES


def test_arriving_with_pieces_left_is_a_wrong_step_count():
    assert end_of(moved(counted(5, 15), (4, 3), (3, 3), (3, 4))).how is Ending.WRONG_STEPS


def test_the_last_piece_given_away_from_the_target_is_a_wrong_step_count():
    assert end_of(moved(counted(3, 6), (4, 3), (3, 3), (2, 3))).how is Ending.WRONG_STEPS


def test_a_walked_diagonal_ends_the_turn():
    end = end_of(moved(counted(3, 6), (3, 3)))
    assert (end.how, end.points) == (Ending.LEFT_THE_ROUTE, 0)


def test_a_tile_walked_twice_ends_the_turn():
    assert end_of(moved(counted(3, 6), (4, 3), (4, 4))).how is Ending.TILE_TWICE


def test_a_check_before_ready_knows_the_pieces_but_not_the_steps():
    turn = announced(standing_on((4, 4), announce_route="count_only"), (3, 4))
    assert refused(planning.check(allowed(planning.declare(turn, pieces=6)))).reason is Reason.STEPS_NOT_SAID
    checked = planning.check(allowed(planning.declare(turn, 3, 7)))
    assert checked == planning.CountCheck(None, False)
