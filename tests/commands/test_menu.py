"""``voice-host`` alone asks which game, and another one can be chosen at any time."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.conftest import Run, Typed

WHICH = "host: Which game shall we play: Dogylicious, Dotzee, Casino Hot Dog or DOG?"


@pytest.fixture
def play(voice_host: Run, tmp_path: Path) -> Run:
    def run(words: str, *lines: str) -> Typed:
        return voice_host(f"play {words} --keyboard --quiet --data {tmp_path}", *lines)

    return run


def test_without_a_game_the_host_asks_for_it(play: Run) -> None:
    played = play("", "dotzee")

    assert played.code == 0
    assert played.lines[:4] == ["host: Hello! I am your host.", WHICH, "you: dotzee", "host: Dotzee."]
    assert "host: How many players are you, one to six?" in played.lines


def test_the_program_alone_is_a_game_to_be_chosen(voice_host: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr("voice_host.commands.house.play_at", lambda at, named, *rest: asked.append(named))

    assert voice_host("").code == 0
    assert asked == [None]


@pytest.mark.parametrize("leaving", [("quit", "yes"), ()])
def test_whoever_chooses_nothing_leaves(play: Run, leaving: tuple[str, ...]) -> None:
    assert play("", *leaving).lines[-1] == "host: Goodbye."


def test_a_game_that_was_chosen_by_mistake_is_taken_back(play: Run) -> None:
    played = play("", "casino", "you misheard me", "dotzee")

    assert played.lines.count("host: Hello! I am your host.") == 1
    assert played.lines[-3].startswith("host: Welcome to Dotzee")


@pytest.mark.parametrize(
    ("words", "game"), [("the last one", "DOG"), ("number two", "Dotzee"), ("the first", "Dogylicious")]
)
def test_a_game_is_chosen_by_its_place(play: Run, words: str, game: str) -> None:
    assert f"host: {game}." in play("", words).lines


def test_another_game_keeps_the_first_for_later(play: Run) -> None:
    played = play('dogylicious --players "Noa, Dan"', "near seven", "play another game", "yes", "dogylicious", "yes")

    assert "host: Do you want to leave this game for another one? It is kept. Say yes or no." in played.lines
    kept = played.lines.index("host: The game is kept. You can go on with it next time.")
    assert (
        "host: There is an unfinished game, begun today by Noa and Dan. Do you want to go on with it?"
        in played.lines[kept:]
    )


@pytest.mark.parametrize("words", ["you misheard me", "play another game"])
def test_an_unfinished_game_that_nobody_chose_is_not_declined(play: Run, words: str) -> None:
    play('dogylicious --players "Noa, Dan"', "near seven", "quit", "yes")

    played = play("", "dogylicious", words, "dogylicious")

    assert sum("go on with" in line and "Noa and Dan" in line for line in played.lines) == 2


def test_an_unfinished_game_is_not_declined_by_what_is_neither_yes_nor_no(play: Run) -> None:
    play('dogylicious --players "Noa, Dan"', "near seven", "quit", "yes")

    played = play("dogylicious", "you misheard me", "yes")

    assert "host: Row four, column four, tile seven. Choose a target." in played.lines


def test_whoever_stays_plays_on(play: Run) -> None:
    played = play('dogylicious --players "Noa, Dan"', "near seven", "play another game", "no")

    assert WHICH not in played.lines
    assert played.lines[-2] == "host: Good, we play on. Choose your target."


@pytest.mark.parametrize("typed", ['--players "Noa, Dan"', "--sides 10", "--no-clock", "--option quick-play=on"])
def test_what_belongs_to_one_game_needs_its_name(play: Run, typed: str) -> None:
    refused = play(typed).refused()

    assert "is chosen for one game. Name it, as in: voice-host play dogylicious." in refused


def test_what_holds_for_all_games_does_not(play: Run) -> None:
    assert "host: Hello!" in play("--level brief", "dotzee").lines
