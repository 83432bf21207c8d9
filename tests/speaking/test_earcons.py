"""The short sounds are heard, measured: length, loudness, no clicks, and no two alike."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from voice_host.script.sound import Sound
from voice_host.speaking.earcons import earcon

ALL = pytest.mark.parametrize("sound", Sound, ids=lambda sound: sound.value)
FRAME_S = 0.02


def melody(sound: Sound) -> NDArray[np.float64]:
    """The pitch every 20 ms in semitones above 100 Hz, by the strongest frequency; 0 where there is silence."""
    samples, rate = earcon(sound)
    size = round(FRAME_S * rate)
    frames = samples[: len(samples) // size * size].reshape(-1, size) * np.hanning(size)
    spectrum = np.abs(np.fft.rfft(frames, 16 * size))
    hz = np.argmax(spectrum, axis=1) * rate / (16 * size)
    loud = np.abs(frames).max(axis=1) > 300
    return np.where(loud, 12 * np.log2(np.maximum(hz, 100) / 100), 0)


@ALL
def test_it_lasts_80_to_350_ms(sound: Sound) -> None:
    assert 0.08 <= earcon(sound).seconds <= 0.35


@ALL
def test_it_stays_below_12_dbfs_and_can_be_heard(sound: Sound) -> None:
    peak = 20 * np.log10(np.abs(earcon(sound).samples).max() / 32768)

    assert -20 < peak < -12


@ALL
def test_it_begins_and_ends_without_a_click(sound: Sound) -> None:
    samples = earcon(sound).samples.astype(int)

    assert abs(samples[0]) < 50
    assert abs(samples[-1]) < 50
    # the steepest step that the highest note of this loudness takes by itself
    assert np.abs(np.diff(samples)).max() < 0.22 * 32768 * 2 * np.pi * 1046.5 * 2 / 22_050


@pytest.mark.parametrize(("one", "other"), list(combinations(Sound, 2)), ids=lambda sound: sound.value)
def test_two_sounds_differ_in_melody(one: Sound, other: Sound) -> None:
    """On average by two semitones at least, a missing stretch of one counting as an octave."""
    first, second = melody(one), melody(other)
    common = min(len(first), len(second))
    differences = np.minimum(np.abs(first[:common] - second[:common]), 12)
    missing = abs(len(first) - len(second))

    assert (differences.sum() + 12 * missing) / max(len(first), len(second)) >= 2


def test_right_goes_up_and_wrong_goes_down() -> None:
    right, wrong = melody(Sound.RIGHT), melody(Sound.WRONG)

    assert right[-2] - right[1] == pytest.approx(7, abs=0.7)
    assert wrong[-2] - wrong[1] == pytest.approx(-4, abs=0.7)


def test_the_samples_are_shared_and_cannot_be_spoilt() -> None:
    assert earcon(Sound.HEARD).samples is earcon(Sound.HEARD).samples
    with pytest.raises(ValueError, match="read-only"):
        earcon(Sound.HEARD).samples[0] = 1
