"""The word that is listened for while the host speaks: "stop", or what else a language has for it.

It is heard while it is being said: the recogniser is asked after every block of sound what it makes of it so far, and
works in short chunks, so that it does not wait for more sound than it needs. Beside the word it knows single sounds and
the unknown word, into which everything else goes.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from voice_host.hearing.activity import SpeechGate
from voice_host.hearing.decibels import level_of
from voice_host.hearing.errors import ModelUnusable
from voice_host.hearing.listening_model import ListeningModel
from voice_host.hearing.recognizer import UNKNOWN
from voice_host.hearing.settings import ListeningSettings
from voice_host.hearing.source import Samples
from voice_host.hearing.vosk_recognizer import VoskEngine
from voice_host.language.tongue import tongue

CHUNK_FRAMES = 3
"""Frames of 10 ms that the network takes at a time; the model takes three as one, so that fewer are not possible. Of a
hundred people's "stop" the decision came 0.07 s after the end of the word at the 95th percentile, with the usual twenty
0.22 s; a second of sound costs 0.035 s instead of 0.01."""
PHRASES, SOUNDS_A_PHRASE, UNKNOWNS = 300, 6, 60
"""Random phrases of so many sounds, and so many unknown words, stand against the one word: with them 3 of 200 sentences
of other people's talk (531 s) held a "stop"; with 20 unknown words 9, with a thousand phrases 5."""
NEAR_DBFS = -45.0
"""Speech that is fainter comes from elsewhere, or is what an echo canceller leaves of the host's own voice: with an
echo of -20 dB the host stopped itself once a minute without this."""
SPEECH_FOR_S = 0.5
"""So long after the gate took something for speech the word counts: the fall of a die has an S and a T, too."""


class StopWord:
    """Follows the sound and notices the word."""

    def __init__(self, model: ListeningModel, settings: ListeningSettings | None = None) -> None:
        """Load the model once more, with its own chunks. Raises ModelUnusable, also where it lacks the word."""
        known = tongue(model.language).STOP
        self._words = frozenset(known) & model.vocabulary
        if not self._words:
            raise ModelUnusable(f'The listening model in {model.folder} does not know the word "{known[0]}".')
        self._opens = (settings or ListeningSettings()).gate_opens
        self._recognizer = VoskEngine(model, options={"frames-per-chunk": CHUNK_FRAMES}).of_phrases(
            _phrases(sorted(self._words), model.phone_words), readings=1, unknown=False
        )
        self._gate = SpeechGate()
        self._since_speech = SPEECH_FOR_S

    def hear(self, samples: Samples) -> bool:
        """Take the next sound; True once the word has been said."""
        for window, probability in self._gate.windows(samples):
            near = probability >= self._opens and level_of(window) >= NEAR_DBFS
            self._since_speech = 0.0 if near else self._since_speech + self._gate.window
        self._recognizer.hear(samples)
        return self._since_speech < SPEECH_FOR_S and not self._words.isdisjoint(self._recognizer.so_far().split())

    def reset(self) -> None:
        """Forget what was heard."""
        self._recognizer.reset()
        self._gate.drop()
        self._since_speech = SPEECH_FOR_S


def _phrases(words: Sequence[str], phone_words: Sequence[str]) -> list[str]:
    chance = random.Random(1)
    sounds = [" ".join(chance.choice(phone_words) for _ in range(SOUNDS_A_PHRASE)) for _ in range(PHRASES)]
    return [*words, *(sounds if phone_words else []), *[UNKNOWN] * UNKNOWNS]
