"""Takes the host's own voice out of what the microphone hears, knowing what the loudspeaker plays.

The work is done by WebRTC's echo canceller (AEC3, Apache-2.0, package pywebrtc-audio); here the two sounds are laid
beside each other. What is played arrives some time after it is captured or before; the canceller finds the way of the
sound through the room by itself, as long as that stays the same.
"""

from __future__ import annotations

from collections import deque

import numpy as np

from voice_host.hearing.source import SAMPLE_RATE, Block, Samples, Source

KEPT_S = 4.0
"""Seconds of what was played that are remembered; the microphone is never so late."""
KEPT_PIECES = 1000
"""Of what was played while nobody looked."""
FRAME = SAMPLE_RATE // 100
"""Samples that the canceller takes at a time."""
SLACK_S = 0.06
"""So far the clocks of the two devices may drift apart before the sounds are laid beside each other anew. Moments are
told by the devices to some ten milliseconds only, and following each of them would tear the sound to pieces."""


class FarEnd:
    """What the loudspeaker plays, on the host's clock."""

    def __init__(self) -> None:
        self._played: deque[tuple[Samples, int, float]] = deque(maxlen=KEPT_PIECES)
        """What came since the last look."""
        self._sound: Samples = np.zeros(round(KEPT_S * SAMPLE_RATE), np.int16)
        self._write = 0
        """The position up to which it is filled; position 0 is moment 0 of the clock."""
        self._rate = 0

    def play(self, samples: Samples, rate: int, at: float) -> None:
        """Note that ``samples``, ``rate`` of them a second, are heard from the moment ``at`` on.

        Called by the loudspeaker's own thread, which must not wait: it is only put down.
        """
        if len(samples):
            self._played.append((samples, rate, at))

    def between(self, start: int, length: int) -> Samples:
        """Return so many samples at SAMPLE_RATE from that position on; what was not played is silence."""
        while self._played:
            self._lay_down(*self._played.popleft())
        positions = np.arange(start, start + length)
        known = (positions < self._write) & (positions >= self._write - len(self._sound))
        return np.where(known, self._sound[positions % len(self._sound)], 0).astype(np.int16)

    def _lay_down(self, samples: Samples, rate: int, at: float) -> None:
        import soxr

        position = round(at * SAMPLE_RATE)
        if rate != self._rate or abs(position - self._write) > SLACK_S * SAMPLE_RATE:
            self._rate = rate
            self._resampler = soxr.ResampleStream(rate, SAMPLE_RATE, 1, dtype="int16")
            self._fill(max(0, position - self._write), self._write)
            self._write = position
        sound = self._resampler.resample_chunk(samples)[-len(self._sound) :]
        self._sound[np.arange(self._write, self._write + len(sound)) % len(self._sound)] = sound
        self._write += len(sound)

    def _fill(self, count: int, start: int) -> None:
        """Let there be silence for so many samples."""
        count = min(count, len(self._sound))
        self._sound[np.arange(start, start + count) % len(self._sound)] = 0


class EchoCanceller:
    """A source of sound: the microphone without the loudspeaker."""

    def __init__(self, source: Source, far_end: FarEnd) -> None:
        # A megabyte of native code that only those need who have no headset.
        from pywebrtc_audio import EchoCanceller as Aec3

        self._source = source
        self._far_end = far_end
        self._aec3 = Aec3(sample_rate=SAMPLE_RATE)
        self._position: int | None = None
        """Where in what was played the next sample of the microphone belongs."""
        self._rest: Samples = np.zeros(0, np.int16)
        """Samples that do not fill a frame of the canceller yet."""

    def read(self, until: float | None) -> Block | None:
        """Return the next block: see Source."""
        gap = False
        while (block := self._source.read(until)) is not None:
            gap = gap or block.gap
            captured = np.concatenate([self._rest, block.samples])
            length = len(captured) // FRAME * FRAME
            self._rest = captured[length:]
            if length:
                ended_at = block.ended_at - len(self._rest) / SAMPLE_RATE
                return Block(self._without_echo(captured[:length], ended_at), ended_at, gap)
        return None

    def _without_echo(self, captured: Samples, ended_at: float) -> Samples:
        start = round(ended_at * SAMPLE_RATE) - len(captured)
        if self._position is None or abs(start - self._position) > SLACK_S * SAMPLE_RATE:
            self._position = start
        played = self._far_end.between(self._position, len(captured))
        self._position += len(captured)
        clean: Samples = self._aec3.process(captured, played)
        return clean

    def drop(self, before: float) -> None:
        """Forget what was captured before that moment: see Source."""
        self._rest = self._rest[:0]
        self._source.drop(before)

    def close(self) -> None:
        """Let go of the microphone."""
        self._source.close()
