"""Capturing from a live microphone for a while, everything or as long as somebody speaks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from voice_host.devices import awake
from voice_host.hearing.microphone import Microphone
from voice_host.hearing.source import Block


class Capture:
    """What a microphone captures from its opening on, block by block."""

    def __init__(self, microphone: Microphone) -> None:
        self._microphone = microphone
        self.blocks: list[Block] = []
        """All that was taken so far."""

    def until(self, moment: float) -> Iterator[Block]:
        """Yield the next blocks until that moment of the host's clock. Raises MicrophoneLost."""
        while (block := self._microphone.read(moment)) is not None:
            self.blocks.append(block)
            yield block
            if block.ended_at >= moment:
                return

    def take(self, seconds: float) -> None:
        """Take what is captured during the next seconds, and before. Raises MicrophoneLost."""
        for _ in self.until(awake.now() + seconds):
            pass


@contextmanager
def capturing(device: str | None) -> Iterator[Capture]:
    """Open a microphone for a while; None is the system's. Raises MicrophoneUnavailable."""
    microphone = Microphone(awake.now, device)
    try:
        yield Capture(microphone)
    finally:
        microphone.close()
