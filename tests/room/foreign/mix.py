"""What sounds in the room without end: foreign speech, barking, other noises, with a room's pauses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random

import numpy as np

from tests.room.noises import NOISES
from tests.room.sounds import at_level
from voice_host.hearing.recording import load
from voice_host.hearing.source import SAMPLE_RATE, Samples
from voice_host.speaking.find_synthesizer import find_synthesizer
from voice_host.speaking.pcm import Pcm

Piece = Samples
LONGEST_PAUSE_S = 1.5
WHAT = ("talk", "talk", "talk", "talk", "two at once", "barking", "household", "babble")
"""What sounds next, by chance."""
HOST_LINES = (
    "Row four, column four, tile seven. Choose a target.",
    "One, ten, nine. How many steps, and how many pieces?",
    "Three steps, six pieces. Say ready when you are.",
    "Three and four.",
    "Right. Step one: give one piece. Five are left.",
    "Not right: six times two is twelve. The dog stays. Roll again.",
    "Noa, round one. Where do you start?",
    "I did not understand. Say it again, please.",
    "Eight and five.",
    "Target nine. How do you walk there?",
)
"""What another host says, in another room or on a recording."""


def foreign_mix(files: Sequence[Path], random: Random, dbfs: float, kinds: Sequence[str] = WHAT) -> Iterator[Samples]:
    """Yield pieces of sound at 16 kHz without end, each as loud as ``dbfs`` where it sounds, and pauses."""
    made = {name: NOISES[name](random, dbfs) for name in ("barking", "household")}
    while True:
        kind = random.choice(kinds)
        if kind in made:
            until = random.uniform(2, 6)
            while until > 0:
                piece = next(made[kind]).at_rate(SAMPLE_RATE)
                until -= piece.seconds
                yield piece.samples
        elif kind == "host":
            yield level(_host(random.choice(HOST_LINES)), dbfs)
        else:
            count = {"talk": 1, "two at once": 2, "babble": 5}[kind]
            yield level(_together([_talk(random.choice(files)) for _ in range(count)]), dbfs)
        yield np.zeros(round(random.uniform(0.1, LONGEST_PAUSE_S) * SAMPLE_RATE), np.int16)


def level(sound: Samples, dbfs: float) -> Samples:
    """Return a sound as loud as this where it sounds."""
    return at_level(Pcm(sound, SAMPLE_RATE), dbfs).samples


@lru_cache(maxsize=1000)
def _talk(file: Path) -> Samples:
    return level(load(file), -25.0)


@lru_cache
def _host(line: str) -> Samples:
    return find_synthesizer().pcm(line, voice="en-us", rate=160).at_rate(SAMPLE_RATE).samples


def _together(sounds: Sequence[Samples]) -> Samples:
    whole = np.zeros(max(map(len, sounds)))
    for sound in sounds:
        whole[: len(sound)] += sound
    return np.clip(whole, -32768, 32767).astype(np.int16)


Mix = Callable[[Random, float], Iterator[Samples]]
