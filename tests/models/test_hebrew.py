"""Hebrew, heard by the model that was trained on English, as the host hears it."""

from __future__ import annotations

from functools import cache

import pytest

from voice_host.games.dogylicious.meanings import Answer, Ready
from voice_host.hearing.attention import Attention
from voice_host.hearing.listener import attention
from voice_host.hearing.listening_model import find
from voice_host.hearing.overhear import overhear
from voice_host.language import Sentences, normalise
from voice_host.rehearsal.speaking.player_voice import PlayerVoice, heard
from voice_host.rehearsal.stage import sentences_of
from voice_host.script import Meaning
from voice_host.script.meaning import No, Number, Yes
from voice_host.speaking.pyttsx3_voice import EspeakSynthesizer

pytestmark = pytest.mark.spoken

VOICE = PlayerVoice("he", 145, 50)


@cache
def sentences() -> Sentences:
    return sentences_of("dogylicious", "he")


@pytest.fixture(scope="module")
def ear() -> Attention:
    return attention(find("he"), sentences())


def taken_for(ear: Attention, words: str, expects: tuple[type[Meaning], ...]) -> set[Meaning]:
    """What somebody who says the words is taken to mean."""
    (utterance,) = overhear(heard(VOICE.speak(EspeakSynthesizer("he"), words)), ear, expects).utterances
    readings = (utterance.words, *utterance.others)
    return {meaning for said in readings for meaning in sentences().understand(said, expects).meanings}


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("שבע כפול שמונה הם חמישים ושש", Answer(56, (7, 8))),
        ("שלוש פעמים ארבע שווה שתים עשרה", Answer(12, (3, 4))),
        ("תשע כפול שבע זה שישים ושלוש", Answer(63, (9, 7))),
        ("ארבעים ושתיים", Answer(42)),
    ],
)
def test_a_problem_is_heard_with_its_answer(ear: Attention, words: str, problem: Answer) -> None:
    assert taken_for(ear, words, (Answer,)) == {problem}


@pytest.mark.parametrize(("words", "number"), [("שלוש", 3), ("שלושה", 3), ("שבע עשרה", 17), ("שבעה עשר", 17)])
def test_a_number_is_the_same_in_both_genders(ear: Attention, words: str, number: int) -> None:
    assert taken_for(ear, words, (Number,)) == {Number(number)}


@pytest.mark.parametrize(("word", "meaning"), [("כן", Yes()), ("לא", No())])
def test_yes_and_no(ear: Attention, word: str, meaning: Meaning) -> None:
    assert taken_for(ear, word, (Yes, No)) == {meaning}


@pytest.mark.parametrize("words", ["מוכן", "מוכנה", "מוכנים", "מוכנות", "אני מוכן"])
def test_whoever_is_ready_is_heard(ear: Attention, words: str) -> None:
    assert taken_for(ear, normalise(words, "he"), (Ready,)) == {Ready()}


def test_the_words_of_another_language_are_not_listened_for() -> None:
    hebrew, english = find("he"), find()

    assert hebrew.folder == english.folder
    assert "שבע" in hebrew.vocabulary
    assert "seven" not in hebrew.vocabulary
    assert "seven" in english.vocabulary
    assert "שבע" not in english.vocabulary
    assert not hebrew.labels.keys() & english.labels.keys() - {"[unk]"}
