"""Writes a sentence graph as the grammar of a vosk model: ``graph/Gr.fst``.

The file is an OpenFst "vector" transducer over "standard" (tropical) weights, little-endian: a header of magic
number, type names, version 2, flags, properties, start state, numbers of states and arcs; then each state's final
weight, number of arcs, and arcs of input label, output label, weight and next state, sorted by label (OpenFst,
fst/fst.h and fst/vector-fst.h). An infinite final weight: the state is not final. Weights are negative logarithms.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from voice_host.hearing.recognizer import UNKNOWN
from voice_host.hearing.sentence_graph import BEGINNING, SentenceGrammar, SentenceGraph

_MAGIC = 2125659606
_VERSION = 2
_EXPANDED_AND_MUTABLE = 0x3
_NOT_AN_END = math.inf


@dataclass(frozen=True)
class GrammarWeights:
    """How dear it is to hear this or that, in natural logarithms."""

    anytime: float = 2.0
    """A sentence that may always be said, where a question was asked that others answer."""
    each_word: float = 1.0
    """Each word, of a sentence or not: so that a sound does not become one more word ("five four" for "five")."""
    short_word: float = 2.0
    """Each word of one sound, beside that: breath and noise are full of them ("two oh" for "two")."""
    unknown: float = 3.0
    """Each unknown sound before or after a sentence."""
    hesitation: float = 3.5
    """Each sound of an "um" or "er" before a sentence, and after a word of it."""
    broken_off: float = 2.0
    """To stop inside a sentence. Without it a pause to think is filled with a word: "five by six" with "oh"."""
    other_speech: float = 1.0
    """To take the whole utterance for words that are no sentence ..."""
    other_word: float = 6.0
    """... and each of these words. A model of some e^6 words knows none that is likelier than the others."""


BORROWED = GrammarWeights(other_word=8.0)
"""For a language whose words are written in the sounds of another, each in many ways: some string fits any sound.
With 6.0 one in ten of the numbers said in Hebrew was taken for other speech, with 8.0 none of 84.
"""


@dataclass
class _State:
    end: float = _NOT_AN_END
    arcs: list[tuple[int, float, int]] = field(default_factory=list)
    """Label, weight, next state."""


class _Grammar:
    """The states of a grammar in the making."""

    def __init__(
        self,
        labels: Mapping[str, int],
        short_words: Collection[str],
        weights: GrammarWeights,
        hesitations: Collection[int] = (),
    ) -> None:
        self._labels = labels
        self._hesitations = hesitations
        self._short_words = short_words
        self._weights = weights
        self.states: list[_State] = []
        self.start = self._state()
        self._leading = self._state(end=0.0)
        self._trailing = self._state(end=0.0)
        for state, following in ((self.start, self._leading), (self._leading, self._leading)):
            self._unknown(state, following)
            self.states[state].arcs += [(label, weights.hesitation, following) for label in hesitations]
        self._unknown(self._trailing, self._trailing)

    def sentences(self, graph: SentenceGraph, dear: float) -> None:
        """Add a graph's sentences, with unknown sounds around them, and what begins them.

        All ways on from a place are equally likely.
        """
        first = len(self.states)
        for place, ways in enumerate(graph.onward):
            state = self.states[self._state()]
            evenly = math.log(max(1, len(ways) + (place in graph.ends)))
            for word, following in ways.items():
                state.arcs.append((self._labels[word], evenly + self._dear(word), first + following))
            if place in graph.ends:
                state.end = evenly
                self._unknown(first + place, self._trailing, evenly)
            elif place != BEGINNING:
                state.end = evenly + self._weights.broken_off
            if place != BEGINNING:
                dear_sound = evenly + self._weights.hesitation
                state.arcs += [(label, dear_sound, first + place) for label in self._hesitations]
        beginning = self.states[first + BEGINNING].arcs
        for before in (self.start, self._leading):
            self.states[before].arcs += [(label, dear + weight, following) for label, weight, following in beginning]

    def other_speech(self) -> None:
        """Add a path for any words. Without it "go" alone would be heard as "go on"."""
        other = self._state(end=0.0)
        for word, label in self._labels.items():
            if word != UNKNOWN:
                self.states[other].arcs.append((label, self._weights.other_word + self._dear(word), other))
        self.states[self.start].arcs += [
            (label, self._weights.other_speech + weight, other) for label, weight, _ in self.states[other].arcs
        ]

    def _state(self, end: float = _NOT_AN_END) -> int:
        self.states.append(_State(end))
        return len(self.states) - 1

    def _dear(self, word: str) -> float:
        return self._weights.each_word + (self._weights.short_word if word in self._short_words else 0.0)

    def _unknown(self, state: int, following: int, weight: float = 0.0) -> None:
        if UNKNOWN in self._labels:
            self.states[state].arcs.append((self._labels[UNKNOWN], weight + self._weights.unknown, following))


def write_grammar(
    grammar: SentenceGrammar,
    labels: Mapping[str, int],
    short_words: Collection[str],
    weights: GrammarWeights,
    path: Path,
    hesitations: Collection[int] = (),
) -> None:
    """Write the grammar as a file. ``labels`` numbers the model's words as the model's own graph does, and
    ``hesitations`` are the numbers of the sounds that may be made before a sentence and between its words.
    """
    made = _Grammar(labels, short_words, weights, hesitations)
    made.sentences(grammar.answers, 0.0)
    made.sentences(grammar.anytime, weights.anytime)
    made.other_speech()
    path.write_bytes(_packed(made.states, made.start))


def _packed(states: list[_State], start: int) -> bytes:
    parts = [struct.pack("<i", _MAGIC)]
    for name in (b"vector", b"standard"):
        parts.append(struct.pack("<i", len(name)) + name)
    arcs = sum(len(state.arcs) for state in states)
    parts.append(struct.pack("<iiQqqq", _VERSION, 0, _EXPANDED_AND_MUTABLE, start, len(states), arcs))
    for state in states:
        parts.append(struct.pack("<fq", state.end, len(state.arcs)))
        parts += [struct.pack("<iifi", label, label, weight, to) for label, weight, to in sorted(state.arcs)]
    return b"".join(parts)
