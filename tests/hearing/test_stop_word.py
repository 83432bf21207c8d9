"""The word "stop", heard by the real recogniser while it is said."""

from __future__ import annotations

import numpy as np
import pytest

from voice_host.hearing.listening_model import find
from voice_host.hearing.recording import BLOCK, faint_noise
from voice_host.hearing.source import SAMPLE_RATE, Samples
from voice_host.hearing.stop_word import StopWord
from voice_host.speaking.find_synthesizer import find_synthesizer

pytestmark = pytest.mark.spoken

VOICES = ("en-us", "en-gb+f2", "en-us+m3")


@pytest.fixture(scope="module")
def word() -> StopWord:
    return StopWord(find())


def said(words: str, voice: str) -> Samples:
    return find_synthesizer().pcm(words, voice=voice).at_rate(SAMPLE_RATE).samples


def noticed_after(word: StopWord, sound: Samples) -> float | None:
    """Seconds of the sound until the word is noticed; None where it is not."""
    word.reset()
    whole = np.concatenate([faint_noise(0.5), sound, faint_noise(1.0)])
    for start in range(0, len(whole), BLOCK):
        if word.hear(whole[start : start + BLOCK]):
            return (start + BLOCK) / SAMPLE_RATE - 0.5
    return None


@pytest.mark.parametrize("voice", VOICES)
def test_the_word_is_noticed_when_it_is_said(word: StopWord, voice: str) -> None:
    sound = said("stop", voice)
    after = noticed_after(word, sound)

    assert after is not None
    # in recorded sound, so that no clock is involved: 0.15 s is what a player waits for at most
    assert after < len(sound) / SAMPLE_RATE + 0.15


@pytest.mark.parametrize("voice", VOICES)
@pytest.mark.parametrize("words", ["seven times eight is fifty six", "where is the dog", "look at this", "left"])
def test_other_words_are_not(word: StopWord, voice: str, words: str) -> None:
    assert noticed_after(word, said(words, voice)) is None


def test_what_is_no_speech_is_not(word: StopWord) -> None:
    """A click, a hiss and a click, as of a die on a table."""
    noise = np.random.default_rng(3).normal(0, 3000, SAMPLE_RATE // 2)
    noise[800:7000] *= 0.2
    assert noticed_after(word, noise.astype(np.int16)) is None


def test_what_was_said_before_is_forgotten(word: StopWord) -> None:
    assert noticed_after(word, said("stop", "en-us")) is not None
    assert noticed_after(word, faint_noise(0.5)) is None


@pytest.mark.parametrize("words", ["עצור", "עצרו"])
def test_a_language_has_words_of_its_own(words: str) -> None:
    assert noticed_after(StopWord(find("he")), said(words, "he")) is not None


def test_other_words_of_that_language_are_not() -> None:
    assert noticed_after(StopWord(find("he")), said("שבע כפול שמונה הם חמישים ושש", "he")) is None
