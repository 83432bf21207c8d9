"""What every engine does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt
import soxr

from voice_host.hearing.source import SAMPLE_RATE

Waveform = npt.NDArray[np.float32]
"""Samples between -1 and 1."""


@dataclass(frozen=True)
class Spoken:
    """A line, as somebody said it."""

    samples: Waveform
    """16,000 a second."""
    speaker: str


class Engine(Protocol):
    """Speaks."""

    licence: str
    """What its voices may be used for."""

    def say(self, line: str, chance: np.random.Generator) -> Spoken:
        """Speak a line in a voice and at a pace drawn by chance."""
        ...


def resampled(samples: npt.ArrayLike, rate: float) -> Waveform:
    """Return samples of ``rate`` a second as 16,000 a second, without silence at both ends, at most 0.6 loud."""
    at_16k = np.asarray(soxr.resample(np.asarray(samples, np.float32).ravel(), rate, SAMPLE_RATE), np.float32)
    top = float(np.abs(at_16k).max(initial=0))
    if top < 1e-3:
        return at_16k[:0]
    loud = np.flatnonzero(np.abs(at_16k) > 0.01 * top)
    return at_16k[max(0, loud[0] - 160) : loud[-1] + 160] * np.float32(0.6 / top)
