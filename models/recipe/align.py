"""Step 4: better labels, by the network itself. ``python -m models.recipe.align NETWORK.pt LABELS CORPUS...``.

The most likely way (Viterbi) through a recording's words, in any of their pronunciations, with silence between them.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch

from models.recipe import labels
from models.recipe.checkpoint import Checkpoint, load
from models.recipe.corpus import Pcm, Recording, read
from models.recipe.features import cepstra, with_edges
from models.recipe.labels import Labelled
from models.recipe.lexicon import UnknownWordError, pronunciations
from models.recipe.network import LEFT_CONTEXT, RIGHT_CONTEXT
from models.recipe.units import INDEX, UNITS
from voice_host.hearing.source import SAMPLE_RATE

LEAD = 3200
"""Samples of faint noise put around a recording."""

LONGEST = SAMPLE_RATE * 18
SILENCE = -1
PRIOR = 0.5
"""How much of the units' own frequency is taken out of the network's scores."""


@dataclass(frozen=True)
class Ways:
    """All ways to say words: one state a unit."""

    units: npt.NDArray[np.int64]
    before: list[list[int]]
    """The states from which each state is reached, itself first."""
    first: set[int]
    last: list[int]
    word: list[int]
    """Which of the words each state belongs to, SILENCE for none."""


@dataclass(frozen=True)
class Aligned:
    """When what is heard, in seconds of the recording."""

    segments: list[tuple[str, float, float]]
    """Unit, start, duration."""
    words: list[tuple[str, float, float]]
    """Word, start, duration."""
    score: float
    """The mean log likelihood of an output."""


def ways(words: str) -> Ways:
    """Return the ways to say words, with or without silence before, between and after them. Raises UnknownWordError."""
    units, before, first, ends, belongs = [0], [[0]], {0}, [0], [SILENCE]
    for i, word in enumerate(words.split()):
        said = []
        for pronunciation in pronunciations(word):
            last = list(ends)
            for j, unit in enumerate(pronunciation):
                state = len(units)
                units.append(INDEX[unit])
                before.append([state, *last])
                belongs.append(i)
                if i == j == 0:
                    first.add(state)
                last = [state]
            said.append(last[0])
        silence = len(units)
        units.append(0)
        before.append([silence, *said])
        belongs.append(SILENCE)
        ends = [*said, silence]
    return Ways(np.array(units), before, first, ends, belongs)


def best_way(likelihoods: npt.NDArray[np.floating], states: Ways) -> tuple[list[int], float] | None:
    """Return the best state for each output (outputs by units) and the mean likelihood; None if there are too few."""
    count, widest = len(states.units), max(map(len, states.before))
    before = np.full((count, widest), count)
    for i, reached in enumerate(states.before):
        before[i, : len(reached)] = reached
    score = np.full(count + 1, -1e30)
    start = list(states.first)
    score[start] = likelihoods[0, states.units[start]]
    came = np.zeros((len(likelihoods), count), np.int32)
    everyone = np.arange(count)
    for t in range(1, len(likelihoods)):
        candidates = score[before]
        best = candidates.argmax(1)
        came[t] = before[everyone, best]
        score[:count] = candidates[everyone, best] + likelihoods[t, states.units]
    end = max(states.last, key=lambda state: score[state])
    if score[end] < -1e29:
        return None
    path = [end]
    for t in range(len(likelihoods) - 1, 0, -1):
        path.append(int(came[t, path[-1]]))
    return path[::-1], float(score[end]) / len(likelihoods)


class Aligner:
    """A trained network that finds words whose order is known."""

    def __init__(self, checkpoint: Checkpoint) -> None:
        self._network = checkpoint.network.eval()
        self._prior = PRIOR * np.log(np.maximum(checkpoint.prior, 1e-3))
        self._chance = np.random.default_rng(1)

    def align(self, samples: Pcm, words: str) -> Aligned | None:
        """Return the units of a recording and how well they fit; None where they cannot. Raises UnknownWordError."""
        states = ways(words)
        noise = self._chance.standard_normal((2, LEAD)) * 3
        sound = np.concatenate([noise[0], samples, noise[1]])
        sound = sound * (12_000 / (np.abs(sound).max() + 1)) + self._chance.standard_normal(len(sound)) * 8
        frames = torch.from_numpy(with_edges(cepstra(sound, self._chance), LEFT_CONTEXT, RIGHT_CONTEXT))[None]
        with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
            scores = self._network(frames)[0].float()
        found = best_way(torch.log_softmax(scores, -1).numpy() - self._prior, states)
        if found is None:
            return None
        path, score = found
        segments = [(UNITS[states.units[state]], start, length) for state, start, length in _stretches(path)]
        said = words.split()
        numbers = _stretches([states.word[state] for state in path])
        heard = [(said[number], start, length) for number, start, length in numbers if number != SILENCE]
        return Aligned(segments, heard, score)


def _stretches(path: list[int]) -> list[tuple[int, float, float]]:
    """Return what the path stays at, from when, and how long."""
    stretches: list[tuple[int, float, float]] = []
    for i, state in enumerate(path):
        if i and state == path[i - 1]:
            _, start, length = stretches[-1]
            stretches[-1] = (state, start, round(length + 0.03, 3))
        else:
            # an output stands for the frames around it, whose middle lies 12.5 ms behind the first sample
            stretches.append((state, round(i * 0.03 - 0.015 + 0.0125 - LEAD / SAMPLE_RATE, 4), 0.03))
    return stretches


def align(checkpoint: Checkpoint, recordings: list[Recording], file: Path) -> None:
    """Write the labels of recordings; those that the file holds are kept."""
    done = {labelled.path for labelled in labels.read(file)}
    aligner = Aligner(checkpoint)
    left_out = 0
    for i, recording in enumerate(recordings):
        if not recording.transcript or str(recording.path) in done:
            continue
        samples = recording.samples()
        try:
            found = aligner.align(samples, recording.transcript) if len(samples) < LONGEST else None
        except UnknownWordError:
            found = None
        if found is None:
            left_out += 1
            continue
        known = (str(recording.path), recording.transcript, recording.speaker, recording.source)
        labels.write(file, Labelled(*known, found.segments, found.score, found.words))
        if i % 500 == 0:
            print(f"{i} of {len(recordings)}, {left_out} left out", flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", type=Path)
    parser.add_argument("labels", type=Path)
    parser.add_argument("corpus", type=Path, nargs="+")
    parser.add_argument("--transcripts", type=Path, help="what transcribe.py wrote; only those recordings are labelled")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    recordings = [recording for folder in asked.corpus for recording in read(folder)]
    if asked.transcripts:
        written = dict(line.split("\t") for line in asked.transcripts.read_text(encoding="utf-8").splitlines())
        recordings = [
            replace(each, transcript=written[str(each.path)]) for each in recordings if str(each.path) in written
        ]
    align(load(asked.network), recordings, asked.labels)


if __name__ == "__main__":
    main()
