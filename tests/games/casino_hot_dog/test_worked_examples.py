"""The worked examples of the rules (3.5 and 3.7), each under its own name."""

from __future__ import annotations

import pytest

from tests.games.casino_hot_dog.plays import (
    A,
    B,
    C,
    D,
    chips,
    fist,
    moved,
    new,
    opened,
    refused,
    rolled,
    scored,
    scores,
    tell,
)
from voice_host.games.casino_hot_dog.rules import drawing
from voice_host.games.casino_hot_dog.rules.board import Board
from voice_host.games.casino_hot_dog.rules.chips import NUMBER_CHIPS, full_bag, score
from voice_host.games.casino_hot_dog.rules.dice import BONE
from voice_host.games.casino_hot_dog.rules.moving import take_die
from voice_host.games.casino_hot_dog.rules.refusal import Reason
from voice_host.games.casino_hot_dog.rules.round import Phase, Status

ALL_NINE = full_bag(NUMBER_CHIPS, use_doubler=True)


def test_h_t1_three_and_five_score_eight():
    assert score(chips("3 5")) == 8


def test_h_t2_the_doubler_doubles_the_sum():
    assert score(chips("3 5 x")) == 16


def test_h_t3_the_order_of_drawing_does_not_matter():
    assert score(chips("x 4")) == score(chips("4 x")) == 8


def test_h_t4_with_nothing_but_the_doubler_a_player_has_to_draw():
    game = opened(rolled(new(2)), "x 3")
    assert refused(drawing.tell(game.settings, game.round, A, fist("-"))) is Reason.ONLY_DOUBLER
    assert tell(game, A, "4").round.fists[A] == fist("4")


def test_h_t5_the_heap_as_the_first_chip():
    game = opened(rolled(new(2)), "# 3")
    hand = game.round.hands[A]
    assert (hand.status, hand.front, hand.score) == (Status.OUT, (), 0)
    assert hand.bag == ALL_NINE


def test_h_t6_the_heap_after_other_chips_takes_them_all_back():
    game = opened(opened(opened(rolled(new(2)), "4 3"), "5 -"), "#")
    hand = game.round.hands[A]
    assert (hand.status, hand.front, hand.score) == (Status.OUT, (), 0)
    assert hand.bag == ALL_NINE


def test_h_t7_all_four_draw_the_heap():
    game = opened(rolled(new(4)), "# # # #")
    assert game.round.phase is Phase.OVER
    assert game.round.movers == ()
    assert game.squares == (0, 0, 0, 0)
    assert game.next_round().round.starter == B


def test_h_t8_of_equal_scores_the_nearest_to_the_start_player_moves_second():
    game = scored(rolled(new(4, starter=A)), "3 5", "3 4 5", "3 5", "#")
    assert scores(game.round) == [8, 12, 8, 0]
    assert game.round.movers == (B, A)
    assert moved(game, 1, 0).squares == (2, 5, 0, 0)


def test_h_t9_of_two_on_top_the_nearest_to_the_start_player_picks():
    game = scored(rolled(new(4, starter=C)), "#", "x 5", "3 4", "2 3 5")
    assert scores(game.round) == [0, 10, 7, 10]
    assert game.round.movers == (D, B)


def test_h_t10_of_three_equal_ones_the_third_does_not_move():
    game = scored(rolled(new(4, starter=A)), "4 5", "4 5", "4 5", "#")
    assert game.round.movers == (A, B)
    assert refused(take_die(game, C, 0)) is Reason.NO_MOVER
    assert moved(game, 0, 1).squares[C] == 0


@pytest.mark.parametrize(("die", "square"), [(0, 2), (1, 7)])
def test_h_t11_a_single_scorer_picks_either_die(die: int, square: int):
    game = scored(rolled(new(4, squares=(0, 0, 5, 0)), (2, BONE)), "#", "#", "3", "#")
    assert game.round.movers == (C,)
    game = moved(game, die)
    assert game.squares == (0, 0, 7, 0)
    assert game.round.phase is Phase.OVER


def test_h_t12_a_bone_leads_from_two_to_seven():
    assert Board().move(2, BONE) == 7


def test_h_t13_a_bone_leads_from_the_table_to_two():
    assert Board().move(0, BONE) == 2


def test_h_t14_the_own_bone_square_does_not_count():
    assert Board().move(7, BONE) == 11


@pytest.mark.parametrize("square", [14, 16])
def test_h_t15_with_no_bone_ahead_a_bone_leads_into_the_kennel(square: int):
    game = moved(scored(rolled(new(2, squares=(square, 0)), (1, BONE)), "3", "#"), 1)
    assert game.squares[A] == 18
    assert game.winner == A


def test_h_t16_past_the_kennel_is_in_it():
    game = moved(scored(rolled(new(2, squares=(16, 0)), (1, 5)), "3", "#"), 1)
    assert game.squares[A] == 18
    assert game.winner == A


def test_h_t17_when_the_first_wins_the_second_does_not_move():
    game = moved(scored(rolled(new(2, squares=(16, 3)), (1, 5)), "5", "3"), 1)
    assert game.winner == A
    assert game.squares == (18, 3)
    assert game.round.phase is Phase.OVER
    assert game.round.to_move is None


def test_h_t18_all_chips_but_the_heap_score_forty():
    assert score(ALL_NINE[:-1]) == 40


def test_h_t19_the_dice_go_on_clockwise():
    game = new(4, starter=A)
    starters = []
    for _ in range(5):
        starters.append(game.round.starter)
        game = opened(rolled(game), "# # # #").next_round()
    assert starters == [A, B, C, D, A]


def test_h_t20_the_younger_variation_has_eight_chips_and_no_doubling():
    game = new(2, use_doubler=False)
    assert len(game.round.hands[A].bag) == 8
    assert refused(drawing.tell(game.settings, rolled(game).round, A, fist("x"))) is Reason.NO_SUCH_CHIP


def test_h_t21_a_single_player_may_draw_again_and_again():
    game = opened(opened(rolled(new(2)), "5 3"), "1 3")
    game = opened(game, "- 2")
    for chip in ("2", "4", "5", "x", "1"):
        assert game.round.still_in == (B,)
        game = opened(game, chip)
    assert scores(game.round) == [6, 40]
    assert game.round.hands[A].status is Status.SAFE


def test_h_t22_two_scorers_both_move_the_higher_first():
    game = scored(rolled(new(2), (3, 4)), "2", "5")
    assert game.round.movers == (B, A)
    assert moved(game, 1, 0).squares == (3, 4)


def test_more_1_three_equal_ones_beside_the_start_player():
    game = scored(rolled(new(4, starter=B)), "3 5", "#", "3 5", "3 5")
    assert game.round.movers == (C, D)


def test_more_2_the_start_player_is_the_nearest():
    game = scored(rolled(new(4, starter=D)), "5", "3", "4", "5")
    assert game.round.movers == (D, A)


def test_more_3_the_doubler_and_then_the_heap():
    game = opened(opened(rolled(new(2)), "x 3"), "# -")
    hand = game.round.hands[A]
    assert hand.status is Status.OUT
    assert hand.bag == ALL_NINE


def test_more_4_who_opted_out_alone_picks_either_die():
    game = opened(opened(opened(rolled(new(2)), "3 4"), "- 5"), "#")
    assert game.round.movers == (A,)
    assert game.round.dice_left == (0, 1)


def test_more_5_dots_that_lead_to_a_bone_lead_no_further():
    assert Board().move(0, 2) == 2


def test_more_6_a_bone_leads_from_thirteen_to_fourteen():
    assert Board().move(13, BONE) == 14


def test_more_7_two_bones_lead_two_dogs_to_one_square():
    game = moved(scored(rolled(new(2, squares=(2, 2)), (BONE, BONE)), "3", "4"), 0, 1)
    assert game.squares == (7, 7)


def test_more_8_in_the_next_round_all_bags_are_full():
    game = moved(scored(rolled(new(4)), "3 5", "x 4", "#", "1"), 0, 1).next_round()
    assert {hand.bag for hand in game.round.hands} == {ALL_NINE}
    assert {hand.status for hand in game.round.hands} == {Status.IN}


def test_more_9_in_the_younger_variation_seven_chips_leave_the_heap():
    game = rolled(new(2, use_doubler=False))
    for chip in NUMBER_CHIPS:
        game = opened(game, f"{chip} #" if B in game.round.still_in else str(chip))
    assert game.round.hands[A].score == 20
    assert game.round.hands[A].only_heap_left


def test_more_10_who_opted_out_cannot_draw_again():
    game = opened(opened(rolled(new(2)), "3 4"), "- 5")
    assert refused(drawing.tell(game.settings, game.round, A, fist("2"))) is Reason.SAFE
