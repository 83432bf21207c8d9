"""What a microphone captured, on the host's clock, and how loud it was."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from voice_host.hearing.decibels import FULL_SCALE
from voice_host.hearing.source import SAMPLE_RATE, Block

Sound = NDArray[np.float64]
"""Mono sound at SAMPLE_RATE, shape ``(samples,)``, full scale 1."""
Moments = NDArray[np.float64]
"""Seconds of the host's clock."""

VOICE_BAND = (150.0, 4000.0)
"""Hertz. Nearly all of a voice lies between them; below them is the hum of the mains."""
_SLOPE = 1.25
"""The band fades out until the pitches are so many times lower and higher: a sharp edge rings on after a sound."""
WINDOW_S = 0.02
"""The length of sound whose level is taken, in seconds: shorter than any syllable."""


@dataclass(frozen=True)
class Captured:
    """Blocks in a row. A block that came late from the device counts as captured late, as it does in a game."""

    sound: Sound
    ends: NDArray[np.float64]
    """How many samples there were at the end of each block, after a first one of 0."""
    ended_at: Moments
    """When that was."""

    @staticmethod
    def of(blocks: Iterable[Block]) -> Captured:
        """Return the blocks as one sound. There has to be one at least."""
        taken = list(blocks)
        ends = np.cumsum([0, *(len(block.samples) for block in taken)])
        began_at = taken[0].ended_at - len(taken[0].samples) / SAMPLE_RATE
        ended_at = np.maximum.accumulate([began_at, *(block.ended_at for block in taken)])
        sound = np.concatenate([block.samples for block in taken]) / FULL_SCALE
        return Captured(sound, ends.astype(np.float64), ended_at)

    def places(self, moments: Moments) -> NDArray[np.int64]:
        """Return how many samples had been captured at those moments."""
        return np.asarray(np.interp(moments, self.ended_at, self.ends), np.int64)

    def moment(self, place: int) -> float:
        """Return when the sample before ``place`` was captured."""
        return float(np.interp(place, self.ends, self.ended_at))

    def between(self, begins: float, ends: float) -> Sound:
        """Return what was captured between two moments."""
        first, last = self.places(np.array([begins, ends]))
        return self.sound[first:last]

    def in_voice_band(self) -> Captured:
        """Return it without what lies outside the band of voices."""
        return Captured(in_voice_band(self.sound), self.ends, self.ended_at)

    def powers(self, moments: Moments) -> NDArray[np.float64]:
        """Return the mean power of the WINDOW_S before each of the moments."""
        energy = np.concatenate([[0.0], np.cumsum(self.sound**2)])
        last = self.places(moments)
        length = round(WINDOW_S * SAMPLE_RATE)
        first = np.maximum(0, last - length)
        return np.asarray((energy[last] - energy[first]) / np.maximum(1, last - first))


def in_voice_band(sound: Sound) -> Sound:
    """Return the sound without what lies outside VOICE_BAND."""
    spectrum = np.fft.rfft(sound)
    hertz = np.maximum(np.fft.rfftfreq(len(sound), 1 / SAMPLE_RATE), 1.0)
    beyond = np.maximum(VOICE_BAND[0] / hertz, hertz / VOICE_BAND[1])
    kept = np.clip((_SLOPE - beyond) / (_SLOPE - 1), 0, 1)
    return np.fft.irfft(spectrum * np.sin(np.pi / 2 * kept) ** 2, len(sound))


def power(sound: Sound) -> float:
    """Return the mean power, 1 at full scale; 0 of no sound at all."""
    return float(np.mean(sound**2)) if len(sound) else 0.0
