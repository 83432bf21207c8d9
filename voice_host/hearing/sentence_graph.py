"""All sentences that can be said now, as one graph of words.

A phrase list gives a recogniser pairs of words, so that it hears "seventeen nine" for "seventy nine" and "four by
eighty" for "four by eight eight". A graph holds whole sentences and nothing else: every path from the beginning to an
end is one. It is drawn from the sentences' patterns, made free of choices between equal words, and as small as it goes.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from voice_host.language.numbers import Branch
from voice_host.language.patterns import ANumber, Chain, Choice, Pattern, Repeated, Words, inside
from voice_host.language.tongue import tongue

BEGINNING = 0


@dataclass(frozen=True)
class SentenceGraph:
    """States are places in sentences, numbered from BEGINNING."""

    onward: tuple[Mapping[str, int], ...]
    """For each state the words that can come next, and where each leads."""
    ends: frozenset[int]
    """The states where a sentence may be over."""

    def accepts(self, words: str) -> bool:
        """Whether the words are a sentence of the graph."""
        state: int | None = BEGINNING
        for word in words.split():
            state = None if state is None else self.onward[state].get(word)
        return state in self.ends


@dataclass(frozen=True)
class SentenceGrammar:
    """What can be said now."""

    answers: SentenceGraph
    """What answers the question."""
    anytime: SentenceGraph
    """What may always be said."""


def sentence_graph(sentences: Iterable[Pattern], known: Collection[str], language: str) -> SentenceGraph:
    """Return the graph of sentences, without the words that the recogniser does not know.

    It says a little more than the sentences: a list may be repeated without end, and any number may be corrected
    ("forty no forty two"). What is heard is still read by the sentences themselves.
    """
    corrections = [each.split() for each in tongue(language).CORRECTIONS - tongue(language).NO_HEARD_CORRECTIONS]
    drawing = _Drawing(corrections)
    for sentence in sentences:
        drawing.draw(sentence, drawing.beginning, drawing.end)
    for correction in corrections:
        drawing.words(correction, drawing.end, drawing.beginning)
    if drawing.has_numbers:  # "no, four steps": the number before was said in the breath before
        for at_the_beginning in tongue(language).CORRECTIONS:
            drawing.words(at_the_beginning.split(), drawing.beginning, drawing.beginning)
    graph = _without_blind_alleys(_determined(drawing, known))
    return _smallest(_with_merged(graph, tongue(language).MERGED, known))


class _Drawing:
    """A graph that may have several ways on with the same word, and ways on without a word."""

    def __init__(self, corrections: list[list[str]]) -> None:
        self._corrections = corrections
        self.by_word: list[list[tuple[str, int]]] = []
        self.freely: list[list[int]] = []
        self._reached: dict[int, frozenset[int]] = {}
        self.has_numbers = False
        """Whether a number is said in one of the sentences."""
        self.beginning = self.place()
        self.end = self.place()

    def place(self) -> int:
        self.by_word.append([])
        self.freely.append([])
        return len(self.freely) - 1

    def words(self, words: Iterable[str], start: int, end: int) -> None:
        at = start
        for word in words:
            following = self.place()
            self.by_word[at].append((word, following))
            at = following
        self.freely[at].append(end)

    def draw(self, pattern: Pattern, start: int, end: int) -> None:
        """Draw all ways that a pattern can be said, from one place to another."""
        if isinstance(pattern, Words):
            self.words(pattern.text, start, end)
        elif isinstance(pattern, Chain):
            for part in pattern.parts:
                following = self.place()
                self.draw(part, start, following)
                start = following
            self.freely[start].append(end)
        elif isinstance(pattern, Repeated):
            first, last = self.place(), self.place()
            self.freely[start].append(first)
            self.draw(pattern.item, first, last)
            self.draw(pattern.joined_by, last, first)
            self.freely[last].append(end)
        elif isinstance(pattern, ANumber):
            self.has_numbers = True
            first, last = self.place(), self.place()
            self.freely[start].append(first)
            self._number(pattern.words.root, first, last)
            for correction in self._corrections:
                self.words(correction, last, first)
            self.freely[last].append(end)
        else:
            for option in inside(pattern):
                self.draw(option, start, end)
            if isinstance(pattern, Choice) and pattern.may_be_empty:
                self.freely[start].append(end)

    def _number(self, branch: Branch, at: int, end: int) -> None:
        if branch.number is not None:
            self.freely[at].append(end)
        for word, following in branch.onward.items():
            place = self.place()
            self.by_word[at].append((word, place))
            self._number(following, place, end)

    def reached_freely(self, place: int) -> frozenset[int]:
        """Return the place and all that can be reached from it without a word, where a word or the end follows."""
        if place not in self._reached:
            found = {place}
            waiting = [place]
            while waiting:
                for following in self.freely[waiting.pop()]:
                    if following not in found:
                        found.add(following)
                        waiting.append(following)
            self._reached[place] = frozenset(each for each in found if self.by_word[each] or each == self.end)
        return self._reached[place]


def _determined(drawing: _Drawing, known: Collection[str]) -> SentenceGraph:
    """Return the graph whose states are the sets of places where one may be after the same words."""
    beginning = drawing.reached_freely(drawing.beginning)
    numbers = {beginning: BEGINNING}
    states = [beginning]
    onward: list[dict[str, int]] = []
    for places in states:  # grows while it is walked through
        following: dict[str, set[int]] = defaultdict(set)
        for place in places:
            for word, place_after in drawing.by_word[place]:
                if word in known:
                    following[word].update(drawing.reached_freely(place_after))
        onward.append({})
        for word, reached in following.items():
            state = frozenset(reached)
            if state not in numbers:
                numbers[state] = len(states)
                states.append(state)
            onward[-1][word] = numbers[state]
    return SentenceGraph(tuple(onward), frozenset(numbers[state] for state in states if drawing.end in state))


def _without_blind_alleys(graph: SentenceGraph) -> SentenceGraph:
    """Leave out ways that come to no end, since a word on them is not known."""
    before: dict[int, list[int]] = defaultdict(list)
    for state, ways in enumerate(graph.onward):
        for following in ways.values():
            before[following].append(state)
    alive = set(graph.ends)
    waiting = list(alive)
    while waiting:
        for state in before[waiting.pop()]:
            if state not in alive:
                alive.add(state)
                waiting.append(state)
    onward = tuple({word: to for word, to in ways.items() if to in alive} for ways in graph.onward)
    return SentenceGraph(onward, graph.ends)


def _with_merged(graph: SentenceGraph, merged: Mapping[str, str], known: Collection[str]) -> SentenceGraph:
    """Add the words said as one ("its") beside those they stand for ("it is")."""
    onward = [dict(ways) for ways in graph.onward]
    for apart, together in merged.items():
        first, second = apart.split()
        for ways in onward:
            if together in known and first in ways and second in onward[ways[first]]:
                ways.setdefault(together, onward[ways[first]][second])
    return SentenceGraph(tuple(onward), graph.ends)


def _smallest(graph: SentenceGraph) -> SentenceGraph:
    """Return the smallest graph of the same sentences: states from which the same can be said become one."""
    kinds = [int(state in graph.ends) for state in range(len(graph.onward))]
    count = len(set(kinds))
    sorted_ways = [sorted(ways.items()) for ways in graph.onward]
    words = [tuple(word for word, _ in ways) for ways in sorted_ways]
    following = [[to for _, to in ways] for ways in sorted_ways]
    while True:
        seen: dict[tuple[object, ...], int] = {}
        kinds = [
            seen.setdefault((kinds[state], words[state], tuple(kinds[to] for to in following[state])), len(seen))
            for state in range(len(kinds))
        ]
        if len(seen) == count:
            break
        count = len(seen)
    onward: list[Mapping[str, int]] = [{}] * count
    for kind, ways in zip(kinds, graph.onward, strict=True):
        onward[kind] = {word: kinds[to] for word, to in ways.items()}
    return SentenceGraph(tuple(onward), frozenset(kinds[state] for state in graph.ends))
