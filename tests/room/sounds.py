"""Levels, mixtures and rooms. Levels are dBFS of the parts that sound: pauses in speech do not make it fainter."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tests.room.sound_server import RATE
from voice_host.hearing.recording import load
from voice_host.hearing.source import SAMPLE_RATE
from voice_host.speaking.pcm import Pcm

Response = NDArray[np.float64]
"""What a room makes of a click, RATE samples a second, the direct sound first."""

FULL_SCALE = 32768.0
FRAME_S = 0.02
PAUSE_DB = 30.0
"""Frames so much fainter than the loudest are pauses."""
FAINT_DBFS = -72.0
"""The noise of a quiet room: no microphone is as silent as zeros."""


def level(pcm: Pcm) -> float:
    """Return how loud a sound is where it sounds, in dBFS; minus infinity for silence."""
    size = max(1, round(FRAME_S * pcm.rate))
    samples = pcm.samples.astype(float) / FULL_SCALE
    frames = samples[: max(1, len(samples) // size) * size].reshape(-1, min(size, max(1, len(samples))))
    power = np.mean(frames**2, axis=1)
    if not len(power) or power.max() <= 0:
        return float("-inf")
    sounding = power[power >= power.max() / 10 ** (PAUSE_DB / 10)]
    return float(10 * np.log10(np.mean(sounding)))


def at_level(pcm: Pcm, dbfs: float) -> Pcm:
    """Return a sound as loud as this; peaks beyond full scale are cut off, as a microphone does."""
    now = level(pcm)
    if now == float("-inf"):
        return pcm
    return _pcm(pcm.samples.astype(float) * 10 ** ((dbfs - now) / 20), pcm.rate)


def mixed(voice: Pcm, noise: Pcm, snr_db: float) -> Pcm:
    """Return a voice with a noise, repeated to the voice's length, ``snr_db`` fainter than the voice."""
    noise = at_level(noise.at_rate(voice.rate), level(voice) - snr_db)
    repeated = np.resize(noise.samples, len(voice.samples)) if len(noise.samples) else np.zeros(len(voice.samples))
    return _pcm(voice.samples.astype(float) + repeated, voice.rate)


def room_response(rt60_s: float, seed: int = 0, direct_db: float = 6.0) -> Response:
    """Return the response of a room in which sound dies away by 60 dB in ``rt60_s`` seconds.

    It is a click and, from 5 ms on, noise that decays exponentially, all of it ``direct_db`` fainter than the click.
    """
    response = np.zeros(round(max(rt60_s, 0.01) * RATE))
    late = round(0.005 * RATE)
    seconds = np.arange(len(response) - late) / RATE
    tail = np.random.default_rng(seed).normal(size=len(seconds)) * 10 ** (-3 * seconds / rt60_s)
    response[late:] = tail / np.sqrt(np.sum(tail**2)) * 10 ** (-direct_db / 20)
    response[0] = 1.0
    return response


def in_room(pcm: Pcm, response: Response) -> Pcm:
    """Return a sound as it arrives in a room, as loud as it was, at RATE and with the room's tail."""
    samples = pcm.at_rate(RATE).samples.astype(float)
    size = len(samples) + len(response) - 1
    wet = np.fft.irfft(np.fft.rfft(samples, size) * np.fft.rfft(response, size), size)
    return at_level(_pcm(np.clip(wet, -FULL_SCALE, FULL_SCALE - 1), RATE), level(pcm))


def recording(path: Path) -> Pcm:
    """Return what is in a sound file. Raises RecordingUnusable with a sentence."""
    return Pcm(load(path), SAMPLE_RATE).at_rate(RATE)


def faint_noise(seconds: float, random: np.random.Generator) -> Pcm:
    """Return the sound of a quiet room."""
    return _pcm(random.normal(0, FULL_SCALE * 10 ** (FAINT_DBFS / 20), round(seconds * RATE)), RATE)


def _pcm(samples: NDArray[np.float64], rate: int) -> Pcm:
    return Pcm(np.clip(np.rint(samples), -32768, 32767).astype(np.int16), rate)
