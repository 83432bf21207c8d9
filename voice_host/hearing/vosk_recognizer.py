"""Vosk as the host's recogniser."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from voice_host.hearing.errors import ModelUnusable
from voice_host.hearing.freed_memory import give_back
from voice_host.hearing.grammar_file import BORROWED, GrammarWeights, write_grammar
from voice_host.hearing.listening_model import PHONE_MARK, ListeningModel
from voice_host.hearing.recognizer import UNKNOWN, Reading, Span
from voice_host.hearing.sentence_graph import SentenceGrammar
from voice_host.hearing.source import SAMPLE_RATE, Samples
from voice_host.hearing.vosk_library import vosk_library

UNKNOWN_SHARE = 40
"""One UNKNOWN in a phrase list for so many phrases: as many as kept foreign words out without eating words."""


class VoskRecognizer:
    """A KaldiRecognizer."""

    def __init__(self, kaldi: Any, readings: int, *, sentences: bool = False) -> None:
        """``sentences``: whether it hears words of sentences, so that sounds between them are an "um" or "er" and left
        out, and it is told when each of them was said.
        """
        self._kaldi = kaldi
        self._sentences = sentences
        self._kaldi.SetWords(sentences)
        # Even for one reading: without it vosk weighs all words against all others, at several times the cost.
        self._kaldi.SetMaxAlternatives(readings)
        self._before: list[str] = []
        self._taken = 0
        """Samples since it was made: vosk counts the times of words from there."""
        self._began = 0
        """Of them those before the present utterance."""

    def hear(self, samples: Samples) -> None:
        """Take the next sound. Where the model's own end-of-speech rules cut it, the pieces are joined."""
        self._taken += len(samples)
        if self._kaldi.AcceptWaveform(samples.tobytes()):
            self._before.append(_readings(self._kaldi.Result(), 0.0)[0].words)

    def so_far(self) -> str:
        """Return the words as they look at this moment, before the sounds that the network still holds back."""
        return " ".join([*self._before, str(json.loads(self._kaldi.PartialResult())["partial"])]).strip()

    def finish(self) -> tuple[Reading, ...]:
        """Flush the sounds the network still holds back as context (a fifth of a second) and return the readings."""
        readings = _readings(self._kaldi.FinalResult(), self._began / SAMPLE_RATE)
        before = self._before
        self.reset()
        if before:
            readings = tuple(Reading(" ".join([*before, each.words]).strip(), each.score) for each in readings)
        return tuple(map(_without_hesitations, readings)) if self._sentences else readings

    def reset(self) -> None:
        """Forget what was heard."""
        self._before = []
        self._began = self._taken
        self._kaldi.Reset()


class VoskEngine:
    """A vosk model and what can be made of it."""

    def __init__(
        self,
        model: ListeningModel,
        weights: GrammarWeights | None = None,
        *,
        options: Mapping[str, float] | None = None,
    ) -> None:
        """Load the model. ``options`` go before those of its own ``conf/model.conf``, by their names there. Raises
        ModelUnusable.
        """
        self._model = model
        self._chosen_weights = weights
        self._kaldi_model: Any = _with_options(model, options) if options else _loaded(model.folder)

    def turn_to(self, model: ListeningModel) -> None:
        """Listen for another language with the same model: its words are in the same tables."""
        self._model = model

    @property
    def weights(self) -> GrammarWeights:
        """Those that were chosen, or else those of the language that is listened for."""
        return self._chosen_weights or (BORROWED if self._model.borrows else GrammarWeights())

    def of_phrases(self, phrases: Sequence[str], *, readings: int, unknown: bool = True) -> VoskRecognizer:
        """Return a recogniser of sentences like ``phrases``.

        To vosk a list is no grammar but words with pair statistics (a bigram that backs off), so that any word may
        follow any other. Phrases with a word that the model lacks are left out.
        """
        listed = phrase_list(phrases, self._model.vocabulary, unknown=unknown)
        return VoskRecognizer(
            vosk_library().KaldiRecognizer(self._kaldi_model, SAMPLE_RATE, json.dumps(listed, ensure_ascii=False)),
            readings,
        )

    def of_sentences(self, grammar: SentenceGrammar, *, readings: int) -> VoskRecognizer:
        """Return a recogniser of a grammar's sentences.

        Vosk takes a grammar only from the model's folder, so the model is loaded once more, from a folder that differs
        in nothing else. That costs a twentieth of a second with the model that ships. From then on it serves for
        phrases too, so that there is one network in memory.
        """
        with TemporaryDirectory(prefix="voice-host-") as place:
            folder = Path(place)
            path = folder / "graph" / "Gr.fst"
            _stand_in(self._model.folder, folder, without=path)
            write_grammar(
                grammar, self._model.labels, self._model.short_words, self.weights, path, self._model.hesitations
            )
            self._kaldi_model = None
            give_back()
            self._kaldi_model = _loaded(folder)
        kaldi = vosk_library().KaldiRecognizer(self._kaldi_model, SAMPLE_RATE)
        return VoskRecognizer(kaldi, readings, sentences=True)


def phrase_list(phrases: Sequence[str], vocabulary: Collection[str], *, unknown: bool = True) -> list[str]:
    """Return the list that vosk gets: the phrases that a model with this vocabulary can hear, and UNKNOWN."""
    known = [phrase for phrase in phrases if all(word in vocabulary for word in phrase.split())]
    if unknown and UNKNOWN in vocabulary:
        known += [UNKNOWN] * max(3, len(known) // UNKNOWN_SHARE)
    return known


def _readings(result: str, began: float) -> tuple[Reading, ...]:
    """Return the readings of an utterance that began so many seconds after the recogniser was made."""
    return tuple(
        Reading(each["text"].strip(), each["confidence"], tuple(_span(word, began) for word in each.get("result", ())))
        for each in json.loads(result)["alternatives"]
    )


def _span(word: Mapping[str, float], began: float) -> Span:
    return word["start"] - began, word["end"] - began


def _without_hesitations(reading: Reading) -> Reading:
    words = reading.words.split()
    said = [n for n, word in enumerate(words) if not word.startswith(PHONE_MARK)]
    if not reading.spans:
        return Reading(" ".join(words[n] for n in said), reading.score)
    spans = tuple(reading.spans[n] for n in said)
    hesitations = tuple(reading.spans[n] for n in range(len(words)) if n not in said)
    return Reading(" ".join(words[n] for n in said), reading.score, spans, hesitations)


def _loaded(folder: Path) -> Any:
    vosk = vosk_library()
    try:
        return vosk.Model(os.fspath(folder))
    except Exception as error:  # vosk raises nothing narrower
        raise ModelUnusable(
            f"The listening model in {folder} cannot be loaded; unpack it again, or name another with --model."
        ) from error


def _with_options(model: ListeningModel, options: Mapping[str, float]) -> Any:
    """Load a model with other options, from a folder that differs in nothing else."""
    with TemporaryDirectory(prefix="voice-host-") as place:
        folder = Path(place)
        file = folder / "conf" / "model.conf"
        _stand_in(model.folder, folder, without=file)
        theirs = model.folder / "conf" / "model.conf"
        usual = theirs.read_text(encoding="utf-8") if theirs.exists() else ""
        kept = [line for line in usual.splitlines() if line.partition("=")[0].lstrip("-") not in options]
        others = [f"--{name}={value:g}" for name, value in options.items()]
        file.write_text("\n".join([*kept, *others, ""]), encoding="utf-8")
        return _loaded(folder)


def _stand_in(model: Path, folder: Path, *, without: Path) -> None:
    """Fill a folder with links to a model's files, copies where the system has no links; all but ``without``."""
    for file in model.rglob("*"):
        there = folder / file.relative_to(model)
        if file.is_dir():
            there.mkdir(parents=True, exist_ok=True)
        elif there != without:
            there.parent.mkdir(parents=True, exist_ok=True)
            try:
                there.symlink_to(file.resolve())
            except OSError:
                shutil.copyfile(file, there)
