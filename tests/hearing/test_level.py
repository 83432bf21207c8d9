"""Whether the microphone is too quiet, good, or too loud."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from voice_host.hearing.activity import SpeechGate
from voice_host.hearing.level import Level, Loudness, level_of
from voice_host.hearing.source import SAMPLE_RATE, Samples

WINDOW = 512


def voice(db: float, seconds: float = 2.0) -> Samples:
    """A tone of that mean level whose peaks are 3 dB higher, cut off at full scale."""
    times = np.arange(round(seconds * SAMPLE_RATE)) / SAMPLE_RATE
    tone = 32768 * 10 ** (db / 20) * np.sqrt(2) * np.sin(2 * np.pi * 150 * times)
    return tone.clip(-32768, 32767).astype(np.int16)


def windows(sound: Samples, probability: float = 0.9) -> Iterator[tuple[Samples, float]]:
    for start in range(0, len(sound), WINDOW):
        yield sound[start : start + WINDOW], probability


@pytest.mark.parametrize(
    ("db", "loudness"),
    [
        (-60, Loudness.TOO_QUIET),
        (-42, Loudness.TOO_QUIET),
        (-38, Loudness.GOOD),
        (-26, Loudness.GOOD),
        (-14, Loudness.GOOD),
        (-10, Loudness.TOO_LOUD),
        (-1, Loudness.TOO_LOUD),
    ],
)
def test_the_level_of_speech_tells(db: float, loudness: Loudness) -> None:
    level = level_of(windows(voice(db)))

    assert level.loudness is loudness
    assert level.seconds == pytest.approx(2.0)


def test_levels_are_in_decibels_below_full_scale() -> None:
    level = level_of(windows(voice(-20)))

    assert level.speech_db == pytest.approx(-20, abs=0.1)
    assert level.peak_db == pytest.approx(-17, abs=0.1)


def test_only_speech_counts() -> None:
    noisy = [*windows(voice(-26)), *windows(voice(-3, 5.0), probability=0.1)]

    assert level_of(noisy).speech_db == pytest.approx(-26, abs=0.1)


def test_speech_that_touches_the_ceiling_is_too_loud_however_quiet_the_rest() -> None:
    loud, quiet = voice(-2.9, 0.05), voice(-30, 1.95)

    assert level_of(windows(np.concatenate([loud, quiet]))).loudness is Loudness.TOO_LOUD


def test_one_click_is_no_loudness() -> None:
    clicked = voice(-26)
    clicked[5000:5010] = 32767

    assert level_of(windows(clicked)).loudness is Loudness.GOOD


@pytest.mark.parametrize("sound", [voice(-26, 0.3), np.zeros(0, np.int16)])
def test_a_cough_or_nothing_is_nobody(sound: Samples) -> None:
    assert level_of(windows(sound)).loudness is Loudness.NOBODY


def test_a_silent_room_is_nobody() -> None:
    assert level_of(windows(voice(-26), probability=0.0)) == Level(Loudness.NOBODY, 0.0, -120.0, -120.0)


@pytest.mark.spoken
@pytest.mark.parametrize(("db", "loudness"), [(-48, Loudness.TOO_QUIET), (-26, Loudness.GOOD), (-3, Loudness.TOO_LOUD)])
def test_a_synthesised_voice_through_the_real_gate(db: float, loudness: Loudness) -> None:
    from voice_host.speaking.find_synthesizer import find_synthesizer

    words = "one two three four five six seven eight nine ten"
    spoken = find_synthesizer().pcm(words, voice="en-us").at_rate(SAMPLE_RATE).samples.astype(np.float64)
    scaled = spoken * 32768 * 10 ** (db / 20) / np.sqrt(np.mean(spoken**2))
    room = np.random.default_rng(0).normal(0, 3, len(spoken))

    assert level_of(SpeechGate().windows((scaled + room).clip(-32768, 32767).astype(np.int16))).loudness is loudness


def test_noise_alone_is_nobody() -> None:
    noise = np.random.default_rng(0).normal(0, 300, 3 * SAMPLE_RATE).astype(np.int16)

    assert level_of(SpeechGate().windows(noise)).loudness is Loudness.NOBODY
