"""Every wish that the rules do not grant is refused with its reason, and changes nothing."""

from __future__ import annotations

import pytest

from tests.games.casino_hot_dog.plays import A, B, C, fist, moved, new, opened, refused, rolled, scored, tell
from voice_host.games.casino_hot_dog.rules import drawing
from voice_host.games.casino_hot_dog.rules.dice import BONE
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.rules.moving import die_showing, leave_dog, take_die
from voice_host.games.casino_hot_dog.rules.refusal import Reason
from voice_host.games.casino_hot_dog.rules.round import PhaseError


def why(game: GameState, seat: int, sign: str) -> Reason:
    return refused(drawing.tell(game.settings, game.round, seat, fist(sign)))


@pytest.mark.parametrize("dice", [(7, 1), (4, 5), (1, 2), (1,), (1, 4, 5)])
def test_dice_show_only_what_is_on_them(dice):
    game = new(2)
    assert refused(drawing.roll(game.settings, game.round, dice)) is Reason.NOT_ON_THE_DICE


@pytest.mark.parametrize(("told", "dice"), [((5, 2), (2, 5)), ((BONE, 2), (2, BONE)), ((5, BONE), (BONE, 5))])
def test_dice_may_be_told_in_any_order(told, dice):
    assert rolled(new(2), told).round.dice == dice


def test_nobody_opts_out_before_the_first_chip():
    assert why(rolled(new(2)), A, "-") is Reason.FIRST_CHIP


def test_a_chip_that_no_bag_has():
    assert why(rolled(new(2)), A, "9") is Reason.NO_SUCH_CHIP


@pytest.mark.parametrize(("first", "again"), [("5", "5"), ("x", "x"), ("1", "1")])
def test_a_chip_that_lies_in_front_already(first, again):
    assert why(opened(rolled(new(2)), f"{first} 3"), A, again) is Reason.NOT_IN_BAG


def test_two_equal_chips_can_both_be_drawn_and_no_third():
    game = opened(opened(rolled(new(2)), "2 3"), "2 -")
    assert why(game, A, "2") is Reason.NOT_IN_BAG


def test_who_drew_the_heap_neither_draws_nor_opts_out():
    game = opened(rolled(new(2)), "# 3")
    assert why(game, A, "2") is Reason.OUT
    assert why(game, A, "-") is Reason.OUT


def test_who_opted_out_does_not_opt_out_again():
    game = opened(opened(rolled(new(2)), "2 3"), "- 1")
    assert why(game, A, "-") is Reason.SAFE


def test_a_fist_is_told_once():
    assert why(tell(rolled(new(2)), A, "2"), A, "3") is Reason.TOLD


def test_the_second_does_not_choose_before_the_first():
    game = scored(rolled(new(3)), "5", "3", "1")
    assert refused(take_die(game, B, 0)) is Reason.NOT_YET
    assert refused(take_die(game, C, 0)) is Reason.NO_MOVER


def test_a_die_is_taken_once():
    game = moved(scored(rolled(new(2)), "5", "3"), 1)
    assert refused(take_die(game, B, 1)) is Reason.TAKEN
    assert refused(die_showing(game, 5)) is Reason.TAKEN
    assert die_showing(game, 2) == 0


def test_no_die_shows_it():
    assert refused(die_showing(scored(rolled(new(2)), "5", "3"), 6)) is Reason.NOT_SHOWN


def test_a_dog_that_may_move_does_move():
    assert refused(leave_dog(scored(rolled(new(2)), "5", "3"), A)) is Reason.HAS_TO_MOVE


def test_nothing_happens_out_of_its_phase():
    game = new(2)
    with pytest.raises(PhaseError, match="waits for 'roll'"):
        drawing.tell(game.settings, game.round, A, fist("1"))
    with pytest.raises(PhaseError, match="waits for 'fists'"):
        take_die(rolled(game), A, 0)
    with pytest.raises(PhaseError, match="not the moment for 'over'"):
        game.next_round()
