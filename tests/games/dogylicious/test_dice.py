from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from tests.games.dogylicious.plays import TO_THE_NINE, allowed, refused, set_off, standing_on
from voice_host.games.dogylicious.rules import walking
from voice_host.games.dogylicious.rules.dice import DICE_SIDES, Verdict, face, judge
from voice_host.games.dogylicious.rules.refusal import Reason
from voice_host.games.dogylicious.rules.turn import Phase


def heard(product, factors=None, dice=(7, 8), sides=12, whole_problem=False):
    return judge(dice, product, factors, sides=sides, whole_problem=whole_problem)


@pytest.mark.parametrize("factors", [(7, 8), (8, 7), None])
def test_either_order_or_the_answer_alone_is_right(factors):
    assert heard(56, factors) is Verdict.RIGHT
    assert heard(54, factors) is Verdict.WRONG


def test_another_problem_is_not_the_dice_even_with_the_right_product():
    assert heard(56, (7, 9)) is Verdict.NOT_THE_DICE
    assert heard(63, (7, 9)) is Verdict.NOT_THE_DICE
    assert heard(49, (7, 7)) is Verdict.NOT_THE_DICE


def test_the_whole_problem_can_be_required():
    assert heard(56, None, whole_problem=True) is Verdict.WHOLE_PROBLEM_NEEDED
    assert heard(56, (8, 7), whole_problem=True) is Verdict.RIGHT


def test_the_players_own_dice_are_known_by_their_problem():
    assert heard(56, (7, 8), dice=None) is Verdict.RIGHT
    assert heard(54, (7, 8), dice=None) is Verdict.WRONG
    assert heard(56, None, dice=None) is Verdict.WHOLE_PROBLEM_NEEDED
    assert heard(56, (7, 8), dice=None, sides=6) is Verdict.NOT_THE_DICE


def test_a_ten_sided_zero_is_ten():
    assert face(0, 10) == 10
    assert heard(70, (0, 7), dice=None, sides=10) is Verdict.RIGHT
    assert heard(0, (0, 7), dice=None, sides=10) is Verdict.WRONG
    assert heard(70, (0, 7), dice=(7, 10), sides=10) is Verdict.RIGHT


@pytest.mark.parametrize(("shown", "sides"), [(0, 6), (7, 6), (11, 10), (-1, 10), (13, 12)])
def test_a_die_shows_only_its_own_faces(shown, sides):
    with pytest.raises(ValueError, match=f"with {sides} sides does not show {shown}"):
        face(shown, sides)


def test_another_problem_in_a_turn_is_asked_again_with_the_same_dice():
    turn = walking.roll(set_off(standing_on((4, 4), dice_sides=12), TO_THE_NINE), (7, 8))
    assert refused(walking.answer(turn, 63, (7, 9))).reason is Reason.NOT_THE_DICE
    assert (turn.phase, turn.dice, turn.product) == (Phase.ANSWER, (7, 8), 56)
    whole = walking.roll(set_off(standing_on((4, 4), dice_sides=12, whole_problem=True), TO_THE_NINE), (7, 8))
    assert refused(walking.answer(whole, 56)).reason is Reason.WHOLE_PROBLEM_NEEDED


def test_a_ten_sided_zero_in_a_turn_is_ten():
    turn = walking.roll(set_off(standing_on((4, 4), dice_sides=10), TO_THE_NINE), (0, 7))
    assert turn.dice == (10, 7)
    assert allowed(walking.answer(turn, 70)).phase is Phase.FEED


@given(st.sampled_from(DICE_SIDES), st.data())
def test_of_all_products_only_the_right_one_is_right(sides, data):
    a, b = data.draw(st.integers(1, sides)), data.draw(st.integers(1, sides))
    right = [product for product in range(201) if heard(product, (b, a), (a, b), sides) is Verdict.RIGHT]
    assert right == [a * b]
