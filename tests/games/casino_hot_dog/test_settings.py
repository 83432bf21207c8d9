"""The settings: what they change, and what cannot be."""

from __future__ import annotations

import pytest

from tests.games.casino_hot_dog.plays import A, B, allowed, moved, new, opened, rolled, scored
from voice_host.games.casino_hot_dog.rules.board import Board
from voice_host.games.casino_hot_dog.rules.chips import NUMBER_CHIPS, number_chip
from voice_host.games.casino_hot_dog.rules.dice import BONE, LARGE, SMALL
from voice_host.games.casino_hot_dog.rules.moving import leave_dog
from voice_host.games.casino_hot_dog.rules.round import Phase
from voice_host.games.casino_hot_dog.rules.settings import Settings
from voice_host.script.shared.settings_error import SettingsError


def test_h1_the_usual_number_chips_and_others():
    assert NUMBER_CHIPS == (1, 2, 2, 3, 3, 4, 5)
    bag = new(2, number_chips=(1, 1, 2, 3, 4, 5, 5)).round.hands[A].bag
    assert bag.count(number_chip(1)) == bag.count(number_chip(5)) == 2


def test_h2_the_usual_dice_and_others():
    assert SMALL == (1, 1, 2, 2, 3, BONE)
    assert LARGE == (4, 4, 5, 5, 6, BONE)
    assert rolled(new(2, die_large=(7, 8, 9, 10, 11, 12)), (3, 12)).round.dice == (3, 12)


def test_h3_the_usual_board_and_others():
    assert (Board().kennel, Board().bones) == (18, (2, 7, 11, 14))
    board = new(2, track_len=10, bones=(4,)).settings.board
    assert board.move(0, BONE) == 4
    assert board.move(4, BONE) == 10


def test_h4_the_host_says_when_only_the_heap_is_left_unless_chosen_otherwise():
    assert Settings(("A", "B")).say_only_heap
    assert not Settings(("A", "B"), say_only_heap=False).say_only_heap


def test_h5_a_move_may_be_made_optional():
    game = scored(rolled(new(2, optional_move=True)), "5", "3")
    game = allowed(leave_dog(game, A))
    assert game.squares == (0, 0)
    assert game.round.to_move == B
    assert game.round.dice_left == (0, 1)
    assert moved(game, 1).squares == (0, 5)
    assert allowed(leave_dog(game, B)).round.phase is Phase.OVER


def test_h6_dogs_share_a_square_unless_they_send_each_other_back():
    assert moved(scored(rolled(new(2, squares=(5, 0))), "#", "3"), 1).squares == (5, 5)
    game = moved(scored(rolled(new(2, squares=(5, 0), send_back=True)), "#", "3"), 1)
    assert game.squares == (0, 5)
    assert game.round.moves[0].sent_back == (A,)


def test_h6_nobody_is_sent_back_from_the_table_or_the_kennel():
    game = scored(rolled(new(2, send_back=True, optional_move=True)), "5", "3")
    assert not allowed(leave_dog(game, A)).round.moves[0].sent_back
    assert not moved(scored(rolled(new(2, squares=(17, 17), send_back=True)), "5", "3"), 0).round.moves[0].sent_back


def test_h7_the_start_player_may_be_the_farthest_in_a_tie():
    assert scored(rolled(new(2, starter_first=False)), "5", "5").round.movers == (B, A)
    assert scored(rolled(new(2)), "5", "5").round.movers == (A, B)


def test_h8_choices_are_sealed_by_fists_or_asked_in_order():
    assert Settings(("A", "B")).sealing == "fists"
    assert Settings(("A", "B"), sealing="in_order").sealing == "in_order"


def test_all_fists_are_opened_together():
    game = rolled(new(2))
    assert opened(game, "1 2").round.opening == 1


@pytest.mark.parametrize(
    ("chosen", "problem"),
    [
        ({"players": ("A",)}, "two to four players, not for 1"),
        ({"players": tuple("ABCDE")}, "two to four players, not for 5"),
        ({"players": ("A", " ")}, "Every player needs a name."),
        ({"players": ("A", "a")}, "a name of their own"),
        ({"starter": "C"}, "C is not one"),
        ({"pieces": "wooden"}, "real, virtual, not wooden"),
        ({"sealing": "wax"}, "fists, in_order, not wax"),
        ({"players": ("the hound", "the puppy")}, "At least one of you has to play"),
        ({"number_chips": (1, 2)}, "7 number chips, not 2"),
        ({"number_chips": (0, 2, 2, 3, 3, 4, 5)}, "shows 1 to 20"),
        ({"die_small": (1, 2)}, "The small die has six faces"),
        ({"die_large": (4, 4, 5, 5, 6, 13)}, "The large die has six faces"),
        ({"track_len": 3}, "square 5 to 60, not 3"),
        ({"bones": (2, 18)}, "between table and kennel"),
        ({"bones": (7, 2)}, "the nearest first"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(chosen, problem):
    with pytest.raises(SettingsError) as error:
        Settings(**{"players": ("A", "B")} | chosen)
    assert problem in str(error.value)


def test_the_host_plays_for_the_puppy_and_the_hound():
    settings = Settings(("Noa", "the hound", "The Puppy"))
    assert [settings.strength(seat) for seat in range(3)] == [None, "hard", "easy"]
    assert settings.family == (0,)
