"""The host's ear: a source of sound, attention, and the host's clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Union

from voice_host.hearing.activity import SpeechGate
from voice_host.hearing.attention import Attention
from voice_host.hearing.ears import Ears
from voice_host.hearing.errors import MicrophoneLost
from voice_host.hearing.freed_memory import give_back
from voice_host.hearing.listening_model import ListeningModel
from voice_host.hearing.second_ear import LIGHT
from voice_host.hearing.settings import ListeningSettings
from voice_host.hearing.source import Source
from voice_host.hearing.turn import ListeningTurn
from voice_host.hearing.utterance import EndOfInput, Silence, Utterance
from voice_host.hearing.vosk_recognizer import VoskEngine
from voice_host.language.sentences import Sentences
from voice_host.script import Meaning


def attention(
    model: ListeningModel,
    sentences: Sentences,
    settings: ListeningSettings | None = None,
    turn: ListeningTurn | None = None,
) -> Attention:
    """Return attention with vosk behind it. Loads the model, which takes a tenth of a second. Raises ModelUnusable."""
    settings = settings or ListeningSettings()
    sounds = VoskEngine(model, options=LIGHT) if model.has_second_ear else None
    ears = Ears(VoskEngine(model), model, sentences, settings, sounds)
    made = Attention(SpeechGate(), ears, settings, turn)
    give_back()  # what loading took beyond what was loaded
    return made


class VoiceEar:
    """Listens to a source of sound."""

    def __init__(self, source: Source, attention: Attention, now: Callable[[], float]) -> None:
        """``now`` is the host's clock, the same that the source's blocks are timed by."""
        self._source = source
        self._attention = attention
        self._now = now
        self.patience = 1.0

    def listen(self, expects: tuple[type[Meaning], ...], until: float | None) -> Union[Utterance, Silence]:
        """Wait for an utterance: see Ear. What was captured since the host has spoken counts, also before this call."""
        self._source.drop(self._attention.turn.open_from)
        self._attention.patience = self.patience
        self._attention.expect(expects)
        while True:
            try:
                block = self._source.read(None if self._attention.busy else until)
            except MicrophoneLost:
                self._attention.turn.lose()
                raise
            except EndOfInput:
                if utterance := self._attention.give_up(self._now()):
                    return utterance
                raise
            if block is None:
                return Silence()
            if utterance := self._attention.hear(block):
                return replace(utterance, decided_at=max(utterance.decided_at, self._now()))
            if until is not None and block.ended_at >= until and not self._attention.busy:
                return Silence()

    def turn_to(self, sentences: Sentences) -> None:
        """Hear what can be said in another game."""
        self._attention.turn_to(sentences)

    def close(self) -> None:
        """Let go of the source."""
        self._source.close()
