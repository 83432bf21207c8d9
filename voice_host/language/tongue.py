"""What a language must bring along, and where to find it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from voice_host.language import en, he
from voice_host.language.errors import LanguageError


class Tongue(Protocol):
    """The number words and the writing of one language. A module such as ``voice_host.language.en`` is one."""

    @property
    def LARGEST(self) -> int:  # noqa: N802
        """The largest number that has words."""

    @property
    def GENDERS(self) -> Mapping[str, Mapping[str, Callable[[int], str]]]:  # noqa: N802
        """The genders of what a number counts, each with its own words by their style: "cardinal" and "ordinal".
        None where all numbers are said alike.
        """

    @property
    def WRITTEN(self) -> Mapping[str, str]:  # noqa: N802
        """Written forms and the words they stand for, such as "i'm" and "i am"."""

    @property
    def MERGED(self) -> Mapping[str, str]:  # noqa: N802
        """Words said as one: the words in normal form, and the one the recogniser knows."""

    @property
    def PREFIXES(self) -> str:  # noqa: N802
        """The letters that are written together with the word after them and mean a word of their own, such as "and";
        "" where there are none.
        """

    def plain(self, text: str) -> str:
        """Return text in lower case with every word in the one spelling in which words are compared."""

    @property
    def SCRIPT(self) -> str:  # noqa: N802
        """What Unicode calls its letters: the first word of each one's name, such as "LATIN"."""

    def pronounced(self, text: str) -> str:
        """Return text as espeak-ng reads it rightly: as it is, or in its phonemes."""

    def readable(self, text: str) -> str:
        """Return how text is said, for people: as it is, or in Latin letters with the stress marked."""

    @property
    def SIGNS(self) -> Mapping[str, str]:  # noqa: N802
        """Signs such as "=" and the words they are read as."""

    @property
    def FILLERS(self) -> frozenset[str]:  # noqa: N802
        """What may be dropped before and after a sentence."""

    @property
    def CORRECTIONS(self) -> frozenset[str]:  # noqa: N802
        """What a person says before correcting herself."""

    @property
    def NO_HEARD_CORRECTIONS(self) -> frozenset[str]:  # noqa: N802
        """Those of them that are not listened for inside a sentence: they sound like a part of a number."""

    @property
    def UNPARTED(self) -> frozenset[str]:  # noqa: N802
        """Words of numbers before which nobody pauses, such as the "teen" of a language that writes it apart."""

    @property
    def STOP(self) -> tuple[str, ...]:  # noqa: N802
        """What stops the host while it speaks, each a single word."""

    @property
    def YES(self) -> str:  # noqa: N802
        """The plainest agreement: "yes"."""

    @property
    def NOT_BY_EAR(self) -> frozenset[str]:  # noqa: N802
        """Words that are understood where they are typed and not listened for: breath sounds like them."""

    @property
    def AND(self) -> frozenset[str]:  # noqa: N802
        """Words between the last two of several things."""

    def guessed(self, text: str) -> tuple[str, ...]:
        """Return the words of a text whose sounds nobody wrote down, where letters alone do not tell them."""

    def spell(self, number: int) -> str:
        """Return the words of a number."""

    def spellings(self, number: int) -> tuple[str, ...]:
        """Return all the ways a number is said, the usual one first."""

    def ordinal(self, number: int) -> str:
        """Return the word for a place in a row, such as "first"."""

    def ordinals(self, number: int) -> tuple[str, ...]:
        """Return all the words for a place in a row, the usual one first."""

    def plural(self, number: int) -> str:
        """Return the word for several of a number, such as "eights"."""

    def span(self, minutes: int, seconds: int) -> str:
        """Return the words of a span of time that is written "2:30"."""

    def digits(self, number: int) -> str:
        """Return a number's digits one by one."""


_TONGUES: dict[str, Tongue] = {"en": en, "he": he}


def tongue(language: str) -> Tongue:
    """Return the language's own numbers and writing, by its code such as "en". Raises LanguageError for others."""
    try:
        return _TONGUES[language]
    except KeyError:
        known = ", ".join(sorted(_TONGUES))
        raise LanguageError(f'There is no language "{language}" here. Choose one of: {known}.') from None


def codes() -> tuple[str, ...]:
    """Return the codes of all languages there are here."""
    return tuple(_TONGUES)
