"""From what was heard to what was meant: clear, doubtful, not now, or nothing."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Union

from voice_host.hearing.utterance import Utterance
from voice_host.language import normalise
from voice_host.language.listed import parts
from voice_host.language.sentences import Sentences
from voice_host.language.tongue import tongue
from voice_host.play.tongues import Tongues
from voice_host.script import Meaning
from voice_host.script.meaning import No, Typed, Yes
from voice_host.speaking.letters import language_of


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

    def __init__(
        self,
        sentences: Sentences,
        meanings: Collection[type[Meaning]],
        tongues: Tongues | None = None,
        spoken: Callable[[], str] | None = None,
    ) -> None:
        """``meanings`` are all of the game's: they tell "not now" from "not understood". ``tongues`` are the languages
        of the game, None where there is one; ``spoken`` tells which of them is spoken now.
        """
        self._usual = sentences
        self._meanings = tuple(meanings)
        self._tongues = tongues
        self._spoken = spoken
        self.always = sentences.always
        """What may always be said in this game."""

    @property
    def language(self) -> str:
        """The code of the language that is spoken now, such as "en"."""
        return self._usual.language if self._spoken is None else self._spoken()

    @property
    def others(self) -> tuple[str, ...]:
        """The languages that may be heard beside it."""
        return () if self._tongues is None else tuple(code for code in self._tongues.codes if code != self.language)

    def _sentences_in(self, language: str) -> Sentences:
        if self._tongues is None or language == self._usual.language:
            return self._usual
        return self._tongues.sentences(language)

    def verdict(
        self, utterance: Utterance, expects: tuple[type[Meaning], ...], also: tuple[type[Meaning], ...] = ()
    ) -> Verdict:
        """Judge an utterance while ``expects`` answer the question, and ``also`` something the host said besides.

        Each of its wordings is read as an answer first, and only if it is none as something else ("go on" answers
        "stop or go on?", and ends a pause otherwise). What was typed and is neither counts as it is where that is
        expected; but nobody is called "yep". What means nothing in the language that is spoken is read in the others,
        and counts where it is unmistakable there.
        """
        verdict = self._verdict_in(self.language, utterance, expects, also)
        if isinstance(verdict, Nothing):
            for other in self.others:
                elsewhere = self._verdict_in(other, utterance, expects, also)
                if isinstance(elsewhere, (Clear, NotNow)):
                    return elsewhere
        return verdict

    def _verdict_in(
        self, language: str, utterance: Utterance, expects: tuple[type[Meaning], ...], also: tuple[type[Meaning], ...]
    ) -> Verdict:
        readings: dict[Meaning, Reading] = {}
        for words in _wordings(utterance, language):
            readings_now = self.readings(words, expects, utterance.typed, language)
            for reading in readings_now or self.readings(words, (*also, *self.always), utterance.typed, language):
                readings.setdefault(reading.meaning, reading)
        likeliest = next(iter(readings.values()), None)
        if utterance.unsure and likeliest is not None:
            is_nothing = isinstance(likeliest.meaning, (Yes, No))  # "Did you say yes?" leads nowhere
            return Nothing() if is_nothing else Doubtful(tuple(readings.values()))
        if likeliest is not None and (len(readings) == 1 or likeliest.meaning.is_read_back):
            return Clear(likeliest)
        if readings:
            return Doubtful(tuple(readings.values()))
        typed = parts(utterance.text, language) if Typed in expects and language == self.language else ()
        if typed and not self.meanings(utterance, (Yes, No)):
            return Clear(Reading(utterance.words, Typed(typed)))
        later = [
            reading
            for words in _wordings(utterance, language)
            for reading in self.readings(words, self._meanings, utterance.typed, language)
        ]
        return NotNow(later[0]) if later else Nothing()

    def meanings(self, utterance: Utterance, expects: tuple[type[Meaning], ...]) -> frozenset[Meaning]:
        """Return all that an utterance can mean among ``expects`` alone: nothing where it was perhaps not said."""
        if utterance.unsure:
            return frozenset()
        for language in (self.language, *self.others):
            meanings = frozenset(
                reading.meaning
                for words in _wordings(utterance, language)
                for reading in self.readings(words, expects, utterance.typed, language)
            )
            if meanings:
                return meanings
        return frozenset()

    def spoken_instead(self, utterance: Utterance) -> str | None:
        """Return the other language in whose letters something is written, None where there is none."""
        other = language_of(utterance.text or utterance.words, self.language)
        return other if other in self.others else None

    def answers_yes(self, expects: tuple[type[Meaning], ...]) -> bool:
        """Whether a plain "yes" answers a question that expects these: "ready?"."""
        return bool(self.readings(tongue(self.language).YES, expects))

    def readings(
        self, words: str, expects: tuple[type[Meaning], ...], typed: bool = False, language: str | None = None
    ) -> tuple[Reading, ...]:
        """Return the readings of some words, spoken or typed, among ``expects``: in a language, or in that which is
        spoken now.
        """
        understood = self._sentences_in(language or self.language).understand(words, expects, typed=typed)
        return tuple(Reading(words, meaning) for meaning in understood.meanings)


def _wordings(utterance: Utterance, language: str) -> Iterator[str]:
    """Yield what was said, and what else it may have been, in the normal form of a language."""
    said = (utterance.text or utterance.words, *utterance.others)
    return (words for words in (normalise(each, language) for each in said) if words)
