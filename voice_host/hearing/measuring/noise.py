"""The noise of the room: what the microphone hears while nobody speaks."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from voice_host.hearing.decibels import of_power, to_power
from voice_host.hearing.measuring.captured import WINDOW_S, Captured, Sound
from voice_host.hearing.source import SAMPLE_RATE

LOUDEST_DB = -45.0
"""A room with more noise is too loud: somebody at arm's length, some -30 dBFS, is no longer 15 dB above it."""
FAINTEST_DB = -70.0
"""Noise below this is as good as none: speech is not understood below -46."""
NOTHING_BELOW_DB = -95.0
"""No microphone is so quiet in any room; silence that is resampled has -99."""
_HIGH = 0.9
"""The share of windows that the higher level is not below."""


@dataclass(frozen=True)
class Noise:
    """Mean powers of short windows, 1 at full scale."""

    usual: float
    """The median."""
    high: float
    """What nine windows of ten are below."""

    @property
    def db(self) -> float:
        """The usual level, dBFS."""
        return of_power(self.usual)

    @property
    def is_nothing(self) -> bool:
        """Whether there was nothing at all: a microphone that is muted, or cleaned by a program."""
        return of_power(self.high) < NOTHING_BELOW_DB

    @property
    def threshold(self) -> float:
        """The power from which something is heard above the noise: 3 dB above its higher level."""
        return 2 * max(self.high, to_power(FAINTEST_DB))


def noise_between(captured: Captured, begins: float, ends: float) -> Noise:
    """Return the noise that was captured between two moments; ``captured`` is in the band of voices."""
    return noise_of(captured.between(begins, ends))


def noise_of(sound: Sound) -> Noise:
    """Return the noise that a sound is, in the band of voices."""
    size = round(WINDOW_S * SAMPLE_RATE)
    windows = sound[: len(sound) // size * size].reshape(-1, size)
    powers = np.mean(windows**2, axis=1) if len(windows) else np.zeros(1)
    return Noise(float(np.median(powers)), float(np.quantile(powers, _HIGH)))
