"""The plain vosk loop, as in vosk's own examples: blocks in, a result where Kaldi says that speech has ended.

It has the same model and the same phrase list as the host, and its words are read by the same sentences. What it has
not: the gate, the second ear, several readings, and the host's way to tell when a person has finished.
"""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from voice_host.hearing.doubt import without_unknown_ends
from voice_host.hearing.ears import words_by_ear
from voice_host.hearing.listening_model import ListeningModel
from voice_host.hearing.source import SAMPLE_RATE, Block
from voice_host.hearing.utterance import Utterance
from voice_host.hearing.vosk_library import vosk_library
from voice_host.hearing.vosk_recognizer import phrase_list
from voice_host.language import Sentences
from voice_host.rehearsal.benchmark.kaldi_rules import copy_with_rules
from voice_host.script import Meaning


class PlainVosk:
    """Follows sound as ``overhear`` wants it."""

    def __init__(self, model: ListeningModel, sentences: Sentences) -> None:
        vosk = vosk_library()
        with TemporaryDirectory() as place:
            # Kaldi reads everything while it loads, so the copy is not needed after that.
            self._model = vosk.Model(str(copy_with_rules(model.folder, Path(place) / "model")))
        self._vocabulary = words_by_ear(model, sentences.language)
        self._sentences = sentences
        self._made: dict[tuple[type[Meaning], ...], Any] = {}

    def enter_room(self) -> None:
        """Nothing is known of the room."""

    def expect(self, expects: tuple[type[Meaning], ...]) -> None:
        """Begin anew, for an utterance that means one of these."""
        if expects not in self._made:
            phrases = phrase_list(self._sentences.phrases(expects, known=self._vocabulary), self._vocabulary)
            self._made[expects] = vosk_library().KaldiRecognizer(self._model, SAMPLE_RATE, json.dumps(phrases))
        self._recognizer = self._made[expects]
        self._recognizer.Reset()

    def hear(self, block: Block) -> Utterance | None:
        """Take the next block; return what was said where a rule says that it is over."""
        if not self._recognizer.AcceptWaveform(block.samples.tobytes()):
            return None
        return _utterance(self._recognizer.Result(), block.ended_at)

    def give_up(self, at: float) -> Utterance | None:
        """Return what was said until the sound ended."""
        return _utterance(self._recognizer.FinalResult(), at)


def _utterance(result: str, at: float) -> Utterance | None:
    text = json.loads(result)["text"]
    return Utterance(without_unknown_ends(text), decided_at=at) if text else None
