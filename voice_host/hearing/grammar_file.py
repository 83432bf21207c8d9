"""Writes a sentence graph as the grammar of a vosk model: ``graph/Gr.fst``.

The file is an OpenFst "vector" transducer over "standard" (tropical) weights, little-endian: a header of magic
number, type names, version 2, flags, properties, start state, numbers of states and arcs; then each state's final
weight, number of arcs, and arcs of input label, output label, weight and next state, sorted by label (OpenFst,
fst/fst.h and fst/vector-fst.h). An infinite final weight: the state is not final. Weights are negative logarithms.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from voice_host.hearing.recognizer import UNKNOWN
from voice_host.hearing.sentence_graph import BEGINNING, SentenceGraph

_MAGIC = 2125659606
_VERSION = 2
_EXPANDED_AND_MUTABLE = 0x3
_NOT_AN_END = math.inf


@dataclass(frozen=True)
class GrammarWeights:
    """How dear it is, in natural logarithms, to hear what is no sentence."""

    unknown: float = 3.0
    """Each unknown sound before or after a sentence."""
    other_speech: float = 1.0
    """To take the whole utterance for words that are no sentence ..."""
    other_word: float = 6.0
    """... and each of these words. A model of some e^6 words knows none that is likelier than the others."""


@dataclass
class _State:
    end: float = _NOT_AN_END
    arcs: list[tuple[int, float, int]] = field(default_factory=list)
    """Label, weight, next state."""


def write_grammar(graph: SentenceGraph, labels: Mapping[str, int], weights: GrammarWeights, path: Path) -> None:
    """Write the grammar of a graph's sentences with unknown sounds around them, or of any other words alone.

    ``labels`` numbers the model's words as its graph does. All ways on from a place in a sentence are equally likely.
    What is said beside the sentences needs a path of its own: "go" alone would else be heard as "go on".
    """
    count = len(graph.onward)
    start, leading, trailing, other = count, count + 1, count + 2, count + 3
    states = [_State() for _ in range(count + 4)]
    unknown = labels.get(UNKNOWN)
    for state, ways in enumerate(graph.onward):
        evenly = math.log(max(1, len(ways) + (state in graph.ends)))
        states[state].arcs = [(labels[word], evenly, following) for word, following in ways.items()]
        if state in graph.ends:
            states[state].end = evenly
            if unknown is not None:
                states[state].arcs.append((unknown, evenly + weights.unknown, trailing))
    states[leading] = _State(0.0, list(states[BEGINNING].arcs))
    states[trailing].end = states[other].end = 0.0
    states[start].arcs = list(states[BEGINNING].arcs)
    if unknown is not None:
        for state, following in ((start, leading), (leading, leading), (trailing, trailing)):
            states[state].arcs.append((unknown, weights.unknown, following))
    words = [label for word, label in labels.items() if word != UNKNOWN]
    states[other].arcs = [(label, weights.other_word, other) for label in words]
    states[start].arcs += [(label, weights.other_speech + weights.other_word, other) for label in words]
    path.write_bytes(_packed(states, start))


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
