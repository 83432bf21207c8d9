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


class Among:
    """Leaves only certain people in sentences. A pattern that stands in several is looked at once."""

    def __init__(self, people: Collection[str]) -> None:
        """``people`` are names in lower case."""
        self._people = people
        self._known: dict[int, Pattern | None] = {}

    def sentence(self, sentence: Sentence) -> Sentence | None:
        """Return a sentence as far as it names nobody else; None where nothing is left of it."""
        said = self._left(sentence.said)
        if said is sentence.said and not sentence.once_known:
            return sentence
        return None if said is None else replace(sentence, said=said, once_known=False)

    def _left(self, pattern: Pattern) -> Pattern | None:
        key = id(pattern)
        if key not in self._known:
            self._known[key] = self._look_at(pattern)
        return self._known[key]

    def _look_at(self, pattern: Pattern) -> Pattern | None:
        """Return what is left of a pattern, itself where it names nobody; None where it cannot be said any more."""
        if isinstance(pattern, Valued):
            is_stranger = pattern.slot == NAMES and str(pattern.value).casefold() not in self._people
            return None if is_stranger else pattern
        if isinstance(pattern, Choice):
            return self._choice(pattern)
        if isinstance(pattern, Chain):
            parts = [self._left(part) for part in pattern.parts]
            if all(part is was for part, was in zip(parts, pattern.parts, strict=True)):
                return pattern
            left = tuple(part for part in parts if part is not None)
            return replace(pattern, parts=left) if len(left) == len(parts) else None
        if isinstance(pattern, Repeated):
            item = self._left(pattern.item)
            if item is pattern.item:
                return pattern
            return None if item is None else replace(pattern, item=item)
        if isinstance(pattern, AMeaning):
            sentences = tuple(filter(None, (self.sentence(each) for each in pattern.sentences)))
            if sentences == pattern.sentences:
                return pattern
            return replace(pattern, sentences=sentences) if sentences else None
        return pattern

    def _choice(self, pattern: Choice) -> Pattern | None:
        """Return a choice among what is left of its options; nothing to say where none is left and it may be empty."""
        options = tuple(option for option in (self._left(each) for each in pattern.options) if option is not None)
        if options == pattern.options:
            return pattern
        if options:
            return replace(pattern, options=options)
        return Words(frozenset(), True, ()) if pattern.may_be_empty else None
