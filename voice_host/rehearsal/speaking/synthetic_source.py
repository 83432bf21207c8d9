"""A source of sound for hearing: synthesised players in a quiet room, in virtual time."""

from __future__ import annotations

import numpy as np

from voice_host.hearing.source import SAMPLE_RATE, Block, Samples
from voice_host.hearing.utterance import EndOfInput
from voice_host.rehearsal.virtual_clock import VirtualClock

BLOCK_S = 0.032
"""One window of the speech gate, so that a decision comes no later than it would with a microphone."""
NOISE = 8.0
"""Standard deviation of the room's noise in steps of 16 bits (-72 dBFS): no microphone is as silent as zeros."""
PATIENCE_S = 3.0
"""Sound that is over for so long and was not answered has not been noticed: longer than any wait of the listener."""


class SyntheticSource:
    """Gives blocks of sound; reading one lets its time pass."""

    def __init__(self, clock: VirtualClock, seed: int = 0) -> None:
        self._clock = clock
        self._random = np.random.default_rng(seed)
        self._sound: Samples = np.zeros(0, np.int16)
        self._ended_at = clock.now()

    @property
    def sounds(self) -> bool:
        """Whether something that was to be said has not sounded to its end."""
        return len(self._sound) > 0

    def say(self, sound: Samples, after_s: float) -> None:
        """Let this sound, 16 kHz, in ``after_s`` seconds, instead of what has not sounded yet."""
        self._sound = np.concatenate([np.zeros(round(after_s * SAMPLE_RATE), np.int16), sound])

    def read(self, until: float | None) -> Block | None:
        """Return the next block, None where there is none by then. Raises EndOfInput where nobody speaks any more."""
        now = self._clock.now()
        if until is not None and now + BLOCK_S > until:
            self._clock.advance_to(until)
            return None
        if self.sounds:
            self._ended_at = now + BLOCK_S
        elif until is None and now > self._ended_at + PATIENCE_S:
            raise EndOfInput
        size = round(BLOCK_S * SAMPLE_RATE)
        block = self._random.normal(0, NOISE, size)
        block[: len(self._sound[:size])] += self._sound[:size]
        self._sound = self._sound[size:]
        self._clock.advance(BLOCK_S)
        return Block(np.clip(block, -32768, 32767).astype(np.int16), self._clock.now())

    def drop(self, before: float) -> None:
        """Nothing is captured ahead, so there is nothing to forget."""

    def close(self) -> None:
        """Nothing to let go of."""
