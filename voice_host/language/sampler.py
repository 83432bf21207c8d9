"""Sample phrases for the recogniser, which takes them for a list of words with pair statistics.

Random numbers stand in random places of random templates, so that a right product is as likely as a wrong one and the
ear is led to neither. Alternatives are dealt like cards, each once before any comes again: few phrases hold them all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from random import Random
from typing import TypeVar

from voice_host.language.numbers import spellings
from voice_host.language.patterns import (
    AMeaning,
    ANumber,
    Chain,
    Choice,
    Listening,
    Pattern,
    Repeated,
    Sentence,
    Words,
    inside,
)
from voice_host.language.tongue import tongue

LIMIT = 800
"""About as many phrases are made: as many raised whole utterances heard right from 84 to 96 % (the listening model's
notes)."""

_FEW = 40
"""A template with no more phrases than this gives all of them."""
_IN_VAIN = 100
"""After as many tries that gave nothing new a template has given what it can."""
_USUAL_REPEATS = 6
"""A list that may repeat more often is sampled up to here: pair statistics learn nothing from more."""

T = TypeVar("T")

NumberList = tuple[int, int, str]
"""The first and the last number of a list and their form."""


class Sampler:
    """Deals phrases of templates. The same templates and seed give the same phrases."""

    def __init__(
        self,
        language: str,
        merged: Mapping[str, str],
        seed: int,
        known: Collection[str] | None = None,
    ):
        self._language = language
        self._merged = merged
        self._known = known
        self._random = Random(seed)
        self._decks: dict[Pattern, list[Pattern]] = {}
        self._due: dict[NumberList, list[int]] = {}
        """The numbers of each list that are in no phrase yet."""
        self._taken: list[tuple[NumberList, int]] = []
        """Those of them that were dealt into the phrase being made."""
        self._found: dict[str, None] = {}

    def _is_heard(self, word: str) -> bool:
        return word not in tongue(self._language).NOT_BY_EAR and (self._known is None or word in self._known)

    def phrases(self, sentences: Sequence[Sentence]) -> tuple[str, ...]:
        """Return about LIMIT phrases: first such that hold every number of every list, then some of each template in
        turn until there are enough.
        """
        lists = {sentence: number_lists(sentence) for sentence in sentences}
        for key in dict.fromkeys(key for keys in lists.values() for key in keys):
            self._due[key] = self._shuffled(range(key[0], key[1] + 1))
        for key in self._due:
            self._deal_every_number(key, [sentence for sentence in sentences if key in lists[sentence]])
        sources = {sentence: self._source(sentence) for sentence in sentences}
        while sources and len(self._found) < LIMIT:
            for sentence in tuple(sources):
                if next(sources[sentence], None) is None:
                    del sources[sentence]
        return tuple(self._found)

    def _deal_every_number(self, key: NumberList, sentences: Sequence[Sentence]) -> None:
        in_vain = 0
        while self._due[key] and in_vain < _IN_VAIN:
            for sentence in sentences:
                in_vain = 0 if self._keep(sentence, tuple(self._deal(sentence))) else in_vain + 1

    def _source(self, sentence: Sentence) -> Iterator[bool]:
        """Make a template's phrases, one at a time, as long as there are new ones."""
        if is_small(sentence):
            for words in self._shuffled(expand(sentence)):
                if self._keep(sentence, words):
                    yield True
            return
        in_vain = 0
        while in_vain < _IN_VAIN:
            in_vain += 1
            if self._keep(sentence, tuple(self._deal(sentence))):
                in_vain = 0
                yield True

    def _keep(self, sentence: Sentence, words: tuple[str, ...]) -> bool:
        """Keep a phrase, and again with words that are said as one; say whether there is anything new in it.

        "Three times one" and "hundred" is no phrase: it would be read as three times one hundred.
        """
        phrase = " ".join(words)
        merged = f" {phrase} "
        for apart, together in self._merged.items():
            merged = merged.replace(f" {apart} ", f" {together} ")
        before = len(self._found)
        is_read = len(words) in sentence.match(Listening(words), 0)
        for way in (phrase, merged.strip()) if is_read else ():
            if all(self._is_heard(word) for word in way.split()):
                self._found[way] = None
        if len(self._found) == before:
            for key, number in self._taken:
                self._due[key].insert(0, number)
        self._taken.clear()
        return len(self._found) > before

    def _deal(self, pattern: Pattern) -> list[str]:
        if isinstance(pattern, Words):
            return list(pattern.text)
        if isinstance(pattern, Chain):
            return [word for part in pattern.parts for word in self._deal(part)]
        if isinstance(pattern, ANumber):
            return (pattern.prefix + self._deal_number(pattern)).split()
        if isinstance(pattern, Repeated):
            words = self._deal(pattern.item)
            most = min(pattern.most, max(pattern.least, _USUAL_REPEATS))
            for _ in range(self._random.randint(pattern.least, most) - 1):
                words += self._deal(pattern.joined_by) + self._deal(pattern.item)
            return words
        return self._deal(self._draw(pattern))

    def _draw(self, pattern: Pattern) -> Pattern:
        """Return one of the patterns inside a pattern, each once before any comes again."""
        deck = self._decks.setdefault(pattern, [])
        if not deck:
            deck += self._shuffled(inside(pattern))
        return deck.pop()

    def _deal_number(self, pattern: ANumber) -> str:
        """Return a number's words: one that was in no phrase yet in its usual spelling, else any number, three times
        in four in its usual spelling.
        """
        key = _key(pattern)
        if self._due[key]:
            number = self._due[key].pop()
            self._taken.append((key, number))
            return spellings(number, self._language, pattern.form)[0]
        ways = spellings(self._random.randint(*pattern.number_range), self._language, pattern.form)
        return ways[0] if self._random.random() < 0.75 else self._random.choice(ways)

    def _shuffled(self, items: Iterable[T]) -> list[T]:
        deck = list(items)
        self._random.shuffle(deck)
        return deck


def number_lists(pattern: Pattern) -> tuple[NumberList, ...]:
    """Return the lists of numbers that can occur in a pattern, each once."""
    if isinstance(pattern, ANumber):
        return (_key(pattern),)
    return tuple(dict.fromkeys(key for part in inside(pattern) for key in number_lists(part)))


def is_small(pattern: Pattern) -> bool:
    """Say whether a pattern has no more than a few phrases."""
    return not number_lists(pattern) and size(pattern) <= _FEW


def size(pattern: Pattern) -> int:
    """Return how many phrases a pattern without numbers has, counting one that it has twice as two."""
    if isinstance(pattern, ANumber):
        raise ValueError("a list of numbers is never small")
    sizes = [size(part) for part in inside(pattern)]
    if isinstance(pattern, Repeated):
        item, joined_by = sizes
        return sum(item**count * joined_by ** (count - 1) for count in range(pattern.least, pattern.most + 1))
    return sum(sizes) if isinstance(pattern, (Choice, AMeaning)) else prod(sizes)


def expand(pattern: Pattern) -> Iterator[tuple[str, ...]]:
    """Return every phrase of a pattern without numbers."""
    if isinstance(pattern, Words):
        yield pattern.text
    elif isinstance(pattern, (Choice, AMeaning)):
        for option in inside(pattern):
            yield from expand(option)
    elif isinstance(pattern, Repeated):
        for count in range(pattern.least, pattern.most + 1):
            yield from _one_after_the_other((pattern.item, *(pattern.joined_by, pattern.item) * (count - 1)))
    else:
        yield from _one_after_the_other(inside(pattern))


def words_in(pattern: Pattern) -> frozenset[str]:
    """Return all the words that can occur in a pattern."""
    if isinstance(pattern, Words):
        return frozenset(pattern.text)
    if isinstance(pattern, ANumber):
        return pattern.words.vocabulary
    return frozenset(word for part in inside(pattern) for word in words_in(part))


def _one_after_the_other(parts: Sequence[Pattern]) -> Iterator[tuple[str, ...]]:
    for phrases in product(*(tuple(expand(part)) for part in parts)):
        yield tuple(word for phrase in phrases for word in phrase)


def _key(pattern: ANumber) -> NumberList:
    return (*pattern.number_range, pattern.form)
