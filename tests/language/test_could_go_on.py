from __future__ import annotations

import pytest

from language.small_game import Answer, Route
from voice_host.language import Sentences


@pytest.mark.parametrize("words", ["fifty", "seven times eight is fifty", "one hundred", "one hundred and twenty"])
def test_a_number_that_another_word_would_change_could_go_on(game: Sentences, words: str) -> None:
    understanding = game.understand(words, (Answer,))
    assert understanding.meanings
    assert understanding.could_go_on
    assert understanding.number_could_go_on


@pytest.mark.parametrize("words", ["fifty six", "seven times eight is fifty six"])
def test_a_whole_number_does_not(game: Sentences, words: str) -> None:
    understanding = game.understand(words, (Answer,))
    assert understanding.meanings
    assert not understanding.number_could_go_on


def test_a_route_goes_on_by_more_steps_and_not_inside_a_number(game: Sentences) -> None:
    understanding = game.understand("forward right", (Route,))
    assert understanding.could_go_on
    assert not understanding.number_could_go_on
