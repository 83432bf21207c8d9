"""Vosk as the host's recogniser: one model a process, a recogniser a phrase list."""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Sequence
from pathlib import Path

from voice_host.hearing.errors import ModelUnusable
from voice_host.hearing.recognizer import UNKNOWN, Reading
from voice_host.hearing.source import SAMPLE_RATE, Samples

UNKNOWN_SHARE = 40
"""One UNKNOWN in the phrase list for so many phrases: as many as kept foreign words out without eating words."""


class VoskRecognizer:
    """A KaldiRecognizer for one phrase list.

    To vosk the list is no grammar but words with pair statistics (a bigram that backs off), so that any word may
    follow any other; whether the words make a sentence is for the sentences to say.
    """

    def __init__(self, model: object, phrases: Sequence[str], readings: int) -> None:
        import vosk

        self._kaldi = vosk.KaldiRecognizer(model, SAMPLE_RATE, json.dumps(list(phrases)))
        self._several = readings > 1
        if self._several:
            self._kaldi.SetMaxAlternatives(readings)
        self._before: list[str] = []

    def hear(self, samples: Samples) -> None:
        """Take the next sound. Where the model's own end-of-speech rules cut it, the pieces are joined."""
        if self._kaldi.AcceptWaveform(samples.tobytes()):
            self._before.append(self._readings(self._kaldi.Result())[0].words)

    def finish(self) -> tuple[Reading, ...]:
        """Flush the sounds the network still holds back as context (a fifth of a second) and return the readings."""
        readings = self._readings(self._kaldi.FinalResult())
        before = self._before
        self.reset()
        return tuple(Reading(" ".join([*before, r.words]).strip(), r.score) for r in readings)

    def reset(self) -> None:
        """Forget what was heard."""
        self._before = []
        self._kaldi.Reset()

    def _readings(self, result: str) -> tuple[Reading, ...]:
        found = json.loads(result)
        if self._several:
            return tuple(Reading(each["text"].strip(), each["confidence"]) for each in found["alternatives"])
        return (Reading(found["text"].strip(), 0.0),)


class VoskEngine:
    """A loaded vosk model."""

    def __init__(self, folder: Path, vocabulary: Collection[str]) -> None:
        """Load the model in ``folder``, whose word list is ``vocabulary``. Raises ModelUnusable."""
        import vosk

        vosk.SetLogLevel(-1)
        try:
            self._model = vosk.Model(os.fspath(folder))
        except Exception as error:  # vosk raises nothing narrower
            raise ModelUnusable(
                f"The listening model in {folder} cannot be loaded; unpack it again, or name another with --model."
            ) from error
        self._vocabulary = vocabulary

    def recognizer(self, phrases: Sequence[str], *, readings: int = 1, unknown: bool = True) -> VoskRecognizer:
        """Return a recogniser of sentences like ``phrases``. Phrases with a word the model lacks are left out."""
        return VoskRecognizer(self._model, phrase_list(phrases, self._vocabulary, unknown=unknown), readings)


def phrase_list(phrases: Sequence[str], vocabulary: Collection[str], *, unknown: bool = True) -> list[str]:
    """Return the list that vosk gets: the phrases that a model with this vocabulary can hear, and UNKNOWN."""
    known = [phrase for phrase in phrases if all(word in vocabulary for word in phrase.split())]
    if unknown and UNKNOWN in vocabulary:
        known += [UNKNOWN] * max(3, len(known) // UNKNOWN_SHARE)
    return known
