"""Sentence templates as patterns of words, and how words are matched against them.

A pattern is matched at a place among the words and returns every place where it can end, with what it captured on the
way. It looks at everything that could match, so it also learns whether the words could go on: it does where a pattern
still wanted a word when there was none left. Every pattern remembers what it found at a place, which keeps the work
small however many ways of reading there are.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field

from voice_host.language.numbers import NumberWords
from voice_host.language.slots import Capture, Several, build
from voice_host.script.meaning import Meaning

MANY = 8
"""As many readings of the same words are kept. With two the host asks; nobody is asked to choose among more."""

COMMA = ","
"""Stands in normal form only where two numbers would become one without it."""

Captures = tuple[Capture, ...]
Ends = dict[int, list[Captures]]
"""Where a match can end, and what each reading of it captured."""


@dataclass
class Listening:
    """Words being matched."""

    words: tuple[str, ...]
    typed: bool = False
    """They were typed, so sentences that are not spoken count too."""
    could_go_on: bool = False
    """Some pattern wanted another word at the end."""
    number_could_go_on: bool = False
    """The number at the end could become a larger one: "fifty", "fifty six"."""
    known: dict[tuple[int, int], Ends] = field(default_factory=dict)
    """What patterns found, by the pattern's identity and the place."""


@dataclass(frozen=True, eq=False)
class Pattern:
    """The base of patterns. Each is compared by identity: a pattern is the place in a template where it stands."""

    first: frozenset[str]
    """The words it can begin with."""
    may_be_empty: bool
    """It matches no words at all."""

    def match(self, heard: Listening, at: int) -> Ends:
        """Return where it can end when it begins at a place."""
        if at == len(heard.words):
            if self.first:
                heard.could_go_on = True
            return {at: [()]} if self.may_be_empty else {}
        if heard.words[at] not in self.first:
            return {at: [()]} if self.may_be_empty else {}
        key = (id(self), at)
        if key not in heard.known:
            heard.known[key] = self.find(heard, at)
        return heard.known[key]

    def find(self, heard: Listening, at: int) -> Ends:
        """Return where it can end, knowing that the word at this place is one of its first words."""
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class Words(Pattern):
    """Certain words, one after the other."""

    text: tuple[str, ...]

    def find(self, heard: Listening, at: int) -> Ends:
        """Compare word by word."""
        said = heard.words[at : at + len(self.text)]
        if said == self.text:
            return {at + len(said): [()]}
        if said == self.text[: len(said)]:
            heard.could_go_on = True
        return {}


@dataclass(frozen=True, eq=False)
class Chain(Pattern):
    """One pattern after the other."""

    parts: tuple[Pattern, ...]

    def find(self, heard: Listening, at: int) -> Ends:
        """Follow the parts from every place where the one before can end."""
        ends: Ends = {at: [()]}
        for part in self.parts:
            ends = follow(heard, ends, part)
        return ends


@dataclass(frozen=True, eq=False)
class Choice(Pattern):
    """One of several patterns."""

    options: tuple[Pattern, ...]

    def find(self, heard: Listening, at: int) -> Ends:
        """Try them all."""
        ends: Ends = {}
        for option in self.options:
            for end, readings in option.match(heard, at).items():
                merge(ends, end, readings)
        return ends


@dataclass(frozen=True, eq=False)
class ANumber(Pattern):
    """A number of a range. The words of a longer number never count as a shorter one and something else."""

    slot: str
    words: NumberWords
    """The range."""
    every: NumberWords
    """All numbers in this form: what tells where a number ends."""
    number_range: tuple[int, int]
    form: str
    prefix: str = ""
    """What is written together with its first word."""
    whole: NumberWords | None = None
    """All numbers in this form, where ``every`` has fewer: they tell where one ends that has a prefix."""
    unparted: frozenset[str] = frozenset()
    """Words of numbers before which nobody pauses."""

    def find(self, heard: Listening, at: int) -> Ends:
        """Take the longest number there."""
        if self.words.can_continue(heard.words, at):
            heard.could_go_on = True
            parted = self.words.can_continue(heard.words, at, self.unparted)
            heard.number_could_go_on = heard.number_could_go_on or parted
        found = self.every.longest(heard.words, at)
        if found is None or not self.number_range[0] <= found[0] <= self.number_range[1]:
            return {}
        return {found[1]: [((self.slot, found[0]),)]}


@dataclass(frozen=True, eq=False)
class Valued(Pattern):
    """Words that stand for a value."""

    slot: str
    value: Hashable
    said: Pattern

    def find(self, heard: Listening, at: int) -> Ends:
        """Match the words and capture the value."""
        return {end: [((self.slot, self.value),)] for end in self.said.match(heard, at)}


@dataclass(frozen=True, eq=False)
class Sentence(Pattern):
    """A whole template of a meaning."""

    meaning: type[Meaning]
    fixed: Captures
    """Fields it fills without a word for them."""
    said: Pattern
    spoken: bool = True
    """Whether it is listened for; if not, it can only be typed."""
    once_known: bool = False
    """Whether it is not listened for before it is known who plays."""

    def match(self, heard: Listening, at: int) -> Ends:
        """Return where it can end; nowhere if it can only be typed and was not."""
        return super().match(heard, at) if self.spoken or heard.typed else {}

    def find(self, heard: Listening, at: int) -> Ends:
        """Match the template."""
        return self.said.match(heard, at)

    def meanings(self, readings: Iterable[Captures]) -> list[Meaning]:
        """Return what the readings mean, each once."""
        return list(dict.fromkeys(build(self.meaning, (*self.fixed, *captures)) for captures in readings))


@dataclass(frozen=True, eq=False)
class AMeaning(Pattern):
    """A sentence of another meaning, as the value of a slot."""

    slot: str
    sentences: tuple[Sentence, ...]

    def find(self, heard: Listening, at: int) -> Ends:
        """Match the other meaning's sentences and capture what they mean."""
        ends: Ends = {}
        for sentence in self.sentences:
            for end, readings in sentence.match(heard, at).items():
                merge(ends, end, [((self.slot, meaning),) for meaning in sentence.meanings(readings)])
        return ends


@dataclass(frozen=True, eq=False)
class Repeated(Pattern):
    """A pattern that captures one value, several times in a row, captured together."""

    slot: str
    item: Pattern
    joined_by: Pattern
    least: int
    most: int

    def find(self, heard: Listening, at: int) -> Ends:
        """Go on from every place where the items so far can end, until no more fit."""
        ends: Ends = {}
        so_far: Ends = {at: [()]}
        for count in range(1, self.most + 1):
            if count > 1:
                so_far = follow(heard, _after_commas(heard, so_far), self.joined_by)
            so_far = follow(heard, so_far, self.item)
            if not so_far:
                break
            if count >= self.least:
                for end, readings in so_far.items():
                    values = [Several(tuple(value for _, value in captures)) for captures in readings]
                    merge(ends, end, [((self.slot, several),) for several in values])
        return ends


def follow(heard: Listening, ends: Ends, then: Pattern) -> Ends:
    """Return where a pattern can end when it begins at any of the places, with what was captured on both."""
    following: Ends = {}
    for place, before in ends.items():
        for end, after in then.match(heard, place).items():
            merge(following, end, [(*early, *late) for early in before for late in after])
    return following


def _after_commas(heard: Listening, ends: Ends) -> Ends:
    """Return the places after a comma that keeps two numbers apart: what is listed may be written with one."""
    return {end + (heard.words[end : end + 1] == (COMMA,)): readings for end, readings in ends.items()}


def merge(ends: Ends, end: int, readings: list[Captures]) -> None:
    """Add readings that end at a place, each once and no more than MANY."""
    known = ends.setdefault(end, [])
    for reading in readings:
        if len(known) >= MANY:
            return
        if reading not in known:
            known.append(reading)


def inside(pattern: Pattern) -> tuple[Pattern, ...]:
    """Return the patterns that a pattern is made of, as far as they are listened for, in their order."""
    if isinstance(pattern, Chain):
        return pattern.parts
    if isinstance(pattern, Choice):
        return pattern.options
    if isinstance(pattern, AMeaning):
        return tuple(sentence for sentence in pattern.sentences if sentence.spoken)
    if isinstance(pattern, Repeated):
        return (pattern.item, pattern.joined_by)
    if isinstance(pattern, (Sentence, Valued)):
        return (pattern.said,)
    return ()
