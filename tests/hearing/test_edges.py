"""A television is heard before and after a player: what is left out of what was heard, and what never is."""

from __future__ import annotations

import numpy as np
import pytest

from voice_host.games.dogylicious.meanings import Answer, Route
from voice_host.hearing.edges import Edges, edges, may_be_hers
from voice_host.hearing.front import Front
from voice_host.hearing.recognizer import UNKNOWN, Reading
from voice_host.hearing.source import SAMPLE_RATE
from voice_host.script import Meaning

from .speech import SENTENCES, WINDOW_S, WORD_S, in_front

HERS, MIDDLING, TELEVISION = -29.0, -34.0, -40.0
"""Levels of words, dBFS: a player's, a soft one of hers or a loud one of the television's, and one of the latter."""


def around(heard: str, *loud: float) -> tuple[Edges | None, Front]:
    front, spans = in_front(loud)
    return edges(Reading(heard, 0.0, spans), front), front


def texts(found: Edges | None) -> tuple[str, str]:
    assert found is not None
    return " ".join(word.text for word in found.before), " ".join(word.text for word in found.after)


def test_what_is_fainter_than_the_player_is_at_the_edges_of_what_she_said() -> None:
    found, _ = around("bag thirty chips right", TELEVISION, HERS, MIDDLING, TELEVISION)

    assert texts(found) == ("bag", "chips right")


def test_an_unknown_sound_at_the_edge_is_left_out_however_loud() -> None:
    found, _ = around(f"{UNKNOWN} thirty one", HERS, HERS, TELEVISION)

    assert texts(found) == (UNKNOWN, "one")


def test_a_soft_word_between_hers_is_hers() -> None:
    assert around("seven times eight", HERS, TELEVISION, HERS)[0] is None


def test_where_all_is_as_loud_nothing_is_left_out() -> None:
    assert around("fifty six", HERS, HERS)[0] is None


def test_where_nothing_is_loud_enough_to_be_hers_nothing_is_left_out() -> None:
    assert around("fifty six", TELEVISION, TELEVISION)[0] is None


def test_without_the_times_of_the_words_nothing_is_left_out() -> None:
    front, _ = in_front((HERS, TELEVISION))

    assert edges(Reading("fifty six", 0.0), front) is None


def test_only_what_lies_at_the_edges_is_faded() -> None:
    found, front = around("bag thirty chips", TELEVISION, HERS, TELEVISION)
    assert found is not None
    sound = front.sound(found.between)

    assert len(sound) == len(front.sound())
    loud = np.flatnonzero(sound == sound.max()) / SAMPLE_RATE
    assert 0 < loud[0] < WORD_S, "a soft consonant before her word is heard"
    assert 2 * WORD_S < loud[-1] < 3 * WORD_S - WINDOW_S, "and one after it"


@pytest.mark.parametrize(
    ("heard", "loud", "said", "expects", "is_hers"),
    [
        ("seventy six they", (HERS, MIDDLING, TELEVISION), "seventy", Answer, True),
        ("seventy six they", (HERS, TELEVISION, TELEVISION), "seventy", Answer, False),
        ("seventy bag they", (HERS, MIDDLING, TELEVISION), "seventy", Answer, False),
        ("one hundred", (MIDDLING, HERS), "hundred", Answer, False),
        ("forward left back are", (HERS, HERS, MIDDLING, TELEVISION), "forward left", Route, True),
        ("its seventy", (MIDDLING, HERS), "seventy", Answer, False),
    ],
)
def test_a_word_is_not_left_out_that_may_be_hers_and_changes_what_she_means(
    heard: str, loud: tuple[float, ...], said: str, expects: type[Meaning], is_hers: bool
) -> None:
    found, front = around(heard, *loud)
    assert found is not None

    assert may_be_hers(found, said, front, lambda words: SENTENCES.understand(words, (expects,)).meanings) is is_hers
