"""Levels: decibels below the loudest that can be captured, which is 0."""

from __future__ import annotations

import math

import numpy as np

from voice_host.hearing.source import Samples

FULL_SCALE = 32768.0
"""The amplitude of level 0 where samples are whole numbers of 16 bits."""
NOTHING_DB = -120.0
"""The level of digital silence, which has none."""


def of_amplitude(amplitude: float) -> float:
    """Return the level of an amplitude, 1 at full scale; at least NOTHING_DB."""
    return max(NOTHING_DB, 20 * math.log10(amplitude)) if amplitude > 0 else NOTHING_DB


def of_power(power: float) -> float:
    """Return the level of a mean power, 1 at full scale; at least NOTHING_DB."""
    return of_amplitude(math.sqrt(max(0.0, power)))


def level_of(samples: Samples) -> float:
    """Return how loud a piece of sound is, in dBFS; at least NOTHING_DB."""
    return of_power(float(np.mean(np.square(samples / FULL_SCALE)))) if len(samples) else NOTHING_DB


def to_power(db: float) -> float:
    """Return the mean power that has this level: the inverse of ``of_power``."""
    return float(10 ** (db / 10))
