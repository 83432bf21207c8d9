"""``voice-host play`` with other games than the first, each with options of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.conftest import Run, Typed


def test_any_game_and_any_of_its_options_can_be_named(voice_host: Run, tmp_path: Path) -> None:
    typed = '--players "Noa, Dan" --option quick-play=on --option rolled_by=players'
    played = voice_host(
        f"play dotzee {typed} --keyboard --quiet --data {tmp_path}", "red one, blank, green two, blue three"
    )

    assert played.lines[-4:-1] == [
        "you: red one blank green two blue three",
        "host: Row one: red one, blank, green two, blue three.",
        "host: What lies in row two, from left to right? Say each die, like: green five, blank, red two, yellow three.",
    ]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("--option quick-play", "Write its name and its value, like quick-play=on."),
        ("--option quick-play=perhaps", "quick_play is on or off, not perhaps."),
        ("--option sides=8", "There is no option sides."),
        ("--sides 8", "There is no option dice_sides."),
        ("--option opponent=hard", "The host plays against one player, not against several."),
    ],
)
def test_an_option_that_is_none_is_refused(voice_host: Run, tmp_path: Path, typed: str, told: str) -> None:
    played = voice_host(f'play dotzee --players "Noa, Dan" {typed} --keyboard --quiet --data {tmp_path}')

    assert told in played.refused()


@pytest.fixture
def play_hot_dog(voice_host: Run, tmp_path: Path) -> Run:
    def run(words: str, *lines: str) -> Typed:
        return voice_host(f"play casino-hot-dog --keyboard --quiet --data {tmp_path} {words}", *lines)

    return run


def test_casino_hot_dog_is_played_with_its_own_options(play_hot_dog: Run) -> None:
    played = play_hot_dog('--players "Noa, Dan" --option pieces=real --option use-doubler=off', "two and five", "open")

    assert played.code == 0
    assert "host: Noa, round one. Roll both dice: what do they show?" in played.lines
    assert "host: Noa, what is in your hand?" in played.lines


def test_a_wrong_option_of_casino_hot_dog_is_refused(play_hot_dog: Run) -> None:
    assert "two to four players" in play_hot_dog("--players Noa").refused()
    assert "There is no option chips" in play_hot_dog("--option chips=9").refused()
    assert "fists, in_order, not wax" in play_hot_dog('--players "Noa, Dan" --option sealing=wax').refused()
    assert "Write its name and its value" in play_hot_dog("--option pieces").refused()
    assert "There is no option dice_sides" in play_hot_dog("--sides 8").refused()
    assert "There is no option mode" in play_hot_dog("--mode team").refused()


def test_what_is_kept_for_one_game_does_not_disturb_another(voice_host: Run, play_hot_dog: Run, tmp_path: Path) -> None:
    voice_host(f"settings sides 10 --data {tmp_path}")

    assert "host: Noa, round one. Say roll." in play_hot_dog('--players "Noa, Dan"').lines


def test_unfinished_games_are_offered_game_by_game(play: Run, play_hot_dog: Run) -> None:
    play("--players Noa", "near seven")
    assert "host: Noa, round one. Say roll." in play_hot_dog('--players "Noa, Dan"', "roll").lines

    again = play_hot_dog("", "yes", "score")

    assert any("begun today by Noa and Dan" in line for line in again.lines)
    assert any("This is round one." in line for line in again.lines)


def test_the_hosts_own_dogs_are_nobody_who_is_known(play: Run, play_hot_dog: Run) -> None:
    chosen = '--players "Noa, the hound" --option track-len=5 --option bones=2'
    rounds = ("roll", "draw", "opt out", "opt out", "second die") * 12
    assert any("wins" in line for line in play_hot_dog(f"{chosen} --seed 3", *rounds).lines)

    assert "hound" not in play("--new", "one").out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("--option hands=pages", "For hands on pages add --table"),
        ("--option hands=ear", "For hands by ear name the devices"),
        ("--option hands=turn-away", "What is secret is whispered, and never printed."),
        ("--option hands=aloud", "hands is one of open, turn_away, ear, pages, not aloud."),
        ("--option cards=real --option variant=new", "seed, classic, not new"),
    ],
)
def test_hands_of_dog_that_cannot_be_told_are_refused(voice_host: Run, tmp_path: Path, typed: str, told: str) -> None:
    played = voice_host(f'play dog --players "Noa, Dan" {typed} --keyboard --quiet --data {tmp_path}')

    assert told in played.refused()


def test_dog_is_played_with_its_own_options(voice_host: Run, tmp_path: Path) -> None:
    typed = '--players "Noa, Dan" --option cards=real --option variant=classic'
    played = voice_host(f"play dog {typed} --keyboard --quiet --data {tmp_path}", "done", "done", "red 1 out with 13")

    assert played.lines[-3:-1] == [
        "host: Noa: thirteen. Red one comes out, to the red start.",
        "host: Which card, Dan?",
    ]
