"""Synthesised words through the real ear, in virtual time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, Union

from voice_host.hearing.attention import Attention
from voice_host.hearing.listener import VoiceEar
from voice_host.hearing.utterance import Silence, Utterance
from voice_host.language import Sentences
from voice_host.rehearsal.speaking.player_voice import PlayerVoice, heard
from voice_host.rehearsal.speaking.synthetic_source import SyntheticSource
from voice_host.rehearsal.virtual_clock import VirtualClock
from voice_host.script import Meaning
from voice_host.script.meaning import Always
from voice_host.speaking.pcm import Pcm
from voice_host.speaking.synthesizer import Synthesizer

REACTION_S = 0.4
"""From the end of the host's words to the first of the player's."""


class Utters(Protocol):
    """Says words to a host."""

    def utter(
        self, voice: PlayerVoice, words: str, expects: tuple[type[Meaning], ...], until: float | None
    ) -> Union[Utterance, Silence]:
        """Say words and return what the host heard. Raises EndOfInput where it did not notice them at all."""


class Mouth:
    """Says words into a synthetic room, where the host listens."""

    def __init__(
        self,
        synthesizer: Synthesizer,
        attention: Attention,
        clock: VirtualClock,
        record: Callable[[Pcm, float], object] = lambda pcm, at: None,
    ) -> None:
        """``record`` gets every sound and the moment when it begins."""
        self._synthesizer = synthesizer
        self._clock = clock
        self._record = record
        self._source = SyntheticSource(clock)
        self._ear = VoiceEar(self._source, attention, clock.now)

    def utter(
        self, voice: PlayerVoice, words: str, expects: tuple[type[Meaning], ...], until: float | None
    ) -> Union[Utterance, Silence]:
        """Say words and return what the ear makes of them. Raises EndOfInput where it did not notice them at all."""
        pcm = voice.speak(self._synthesizer, words)
        self._record(pcm, self._clock.now() + REACTION_S)
        self._source.say(heard(pcm), REACTION_S)
        return self._ear.listen(expects, until)


def meant_by(sentences: Sentences, words: str, expects: tuple[type[Meaning], ...]) -> Meaning | None:
    """Return what words mean as an answer, or else as something that may always be said; None where they mean nothing.

    ``words`` are in normal form.
    """
    answers = tuple(meaning for meaning in expects if not issubclass(meaning, Always))
    for group in (answers, sentences.always):
        meanings = sentences.understand(words, group).meanings
        if meanings:
            return meanings[0]
    return None
