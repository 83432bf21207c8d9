"""Speech by the real espeak-ng."""

from __future__ import annotations

from threading import Thread

import numpy as np
import pytest

from voice_host.speaking.errors import UnknownVoice
from voice_host.speaking.find_synthesizer import find_synthesizer
from voice_host.speaking.pcm import AUDIBLE, Samples
from voice_host.speaking.pyttsx3_voice import EspeakSynthesizer

QUESTION = "What is seven times eight, Dana?"


@pytest.fixture(scope="module")
def espeak() -> EspeakSynthesizer:
    return EspeakSynthesizer()


def brightness(samples: Samples) -> float:
    """The middle of the spectrum, in Hz: it tells voices apart."""
    strength = np.abs(np.fft.rfft(samples))
    return float(np.sum(strength * np.fft.rfftfreq(len(samples), 1 / 22_050)) / strength.sum())


def test_a_sentence_is_two_seconds_of_loud_sound_and_no_tail(espeak: EspeakSynthesizer) -> None:
    pcm = espeak.pcm(QUESTION)

    assert pcm.rate == 22_050
    assert pcm.samples.dtype == np.int16
    assert 1.5 < pcm.seconds < 3
    assert np.abs(pcm.samples).max() > 10_000
    audible = np.flatnonzero(np.abs(pcm.samples) > AUDIBLE)
    assert (len(pcm.samples) - audible[-1]) / pcm.rate < 0.03


def test_half_the_rate_takes_about_twice_as_long(espeak: EspeakSynthesizer) -> None:
    assert espeak.pcm(QUESTION, rate=100).seconds > 1.6 * espeak.pcm(QUESTION, rate=200).seconds


def test_each_call_has_its_own_voice(espeak: EspeakSynthesizer) -> None:
    voices = ("en-us", "en-gb+f3", "en-us+m7", "en-gb-scotland")
    first = [brightness(espeak.pcm(QUESTION, voice=voice).samples) for voice in voices]
    again = [brightness(espeak.pcm(QUESTION, voice=voice).samples) for voice in voices]

    assert again == pytest.approx(first, rel=0.02)
    assert min(abs(a - b) for i, a in enumerate(first) for b in first[:i]) > 0.03 * min(first)


def test_rate_and_pitch_of_one_call_do_not_stay_for_the_next(espeak: EspeakSynthesizer) -> None:
    before = espeak.pcm(QUESTION)
    espeak.pcm(QUESTION, rate=300, pitch=99, voice="he")

    assert espeak.pcm(QUESTION).seconds == pytest.approx(before.seconds, rel=0.01)


def test_pitch_raises_the_voice(espeak: EspeakSynthesizer) -> None:
    low, high = espeak.pcm("a long line of words", pitch=10), espeak.pcm("a long line of words", pitch=90)

    assert melody(high.samples) > 1.3 * melody(low.samples)


def melody(samples: Samples) -> float:
    """The pitch in the middle, in Hz, by autocorrelation."""
    middle = samples[len(samples) // 2 - 1024 : len(samples) // 2 + 1024].astype(float)
    likeness = np.correlate(middle, middle, "full")[2047:] / np.arange(2048, 0, -1)
    return 22_050 / (60 + int(np.argmax(likeness[60:400])))


@pytest.mark.parametrize("voice", ["en-gb", "EN-GB", "gmw/en-US", "English (America)", "en", "en-us+Alicia", "he"])
def test_voices_go_by_language_file_or_english_name(espeak: EspeakSynthesizer, voice: str) -> None:
    espeak.check(voice)

    assert espeak.pcm("hello", voice=voice).seconds > 0.2


def test_all_voices_listed_are_there(espeak: EspeakSynthesizer) -> None:
    assert {"en-us", "en-gb", "he"} <= set(espeak.voices())
    assert {"f1", "f5", "m1", "m8"} <= set(espeak.variants())
    for voice in espeak.voices():
        espeak.check(voice)


@pytest.mark.parametrize("wrong", ["en-uk", "", "klingonese", "en-us f3"])
def test_a_voice_that_is_not_there_is_a_sentence_with_some_that_are(espeak: EspeakSynthesizer, wrong: str) -> None:
    with pytest.raises(UnknownVoice, match=r"There is no voice .*There are, for example, .*en-.*en-gb\+f3"):
        espeak.pcm("hello", voice=wrong)


def test_a_variant_that_is_not_there_is_a_sentence_with_some_that_are(espeak: EspeakSynthesizer) -> None:
    with pytest.raises(UnknownVoice, match=r'en-us has no variant "f33".*f1 to f5'):
        espeak.check("en-us+f33")


@pytest.mark.parametrize("nothing", ["", "  ", "\n"])
def test_nothing_to_say_is_no_sound(espeak: EspeakSynthesizer, nothing: str) -> None:
    assert espeak.pcm(nothing).seconds == 0


def test_a_zero_byte_does_not_end_the_text(espeak: EspeakSynthesizer) -> None:
    whole = espeak.pcm("seven times eight").seconds

    assert espeak.pcm("seven\0times eight").seconds == pytest.approx(whole, rel=0.05)


def test_threads_with_different_voices_do_not_mix(espeak: EspeakSynthesizer) -> None:
    voices = ("en-us", "en-gb+f3", "en-us+m7", "he")
    alone = {voice: espeak.pcm(QUESTION, voice=voice).seconds for voice in voices}
    together: dict[str, list[float]] = {voice: [] for voice in voices}

    def speak(voice: str) -> None:
        together[voice].extend(espeak.pcm(QUESTION, voice=voice).seconds for _ in range(10))

    threads = [Thread(target=speak, args=(voice,)) for voice in voices]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    for voice in voices:
        assert together[voice] == pytest.approx([alone[voice]] * 10, rel=0.01)


def test_hebrew_is_spoken_by_a_hebrew_voice() -> None:
    hebrew = find_synthesizer("he")

    assert hebrew.pcm("[[Sal'oS]]").seconds > 0.2


def test_a_language_that_nobody_speaks_is_a_sentence() -> None:
    with pytest.raises(UnknownVoice, match='There is no voice "tlh"'):
        find_synthesizer("tlh")
