from __future__ import annotations

from pathlib import Path

import pytest

from language.small_game import (
    MEANINGS,
    SENTENCES,
    Answer,
    ChooseCorner,
    Corner,
    Place,
    Ready,
    Route,
    Step,
    Target,
    Tile,
    load,
)
from voice_host.language import Sentences, SentencesError, normalise
from voice_host.language.patterns import MANY
from voice_host.script import Meaning


def meanings(game: Sentences, text: str, *expects: type[Meaning]) -> tuple[Meaning, ...]:
    return game.understand(normalise(text), expects or MEANINGS).meanings


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("seven times eight is fifty six", Answer(56, (7, 8))),
        ("seven by eight, fifty six", Answer(56, (7, 8))),
        ("seven eights are fifty six", Answer(56, (7, 8))),
        ("7x8=54", Answer(54, (7, 8))),
        ("a hundred and five", Answer(105)),
        ("this is my target", Target()),
        ("That's my target, the far nine", Target(Tile(9, "far"))),
        ("this is my target, the closer nine", Target(Tile(9, "near"))),
        ("forward right right", Route((Step("forward"), Step("right"), Step("right")))),
        ("nine, then go left, and the near eight", Route((Tile(9), Step("left"), Tile(8, "near")))),
        ("row two column three", Place(2, 3)),
        ("column three, row two", Place(2, 3)),
        ("second row, third column", Place(2, 3)),
        ("the near left corner", ChooseCorner(Corner.NEAR_LEFT)),
        ("certainly the far right corner", ChooseCorner(Corner.FAR_RIGHT, sure=True)),
        ("I am ready", Ready()),
    ],
)
def test_a_sentence_has_its_meaning(game: Sentences, text: str, meaning: Meaning) -> None:
    assert meanings(game, text, type(meaning)) == (meaning,)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "seven times eight is",
        "seven times eight is fifty six seven",
        "well this is my target tile",
        "ready ready",
        "so ready",
        "seven times is fifty six",
        "thirteen times eight is fifty six",
        "two hundred and one",
        "7.5",
        "-56",
        "1056",
    ],
)
def test_only_whole_sentences_count(game: Sentences, text: str) -> None:
    assert meanings(game, text) == ()


@pytest.mark.parametrize("text", ["um, ready", "ready, please", "Uh ready... thank you!", "er please ready"])
def test_what_means_nothing_is_dropped_before_and_after_a_sentence(game: Sentences, text: str) -> None:
    assert meanings(game, text) == (Ready(),)


def test_what_means_nothing_is_not_dropped_inside_a_sentence(game: Sentences) -> None:
    assert meanings(game, "seven times um eight is fifty six") == ()


def test_the_words_of_one_number_are_never_read_as_two(game: Sentences) -> None:
    assert meanings(game, "seven times one hundred") == ()
    assert meanings(game, "seven times ten one hundred") == (Answer(100, (7, 10)),)


def test_every_reading_is_given(game: Sentences) -> None:
    assert meanings(game, "nine") == (Answer(9), Tile(9), Route((Tile(9),)))
    assert meanings(game, "nine", Answer) == (Answer(9),)


def test_nineteen_steps_in_any_wording_are_one_route(game: Sentences) -> None:
    route = "walk " + " then ".join(["nine then left", "the near eight and go right", "tile ten"] * 3 + ["nine"] * 4)
    (found,) = meanings(game, route, Route)
    assert isinstance(found, Route)
    assert len(found.steps) == 19
    assert meanings(game, f"{route} nine", Route) == ()


def test_nineteen_steps_of_two_readings_each_are_not_half_a_million_readings(tmp_path: Path) -> None:
    text = SENTENCES.replace("values: [forward, back, left, right]", "values: [left, {in: left, out: port}]")
    readings = meanings(load(tmp_path, text), " ".join(["left"] * 19), Route)
    assert len(readings) == MANY
    assert {len(route.steps) for route in readings if isinstance(route, Route)} == {19}


@pytest.mark.parametrize(
    "words",
    [
        "",
        "fifty",
        "one hundred",
        "one hundred and twenty",
        "a",
        "this is my",
        "that",
        "this is my target",
        "row two",
        "seven",
        "seven times eight is one hundred and",
        "forward right",
        "the near left",
    ],
)
def test_a_sentence_could_go_on(game: Sentences, words: str) -> None:
    assert game.understand(words, MEANINGS).could_go_on


@pytest.mark.parametrize(
    "words",
    [
        "seven times eight is fifty six",
        "one hundred and twenty one",
        "fifty six",
        "ready",
        "row two column three",
        "this is your",
        "seven times eight is two hundred",
        "thirteen times",
    ],
)
def test_a_sentence_could_not_go_on(game: Sentences, words: str) -> None:
    assert not game.understand(words, MEANINGS).could_go_on


def test_what_could_go_on_depends_on_what_is_expected(game: Sentences) -> None:
    assert game.understand("seven", (Answer,)).could_go_on
    assert game.understand("seven", (Route,)).could_go_on
    assert not game.understand("seven", (Tile,)).could_go_on


def test_the_order_of_readings_does_not_depend_on_the_order_of_what_is_expected(game: Sentences) -> None:
    assert game.understand("nine", (Route, Tile, Answer)) == game.understand("nine", frozenset((Answer, Tile, Route)))


def test_a_meaning_that_was_not_loaded_is_named(host: Sentences) -> None:
    with pytest.raises(SentencesError, match='"choose-corner"'):
        host.understand("yes", (ChooseCorner,))
