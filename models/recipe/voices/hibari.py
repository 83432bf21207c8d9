"""hibari-tts of PyPI: one natural voice, American and British."""

from __future__ import annotations

import numpy as np
from hibari import SAMPLE_RATE, Hibari
from hibari.g2p import G2P

from models.recipe.voices.voice import Spoken, resampled


class HibariVoice:
    """The voice that lies in the package."""

    licence = "Apache-2.0 (hibari-tts)"

    def __init__(self) -> None:
        self._voices = {"us": Hibari(g2p=G2P(british=False)), "gb": Hibari(g2p=G2P(british=True))}

    def say(self, line: str, chance: np.random.Generator) -> Spoken:
        """Speak a line at a pace drawn by chance."""
        accent = str(chance.choice(list(self._voices)))
        sound = self._voices[accent](line, speed=chance.uniform(0.65, 1.35), seed=int(chance.integers(1 << 30)))
        return Spoken(resampled(sound, SAMPLE_RATE), f"hibari {accent}")
