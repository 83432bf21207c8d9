"""Numbers as words and words as numbers, in any language the host has.

Reading is strict: the words of one number are never read as two ("one hundred" is not one and a hundred), and no
words are two numbers.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property

from voice_host.language.tongue import tongue

FORMS = ("cardinal", "ordinal", "plural")
"""The forms of a number word: "eight", "eighth", "eights"."""


def spell(number: int, language: str = "en") -> str:
    """Return the words of a number from 0 to 999: 121 is "one hundred and twenty one". Raises ValueError outside."""
    return tongue(language).spell(number)


def spellings(number: int, language: str = "en", form: str = "cardinal") -> tuple[str, ...]:
    """Return all the ways a number is said, the usual one first, in the spelling in which words are compared."""
    speech = tongue(language)
    if form == "ordinal":
        return tuple(dict.fromkeys(map(speech.plain, speech.ordinals(number))))
    if form == "plural":
        return (speech.plain(speech.plural(number)),)
    return tuple(dict.fromkeys(map(speech.plain, speech.spellings(number))))


def ordinal(number: int, language: str = "en") -> str:
    """Return the word for a place in a row: 1 is "first"."""
    return tongue(language).ordinal(number)


def plural(number: int, language: str = "en") -> str:
    """Return the word for several of a number: 8 is "eights"."""
    return tongue(language).plural(number)


def digits(number: int, language: str = "en") -> str:
    """Return a number's digits one by one: 13 is "one three"."""
    return tongue(language).digits(number)


@dataclass
class Branch:
    """A place in a tree of number words."""

    number: int | None = None
    """The number whose words end here, None where more words are needed."""
    onward: dict[str, Branch] = field(default_factory=dict)
    """The words that can come next."""


@dataclass(frozen=True)
class NumberWords:
    """The spellings of a range of numbers as a tree of words."""

    root: Branch

    def longest(self, words: Sequence[str], at: int = 0) -> tuple[int, int] | None:
        """Return the longest number that begins at a word, as (its value, the place after it); None where there is
        no number.
        """
        branch, found = self.root, None
        for place in range(at, len(words)):
            following = branch.onward.get(words[place])
            if following is None:
                break
            branch = following
            if branch.number is not None:
                found = (branch.number, place + 1)
        return found

    def can_continue(self, words: Sequence[str], at: int = 0, without: Collection[str] = ()) -> bool:
        """Say whether the words from a place to the end begin a spelling that has further words, other than these."""
        branch = self.root
        for place in range(at, len(words)):
            following = branch.onward.get(words[place])
            if following is None:
                return False
            branch = following
        return any(word not in without for word in branch.onward)

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """All the words in the spellings."""
        return frozenset(self._words_after(self.root))

    def _words_after(self, branch: Branch) -> Iterator[str]:
        for word, following in branch.onward.items():
            yield word
            yield from self._words_after(following)


@cache
def number_words(language: str, first: int, last: int, form: str = "cardinal") -> NumberWords:
    """Return the spellings of the numbers from ``first`` to ``last``, both included."""
    root = Branch()
    for number in range(first, last + 1):
        for words in spellings(number, language, form):
            branch = root
            for word in words.split():
                branch = branch.onward.setdefault(word, Branch())
            branch.number = number
    return NumberWords(root)


def every_number(language: str) -> NumberWords:
    """Return the spellings of all numbers that have words: what tells where a number ends."""
    return number_words(language, 0, tongue(language).LARGEST)


def splits_a_number(before: Sequence[str], after: Sequence[str], language: str) -> bool:
    """Say whether two runs of words, read without a pause between them, would join into one number."""
    numbers = every_number(language)
    words = [*before, *after]
    for start in range(len(before)):
        found = numbers.longest(words, start)
        if found is not None and found[1] > len(before):
            return True
    return False


@cache
def words_of_numbers(language: str) -> frozenset[str]:
    """Return the single words of which numbers are made: "twenty", "one", "hundred", but not the "and" in them."""
    said = (way for number in range(tongue(language).LARGEST + 1) for way in spellings(number, language))
    return frozenset(word for way in said for word in way.split()) - tongue(language).AND
