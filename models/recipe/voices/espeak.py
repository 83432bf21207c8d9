"""espeak-ng, from espeakng-loader's wheel: many accents and variants, all of them synthetic to the ear."""

from __future__ import annotations

import numpy as np

from models.recipe.voices.voice import Spoken, resampled
from voice_host.speaking.pyttsx3_voice import EspeakSynthesizer

ACCENTS = {
    "en-us": 6, "en-gb": 4, "en-gb-x-rp": 4, "en-gb-scotland": 3, "en-029": 2, "en-us-nyc": 2,
    "en-gb-x-gbclan": 1, "en-gb-x-gbcwmd": 1,
}  # fmt: skip
"""How often each accent is drawn."""

VARIANTS = (
    "m1 m2 m3 m4 m6 m8 f1 f2 f3 f5 Alex Alicia Andrea Andy Annie Denis Gene Hugo Jacky Lee Mario Michael adam anika "
    "aunty belinda benjamin boris caleb david ed edward grandma grandpa linda max michel miguel norbert pablo paul "
    "quincy rob robert sandro shelby steph travis victor klatt klatt2 klatt3 klatt4"
).split()

KEPT_APART = frozenset(["m5", "m7", "f4"])
"""Variants that are never trained on, whatever the accent, so that they can be measured with."""


class Espeak:
    """Accents and variants at many paces and pitches."""

    licence = "free (what a synthesiser says is not covered by espeak-ng's GPL)"

    def __init__(self) -> None:
        self._synthesizer = EspeakSynthesizer()

    def say(self, line: str, chance: np.random.Generator) -> Spoken:
        """Speak a line in a voice drawn by chance."""
        shares = np.array(list(ACCENTS.values()), float)
        voice = f"{chance.choice(list(ACCENTS), p=shares / shares.sum())}+{chance.choice(VARIANTS)}"
        rate, pitch = int(chance.integers(110, 195)), int(chance.integers(25, 90))
        sound = self._synthesizer.pcm(line, voice=voice, rate=rate, pitch=pitch)
        return Spoken(resampled(sound.samples / np.float32(32768), sound.rate), f"espeak {voice}")
