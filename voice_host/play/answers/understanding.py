"""From what was heard to what was meant: clear, doubtful, not now, or nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Union

from voice_host.hearing.utterance import Utterance
from voice_host.language.listed import parts
from voice_host.language.sentences import Sentences
from voice_host.language.tongue import tongue
from voice_host.script import Meaning
from voice_host.script.meaning import No, Typed, Yes


@dataclass(frozen=True)
class Reading:
    """One way to take an utterance."""

    words: str
    meaning: Meaning


@dataclass(frozen=True)
class Clear:
    """There is one meaning."""

    reading: Reading


@dataclass(frozen=True)
class Doubtful:
    """There are several meanings, or it is unsure whether a player meant the one: none may be chosen for her."""

    readings: tuple[Reading, ...]


@dataclass(frozen=True)
class NotNow:
    """The meaning is one of the game's, but not of this moment."""

    reading: Reading


@dataclass(frozen=True)
class Nothing:
    """No whole sentence was recognised."""


Verdict = Union[Clear, Doubtful, NotNow, Nothing]


class Understanding:
    """Reads utterances strictly: only whole sentences, and never one of two meanings by guess."""

    def __init__(self, sentences: Sentences, meanings: Collection[type[Meaning]]) -> None:
        """``meanings`` are all of the game's: they tell "not now" from "not understood"."""
        self._sentences = sentences
        self._meanings = tuple(meanings)
        self.always = sentences.always
        """What may always be said in this game."""
        self.language = sentences.language
        """The code of the language, such as "en"."""

    def verdict(
        self, utterance: Utterance, expects: tuple[type[Meaning], ...], also: tuple[type[Meaning], ...] = ()
    ) -> Verdict:
        """Judge an utterance while ``expects`` answer the question, and ``also`` something the host said besides.

        Each of its wordings is read as an answer first, and only if it is none as something else ("go on" answers
        "stop or go on?", and ends a pause otherwise). What was typed and is neither counts as it is where that is
        expected; but nobody is called "yep".
        """
        readings: dict[Meaning, Reading] = {}
        for words in _wordings(utterance):
            readings_now = self.readings(words, expects, utterance.typed)
            for reading in readings_now or self.readings(words, (*also, *self.always), utterance.typed):
                readings.setdefault(reading.meaning, reading)
        likeliest = next(iter(readings.values()), None)
        if utterance.unsure and likeliest is not None:
            is_nothing = isinstance(likeliest.meaning, (Yes, No))  # "Did you say yes?" leads nowhere
            return Nothing() if is_nothing else Doubtful(tuple(readings.values()))
        if likeliest is not None and (len(readings) == 1 or likeliest.meaning.is_read_back):
            return Clear(likeliest)
        if readings:
            return Doubtful(tuple(readings.values()))
        typed = parts(utterance.text, self._sentences.language) if Typed in expects else ()
        if typed and not self.meanings(utterance, (Yes, No)):
            return Clear(Reading(utterance.words, Typed(typed)))
        later = [
            reading
            for words in _wordings(utterance)
            for reading in self.readings(words, self._meanings, utterance.typed)
        ]
        return NotNow(later[0]) if later else Nothing()

    def meanings(self, utterance: Utterance, expects: tuple[type[Meaning], ...]) -> frozenset[Meaning]:
        """Return all that an utterance can mean among ``expects`` alone: nothing where it was perhaps not said."""
        if utterance.unsure:
            return frozenset()
        return frozenset(
            reading.meaning
            for words in _wordings(utterance)
            for reading in self.readings(words, expects, utterance.typed)
        )

    def answers_yes(self, expects: tuple[type[Meaning], ...]) -> bool:
        """Whether a plain "yes" answers a question that expects these: "ready?"."""
        return bool(self.readings(tongue(self.language).YES, expects))

    def readings(self, words: str, expects: tuple[type[Meaning], ...], typed: bool = False) -> tuple[Reading, ...]:
        """Return the readings of some words, spoken or typed, among ``expects``."""
        understood = self._sentences.understand(words, expects, typed=typed)
        return tuple(Reading(words, meaning) for meaning in understood.meanings)


def _wordings(utterance: Utterance) -> Iterator[str]:
    return (words for words in (utterance.words, *utterance.others) if words)
