"""Flite of Debian's package: awb, kal16 and slt at many paces and pitches. rms is kept apart, to measure with."""

from __future__ import annotations

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import soundfile

from models.recipe.voices.voice import Spoken, resampled

VOICES = ("awb", "kal16", "slt")
PITCHES = (95, 120, 150, 190, 240)
"""Hertz."""


class Flite:
    """Three voices of one engine."""

    licence = "free (Flite and its voices: Carnegie Mellon University, BSD-like)"

    def say(self, line: str, chance: np.random.Generator) -> Spoken:
        """Speak a line in a voice drawn by chance."""
        voice = str(chance.choice(VOICES))
        settings = [f"duration_stretch={chance.uniform(0.8, 1.4):.2f}", f"int_f0_target_mean={chance.choice(PITCHES)}"]
        with TemporaryDirectory() as place:
            out = Path(place) / "said.wav"
            options = [word for setting in settings for word in ("--setf", setting)]
            subprocess.run(["flite", "-voice", voice, *options, "-t", line, "-o", out], check=True, capture_output=True)
            samples, rate = soundfile.read(out, dtype="float32")
        return Spoken(resampled(samples, rate), f"flite {voice}")
