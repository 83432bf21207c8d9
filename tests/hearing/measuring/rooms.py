"""Synthetic rooms: what a microphone would capture, as blocks on a clock."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from voice_host.hearing.measuring.captured import Captured, Sound, in_voice_band
from voice_host.hearing.measuring.hiss import SECONDS, hiss
from voice_host.hearing.source import SAMPLE_RATE, Block

BEGAN_AT = 1000.0
QUIET_S = 1.5
PAUSE_S = 1.2
BLOCK = 480
WINDOW = 320
TIMES = 5


@dataclass(frozen=True)
class SyntheticRoom:
    """A room with a loudspeaker and a microphone; levels in decibels."""

    echo_db: float | None = -20.0
    """What arrives of the loudspeaker, with the reverberation; None where nothing does."""
    delay_s: float = 0.04
    rt60_s: float = 0.0
    """In which time an echo falls by 60 dB; nought for no reverberation."""
    noise_db: float | None = -60.0
    """Of the noise in the band of voices; None for digital silence."""
    seed: int = 0

    def response(self) -> Sound:
        """What a click becomes: the direct sound, and a tail as strong as it."""
        random = np.random.default_rng(self.seed + 100)
        answer = np.zeros(1 + round(1.2 * self.rt60_s * SAMPLE_RATE))
        if self.rt60_s:
            seconds = np.arange(len(answer)) / SAMPLE_RATE
            tail = random.normal(0, 1, len(answer)) * 10 ** (-3 * seconds / self.rt60_s)
            answer = tail / np.sqrt(np.sum(tail**2))
        answer[0] += 1.0
        return np.concatenate([np.zeros(round(self.delay_s * SAMPLE_RATE)), answer])

    def capture(self, volume: float = 1.0, late: float = 0.0) -> tuple[Captured, list[float]]:
        """Play the hiss TIMES times; return what was captured, and when each ended. Blocks come up to ``late``
        seconds late.
        """
        each = round((SECONDS + PAUSE_S) * SAMPLE_RATE)
        count = round(QUIET_S * SAMPLE_RATE) + TIMES * each
        played = np.zeros(count)
        ends = [round((QUIET_S + SECONDS) * SAMPLE_RATE) + nth * each for nth in range(TIMES)]
        for end in ends:
            played[end - len(hiss()) : end] = volume * hiss()
        sound = self.echo(played) + self.noise(count)
        random = np.random.default_rng(self.seed + 200)
        samples = (sound * 32768).round().clip(-32768, 32767).astype(np.int16)
        blocks = [
            Block(samples[start : start + BLOCK], BEGAN_AT + (start + BLOCK) / SAMPLE_RATE + random.uniform(0, late))
            for start in range(0, count, BLOCK)
        ]
        return Captured.of(blocks), [BEGAN_AT + end / SAMPLE_RATE for end in ends]

    def echo(self, played: Sound) -> Sound:
        if self.echo_db is None:
            return np.zeros_like(played)
        size = 2 * len(played)
        heard = np.fft.irfft(np.fft.rfft(played, size) * np.fft.rfft(self.response(), size), size)[: len(played)]
        direct = hiss()
        answer = np.convolve(direct, self.response())[round(self.delay_s * SAMPLE_RATE) :][: len(direct)]
        loud = np.sqrt(np.mean(answer**2) / np.mean(direct**2))
        return np.asarray(heard * 10 ** (self.echo_db / 20) / loud)

    def noise(self, count: int) -> Sound:
        if self.noise_db is None:
            return np.zeros(count)
        noise = in_voice_band(np.random.default_rng(self.seed).normal(0, 1, count))
        return noise * 10 ** (self.noise_db / 20) / np.sqrt(np.mean(noise**2))

    def still_heard_s(self, threshold: float, sound: Sound | None = None) -> float:
        """For how long after a sound, the hiss or another, what is heard of it is above a power; from the moment on at
        which its last sample left the loudspeaker.
        """
        sound = hiss() if sound is None else sound
        heard = in_voice_band(self.echo(np.concatenate([sound, np.zeros(2 * SAMPLE_RATE)])))
        powers = np.convolve(heard**2, np.ones(WINDOW) / WINDOW, "same")
        above = np.flatnonzero(powers >= threshold)
        return (float(above[-1]) - len(sound)) / SAMPLE_RATE if len(above) else 0.0
