"""What else sounds in a living room, without end: recordings where there are some, else made here."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from tests.room.sound_server import RATE
from tests.room.sounds import at_level, recording
from voice_host.speaking.find_synthesizer import find_synthesizer
from voice_host.speaking.pcm import Pcm, silence

Noise = Callable[[Random, float], Iterator[Pcm]]
"""Makes an endless noise, as loud as this (dBFS) where it sounds, piece by piece at RATE."""

SENTENCES = (
    "The weather will stay mild and dry over the weekend, with some clouds in the north.",
    "He opened the old suitcase and found nothing in it but a letter from his aunt.",
    "Our reporter has spoken to the people who live beside the river.",
    "Why did nobody tell me that the train had already gone?",
    "Mix the butter with the sugar until it is soft, and add the flour slowly.",
    "The museum opens its new wing in spring, and visitors are expected from all over the country.",
    "I have never seen such a beautiful garden in my life, said the gardener.",
    "They were late again because somebody had lost the keys to the car.",
    "Scientists believe that the whales follow the warm water along the coast.",
    "Please remember to water the plants while we are away.",
    "The orchestra will perform works by young composers this evening.",
    "My brother wants to become a doctor, but he cannot stand the sight of blood.",
)
"""Talk that has nothing to do with the game, though a word or two may be the same."""

TELEVISION_VOICES = ("en-us+m2", "en-gb+f4", "en-us+f1", "en-gb+m5", "en-us+m7", "en-gb+f3")

EVERYTHING = "everything"
GROUPS: Mapping[str, tuple[str, ...]] = {
    "barking": ("noise_dog",),
    "television": ("oov_adult",),
    "babble": ("noise_babble",),
    "household": ("noise_other",),
}
"""The groups of recordings that a noise is made of where there is a folder of them."""


def noise_named(name: str, folder: Path | None = None) -> Noise:
    """Return a noise by name, one of NOISES, or EVERYTHING: a while of each. Raises KeyError.

    It is made of recordings where ``folder`` has some for it.
    """
    if name == EVERYTHING:
        return partial(in_turn, tuple(noise_named(each, folder) for each in NOISES))
    made = NOISES[name]
    sounds = [] if folder is None else recordings(folder, GROUPS[name])
    return made if not sounds else partial(_recorded, sounds, PAUSES_S[name])


def recordings(folder: Path, groups: tuple[str, ...]) -> list[Path]:
    """Return the sound files of these groups, by the folder's manifest.tsv (columns path and group)."""
    with (folder / "manifest.tsv").open(encoding="utf-8", newline="") as manifest:
        rows = csv.DictReader(manifest, delimiter="\t")
        return [folder / row["path"] for row in rows if row["group"] in groups]


def barking(random: Random, dbfs: float) -> Iterator[Pcm]:
    """Bark two to five times, wait a little, and so on."""
    while True:
        loud = random.uniform(0.8, 1.2)
        for _ in range(random.randint(2, 5)):
            yield at_level(_bark(random, loud), dbfs)
            yield silence(random.uniform(0.15, 0.5), RATE)
        yield silence(random.uniform(0.5, 2.5), RATE)


def _bark(random: Random, size: float) -> Pcm:
    """A voice that jumps up and falls, rough with noise, over in a fifth of a second."""
    seconds = np.arange(round(random.uniform(0.12, 0.25) * RATE)) / RATE
    part = seconds / seconds[-1]
    pitch = random.uniform(420, 620) / size * (0.7 + 0.6 * np.sin(np.pi * part) - 0.25 * part)
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    tone = sum(strength * np.sin(n * phase) for n, strength in enumerate((1.0, 0.8, 0.6, 0.35, 0.2, 0.1), start=1))
    rough = _noise(random, len(seconds), 700, 3500)
    envelope = np.minimum(1, part / 0.06) * np.exp(-3.5 * part)
    return _pcm((np.asarray(tone) + 1.5 * rough) * envelope)


def television(random: Random, dbfs: float) -> Iterator[Pcm]:
    """Talk without end, one voice after the other."""
    synthesizer = find_synthesizer()
    while True:
        voice = random.choice(TELEVISION_VOICES)
        for sentence in random.sample(SENTENCES, random.randint(1, 3)):
            spoken = synthesizer.pcm(sentence, voice=voice, rate=random.randint(150, 190))
            yield at_level(spoken.at_rate(RATE), dbfs)
            yield silence(random.uniform(0.1, 0.4), RATE)


def babble(random: Random, dbfs: float) -> Iterator[Pcm]:
    """Let four people talk at once."""
    people = [television(random, -30.0) for _ in range(4)]
    left: list[NDArray[np.float64]] = [np.zeros(0) for _ in people]
    size = 2 * RATE
    while True:
        for n, person in enumerate(people):
            while len(left[n]) < size:
                left[n] = np.concatenate([left[n], next(person).samples.astype(float)])
        yield at_level(_pcm(np.sum([talk[:size] for talk in left], axis=0)), dbfs)
        left = [talk[size:] for talk in left]


def household(random: Random, dbfs: float) -> Iterator[Pcm]:
    """Dice rattle on a table, a door slams."""
    while True:
        sound = _door(random) if random.random() < 0.3 else _dice(random)
        yield at_level(sound, dbfs)
        yield silence(random.uniform(0.8, 3.0), RATE)


def _dice(random: Random) -> Pcm:
    """Two dice jump and come to rest: clicks, ever closer and fainter."""
    table = np.zeros(round(1.2 * RATE))
    ringing = np.exp(-np.arange(round(0.02 * RATE)) / (0.003 * RATE))
    for _ in range(2):
        at, gap, strength = random.uniform(0, 0.1), random.uniform(0.12, 0.2), 1.0
        while at < 1.1 and gap > 0.012:
            click = _noise(random, len(ringing), 1500, 9000) * ringing
            begin = round(at * RATE)
            table[begin : begin + len(click)] += strength * click[: len(table) - begin]
            at, gap, strength = at + gap, gap * random.uniform(0.7, 0.9), strength * 0.85
    return _pcm(table)


def _door(random: Random) -> Pcm:
    """A dull blow that rings in its frame."""
    size = round(0.6 * RATE)
    seconds = np.arange(size) / RATE
    blow = _noise(random, size, 40, 300) * np.exp(-seconds / 0.08)
    rattle = _noise(random, size, 300, 2500) * np.exp(-seconds / 0.03)
    return _pcm(blow + 0.4 * rattle)


def in_turn(noises: tuple[Noise, ...], random: Random, dbfs: float) -> Iterator[Pcm]:
    """Let noises sound in turn, each for 5 to 15 seconds."""
    sounding = [noise(random, dbfs) for noise in noises]
    while True:
        chosen, seconds = random.choice(sounding), random.uniform(5, 15)
        while seconds > 0:
            piece = next(chosen)
            seconds -= piece.seconds
            yield piece


def _recorded(files: list[Path], pause_s: float, random: Random, dbfs: float) -> Iterator[Pcm]:
    while True:
        yield at_level(recording(random.choice(files)), dbfs)
        yield silence(random.uniform(0.1, 1.0) * pause_s, RATE)


def _noise(random: Random, size: int, low_hz: float, high_hz: float) -> NDArray[np.float64]:
    """Return noise between two frequencies, of strength one."""
    spectrum = np.fft.rfft(np.random.default_rng(random.getrandbits(64)).normal(size=size))
    hz = np.fft.rfftfreq(size, 1 / RATE)
    spectrum[(hz < low_hz) | (hz > high_hz)] = 0
    noise = np.fft.irfft(spectrum, size)
    return np.asarray(noise / max(1e-9, float(np.std(noise))))


def _pcm(samples: NDArray[np.float64]) -> Pcm:
    peak = float(np.max(np.abs(samples))) or 1.0
    return Pcm((samples / peak * 16000).astype(np.int16), RATE)


NOISES: Mapping[str, Noise] = {
    "barking": barking,
    "television": television,
    "babble": babble,
    "household": household,
}
PAUSES_S: Mapping[str, float] = {"barking": 2.5, "television": 0.5, "babble": 0.2, "household": 3.0}
"""The longest pause between two recordings of a noise."""
