"""What a doctor's test needs: a voice, a microphone and a loudspeaker that are none, and a room that was measured."""

from __future__ import annotations

import numpy as np

from voice_host.commands.overhearing import Finding
from voice_host.hearing.measuring.echo import Echo
from voice_host.hearing.measuring.noise import Noise
from voice_host.hearing.measuring.room import Room as MeasuredRoom
from voice_host.hearing.source import Block, Samples
from voice_host.script import Sound
from voice_host.script.meaning import Number
from voice_host.speaking.errors import SpeakerUnavailable
from voice_host.speaking.find_synthesizer import find_synthesizer
from voice_host.speaking.pcm import Pcm
from voice_host.speaking.silent import SilentVoice


class Mouth(SilentVoice):
    """A voice that remembers what it said; a sound is its name in brackets."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__()
        self.said: list[str] = []
        self._fails = fails

    def say(self, text: str, priority: object = None) -> bool:
        if self._fails:
            raise SpeakerUnavailable("The loudspeaker is gone.")
        self.said.append(text)
        return True

    def sound(self, sound: Sound, priority: object = None) -> bool:
        self.said.append(f"[{sound.value}]")
        return True


def counting(db: float) -> Pcm:
    """Somebody counts to ten, at that level."""
    pcm = find_synthesizer().pcm("one two three four five six seven eight nine ten", voice="en-us")
    samples = pcm.samples.astype(float)
    scaled = samples * 32768 * 10 ** (db / 20) / np.sqrt(np.mean(samples**2))
    return Pcm(scaled.clip(-32768, 32767).astype(np.int16), pcm.rate)


class Room:
    """A microphone before which somebody counts, louder each time it is opened."""

    levels: list[float] = []  # noqa: RUF012

    def __init__(self, now: object, device: str | None = None) -> None:
        self._sound = [counting(self.levels.pop(0)).at_rate(16_000).samples] if self.levels else []

    def read(self, until: float) -> Block | None:
        return Block(self._sound.pop(), until - 1) if self._sound else None

    def close(self) -> None:
        pass


class Overhears:
    """Understands everybody who counts."""

    def __init__(self, *how: object, language: str) -> None:
        pass

    def of(self, sound: Samples, called: str) -> Finding:
        return Finding(called, "one two", Number(12))


class Loudspeaker:
    """Plays into a list."""

    played: list[Pcm] = []  # noqa: RUF012
    left_at = None

    def __init__(self, device: str | None) -> None:
        self.name = device

    def play(self, pcm: Pcm, stopped: object) -> bool:
        self.played.append(pcm)
        return True


MEASURED = MeasuredRoom(Noise(1e-6, 2e-6), Echo(0.054, -20.04, 1.0), False, 0.2031)
"""A usual room."""
