"""The voices of synthetic players."""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.hearing.source import SAMPLE_RATE, Samples
from voice_host.speaking.pcm import Pcm
from voice_host.speaking.synthesizer import Synthesizer

LOUDNESS = 0.5
"""Half of full scale: a voice across a room."""


@dataclass(frozen=True)
class PlayerVoice:
    """How one player sounds."""

    name: str | None = None
    """As the synthesizer calls it, None for its own choice."""
    rate: int = 150
    """Words a minute."""
    pitch: int = 50
    """0 to 100."""

    def speak(self, synthesizer: Synthesizer, words: str) -> Pcm:
        """Return the words spoken. Raises UnknownVoice, SpeechUnavailable."""
        return synthesizer.pcm(words, voice=self.name, rate=self.rate, pitch=self.pitch).at_volume(LOUDNESS)


VOICES = (
    PlayerVoice("en-us+f2", 150, 55),
    PlayerVoice("en-gb+m3", 145, 45),
    PlayerVoice("en-us+m1", 160, 50),
    PlayerVoice("en-us+f3", 155, 65),
    PlayerVoice("en-us+m4", 150, 45),
    PlayerVoice("en-gb+f2", 145, 60),
)
"""Voices of espeak-ng that differ in accent, speaker, speed and pitch."""


def voices_of(synthesizer: Synthesizer, language: str = "en") -> tuple[PlayerVoice, ...]:
    """Return voices that the synthesizer has: those above, or else its own of the language at several pitches."""
    known = set(synthesizer.voices())
    if {str(voice.name).partition("+")[0] for voice in VOICES} <= known:
        return VOICES
    own = [name for name in synthesizer.voices() if language in name.lower().replace("_", "-").split("-")]
    return tuple(PlayerVoice(name, 150, 50) for name in own[:6]) or (PlayerVoice(), PlayerVoice(rate=165, pitch=65))


def heard(pcm: Pcm) -> Samples:
    """Return a sound as a microphone gives it to hearing."""
    return pcm.at_rate(SAMPLE_RATE).samples
