"""What people say: words to meanings, strictly.

An utterance counts only as a whole, and every way of reading it is given. Only what means nothing ("um", "please") may
be dropped, before and after it, and what a person takes back herself (``correction.py``); nothing else is added,
dropped or changed. The files are described in ``sentence_file.py``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from voice_host.language.among import Among
from voice_host.language.correction import corrected_utterances, said_and_corrected, without_leading_correction
from voice_host.language.errors import SentencesError
from voice_host.language.patterns import Listening, Sentence
from voice_host.language.sampler import Sampler, words_in
from voice_host.language.sentence_file import read_sentence_file
from voice_host.language.templates import Compiler
from voice_host.language.tongue import tongue
from voice_host.script.meaning import Always, Meaning, Typed

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


@dataclass(frozen=True)
class Understanding:
    """What an utterance can mean."""

    meanings: tuple[Meaning, ...]
    """Every reading of the whole utterance, each once, in the order of the templates; none where it is not
    understood."""
    could_go_on: bool
    """Some longer sentence begins with these words."""
    number_could_go_on: bool = False
    """In it the number at the end becomes a larger one: "fifty", "fifty six"."""


NOT_UNDERSTOOD = Understanding((), could_go_on=False)
"""Words that mean nothing, nor begin to mean anything."""


class Sentences:
    """All the sentences that can be understood in a language."""

    def __init__(self, language: str, sentences: dict[type[Meaning], tuple[Sentence, ...]]):
        self._language = language
        self._sentences = sentences
        speech = tongue(language)
        self._merged = speech.MERGED
        self._apart = {together: tuple(apart.split()) for apart, together in speech.MERGED.items()}
        self._fillers = tuple(tuple(speech.plain(filler).split()) for filler in sorted(speech.FILLERS))
        self._not_by_ear = speech.NOT_BY_EAR

    @property
    def language(self) -> str:
        """The code of the language, such as "en"."""
        return self._language

    @property
    def meanings(self) -> tuple[type[Meaning], ...]:
        """All meanings that have sentences."""
        return tuple(self._sentences)

    @property
    def always(self) -> tuple[type[Meaning], ...]:
        """The meanings that may always be said: those of any game and the questions of this one."""
        return tuple(meaning for meaning in self._sentences if issubclass(meaning, Always))

    @classmethod
    def load(cls, language: str, meanings: Iterable[type[Meaning]], files: Iterable[Traversable]) -> Sentences:
        """Return the sentences of the files for the meanings.

        Every meaning must have sentences, every sentence a meaning, and every field of it must be filled as its type
        asks. Raises SentencesError, which names the file and the sentence, where that is not so.
        """
        read = [read_sentence_file(file, language) for file in files]
        return cls(language, Compiler(language, meanings, read).sentences())

    def among(self, people: Iterable[str]) -> Sentences:
        """Return the sentences of a game in which only these people are named: those who play. A meaning of which
        nothing is left cannot be said.
        """
        among = Among(frozenset(name.casefold() for name in people))
        return Sentences(
            self._language,
            {
                meaning: tuple(filter(None, map(among.sentence, sentences)))
                for meaning, sentences in self._sentences.items()
            },
        )

    def understand(self, words: str, expects: Collection[type[Meaning]], *, typed: bool = False) -> Understanding:
        """Return what words in normal form can mean, where only some meanings are expected.

        Some sentences count only where the words were ``typed``. Raises SentencesError where a meaning is expected
        that was not loaded.
        """
        sentences = list(self._expected(expects))
        said = tuple(word for written in words.split() for word in self._apart.get(written, (written,)))
        if not typed and not self._not_by_ear.isdisjoint(said):
            return NOT_UNDERSTOOD
        return self._take(said, sentences, typed)

    def _take(self, said: tuple[str, ...], sentences: list[Sentence], typed: bool) -> Understanding:
        """Understand an utterance as it is, or as a person corrects herself in it."""
        understanding = self._read(said, sentences, typed)
        if understanding.meanings:
            return understanding
        corrected = self._corrected(said, sentences, typed, understanding.could_go_on)
        rest = without_leading_correction(said, self._language)
        if corrected.meanings or not rest:
            return corrected
        return self._take(rest, sentences, typed)

    def _read(self, said: tuple[str, ...], sentences: list[Sentence], typed: bool) -> Understanding:
        meanings: dict[Meaning, None] = {}
        could_go_on = number_could_go_on = False
        for utterance in dict.fromkeys((said, self._without_fillers(said))):
            heard = Listening(utterance, typed)
            for sentence in sentences:
                readings = sentence.match(heard, 0).get(len(utterance))
                if readings:
                    meanings.update(dict.fromkeys(sentence.meanings(readings)))
            could_go_on = could_go_on or heard.could_go_on
            number_could_go_on = number_could_go_on or heard.number_could_go_on
        return Understanding(tuple(meanings), could_go_on, number_could_go_on)

    def _corrected(
        self, said: tuple[str, ...], sentences: list[Sentence], typed: bool, could_go_on: bool
    ) -> Understanding:
        """Understand what a person says and then corrects. Both parts must at least begin a sentence."""
        parts = said_and_corrected(said, self._language)
        if parts is None:
            return Understanding((), could_go_on)
        before = self._without_fillers(parts[0])
        begun = self._take(before, sentences, typed)
        if not (begun.meanings or begun.could_go_on):
            return Understanding((), could_go_on)
        for utterance in corrected_utterances(before, parts[1], self._language):
            read = self._read(utterance, sentences, typed)
            could_go_on = could_go_on or read.could_go_on or not parts[1]
            if read.meanings and parts[1]:
                return read
        return Understanding((), could_go_on)

    def phrases(
        self, expects: Collection[type[Meaning]], *, seed: int = 0, known: Collection[str] | None = None
    ) -> tuple[str, ...]:
        """Return some 800 sample sentences for the recogniser, each a line of words.

        Numbers stand in them at random, and every number that can be said is in one. Where the words that the
        recogniser knows are given, there are no others in them. They depend on what is expected, on the seed and on
        the known words, on nothing else.
        """
        sampler = Sampler(self._language, self._merged, seed, known)
        return sampler.phrases(tuple(self.expected(expects)))

    def vocabulary(self, expects: Collection[type[Meaning]] | None = None) -> frozenset[str]:
        """Return all the words that can be heard where these meanings are expected, or any where none are given."""
        expected = self.expected(self._sentences if expects is None else expects)
        words = frozenset(word for sentence in expected for word in words_in(sentence.said))
        return words - self._not_by_ear | {
            together for together, apart in self._apart.items() if words.issuperset(apart)
        }

    def expected(self, expects: Collection[type[Meaning]]) -> Iterator[Sentence]:
        """Yield the spoken sentences of some meanings. Raises SentencesError where one of them was not loaded."""
        return (sentence for sentence in self._expected(expects) if sentence.spoken and not sentence.once_known)

    def _expected(self, expects: Collection[type[Meaning]]) -> Iterator[Sentence]:
        for meaning in expects:
            if meaning not in self._sentences and meaning is not Typed:
                raise SentencesError(f'No sentences were loaded for the meaning "{meaning.kind()}".')
        for meaning, sentences in self._sentences.items():
            if meaning in expects:
                yield from sentences

    def _without_fillers(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return an utterance without what means nothing before and after it."""
        for filler in self._fillers:
            if words[: len(filler)] == filler:
                return self._without_fillers(words[len(filler) :])
            if words and words[-len(filler) :] == filler:
                return self._without_fillers(words[: -len(filler)])
        return words
