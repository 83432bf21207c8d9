"""Sentences in which only certain people are named: those at the table, once they are known.

Two hundred names can be said where players are asked for theirs. In the game only those count who play: "for Lia" is
then no doubt about Leo, who is not there.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from voice_host.language.patterns import AMeaning, Chain, Choice, Pattern, Repeated, Sentence, Valued, Words

NAMES = "names"
"""The field of meanings that holds people's names."""


def sentence_among(sentence: Sentence, people: Collection[str]) -> Sentence | None:
    """Return a sentence as far as it names some ``people`` and nobody else, in lower case; None where nothing is left
    of it.
    """
    said = _among(sentence.said, people)
    if said is sentence.said:
        return sentence
    return None if said is None else replace(sentence, said=said)


def _among(pattern: Pattern, people: Collection[str]) -> Pattern | None:
    """Return what is left of a pattern, itself where it names nobody; None where it cannot be said any more."""
    if isinstance(pattern, Valued):
        is_stranger = pattern.slot == NAMES and str(pattern.value).casefold() not in people
        return None if is_stranger else pattern
    if isinstance(pattern, Choice):
        return _choice(pattern, people)
    if isinstance(pattern, Chain):
        parts = [_among(part, people) for part in pattern.parts]
        if all(part is was for part, was in zip(parts, pattern.parts, strict=True)):
            return pattern
        left = tuple(part for part in parts if part is not None)
        return replace(pattern, parts=left) if len(left) == len(parts) else None
    if isinstance(pattern, Repeated):
        item = _among(pattern.item, people)
        if item is pattern.item:
            return pattern
        return None if item is None else replace(pattern, item=item)
    if isinstance(pattern, AMeaning):
        sentences = tuple(filter(None, (sentence_among(each, people) for each in pattern.sentences)))
        if sentences == pattern.sentences:
            return pattern
        return replace(pattern, sentences=sentences) if sentences else None
    return pattern


def _choice(pattern: Choice, people: Collection[str]) -> Pattern | None:
    options = tuple(option for option in (_among(each, people) for each in pattern.options) if option is not None)
    if options == pattern.options:
        return pattern
    if options:
        return replace(pattern, options=options)
    return Words(frozenset(), True, ()) if pattern.may_be_empty else None
