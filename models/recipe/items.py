"""Recordings with labels, parted into those to train on and those of held-out people."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from models.recipe import labels
from models.recipe.corpus import Pcm, Recording, read
from models.recipe.held_out import is_among
from models.recipe.labels import Labelled
from models.recipe.lines import DIGITS
from models.recipe.windows import Item
from voice_host.hearing.source import SAMPLE_RATE

SHORTEST, EDGE = 0.15, 0.02
"""Seconds: a digit cut out of other words is at least so long, and keeps so much on both sides."""
WORST = 0.04
"""The share of each source whose words fit its sound worst, which is left out: something else may be said there."""


@dataclass(frozen=True)
class Split:
    """One side."""

    items: list[Item]
    talk: list[Pcm]


def items(files: Sequence[Path], talk: Sequence[Path], people: float = 1.0) -> tuple[Split, Split]:
    """Return what to train on and the held-out people's. ``talk``: folders of recordings to be heard behind others.

    ``people``: the share of the speakers to train on, 0 to 1; synthesised voices are always there.
    """
    labelled = {each.path: each for file in files for each in labels.read(file)}  # the last file's labels count
    recordings: dict[str, Recording] = {}
    for folder in {_corpus(Path(path)) for path in labelled} | set(talk):
        recordings.update({str(each.path): each for each in read(folder)})
    parts: dict[bool, list[Item]] = {True: [], False: []}
    for each in _fitting(list(labelled.values())):
        recording = recordings[each.path]
        if recording.is_person and not recording.held_out and not is_among(recording.speaker, people):
            continue
        whole = _item(each, recording)
        parts[recording.held_out] += [whole, *_digits(each, whole)]
    behind: dict[bool, list[Pcm]] = {True: [], False: []}
    for folder in talk:
        for recording in read(folder):
            if recording.held_out or is_among(recording.speaker, people):
                behind[recording.held_out].append(recording.samples())
    for side, made in parts.items():
        behind[side] = behind[side] or [item.samples for item in made]
    return Split(parts[False], behind[False]), Split(parts[True], behind[True])


def _item(each: Labelled, recording: Recording) -> Item:
    samples = recording.samples()
    words = each.transcript.split()
    return Item(
        samples,
        [*_inside(each.segments, len(samples) / SAMPLE_RATE), *_silence(samples)],
        recording.folder,
        is_digit=len(words) == 1 and words[0] in DIGITS,
        is_digits=all(word in DIGITS for word in words),
        is_person=recording.is_person,
        is_child=recording.folder == "speechocean762",
    )


def _digits(each: Labelled, whole: Item) -> list[Item]:
    """The digits that a person says among other words, cut out: people who say one alone are few."""
    if not whole.is_person or len(each.words) < 2:
        return []
    pieces = []
    for word, start, length in each.words:
        begin, end = max(0.0, start - EDGE), start + length + EDGE
        if word in DIGITS and length >= SHORTEST:
            inside = [(unit, at - begin, long) for unit, at, long in each.segments if at < end and at + long > begin]
            sound = whole.samples[int(begin * SAMPLE_RATE) : int(end * SAMPLE_RATE)]
            segments = _inside(inside, len(sound) / SAMPLE_RATE)
            pieces.append(replace(whole, samples=sound, segments=segments, is_digit=True, is_digits=True))
    return pieces


def _inside(segments: Sequence[tuple[str, float, float]], end: float) -> list[tuple[str, float, float]]:
    """Without what lies before and after the sound, which an aligner pads: other sound is there in a window."""
    parts = [(unit, max(0.0, start), min(end, start + length)) for unit, start, length in segments]
    return [(unit, start, stop - start) for unit, start, stop in parts if stop > start]


def _silence(samples: Pcm) -> list[tuple[str, float, float]]:
    """What lies before and after the speech, by its level: an aligner likes to stretch the first and last unit."""
    count = len(samples) // 160
    power = np.sqrt((samples[: count * 160].astype(np.float32).reshape(count, 160) ** 2).mean(1))
    loud = np.flatnonzero(power > power.max(initial=0) * 10 ** (-42 / 20))
    if not len(loud):
        return []
    begin, end, length = (
        max(0.0, loud[0] * 0.01 - 0.02),
        min(count * 0.01, loud[-1] * 0.01 + 0.04),
        len(samples) / SAMPLE_RATE,
    )
    return [("SIL", 0.0, begin), ("SIL", float(end), length - end)]


def _fitting(all_labels: list[Labelled]) -> list[Labelled]:
    by_source: dict[str, list[float]] = defaultdict(list)
    for each in all_labels:
        by_source[each.source].append(each.score)
    limits = {source: float(np.quantile(scores, WORST)) for source, scores in by_source.items()}
    return [each for each in all_labels if each.score >= limits[each.source]]


def _corpus(path: Path) -> Path:
    """The folder that holds the manifest of a recording."""
    for folder in path.parents:
        if (folder / "manifest.tsv").is_file():
            return folder
    raise SystemExit(f"No manifest.tsv lies beside or above {path}.")
