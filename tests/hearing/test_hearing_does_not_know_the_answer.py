"""The host hears a wrong product as readily as the right one: no roll and no state gets to the recogniser.

The real game is played up to "What is seven times eight?" with the real ears; only the engine under them is one that
writes down what it is told.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Sequence
from functools import cache
from itertools import product
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

import voice_host.hearing
from voice_host.games.dogylicious.meanings import Answer, GiveUp, Ready
from voice_host.hearing.attention import Attention
from voice_host.hearing.ear import Ear
from voice_host.hearing.ears import Ears
from voice_host.hearing.keyboard_ear import KeyboardEar
from voice_host.hearing.listener import VoiceEar
from voice_host.hearing.listening_model import find
from voice_host.hearing.recognizer import Reading
from voice_host.hearing.sentence_graph import BEGINNING, SentenceGraph, sentence_graph
from voice_host.hearing.settings import ListeningSettings
from voice_host.hearing.source import Samples
from voice_host.hearing.utterance import EndOfInput, Utterance
from voice_host.language import Sentences, spell
from voice_host.play.dice import NamedDice
from voice_host.rehearsal.stage import Stage
from voice_host.script import Ask, Meaning

from .speech import PROBLEM, SENTENCES

MODEL = find()
Expects = tuple[type[Meaning], ...]

TO_THE_NINE = ("near seven", "this is my target tile nine", "near", "left forward right", "three steps six pieces")
READY = (*TO_THE_NINE, "ready")
TO_A_WRONG_COUNT = (
    "near seven",
    "this is my target tile nine",
    "near",
    "left forward right",
    "three steps five pieces",
)


class Deaf:
    """A recogniser that hears nothing."""

    def hear(self, samples: Samples) -> None:
        pass

    def finish(self) -> tuple[Reading, ...]:
        return (Reading("", 0.0),)

    def reset(self) -> None:
        pass


class WritesDown:
    """An engine that writes down everything it is told."""

    def __init__(self) -> None:
        self.told: list[Any] = []

    def of_phrases(self, *told: Any, **also: Any) -> Deaf:
        self.told.append((told, also))
        return Deaf()

    of_sentences = of_phrases


class Game:
    """A game that lasts as long as its players have something to say."""

    def __init__(self, *lines: str, dice: Sequence[tuple[int, int]], listens: bool = False, **options: Any) -> None:
        self._lines = list(lines)
        self.engine = WritesDown()
        self.expected: list[Expects] = []
        self.told: list[list[Any]] = []
        """What the engine had been told at each problem and at the question before it."""
        self._ears = Ears(self.engine, MODEL, SENTENCES, ListeningSettings()) if listens else None
        self._stage = Stage("dogylicious", {"players": ["Noa", "Dan"], **options}, dice=NamedDice(dice))
        self._stage.perform(self, lambda event: None)  # type: ignore[arg-type]

    def listen(self, expects: Expects, until: float | None) -> Utterance:
        self.expected.append(expects)
        if self._ears and not {Ready, Answer}.isdisjoint(expects):
            self._ears.expect(expects)
            self.told.append(list(self.engine.told))
        if not self._lines:
            raise EndOfInput
        now = self._stage.clock.now()
        return Utterance(self._lines.pop(0), started_at=now, ended_at=now, decided_at=now)

    def close(self) -> None:
        pass

    @property
    def question(self) -> Ask:
        """The question that waits for an answer."""
        assert self._stage.performance
        cue = self._stage.performance.cue
        assert isinstance(cue, Ask)
        return cue


def asked(*earlier: str, dice: Sequence[tuple[int, int]], **options: Any) -> Game:
    """A game in which the last of the dice have just been rolled, and the problem asked."""
    game = Game(*(earlier or READY), dice=dice, **options)
    first, second = dice[-1]
    assert game.question.question.id == "rolled"
    assert game.question.question.gaps == {"first": first, "second": second}
    return game


@cache
def reference() -> Game:
    return asked(dice=[(3, 4)], listens=True)


def told_for_the_problem(game: Game) -> list[Any]:
    """What the engine was told for the last question, and nothing that it was told before."""
    return game.told[-1][len(game.told[-2]) :]


@pytest.mark.parametrize("sides", [6, 12])
def test_the_same_is_expected_after_every_roll(sides: int) -> None:
    for dice in product(range(1, sides + 1), repeat=2):
        game = asked(dice=[dice], dice_sides=sides)
        assert game.question.expects == reference().question.expects == PROBLEM, f"after {dice}"
        assert game.expected == reference().expected, f"after {dice}"


EARLIER = {
    "other dice": (READY, [(6, 6)], {}),
    "a right answer": ((*READY, "forty two", "roll"), [(6, 7), (3, 4)], {"dice_sides": 8}),
    "a wrong answer": ((*READY, "twelve", "roll"), [(3, 5), (6, 2)], {}),
    "a lost turn": ((*TO_A_WRONG_COUNT, "ready", *READY), [(2, 2)], {}),
    "the clock": (READY, [(1, 1)], {"clock": True, "turn_seconds": 600}),
    "other rules": (READY, [(5, 5)], {"whole_problem": True, "feeding": "player_says", "teach": False}),
}


@pytest.mark.parametrize("earlier", EARLIER)
def test_the_recogniser_is_told_the_same_whatever_was_rolled_and_played(earlier: str) -> None:
    lines, dice, options = EARLIER[earlier]
    game = asked(*lines, dice=dice, listens=True, **options)

    assert game.question.expects == PROBLEM
    assert game.expected[-1] == reference().expected[-1]
    told = told_for_the_problem(reference())
    assert told, "for the first problem of a game it is told something"
    # it is told nothing new where it was asked before: then it listens with what it was told then
    assert told_for_the_problem(game) in (told, [])
    assert all(each in game.engine.told for each in told)


# -- nothing that knows more could be handed down ----------------------------------------------------------------------


@pytest.mark.parametrize("ear", [Ear, VoiceEar, KeyboardEar])
def test_an_ear_takes_what_is_expected_and_a_deadline(ear: type) -> None:
    assert list(inspect.signature(ear.listen).parameters) == ["self", "expects", "until"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("made", [Attention.expect, Ears.expect])
def test_attention_and_ears_take_what_is_expected(made: Any) -> None:
    assert list(inspect.signature(made).parameters) == ["self", "expects"]


def test_phrases_follow_from_what_is_expected() -> None:
    assert list(inspect.signature(Sentences.phrases).parameters) == ["self", "expects", "seed", "known"]
    assert SENTENCES.phrases(PROBLEM) == SENTENCES.phrases(PROBLEM)


def test_no_module_of_hearing_knows_games_records_or_performances() -> None:
    for file in Path(voice_host.hearing.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [node.module] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                top, *room = str(name).split(".")
                assert top != "voice_host" or room[0] in {"hearing", "devices", "language", "script"}, (
                    f"{file.name}: {name}"
                )


# -- a wrong product is as likely as the right one ---------------------------------------------------------------------


@cache
def graph() -> SentenceGraph:
    return sentence_graph(SENTENCES.expected(PROBLEM), MODEL.vocabulary, "en")


def place_after(words: str) -> int:
    place = BEGINNING
    for word in words.split():
        place = graph().onward[place][word]
    return place


@pytest.mark.parametrize("between", ["times", "by"])
@pytest.mark.parametrize("then", ["is", "equals", "makes"])
def test_after_any_problem_the_same_can_be_said(between: str, then: str) -> None:
    """All problems lead to one place, so every product is as dear after one as after another."""
    factors = [spell(number, "en") for number in range(1, 13)]

    assert len({place_after(f"{one} {between} {two} {then}") for one in factors for two in factors}) == 1


def test_every_number_up_to_two_hundred_answers_any_problem() -> None:
    for one, two in product(range(1, 13), repeat=2):
        problem = f"{spell(one, 'en')} times {spell(two, 'en')} is"
        assert all(graph().accepts(f"{problem} {spell(number, 'en')}") for number in range(201)), problem


def test_in_sample_phrases_right_products_are_no_more_frequent_than_by_chance() -> None:
    right = of = 0
    for seed in range(12):
        for phrase in SENTENCES.phrases(PROBLEM, seed=seed, known=MODEL.vocabulary):
            for meaning in SENTENCES.understand(phrase, (Answer,)).meanings:
                if isinstance(meaning, Answer) and meaning.factors:
                    of += 1
                    right += meaning.value == meaning.factors[0] * meaning.factors[1]

    assert of > 3000
    by_chance = of / 201
    assert right < by_chance + 4 * sqrt(by_chance)


def test_sample_phrases_hold_every_number() -> None:
    phrases = set(SENTENCES.phrases((Answer, GiveUp), known=MODEL.vocabulary))
    said = {meaning.value for phrase in phrases for meaning in SENTENCES.understand(phrase, (Answer,)).meanings}  # type: ignore[attr-defined]

    assert said >= set(range(201))
