"""The room as a source of sound in virtual time: something else sounds in it all the time, and players may speak."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from voice_host.hearing.source import SAMPLE_RATE, Block, Samples
from voice_host.rehearsal.virtual_clock import VirtualClock

BLOCK = 480
"""Samples a block, as long as the microphone's."""
FAINT = 8.0
"""Standard deviation of a quiet room's noise, -72 dBFS."""


class NoisyRoom:
    """Gives blocks of what sounds in the room at each moment; what sounds while nobody reads is not kept."""

    def __init__(self, clock: VirtualClock, sounding: Iterator[Samples], seed: int = 0) -> None:
        """``sounding`` is what sounds without end, piece by piece."""
        self._clock = clock
        self._sounding = sounding
        self._random = np.random.default_rng(seed)
        self._ahead: Samples = np.zeros(0, np.int16)
        self._said: Samples = np.zeros(0, np.int16)
        self._at = 0
        """The sample of the room's time that comes next."""

    def say(self, sound: Samples, after_s: float) -> None:
        """Let a player say this in ``after_s`` seconds, instead of what she has not said yet."""
        self._pass_by()
        self._said = np.concatenate([np.zeros(round(after_s * SAMPLE_RATE), np.int16), sound])

    def read(self, until: float | None) -> Block | None:
        """Return the next block, None where there is none by then."""
        if until is not None and self._clock.now() + BLOCK / SAMPLE_RATE > until:
            self._clock.advance_to(until)
            return None
        self._pass_by()
        block = self._next(BLOCK)
        self._clock.advance_to(self._at / SAMPLE_RATE)
        return Block(block, self._at / SAMPLE_RATE)

    def drop(self, before: float) -> None:
        """Nothing is kept, so there is nothing to forget."""

    def close(self) -> None:
        """Nothing to let go of."""

    def _pass_by(self) -> None:
        """Let that sound unheard which sounded while nobody read."""
        missed = round(self._clock.now() * SAMPLE_RATE) - self._at
        if missed > 0:
            self._next(missed)

    def _next(self, size: int) -> Samples:
        while len(self._ahead) < size:
            self._ahead = np.concatenate([self._ahead, next(self._sounding)])
        block = self._random.normal(0, FAINT, size) + self._ahead[:size]
        said = self._said[:size]
        block[: len(said)] += said
        self._ahead, self._said = self._ahead[size:], self._said[size:]
        self._at += size
        return np.clip(block, -32768, 32767).astype(np.int16)
