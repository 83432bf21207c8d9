"""What the network is shown: two seconds of somebody talking somewhere, and which unit is heard at each output."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import soxr

from models.recipe import features, room
from models.recipe.corpus import Pcm
from models.recipe.network import LEFT_CONTEXT, SUBSAMPLING, frames_for
from models.recipe.noises import Sound, steady, sudden
from models.recipe.units import INDEX
from voice_host.hearing.source import SAMPLE_RATE as RATE

OUTPUTS = 70
"""Outputs of a window: 2.1 seconds, besides what the network needs on both sides."""

LENGTH = features.samples_of(frames_for(OUTPUTS))

Labels = npt.NDArray[np.int64]

NOISE_SHARE = 0.07
"""Windows without any speech."""

STRING_SHARE = 0.12
"""Windows of short recordings close together, as a number digit by digit."""

WEIGHTS: Mapping[str, float] = {
    "librispeech": 4.0,
    "vctk_sample": 3.0,
    "speech_commands": 2.5,
    "speechocean762": 2.0,
    "kokoro": 2.0,
    "hibari": 0.8,
    "piper": 0.7,
    "espeak": 0.5,
    "flite": 0.5,
    "festival": 0.5,
}
"""How often each source is drawn, where not once."""
DIGITS_BY_PEOPLE = 4.0
"""How much more often a digit, or a number digit by digit, is drawn if a person says it: there are few."""


@dataclass(frozen=True)
class Item:
    """A recording with its labels."""

    samples: Pcm
    segments: Sequence[tuple[str, float, float]]
    source: str
    is_digit: bool
    """Whether one digit is said, and nothing else."""
    is_digits: bool
    """Whether digits are said, and nothing else."""
    is_person: bool
    is_child: bool


class _Urn:
    """Recordings, to be drawn by chance: some more often than others."""

    def __init__(self, items: Sequence[Item]) -> None:
        self._items = items
        weights = np.cumsum([_weight(item) for item in items])
        self._shares = weights / weights[-1] if len(items) else weights

    def __bool__(self) -> bool:
        return bool(self._items)

    def draw(self, chance: np.random.Generator) -> Item:
        return self._items[int(np.searchsorted(self._shares, chance.random()))]


def _weight(item: Item) -> float:
    return WEIGHTS.get(item.source, 1.0) * (DIGITS_BY_PEOPLE if item.is_digits and item.is_person else 1.0)


class Windows:
    """An endless stream of windows."""

    def __init__(self, items: Sequence[Item], talk: Sequence[Pcm], seed: int, *, masked: bool = False) -> None:
        """``talk``: recordings to be heard behind others, whatever is said there. ``masked``: as ``features.cepstra``
        has it.
        """
        self._masked = masked
        self._talk = talk
        self._chance = np.random.default_rng(seed)
        self._all = _Urn(items)
        self._short = _Urn([item for item in items if len(item.samples) < 1.4 * RATE])
        self._digits = _Urn([item for item in items if item.is_digit])

    def __iter__(self) -> Iterator[tuple[features.Features, Labels]]:
        """Frames (frames_for(OUTPUTS) by CEPSTRA) and the number of the unit at each of OUTPUTS outputs."""
        while True:
            yield self.window()

    def window(self) -> tuple[features.Features, Labels]:
        """Return the next window."""
        chance = self._chance
        kind = chance.random()
        if kind < NOISE_SHARE:
            sound, labels = self._noise()
        else:
            sound, labels = self._speech(string=kind > 1 - STRING_SHARE and bool(self._digits))
        heard = room.heard(sound, self._behind, chance)
        return features.cepstra(heard, chance, masked=self._masked), labels

    def _noise(self) -> tuple[Sound, Labels]:
        sound, labels = np.zeros(LENGTH), np.zeros(OUTPUTS, np.int64)
        if self._chance.random() < 0.2:
            return steady(LENGTH, self._chance) * 0.1, labels
        for _ in range(self._chance.integers(1, 5)):
            noise = sudden(self._chance)
            start = int(self._chance.integers(LENGTH - len(noise)))
            sound[start : start + len(noise)] += noise * self._chance.uniform(0.2, 1)
            _mark(labels, [("NSN", start / RATE, len(noise) / RATE)])
        return sound, labels

    def _speech(self, *, string: bool) -> tuple[Sound, Labels]:
        chance = self._chance
        sound, labels = np.zeros(LENGTH), np.zeros(OUTPUTS, np.int64)
        first = (self._digits if string else self._all).draw(chance)
        at = int(chance.integers(0, int(RATE * 0.6)))
        item, is_first = first, True
        while True:
            factor = self._factor(item)
            samples = item.samples.astype(np.float32)
            if factor != 1:
                samples = np.asarray(soxr.resample(samples, RATE * factor, RATE), np.float32)
            cut = 0
            if is_first and len(samples) > LENGTH - at:  # a long one may begin anywhere in the window, or before it
                at = 0
                cut = int(chance.integers(-RATE // 2, max(1, len(samples) - LENGTH + RATE // 2)))
                at, cut = max(0, -cut), max(0, cut)
            part = samples[cut : cut + LENGTH - at]
            loud = 1.0 if is_first else chance.uniform(0.5, 1.2)
            sound[at : at + len(part)] += part * (loud / (np.abs(samples).max() + 1))
            shift = (at - cut) / RATE
            _mark(labels, [(unit, start / factor + shift, length / factor) for unit, start, length in item.segments])
            at += len(part)
            if string:
                at += int(RATE * (chance.uniform(0, 0.08) if chance.random() < 0.6 else chance.uniform(0, 0.5)))
            else:
                at += int(chance.integers(0, int(RATE * 0.7)))
            is_first = False
            following = self._digits if string else self._short
            if LENGTH - at < RATE * 0.5 or not following or (not string and chance.random() < 0.3):
                return sound, labels
            item = following.draw(chance)

    def _factor(self, item: Item) -> float:
        """How much faster, and so higher and with a smaller head, a recording is played."""
        chance = self._chance.random()
        if chance < 0.3:
            return 1.0
        if chance < 0.7 or item.is_child:
            return float(self._chance.uniform(0.9, 1.14))
        return float(self._chance.uniform(1.1, 1.32))

    def _behind(self, length: int, chance: np.random.Generator) -> Sound:
        """One to five people talking, near and far."""
        sound = np.zeros(length)
        for _ in range(chance.choice([1, 1, 2, 3, 4, 5])):
            at = 0
            while at < length:
                samples = self._talk[int(chance.integers(len(self._talk)))].astype(np.float32)
                cut = int(chance.integers(max(1, len(samples) // 2)))
                part = samples[cut : cut + length - at]
                sound[at : at + len(part)] += part * chance.uniform(0.3, 1) / (np.abs(part).max(initial=0) + 1)
                at += len(part) + int(chance.integers(0, RATE // 2))
        return sound


def _mark(labels: Labels, segments: Sequence[tuple[str, float, float]]) -> None:
    times = (LEFT_CONTEXT + SUBSAMPLING * np.arange(OUTPUTS)) * 0.01 + 0.0125
    for unit, start, length in segments:
        if start < times[-1] and start + length > 0:
            labels[(times >= start) & (times < start + length)] = INDEX[unit]
