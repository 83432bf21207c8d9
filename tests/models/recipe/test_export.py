from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

torch = pytest.importorskip("torch", reason="torch is only needed for the training")
pytest.importorskip("pocketsphinx", reason="the pronouncing dictionary comes with pocketsphinx")

from models.recipe import checkpoint  # noqa: E402
from models.recipe.container import (  # noqa: E402
    Component,
    FixedAffine,
    FixedBias,
    FixedScale,
    LogSoftmax,
    NoOp,
    RectifiedLinear,
    read_network,
)
from models.recipe.export import MFCC_CONF, MODEL_CONF, main  # noqa: E402
from models.recipe.network import Network, frames_for  # noqa: E402
from models.recipe.nnet3 import Scores, nnet3  # noqa: E402
from models.recipe.units import INDEX, UNITS  # noqa: E402
from voice_host.hearing.listening_model import ListeningModel  # noqa: E402
from voice_host.hearing.vosk_recognizer import VoskEngine  # noqa: E402

Floats = npt.NDArray[np.float64]


def network() -> Network:
    """Random weights, and none that is one or zero by accident."""
    torch.manual_seed(0)
    made = Network()
    with torch.no_grad():
        for values in [*made.parameters(), *made.buffers()]:
            if values.dim() == 1:
                values.copy_(torch.rand(values.shape) + 0.5)
    return made.eval()


def prior() -> Floats:
    shares = np.random.default_rng(0).random(len(UNITS))
    shares[3] = 0
    return np.asarray(shares / shares.sum())


class Kaldi:
    """What Kaldi computes of a network, for one output at a time."""

    def __init__(self, config: list[str], components: Mapping[str, Component], frames: Floats) -> None:
        nodes = (re.fullmatch(r"component-node name=(\S+) component=\S+ input=(\S+)", line) for line in config)
        self._inputs = {node[1]: node[2] for node in nodes if node}
        self._components = components
        self._frames = frames
        self._known: dict[tuple[str, int], Floats] = {}

    def at(self, wanted: str, t: int) -> Floats:
        """The value of a descriptor, or a node, at a frame."""
        if wanted == "input":
            return np.asarray(self._frames[t])
        if wanted in self._inputs:
            if (wanted, t) not in self._known:
                self._known[wanted, t] = of(self._components[wanted], self.at(self._inputs[wanted], t))
            return self._known[wanted, t]
        kind, _, rest = wanted[:-1].partition("(")
        arguments = re.findall(r"(?:[^,(]|\([^()]*\))+", rest)
        if kind == "Append":
            return np.concatenate([self.at(each, t) for each in arguments])
        if kind == "Offset":
            return self.at(arguments[0], t + int(arguments[1]))
        if kind == "Scale":
            return float(arguments[0]) * self.at(arguments[1], t)
        assert kind == "Sum"
        return self.at(arguments[0], t) + self.at(arguments[1], t)


def of(component: Component, value: Floats) -> Floats:
    if isinstance(component, FixedAffine):
        return np.asarray(component.weights @ value + component.bias)
    if isinstance(component, FixedScale):
        return np.asarray(value * component.scales)
    if isinstance(component, FixedBias):
        return np.asarray(value + component.bias)
    if isinstance(component, RectifiedLinear):
        return np.asarray(np.maximum(value, 0))
    if isinstance(component, LogSoftmax):
        return np.asarray(value - np.log(np.exp(value - value.max()).sum()) - value.max())
    assert isinstance(component, NoOp)
    return value


def test_kaldi_computes_what_the_training_did() -> None:
    trained, shares = network(), prior()
    frames = np.random.default_rng(1).normal(size=(frames_for(2), 40))
    scores = Scores(acoustic_scale=0.7, prior=0.5, garbage=1.1, quiet=3.0, quiet_from=-30.0)

    config, components, left, right = nnet3(trained, shares, scores)

    with torch.no_grad():
        logs = trained(torch.from_numpy(frames.astype(np.float32))[None]).log_softmax(-1)[0].numpy()
    assert len(logs) == 2
    assert (left, right) == (35, 23)
    kaldi = Kaldi(config, components, frames)
    floor = np.maximum(shares, 1e-3)
    for i in range(2):
        output = kaldi.at("fin2", left + 3 * i)
        units = 0.7 * (logs[i] - 0.5 * np.log(floor / floor.sum()))
        np.testing.assert_allclose(output[:-1], units, rtol=1e-3, atol=1e-3)
        quiet = 3.0 * (1 - max(-30.0, logs[i, INDEX["SIL"]]) / -30.0)
        np.testing.assert_allclose(output[-1], 0.7 * 1.1 - quiet, rtol=1e-3, atol=1e-3)


def test_the_settings_of_vosk_are_those_of_the_model_that_ships(shipped: Path) -> None:
    assert (shipped / "conf" / "mfcc.conf").read_text() == MFCC_CONF
    assert (shipped / "conf" / "model.conf").read_text() == MODEL_CONF


@pytest.mark.usefixtures("fst_tools")
def test_a_trained_network_becomes_a_model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trained, out = network(), tmp_path / "out"
    checkpoint.save(checkpoint.Checkpoint(trained, prior()), tmp_path / "network.pt")
    out.mkdir()
    (out / "MODEL_CARD.md").write_text("stays")
    monkeypatch.setattr(sys, "argv", ["export", str(tmp_path / "network.pt"), str(out), "--garbage", "2"])

    main()

    model = ListeningModel(out)
    assert model.has_second_ear
    assert model.is_light
    assert model.missing(["thirteen", "north"]) == ()
    _, read = read_network(out / "am" / "final.mdl")
    np.testing.assert_array_equal(read["f8.l"]["<LinearParams>"], trained.encoder.L[6].detach().numpy())
    assert read["fin2"]["<BiasParams>"][-1] == pytest.approx(0.8 * 2)
    assert (out / "MODEL_CARD.md").read_text() == "stays"
    recognizer = VoskEngine(model).of_phrases(["thirteen"], readings=1)
    recognizer.hear(np.random.default_rng(1).normal(0, 3000, 16_000).astype(np.int16))
    assert recognizer.finish()


def test_a_missing_network_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["export", str(tmp_path / "none.pt"), str(tmp_path / "out")])

    with pytest.raises(SystemExit, match=r"none\.pt"):
        main()

    assert not (tmp_path / "out").exists()
