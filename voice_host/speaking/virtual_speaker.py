"""A speaker that plays in virtual time: rehearsals and demos take no longer than computing takes."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event

from voice_host.speaking.pcm import Pcm


class VirtualSpeaker:
    """Plays by moving a clock on, and hands the sound to whoever wants it (as ``Talk.append``)."""

    def __init__(self, advance: Callable[[float], object], *sinks: Callable[[Pcm], object]) -> None:
        """``advance`` moves the virtual clock on by seconds; each sink gets every piece, before the clock moves."""
        self._advance = advance
        self._sinks = sinks
        self.left_at: float | None = None

    def play(self, pcm: Pcm, stopped: Event) -> bool:
        """Play all of it in no time, unless it was stopped before."""
        if stopped.is_set():
            return False
        for sink in self._sinks:
            sink(pcm)
        self._advance(pcm.seconds)
        return True
