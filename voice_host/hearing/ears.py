"""Both ears together: the words, checked by the sounds."""

from __future__ import annotations

from dataclasses import replace

from voice_host.hearing.doubt import MOST_OTHERS, Verdict, judge
from voice_host.hearing.edges import edges, may_be_hers
from voice_host.hearing.front import Front
from voice_host.hearing.listening_model import ListeningModel
from voice_host.hearing.recognizer import Engine, Reading, Recognizer
from voice_host.hearing.second_ear import SecondEar
from voice_host.hearing.sentence_graph import SentenceGrammar, SentenceGraph, sentence_graph
from voice_host.hearing.settings import ListeningSettings
from voice_host.hearing.source import Samples
from voice_host.language.numbers import words_of_numbers
from voice_host.language.sentences import Sentences, Understanding
from voice_host.language.tongue import tongue
from voice_host.script import Meaning
from voice_host.script.meaning import Always

READINGS = 40
"""How many readings are asked for: all that vosk keeps, nearly always."""


def words_by_ear(model: ListeningModel, language: str) -> frozenset[str]:
    """Return the words of sentences that are listened for: those that the model knows and that sound like words."""
    return model.vocabulary - tongue(language).NOT_BY_EAR


class Ears:
    """Hears one utterance at a time: ``expect``, then ``hear`` until the person has finished, then ``finish``."""

    def __init__(
        self,
        engine: Engine,
        model: ListeningModel,
        sentences: Sentences,
        settings: ListeningSettings,
        sounds: Engine | None = None,
    ) -> None:
        """``engine`` makes the ear for words and ``sounds`` the one for sounds, where there can be one."""
        self._engine = engine
        self._model = model
        self._settings = settings
        self._words: Recognizer | None = None
        self._sounds = sounds or engine
        self._second = self._second_ear(self._sounds)
        self.turn_to(sentences)

    def turn_to(self, sentences: Sentences) -> None:
        """Hear what can be said in another game, or in another language, where the model has its words."""
        model = self._model.in_language(sentences.language)
        if model is not self._model:
            self._model = model
            self._engine.turn_to(model)
            self._second = self._second_ear(self._sounds)
        self._sentences = sentences
        self._known = words_by_ear(self._model, sentences.language)
        self._graphs: dict[tuple[type[Meaning], ...], SentenceGraph] = {}
        self._expects: tuple[type[Meaning], ...] = ()
        self._words = None

    def expect(self, expects: tuple[type[Meaning], ...]) -> None:
        """Make ready for an utterance that means one of these."""
        if expects != self._expects or self._words is None:
            self._words = None  # before the next: it holds a network of ten megabytes
            self._words = self._recognizer(expects)
        self._expects = expects
        self.reset()

    def _recognizer(self, expects: tuple[type[Meaning], ...]) -> Recognizer:
        """Return a recogniser of the whole sentences where the model allows it, else of phrases like them."""
        if not self._model.is_light:
            phrases = self._sentences.phrases(expects, known=self._known)
            return self._engine.of_phrases(phrases, readings=READINGS)
        answers = tuple(meaning for meaning in expects if not issubclass(meaning, Always))
        anytime = tuple(meaning for meaning in expects if issubclass(meaning, Always))
        return self._engine.of_sentences(SentenceGrammar(self._graph(answers), self._graph(anytime)), readings=READINGS)

    def _second_ear(self, sounds: Engine) -> SecondEar | None:
        lexicon = self._model.lexicon if self._model.has_second_ear else None
        return SecondEar(sounds, self._model.phone_words, lexicon) if lexicon else None

    def _graph(self, meanings: tuple[type[Meaning], ...]) -> SentenceGraph:
        if meanings not in self._graphs:
            sentences = self._sentences.expected(meanings)
            self._graphs[meanings] = sentence_graph(sentences, self._known, self._sentences.language)
        return self._graphs[meanings]

    def hear(self, samples: Samples) -> None:
        """Take the next sound of the utterance."""
        if self._words is None:
            raise RuntimeError("expect() comes before hear()")
        self._words.hear(samples)
        if self._second:
            self._second.hear(samples)

    def finish(self) -> Verdict:
        """Return what the utterance was taken for, and be ready for the next."""
        return self._finish(None)[0]

    def hear_in_front(self, front: Front, whole: Verdict) -> Verdict:
        """Return what was said in front of other talk, and be ready for the next utterance. ``whole``: what both were
        taken for together. What means something else together and alone is doubt.
        """
        alone = self._alone(front)
        if not whole.words:
            return alone
        if not alone.words or whole.out_of_place or self._mean_the_same(whole.words, alone.words):
            return whole
        others = [words for words in whole.others if not self._mean_the_same(words, alone.words)]
        return replace(whole, others=(alone.words, *others)[:MOST_OTHERS])

    def _alone(self, front: Front) -> Verdict:
        """Return what was said in front of other talk: where that is nothing with all that was heard of it, what is
        heard without the fainter words at its edges.
        """
        self.hear(front.sound())
        verdict, heard = self._finish(front)
        beside = None if verdict.words else edges(heard, front)
        if beside is None:
            return verdict
        self.hear(front.sound(beside.between))
        again, _ = self._finish(front)
        if not again.words or may_be_hers(beside, again.words, front, lambda words: self._understand(words).meanings):
            return verdict
        return again

    def _finish(self, front: Front | None) -> tuple[Verdict, Reading]:
        """Return what the utterance was taken for and its likeliest reading. ``front``: what is heard, where that was
        said in front of other talk.
        """
        if self._words is None:
            raise RuntimeError("expect() comes before finish()")
        readings = self._words.finish()
        second = self._second
        sounds = second.finish() if second else ()
        verdict = judge(
            readings,
            self._understand,
            (lambda words: second.likeness(words, sounds)) if second else None,
            self._settings,
            lambda words: bool(self._sentences.understand(words, self._sentences.meanings).meanings),
            front=front,
            number_words=words_of_numbers(self._sentences.language),
            borrows=self._model.borrows,
        )
        return verdict, max(readings, key=lambda reading: reading.score, default=Reading("", 0.0))

    def _understand(self, words: str) -> Understanding:
        return self._sentences.understand(words, self._expects)

    def _mean_the_same(self, one: str, other: str) -> bool:
        meanings = self._understand(other).meanings
        return any(meaning in meanings for meaning in self._understand(one).meanings)

    def reset(self) -> None:
        """Forget what was heard."""
        if self._words:
            self._words.reset()
        if self._second:
            self._second.reset()
