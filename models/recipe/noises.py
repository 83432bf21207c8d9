"""Sounds that are no speech, made by chance: hum, hiss, knocks, rattles, and something like barking."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy.signal import lfilter

from voice_host.hearing.source import SAMPLE_RATE as RATE

Sound = npt.NDArray[np.float64]


def steady(length: int, chance: np.random.Generator) -> Sound:
    """Noise that goes on: white, pink, brownish, or the hum of the mains. ``length`` in samples; about 1 loud."""
    white = chance.standard_normal(length)
    kind = chance.integers(4)
    if kind == 0:
        return white
    if kind == 3:
        time, hertz = np.arange(length) / RATE, chance.choice([50, 60, 100, 120, 180])
        tones = (
            np.sin(2 * np.pi * hertz * (i + 1) * time + chance.uniform(0, 6)) * chance.uniform(0.1, 1) / (i + 1)
            for i in range(6)
        )
        return np.asarray(sum(tones) + 0.3 * white)
    return np.asarray(lfilter([1], [1, -0.97 if kind == 1 else -chance.uniform(0.6, 0.95)], white))


def sudden(chance: np.random.Generator) -> Sound:
    """A noise of 0.03 to 0.6 seconds, at most 1 loud."""
    length = int(RATE * chance.uniform(0.03, 0.6))
    time = np.arange(length) / RATE
    kind = chance.integers(5)
    if kind == 0:
        sound = _knock(time, chance)
    elif kind == 1:
        sound = _rattle(length, chance)
    elif kind == 2:
        hiss = chance.standard_normal(length)
        sound = np.asarray(lfilter([1], [1, -chance.uniform(-0.8, 0.95)], hiss)) * np.hanning(length)
    else:
        sound = _bark(time, chance)
    return np.asarray(sound / (np.abs(sound).max() + 1e-9))


def _knock(time: Sound, chance: np.random.Generator) -> Sound:
    tones = (
        np.sin(2 * np.pi * hertz * time) * np.exp(-time * chance.uniform(20, 120))
        for hertz in chance.uniform(100, 3500, 4)
    )
    return np.asarray(sum(tones) + chance.normal(0, 0.3, len(time)) * np.exp(-time * 80))


def _rattle(length: int, chance: np.random.Generator) -> Sound:
    sound = np.zeros(length)
    for _ in range(chance.integers(2, 10)):
        start = int(chance.integers(length))
        end = min(length, start + 800)
        sound[start:end] += chance.standard_normal(end - start) * np.exp(
            -np.arange(end - start) / chance.uniform(20, 200)
        )
    return np.asarray(lfilter([1, -0.9], [1], sound))


def _bark(time: Sound, chance: np.random.Generator) -> Sound:
    """A buzz whose pitch rises and falls, with noise, through a mouth-like resonance or two."""
    pitch = chance.uniform(150, 700) * (1 + chance.uniform(-0.4, 0.4) * np.sin(np.pi * time / max(time[-1], 1e-3)))
    sound = np.sign(np.sin(2 * np.pi * np.cumsum(pitch) / RATE)) + chance.normal(0, chance.uniform(0.4, 1.5), len(time))
    for _ in range(chance.integers(1, 3)):
        centre, sharp = 2 * np.pi * chance.uniform(400, 1800) / RATE, chance.uniform(0.8, 0.95)
        sound = lfilter([1, 0, -1], [1, -2 * sharp * np.cos(centre), sharp**2], sound)
    return np.asarray(sound * np.hanning(len(time)) ** chance.uniform(0.3, 1))
