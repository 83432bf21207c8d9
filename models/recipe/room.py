"""What lies between a mouth and the microphone's samples: the room's echo, colour, other talk, noise, and the level."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import soxr
from scipy.signal import fftconvolve, lfilter

from models.recipe.noises import Sound, steady
from voice_host.hearing.source import SAMPLE_RATE as RATE

Talk = Callable[[int, np.random.Generator], Sound]
"""Other people's talk of so many samples, at most 1 loud."""


def echoing(sound: Sound, chance: np.random.Generator) -> Sound:
    """A room: 0.08 to 0.5 s until 60 dB are gone, the direct sound 2 to 18 dB above the echo."""
    reverberation = chance.uniform(0.08, 0.5)
    tail = chance.standard_normal(int(RATE * min(reverberation, 0.35)))
    tail *= np.exp(-6.9 * np.arange(len(tail)) / RATE / reverberation)
    tail[: int(RATE * chance.uniform(0.001, 0.01))] = 0
    tail *= 10 ** (-chance.uniform(2, 18) / 20) / (np.sqrt(np.sum(tail**2)) + 1e-9)
    tail[0] = 1
    return np.asarray(fftconvolve(sound, tail)[: len(sound)])


def coloured(sound: Sound, chance: np.random.Generator) -> Sound:
    """A microphone and a distance: brighter or darker, without the deepest, now and then only what a telephone has."""
    if chance.random() < 0.5:
        sound = lfilter([1, -chance.uniform(-0.5, 0.6)], [1], sound)
    if chance.random() < 0.15:
        dull = chance.uniform(0.2, 0.6)
        sound = lfilter([1 - dull], [1, -dull], sound)
    if chance.random() < 0.3:
        sound = lfilter([1, -1], [1, -chance.uniform(0.9, 0.985)], sound)
    if chance.random() < 0.08:
        narrow = soxr.resample(soxr.resample(np.asarray(sound, np.float32), RATE, 8_000), 8_000, RATE)
        sound = np.pad(narrow, (0, max(0, len(sound) - len(narrow))))[: len(sound)]
    return np.asarray(sound)


def in_company(sound: Sound, talk: Talk, chance: np.random.Generator) -> Sound:
    """Other noise behind: steady, or other people's talk or a television, 4 to 36 dB below the sound's loud parts."""
    kind = chance.random()
    if kind < 0.40:
        behind, below = steady(len(sound), chance), chance.uniform(4, 36)
    elif kind < 0.60:
        behind, below = talk(len(sound), chance), chance.uniform(6, 24)
        if chance.random() < 0.5:
            behind = echoing(behind, chance)
        behind = behind + 10 ** -chance.uniform(1, 2) * np.abs(behind).max() * steady(len(sound), chance) / 4
    elif kind < 0.80:
        return sound + chance.standard_normal(len(sound)) * 10 ** chance.uniform(-4.5, -3)
    else:
        return sound
    power = np.sqrt(np.mean(behind**2)) + 1e-9
    return np.asarray(sound + behind / power * (loud_part(sound) * 10 ** (-below / 20)))


def loud_part(sound: Sound) -> float:
    """Return the level (root mean square) of the louder third of a sound."""
    frames = np.sort(np.mean(sound[: len(sound) // 400 * 400].reshape(-1, 400) ** 2, axis=1))
    return float(np.sqrt(frames[-max(1, len(frames) // 3) :].mean())) + 1e-4


def heard(sound: Sound, talk: Talk, chance: np.random.Generator) -> Sound:
    """Return a sound as a microphone somewhere in a room gives it: whole numbers of 16 bits."""
    sound = sound / (np.abs(sound).max() + 1e-9)
    if chance.random() < 0.35:
        sound = echoing(sound, chance)
    sound = coloured(sound, chance)
    sound = in_company(sound / (np.abs(sound).max() + 1e-9), talk, chance)
    loud = 32_767 * 10 ** chance.uniform(-1.9, 0.1)
    return np.asarray(np.clip(np.round(sound / (np.abs(sound).max() + 1e-9) * loud), -32_768, 32_767))
