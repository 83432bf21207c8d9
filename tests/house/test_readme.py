"""What the README promises is so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from voice_host.commands.main import app
from voice_host.commands.spoken_game import SpokenGame, spoken_game
from voice_host.hearing.listening_model import find
from voice_host.language import normalise
from voice_host.script.meaning import SHARED

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    """Return what stands under a heading, up to the next of its rank or above."""
    marks = re.search(rf"^(#+) {title}$", README, re.MULTILINE)
    assert marks, f"README has no section {title}"
    rest = README[marks.end() :]
    end = re.search(rf"^#{{1,{len(marks[1])}}} ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest


def options_told(game: str) -> set[str]:
    """Return the names of the options of a game that its section tells."""
    rows = [line.split("|")[1] for line in section(game).splitlines() if line.startswith("| `")]
    return {name.replace("-", "_") for row in rows for name in re.findall(r"`([a-z-]+)`", row)}


def sentences() -> list[str]:
    rows = [line for line in section("What can be said").splitlines() if line.startswith("| ")]
    rows += [line.split("|")[1] for line in section("Playing without looking").splitlines() if line.startswith("| ")]
    return [sentence for row in rows for sentence in re.findall(r'"([^"]+)"', row)]


def hot_dog_sentences() -> list[str]:
    rows = [line for line in section("Casino Hot Dog").splitlines() if line.startswith("| ")]
    return [sentence for row in rows for sentence in re.findall(r'"([^"]+)"', re.sub(r"`[^`]*`", "", row))]


@pytest.fixture(scope="module")
def hot_dog() -> SpokenGame:
    return spoken_game("casino-hot-dog")


@pytest.mark.parametrize("sentence", hot_dog_sentences())
def test_what_can_be_said_in_casino_hot_dog_is_understood_and_heard(hot_dog: SpokenGame, sentence: str) -> None:
    words = normalise(sentence)

    assert hot_dog.sentences.understand(words, (*SHARED, *hot_dog.game.meanings)).meanings
    assert not find().missing(words.split())


def test_every_option_of_casino_hot_dog_is_in_the_readme() -> None:
    assert options_told("Casino Hot Dog") == spoken_game("casino-hot-dog").game.option_names - {"players", "starter"}


def dog_sentences() -> list[str]:
    rows = [line for line in section("DOG").splitlines() if line.startswith("| ")]
    return [sentence for row in rows for sentence in re.findall(r'"([^"]+)"', re.sub(r"`[^`]*`", "", row))]


@pytest.mark.parametrize("sentence", dog_sentences())
def test_what_can_be_said_in_dog_is_understood_and_heard(sentence: str) -> None:
    dog, words = spoken_game("dog"), normalise(sentence)

    assert dog.sentences.understand(words, (*SHARED, *dog.game.meanings)).meanings
    assert not find().missing(words.split())


def test_every_option_of_dog_is_in_the_readme() -> None:
    assert options_told("DOG") == spoken_game("dog").game.option_names - {"players", "starter"}


@pytest.fixture(scope="module")
def dogylicious() -> SpokenGame:
    return spoken_game("dogylicious")


@pytest.mark.parametrize("sentence", sentences())
def test_what_can_be_said_is_understood_and_heard(dogylicious: SpokenGame, sentence: str) -> None:
    words = normalise(sentence)

    understood = dogylicious.sentences.understand(words, (*SHARED, *dogylicious.game.meanings))

    assert understood.meanings
    assert not find().missing(words.split())


def questions_of_dotzee() -> list[str]:
    rows = [line.split("|")[1] for line in section("Dotzee").splitlines() if line.startswith('| "')]
    return [sentence for row in rows for sentence in re.findall(r'"([^"]+)"', row)]


@pytest.mark.parametrize("sentence", questions_of_dotzee())
def test_what_can_be_asked_in_dotzee_is_understood_and_heard(sentence: str) -> None:
    dotzee, words = spoken_game("dotzee"), normalise(sentence)

    understood = dotzee.sentences.understand(words, (*SHARED, *dotzee.game.meanings))

    assert understood.meanings
    assert not find().missing(words.split())


def test_every_option_of_dotzee_is_in_the_readme() -> None:
    elsewhere = {"players", "starter", "rolled_by"}
    assert options_told("Dotzee") == spoken_game("dotzee").game.option_names - elsewhere


def options() -> Iterator[tuple[str, str]]:
    """The options that the README names, each with the command it belongs to."""
    for line in section("Settings of `play`").splitlines():
        for option in re.findall(r"(--[a-z][\w-]*)", line.split("|")[1] if line.startswith("|") else ""):
            yield "play", option


def test_every_option_of_play_is_in_the_readme_and_the_other_way_round() -> None:
    (play,) = (command.callback for command in app.registered_commands if command.callback.__name__ == "play")
    negated = {"no-clock", "no-fair-clock", "no-nudges", "answer-alone"}
    told = {option.removeprefix("--") for _, option in options()} - negated - {"json"}
    there = {name.replace("_", "-") for name in play.__annotations__} - {"more", "game", "as-json", "return"}

    assert told == there


def test_every_command_is_in_the_readme() -> None:
    told = set(re.findall(r"^\| `voice-host (\w+)", section("Commands"), re.MULTILINE))

    commands = {command.callback.__name__ for command in app.registered_commands if command.callback}
    assert told == commands | {group.name for group in app.registered_groups}


def test_the_carpet_in_the_readme_is_the_one_that_is_played_on(dogylicious: SpokenGame) -> None:
    from voice_host.games.dogylicious.rules.carpet import DEFAULT_CARPET

    drawing = re.findall(r"^ {4}(?:far side|near side)?[ \d]+", section("The game in short"), re.MULTILINE)

    assert tuple(tuple(map(int, re.findall(r"\d+", row))) for row in drawing) == DEFAULT_CARPET.rows
