from __future__ import annotations

import pytest

from language.small_game import Answer, Ready, Route, Step, Target, Tile
from voice_host.language import Sentences, normalise
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


@pytest.mark.parametrize("text", ["forty, no", "no", "banana, no, forty two", "forty two no banana", "ready no forty"])
def test_a_correction_of_nothing_or_by_nothing_means_nothing(game: Sentences, text: str) -> None:
    assert game.understand(normalise(text), (Answer,)).meanings == ()


def test_after_a_word_of_correction_there_is_more_to_come(game: Sentences) -> None:
    assert game.understand("forty no", (Answer, Ready)).could_go_on
    assert game.understand("forty no forty", (Answer,)).could_go_on
    assert not game.understand("banana no", (Answer,)).could_go_on
