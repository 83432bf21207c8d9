"""Sound as numbers."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.int16]
"""One channel of sound, shape ``(frames,)``, full scale 32767."""

AUDIBLE = 100
"""Samples at or below this (-50 dBFS) count as silence where the end of speech is looked for."""


class Pcm(NamedTuple):
    """A piece of sound: one channel of 16-bit samples and how many there are in a second."""

    samples: Samples
    rate: int
    """Samples a second (Hz)."""

    @property
    def seconds(self) -> float:
        """How long it lasts."""
        return len(self.samples) / self.rate

    def at_volume(self, volume: float) -> Pcm:
        """Return it with every sample multiplied by ``volume``, 0 (nothing) to 1 (as it is)."""
        if volume == 1:
            return self
        return Pcm((self.samples * np.float32(volume)).astype(np.int16), self.rate)

    def at_rate(self, rate: int) -> Pcm:
        """Return the same sound with ``rate`` samples a second."""
        if rate == self.rate or not len(self.samples):
            return Pcm(self.samples, rate)
        import soxr

        return Pcm(soxr.resample(self.samples, self.rate, rate), rate)

    def after_silence(self, seconds: float) -> Pcm:
        """Return it with ``seconds`` of silence before it."""
        return Pcm(np.concatenate([silence(seconds, self.rate).samples, self.samples]), self.rate)

    def without_tail(self, keep_s: float = 0.01) -> Pcm:
        """Return it without the silence at its end, of which ``keep_s`` seconds stay."""
        audible = np.flatnonzero(np.abs(self.samples.astype(np.int32)) > AUDIBLE)
        end = audible[-1] + 1 + round(keep_s * self.rate) if len(audible) else 0
        return Pcm(self.samples[:end], self.rate)


def silence(seconds: float, rate: int) -> Pcm:
    """Return that much silence."""
    return Pcm(np.zeros(round(seconds * rate), np.int16), rate)
