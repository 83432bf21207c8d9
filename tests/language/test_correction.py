from __future__ import annotations

import pytest

from language.small_game import Answer, Ready, Route, Step, Target, Tile
from voice_host.games.dogylicious import meanings as m
from voice_host.language import Sentences, normalise
from voice_host.rehearsal.stage import sentences_of
from voice_host.script import Meaning


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("forty... no, forty two", Answer(42)),
        ("forty two, no, three", Answer(3)),
        ("seven times eight is forty, no, fifty six", Answer(56, (7, 8))),
        ("seven times eight is forty, no wait, fifty six", Answer(56, (7, 8))),
        ("seven times eight is forty, sorry, seven times eight is fifty six", Answer(56, (7, 8))),
        ("forty, no, fifty, no, sixty", Answer(60)),
        ("forward right, no, left", Route((Step("forward"), Step("left")))),
        ("this is my target, the far nine, no, the near nine", Target(Tile(9, "near"))),
    ],
)
def test_the_last_thing_said_counts(game: Sentences, text: str, meaning: Meaning) -> None:
    assert game.understand(normalise(text), (type(meaning),)).meanings == (meaning,)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("no, forty two", Answer(42)),
        ("no no, forty two", Answer(42)),
        ("sorry, seven times eight is fifty six", Answer(56, (7, 8))),
        ("no, forty, no, forty two", Answer(42)),
        ("no, this is my target, the near nine", Target(Tile(9, "near"))),
    ],
)
def test_the_word_of_correction_may_come_first(game: Sentences, text: str, meaning: Meaning) -> None:
    assert game.understand(normalise(text), (type(meaning),)).meanings == (meaning,)


def test_only_a_number_is_corrected_so() -> None:
    """ "No, ready" may be either: nobody sets off by it."""
    game = sentences_of("dogylicious", "en")
    for text in ("no ready", "no stop", "no done", "no go on", "sorry check"):
        assert game.understand(text, (m.Ready, m.Stop, m.Done, m.GoOn, m.Check)).meanings == ()


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("no, four steps", m.Pieces(steps=4)),
        ("three steps, no, four steps", m.Pieces(steps=4)),
        ("four steps, nine pieces, no, ten pieces", m.Pieces(4, 10)),
        ("three steps, no, four steps, ten pieces", m.Pieces(4, 10)),
        ("no, ten pieces", m.Pieces(pieces=10)),
        ("two pieces, no, three", m.Feed(3)),
        ("no, three", m.Feed(3)),
        ("near seven, no, near four", m.TileName(4, "near")),
        ("no, tile four", m.TileName(4)),
        ("row four column four, no, column five", m.TileName(row=4, column=5)),
        ("one, ten, eight, no, nine", m.Route((m.RouteTile(1), m.RouteTile(10), m.RouteTile(9)))),
        ("three times four is eleven, no, twelve", m.Answer(12, (3, 4))),
        ("two players, no, three players", m.Players(3)),
        ("one minute, no, two minutes", m.TurnLength(minutes=2)),
    ],
)
def test_every_number_of_a_game_can_be_corrected_within_a_breath(text: str, meaning: Meaning) -> None:
    game = sentences_of("dogylicious", "en")
    assert game.understand(normalise(text), (type(meaning),)).meanings == (meaning,)


@pytest.mark.parametrize("text", ["forty, no", "no", "banana, no, forty two", "forty two no banana", "ready no forty"])
def test_a_correction_of_nothing_or_by_nothing_means_nothing(game: Sentences, text: str) -> None:
    assert game.understand(normalise(text), (Answer,)).meanings == ()


def test_after_a_word_of_correction_there_is_more_to_come(game: Sentences) -> None:
    assert game.understand("forty no", (Answer, Ready)).could_go_on
    assert game.understand("forty no forty", (Answer,)).could_go_on
    assert not game.understand("banana no", (Answer,)).could_go_on
