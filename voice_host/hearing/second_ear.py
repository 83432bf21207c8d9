"""The second ear: it writes down sounds instead of words, and tells how far the words are from them.

A recogniser of words hears words in everything, a bark or a foreign language too, and is always sure of it. One that
knows single sounds only is free to write what it hears: what was really said lies near it, what was not lies far.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from voice_host.hearing.lexicon import Lexicon, Pronunciation
from voice_host.hearing.listening_model import PHONE_MARK
from voice_host.hearing.recognizer import UNKNOWN, Engine
from voice_host.hearing.source import Samples

VOWELS = frozenset(["AA", "AE", "AH", "AO", "AW", "AY", "EH", "ER", "EY", "IH", "IY", "OW", "OY", "UH", "UW"])
PLAIN = {"T4": "T", "IY4": "IY", "N4": "N", "T5": "T", "IY5": "IY"}
"""Units of the model that belong to the endings -teen and -ty, and the sounds they are."""

NEAR_SOUND, OTHER_SOUND, EXTRA_SOUND, LOST_SOUND = 0.5, 1.0, 0.7, 0.9
"""What it costs to hear another vowel for a vowel or consonant for a consonant; one for the other; a sound too many;
a sound too few."""

PHRASES, SOUNDS_A_PHRASE = 1500, 6
"""Random phrases of so many sounds make up the recogniser's list: any sound may follow any other."""

LIGHT = {"lattice-beam": 2}
"""The engine's options for sounds. It needs the one best reading only, and with the model's own wide beam talk of
several people at once lets vosk weigh so many that 14 seconds of it took 26 seconds and 130 MB; with this 0.3 seconds.
What is read of single words stays the same in nine of ten, and the distances with it (mean 0.25 of 40 words)."""


@dataclass(frozen=True)
class Likeness:
    """How words compare with the sounds that were heard."""

    cost: float
    """What all differences cost together."""
    sounds: int
    """How many sounds the words have."""

    @property
    def distance(self) -> float:
        """The cost a sound: 0 to 0.4 for what was said, 1 and more for other speech."""
        return self.cost / max(1, self.sounds)


class SecondEar:
    """Listens to the same utterance as the recogniser of words."""

    def __init__(self, engine: Engine, phone_words: Sequence[str], lexicon: Lexicon) -> None:
        chance = random.Random(1)
        phrases = [" ".join(chance.choice(phone_words) for _ in range(SOUNDS_A_PHRASE)) for _ in range(PHRASES)]
        self._recognizer = engine.of_phrases(phrases, readings=1, unknown=False)
        self._lexicon = lexicon

    def hear(self, samples: Samples) -> None:
        """Take the next sound of the utterance."""
        self._recognizer.hear(samples)

    def finish(self) -> Pronunciation:
        """Return the sounds of the utterance, and be ready for the next."""
        heard = self._recognizer.finish()[0].words.split()
        names = (word.removeprefix(PHONE_MARK).upper() for word in heard if word != UNKNOWN)
        return tuple(PLAIN.get(name, name) for name in names)

    def reset(self) -> None:
        """Forget what was heard."""
        self._recognizer.reset()

    def likeness(self, words: str, heard: Pronunciation) -> Likeness:
        """Return how like the sounds that were heard are to the words, in the pronunciations that suit them best.

        Words that are not in the lexicon sound like nothing.
        """
        return likeness([self._lexicon.pronunciations(word) for word in words.split()], heard)


def likeness(words: Sequence[Sequence[Pronunciation]], heard: Pronunciation) -> Likeness:
    """Return the least cost of making words, each with its pronunciations, into the sounds that were heard."""
    # One row a word: (cost, sounds so far) for having accounted for the first j sounds that were heard. Taking the best
    # pronunciation of a word before going on to the next is exact for the cost, and spares the product of the variants.
    row = [(j * EXTRA_SOUND, 0) for j in range(len(heard) + 1)]
    for pronunciations in words:
        if pronunciations:
            row = [min(ways) for ways in zip(*(_after(row, sounds, heard) for sounds in pronunciations), strict=True)]
    return Likeness(*row[-1])


def _after(row: list[tuple[float, int]], sounds: Pronunciation, heard: Pronunciation) -> list[tuple[float, int]]:
    for sound in sounds:
        last = row
        row = [(last[0][0] + LOST_SOUND, last[0][1] + 1)]
        for j, other in enumerate(heard):
            lost = (last[j + 1][0] + LOST_SOUND, last[j + 1][1] + 1)
            extra = (row[j][0] + EXTRA_SOUND, row[j][1])
            same = (last[j][0] + _confusion(sound, other), last[j][1] + 1)
            row.append(min(lost, extra, same))
    return row


def _confusion(sound: str, other: str) -> float:
    if sound == other:
        return 0.0
    return NEAR_SOUND if (sound in VOWELS) == (other in VOWELS) else OTHER_SOUND
