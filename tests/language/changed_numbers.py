"""One number word more, one less, or another one: what every language must tell apart."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from hypothesis import strategies as st

from voice_host.language import Sentences
from voice_host.language.numbers import every_number
from voice_host.script import Meaning

Phrases = Mapping[type[Meaning], Sequence[str]]
"""Sentences that can be said, by what they mean."""


def no_change_means_the_same(
    sentences: Sentences, phrases: Phrases, data: st.DataObject, unheeded: Collection[str] = ()
) -> None:
    """Check one changed sentence. ``unheeded``: words in numbers that alone are none, such as "and"."""
    number_words = sorted(every_number(sentences.language).vocabulary - set(unheeded))
    meaning = data.draw(st.sampled_from(tuple(phrases)))
    words = tuple(data.draw(st.sampled_from(phrases[meaning])).split())
    at = data.draw(st.integers(0, len(words) - 1))
    word = data.draw(st.sampled_from(number_words))
    changed = {
        "add": (*words[:at], word, *words[at:]),
        "drop": (*words[:at], *words[at + 1 :]) if words[at] in number_words else words,
        "swap": (*words[:at], word, *words[at + 1 :]) if words[at] in number_words else words,
    }[data.draw(st.sampled_from(("add", "drop", "swap")))]
    if _values(changed, sentences.language) == _values(words, sentences.language):
        return
    before = sentences.understand(" ".join(words), (meaning,)).meanings
    after = sentences.understand(" ".join(changed), (meaning,)).meanings
    assert before
    assert not set(before) & set(after), changed


def _values(words: tuple[str, ...], language: str) -> tuple[int | str, ...]:
    """Return words with each number in place of its words: two spellings or genders of a number are the same."""
    found: list[int | str] = []
    at = 0
    while at < len(words):
        number = every_number(language).longest(words, at)
        found.append(number[0] if number else words[at])
        at = number[1] if number else at + 1
    return tuple(found)
