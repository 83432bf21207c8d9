"""What is understood of a player in front of a television: together with it, alone, and without its words."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from voice_host.hearing.doubt import Verdict
from voice_host.hearing.ears import Ears
from voice_host.hearing.recognizer import Reading
from voice_host.hearing.settings import ListeningSettings
from voice_host.hearing.source import Samples

from .speech import PROBLEM, SENTENCES, in_front

HERS, MIDDLING, TELEVISION = -29.0, -34.0, -40.0


class Model:
    """A light model without a second ear."""

    vocabulary = frozenset("fifty six seven times eight is it thirty stand would".split())
    is_light = True
    has_second_ear = False
    borrows = False

    def in_language(self, language: str) -> Model:
        return self


class Hears:
    """An engine that hears one thing after the other, each with its words' levels."""

    def __init__(self, *readings: Reading) -> None:
        self._readings: Iterator[Reading] = iter(readings)
        self.sounds: list[Samples] = []

    def of_sentences(self, *_: object, **also: object) -> Hears:
        return self

    def hear(self, samples: Samples) -> None:
        self.sounds.append(samples)

    def finish(self) -> tuple[Reading, ...]:
        return (next(self._readings),)

    def reset(self) -> None:
        pass


def heard_alone(whole: Verdict, *said: str, loud: tuple[float, ...]) -> tuple[Verdict, Hears]:
    """What is understood if this is heard, one after the other, where the first has words as loud as that."""
    front, spans = in_front(loud)
    engine = Hears(Reading(said[0], 0.0, spans), *(Reading(words, 0.0) for words in said[1:]))
    ears = Ears(engine, Model(), SENTENCES, ListeningSettings())  # type: ignore[arg-type]
    ears.expect(PROBLEM)
    return ears.hear_in_front(front, whole), engine


def test_the_televisions_words_before_and_after_are_left_out() -> None:
    verdict, engine = heard_alone(
        Verdict(), "stand fifty six would", "fifty six", loud=(TELEVISION, HERS, HERS, TELEVISION)
    )

    assert (verdict.words, verdict.others) == ("fifty six", ("six", "fifty"))
    first, again = engine.sounds
    assert len(first) == len(again)
    assert np.count_nonzero(again == 1000) < np.count_nonzero(first == 1000)


def test_a_softer_number_at_the_end_is_not_left_out() -> None:
    verdict, _ = heard_alone(Verdict(), "fifty six would", "fifty", loud=(HERS, MIDDLING, TELEVISION))

    assert verdict.words == ""


def test_what_is_as_loud_as_she_is_not_left_out() -> None:
    verdict, engine = heard_alone(Verdict(), "stand fifty", loud=(HERS, HERS))

    assert verdict.words == ""
    assert len(engine.sounds) == 1


def test_a_doubtful_number_is_asked_about_and_not_heard_again() -> None:
    verdict, engine = heard_alone(Verdict(), "fifty six", loud=(HERS, MIDDLING))

    assert verdict.words == "fifty six"
    assert verdict.others == ("fifty",)
    assert len(engine.sounds) == 1


def test_what_means_the_same_alone_is_clear() -> None:
    verdict, _ = heard_alone(Verdict("it is fifty six"), "fifty six", loud=(HERS, HERS))

    assert verdict == Verdict("it is fifty six")


def test_what_means_something_else_alone_is_asked_about() -> None:
    verdict, _ = heard_alone(Verdict("fifty six"), "fifty", loud=(HERS,))

    assert (verdict.words, verdict.others) == ("fifty six", ("fifty",))


def test_where_nothing_is_heard_alone_she_may_have_said_all_of_it() -> None:
    verdict, _ = heard_alone(Verdict("fifty six"), "stand", loud=(HERS,))

    assert verdict == Verdict("fifty six")
