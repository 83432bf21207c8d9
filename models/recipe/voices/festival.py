"""Festival of Debian's packages: kal, ked and slt."""

from __future__ import annotations

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import soundfile

from models.recipe.voices.voice import Spoken, resampled

VOICES = ("cmu_us_slt_arctic_hts", "ked_diphone", "kal_diphone")


class Festival:
    """Three voices of one engine."""

    licence = "free (Festival and these voices: University of Edinburgh, Carnegie Mellon University, BSD-like)"

    def say(self, line: str, chance: np.random.Generator) -> Spoken:
        """Speak a line in a voice drawn by chance."""
        voice = str(chance.choice(VOICES))
        with TemporaryDirectory() as place:
            out, script = Path(place) / "said.wav", Path(place) / "say.scm"
            script.write_text(
                f"(voice_{voice}) (Parameter.set 'Duration_Stretch {chance.uniform(0.85, 1.4):.2f}) "
                f'(utt.save.wave (utt.synth (Utterance Text "{line}")) "{out}" \'riff)'
            )
            subprocess.run(["festival", "-b", script], check=True, capture_output=True)
            samples, rate = soundfile.read(out, dtype="float32")
        return Spoken(resampled(samples, rate), f"festival {voice}")
