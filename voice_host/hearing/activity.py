"""The gate: is anybody speaking at all? Silero's small network tells speech from barks, rain and dice."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from voice_host.hearing.decibels import FULL_SCALE
from voice_host.hearing.silero.network import WINDOW, SpeechNetwork
from voice_host.hearing.source import SAMPLE_RATE, Samples


class SpeechGate:
    """Cuts the sound into windows of 32 ms and gives each a probability of speech."""

    def __init__(self) -> None:
        self._network = SpeechNetwork()
        self._rest: Samples = np.zeros(0, np.int16)

    @property
    def window(self) -> float:
        """The length of a window in seconds."""
        return WINDOW / SAMPLE_RATE

    @property
    def pending(self) -> float:
        """Seconds of sound that do not fill a window yet."""
        return len(self._rest) / SAMPLE_RATE

    def windows(self, samples: Samples) -> Iterator[tuple[Samples, float]]:
        """Take more sound and yield every window that is full, with its probability of speech, 0 to 1."""
        sound = np.concatenate([self._rest, samples])
        full = len(sound) // WINDOW * WINDOW
        self._rest = sound[full:]
        for start in range(0, full, WINDOW):
            window = sound[start : start + WINDOW]
            yield window, self._network.probability(np.asarray(window / FULL_SCALE, np.float32))

    def drop(self) -> None:
        """Forget sound that does not fill a window yet."""
        self._rest = self._rest[:0]
