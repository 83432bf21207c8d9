"""Every default of ours is a setting, and what cannot be is told in a sentence."""

from __future__ import annotations

import pytest

from tests.games.dotzee.plays import allowed, game_on, made, named, play, refused
from voice_host.games.dotzee.rules.board import Place
from voice_host.games.dotzee.rules.faces import DICE, Face, FacesError, read_dice, usual_dice
from voice_host.games.dotzee.rules.refusal import Reason
from voice_host.games.dotzee.rules.settings import OPPONENT, Settings, SettingsError

FLUSH = "G4 G1 G2 G1 / Y4 B3 R2 B1 / B5 R3 Y1 R5 / B2 B4 R1 Y2"


def test_z1_every_number_is_in_every_colour_on_four_dice():
    faces = [face for die in usual_dice() for face in die]
    assert len(faces) == 6 * DICE
    assert sum(face.is_blank for face in faces) == DICE
    for number in range(1, 6):
        for colour in ("red", "yellow", "green", "blue"):
            assert faces.count(Face(number, colour)) == 4
    assert [n for n, die in enumerate(usual_dice()) if {Face(5, "green"), Face(4, "yellow")} <= set(die)] == [
        1,
        5,
        9,
        13,
    ]


def test_z1_other_dice_can_be_played_with():
    settings = Settings(("Noa", "Dan"), faces="- O1 W2 K3 P4 R6")
    assert settings.numbers == (1, 2, 3, 4, 6)
    assert settings.dice == read_dice("- O1 W2 K3 P4 R6")
    assert len(settings.dice) == DICE


@pytest.mark.parametrize("faces", ["", "- R1 Y2", "R1 R2 R3 R4 R5 R6", "- X1 Y2 G3 B4 R5", "- R1 Y2 G3 B4 R5 / -"])
def test_dice_that_cannot_be_are_refused(faces: str):
    with pytest.raises(FacesError):
        Settings(("Noa", "Dan"), faces=faces)


def test_z2_one_to_six_can_play():
    assert Settings(("Noa",)).order == ("Noa",)
    assert len(Settings(tuple("abcdef")).order) == 6
    for players in ((), tuple("abcdefg"), ("Noa", "noa"), ("Noa", " "), (OPPONENT,)):
        with pytest.raises(SettingsError):
            Settings(players)


def test_z3_the_first_named_begins_unless_another_is_chosen():
    assert Settings(("Noa", "Dan", "Lia")).order == ("Noa", "Dan", "Lia")
    assert Settings(("Noa", "Dan", "Lia"), starter="Dan").order == ("Dan", "Lia", "Noa")
    with pytest.raises(SettingsError):
        Settings(("Noa", "Dan"), starter="Lia")


def test_z4_four_of_a_kind_are_two_pair_as_well_where_players_want_it():
    assert named("R4 G4 B4 Y4") == ["four of a kind"]
    assert named("R4 G4 B4 Y4", four_is_two_pair=True) == ["four of a kind", "two pair"]


def test_z5_blanks_are_a_number_of_their_own_where_players_want_it():
    assert named("- - R1 G1") == []
    assert named("- - R1 G1", blanks="a_number") == ["two pair"]
    assert named("- - - -", blanks="a_number") == ["four of a kind"]
    assert named("- G1 G2 G3", blanks="a_number") == []
    assert named("- G2 G2 G2", blanks="a_number") == []


def test_z6_a_combination_counts_whenever_a_die_was_moved_where_players_want_it():
    assert made(play(game_on(FLUSH), (1, 4), "G1", "back")) == []
    assert made(play(game_on(FLUSH, repeat="always"), (1, 4), "G1", "back")) == ["row 1 flush"]


def test_z7_players_claim_their_points_where_they_want_it():
    game = play(game_on(FLUSH, claim=True), (1, 4), "G2", "back")
    assert game.player == "Noa"
    assert made(game) == ["row 1 flush"]
    assert refused(game.claim(2)) is Reason.NOT_SO_MANY
    assert allowed(game.claim(1)).totals == {"Noa": 1, "Dan": 0}
    lost = allowed(game.claim(0))
    assert lost.totals == {"Noa": 0, "Dan": 0}
    assert lost.player == "Dan"


def test_z8_hints_are_for_nobody_for_everybody_for_some_or_as_the_others_agree():
    game = game_on(FLUSH)
    assert not game.may_have_hints("Noa")
    assert game.allow_hints("Noa").may_have_hints("Noa")
    assert not game.allow_hints("Noa").may_have_hints("Dan")
    assert game_on(FLUSH, hints=True).may_have_hints("Dan")
    assert game_on(FLUSH, hints_for=("Dan",)).may_have_hints("Dan")
    assert not game_on(FLUSH, hints_for=("Dan",)).may_have_hints("Noa")
    with pytest.raises(SettingsError):
        Settings(("Noa", "Dan"), hints_for=("Lia",))


@pytest.mark.parametrize(
    "wrong",
    [
        {"rolled_by": "nobody"},
        {"repeat": "sometimes"},
        {"blanks": "wild"},
        {"opponent": "strong"},
        {"opponent": "easy"},
        {"points_to_win": 0},
        {"points_to_win": 11},
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, object]):
    with pytest.raises(SettingsError):
        Settings(("Noa", "Dan"), **wrong)  # type: ignore[arg-type]


def test_the_host_plays_against_one_player_and_only_with_its_own_dice():
    assert Settings(("Noa",), opponent="easy").order == ("Noa", OPPONENT)
    with pytest.raises(SettingsError):
        Settings(("Noa",), opponent="easy", rolled_by="players")


def test_a_number_that_the_dice_do_not_have_is_refused():
    taken = allowed(game_on(FLUSH).take(Place(1, 1)))
    assert refused(taken.roll(Face(6, "red"))) is Reason.NO_SUCH_NUMBER
