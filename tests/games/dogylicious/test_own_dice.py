"""The players roll their own dice, and the problem they say tells the roll (default D10)."""

from __future__ import annotations

from tests.games.dogylicious.plays import TO_THE_NINE, allowed, refused, set_off, standing_on
from voice_host.games.dogylicious.rules import walking
from voice_host.games.dogylicious.rules.refusal import Reason, Refused
from voice_host.games.dogylicious.rules.turn import Phase, Turn


def rolled(**chosen: object) -> Turn:
    """A turn that waits for the problem."""
    turn = set_off(standing_on((4, 4), rolled_by="players", **chosen), TO_THE_NINE)
    return walking.roll(turn, None)


def test_the_problem_tells_the_roll():
    assert allowed(walking.answer(rolled(), 24, (6, 4))).phase is Phase.FEED
    assert allowed(walking.answer(rolled(), 25, (6, 4))).phase is Phase.ROLL


def test_the_answer_alone_tells_nothing():
    assert refused(walking.answer(rolled(), 24)).reason is Reason.WHOLE_PROBLEM_NEEDED


def test_what_such_dice_do_not_show_is_refused_with_the_number():
    impossible = Refused(Reason.NOT_ON_THE_DICE, number=7)
    assert walking.answer(rolled(), 56, (7, 8)) == impossible
    assert walking.told_roll(rolled(), (6, 7)) == impossible
    assert walking.told_roll(rolled(), (0, 6)) == Refused(Reason.NOT_ON_THE_DICE, number=0)
    assert allowed(walking.told_roll(rolled(dice_sides=8), (6, 7))).dice == (6, 7)


def test_d11_the_zero_of_a_ten_sided_die_is_ten():
    assert allowed(walking.told_roll(rolled(dice_sides=10), (0, 6))).dice == (10, 6)
    assert allowed(walking.answer(rolled(dice_sides=10), 60, (0, 6))).phase is Phase.FEED


def test_a_roll_that_was_told_can_be_corrected_and_then_the_answer_alone_will_do():
    turn = allowed(walking.told_roll(allowed(walking.told_roll(rolled(), (5, 3))), (5, 4)))
    assert refused(walking.answer(turn, 15, (5, 3))).reason is Reason.NOT_THE_DICE
    assert allowed(walking.answer(turn, 20)).phase is Phase.FEED


def test_a_told_roll_does_not_change_that_the_whole_problem_is_wanted():
    turn = allowed(walking.told_roll(rolled(whole_problem=True), (5, 4)))
    assert refused(walking.answer(turn, 20)).reason is Reason.WHOLE_PROBLEM_NEEDED


def test_the_missed_roll_is_remembered_until_the_next_one_is_told():
    missed = allowed(walking.answer(rolled(), 25, (6, 4)))
    assert missed.missed == (6, 4)
    assert walking.roll(missed, None).missed == (6, 4)
    assert allowed(walking.told_roll(walking.roll(missed, None), (2, 2))).missed is None
    assert walking.roll(missed, (2, 2)).missed is None


def test_an_answer_judged_wrong_is_answered_again_with_the_same_roll():
    missed = allowed(walking.answer(rolled(), 25, (6, 4)))
    for turn in (missed, walking.roll(missed, None)):
        again = allowed(walking.answer_again(turn))
        assert (again.phase, again.dice, again.missed) == (Phase.ANSWER, (6, 4), None)
    assert refused(walking.answer_again(rolled())).reason is Reason.NOTHING_JUDGED_WRONG
