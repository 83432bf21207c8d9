from __future__ import annotations

import numpy as np
import pytest

from voice_host.hearing.recording import faint_noise
from voice_host.hearing.source import SAMPLE_RATE, Samples
from voice_host.rehearsal.benchmark.speech_end import speech_end

LOUD = 9000.0


def voice(seconds: float, below_db: float = 0.0) -> Samples:
    """A tone, so many decibels softer than a loud one."""
    phase = np.arange(round(seconds * SAMPLE_RATE)) * 2 * np.pi * 200 / SAMPLE_RATE
    return (LOUD * 10 ** (-below_db / 20) * np.sin(phase)).astype(np.int16)


def ends_at(*sounds: Samples) -> float:
    return speech_end(np.concatenate(sounds))


def test_speech_ends_with_its_last_loud_frame() -> None:
    assert ends_at(faint_noise(0.3), voice(0.5), faint_noise(1.0)) == pytest.approx(0.8)


def test_a_pause_is_not_the_end() -> None:
    assert ends_at(voice(0.5), faint_noise(0.5), voice(0.2), faint_noise(0.5)) == pytest.approx(1.2)


@pytest.mark.parametrize(("below_db", "end"), [(20, 0.8), (24, 0.8), (26, 0.5), (40, 0.5)])
def test_what_is_more_than_25_decibels_softer_is_silence(below_db: float, end: float) -> None:
    assert ends_at(voice(0.5), voice(0.3, below_db), faint_noise(0.5)) == pytest.approx(end)


def test_a_recording_that_is_cut_off_ends_with_itself() -> None:
    assert ends_at(voice(0.503)) == pytest.approx(0.503)


def test_a_constant_is_no_sound() -> None:
    assert ends_at(voice(0.5) + np.int16(3000), faint_noise(0.5) + np.int16(3000)) == pytest.approx(0.5)


@pytest.mark.parametrize("samples", [0, 5, 4000])
def test_without_sound_speech_ends_where_it_begins(samples: int) -> None:
    assert speech_end(np.zeros(samples, np.int16)) == 0
