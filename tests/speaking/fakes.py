"""Stand-ins for the parts around the one under test."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event

import numpy as np

from voice_host.speaking.errors import UnknownVoice
from voice_host.speaking.pcm import Pcm
from voice_host.speaking.synthesizer import NORMAL_PITCH, NORMAL_RATE

RATE = 1000


class CountingSynthesizer:
    """Every letter lasts a tenth of a second."""

    name = "counting"

    def __init__(self, *, is_quick: bool = False) -> None:
        self.is_quick = is_quick
        self.calls: list[tuple[str, str | None, int, int]] = []

    def pcm(self, text: str, *, voice: str | None = None, rate: int = NORMAL_RATE, pitch: int = NORMAL_PITCH) -> Pcm:
        self.calls.append((text, voice, rate, pitch))
        return Pcm(np.full(len(text) * RATE // 10, 1000, np.int16), RATE)

    def voices(self) -> tuple[str, ...]:
        return ("deep", "high")

    def check(self, voice: str) -> None:
        if voice not in self.voices():
            raise UnknownVoice(f"no {voice}")


class HeldSpeaker:
    """Each line sounds until it is released or stopped."""

    def __init__(self) -> None:
        self.played: list[int] = []
        self.sounding = Event()
        self.release = Event()
        self.left_at: float | None = None

    def play(self, pcm: Pcm, stopped: Event) -> bool:
        self.played.append(len(pcm.samples))
        self.sounding.set()
        while not self.release.wait(0.001):
            if stopped.is_set():
                return False
        return True


def eventually(true: Callable[[], bool]) -> bool:
    """Whether it becomes true within ten seconds."""
    return any(true() or Event().wait(0.005) for _ in range(2000))
