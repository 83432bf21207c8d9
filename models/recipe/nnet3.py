"""The network in Kaldi's components, with what vosk needs at its end: scaled scores, and an output for garbage."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from torch import Tensor, nn

from models.recipe.container import Component, FixedAffine, FixedBias, FixedScale, LogSoftmax, NoOp, RectifiedLinear
from models.recipe.network import (
    BYPASS,
    FIRST_CONTEXT,
    LAYERS,
    LEFT_CONTEXT,
    RIGHT_CONTEXT,
    SUBSAMPLING,
    TOP_BYPASS,
    Encoder,
    Network,
    Top,
)
from models.recipe.units import INDEX

Floats = npt.NDArray[np.floating]

RAREST = 1e-3
"""A unit that is rarer than that in the training counts as if it were not."""


@dataclass(frozen=True)
class Scores:
    """How the network's probabilities become scores; in natural logarithms."""

    acoustic_scale: float = 0.8
    """What all scores are multiplied by: the sound against the words that are expected."""
    prior: float = 0.6
    """How much of a unit's frequency in the training is taken off again: none at 0, all at 1."""
    garbage: float = 0.3
    """The score of words that the model lacks, the same for all sounds. The higher, the more is taken for such."""
    quiet: float = 4.0
    """How much lower it is where there is silence for sure (not multiplied by acoustic_scale) ..."""
    quiet_from: float = -1.2
    """... and from what log probability of silence on it falls."""


class _Nodes:
    """A network in the making: nnet3's configuration lines, and the components by their names."""

    def __init__(self) -> None:
        self.config = ["input-node name=input dim=40"]
        self.components: dict[str, Component] = {}

    def node(self, name: str, component: Component, of: str) -> str:
        self.config.append(f"component-node name={name} component={name} input={of}")
        self.components[name] = component
        return name

    def rectified(self, name: str, of: str, scales: Floats, offset: Floats) -> str:
        """Nothing below zero, then a batch norm: a scale and an offset."""
        positive = self.node(f"{name}.relu", RectifiedLinear(len(scales)), of)
        scaled = self.node(f"{name}.s", FixedScale(scales), positive)
        return self.node(f"{name}.o", FixedBias(offset), scaled)

    def output(self, of: str) -> None:
        self.config.append(f"output-node name=output input={of} objective=linear")


def nnet3(
    network: Network, prior: Floats, scores: Scores | None = None
) -> tuple[list[str], dict[str, Component], int, int]:
    """Return configuration lines, components, and the frames of context that an output needs on the left and right.

    ``prior``: how often each unit is heard, as shares that add up to one. The outputs are the units and then garbage.
    """
    nodes = _Nodes()
    _scores(nodes, _top(nodes, _encoder(nodes, network.encoder), network.top), network.top, prior, scores or Scores())
    return nodes.config, nodes.components, LEFT_CONTEXT, RIGHT_CONTEXT


def _encoder(nodes: _Nodes, encoder: Encoder) -> str:
    frames = [f"Offset(input,{i})" if i else "input" for i in range(-FIRST_CONTEXT, FIRST_CONTEXT + 1)]
    around = nodes.node(
        "in",
        FixedAffine(_array(encoder.in_w), _array(encoder.in_b)),
        f"Append({','.join(frames)})",
    )
    around = nodes.rectified("in", around, _array(encoder.in_s), _array(encoder.in_o))
    for i, layer in enumerate(LAYERS):
        name = f"f{layer.number}"
        before = f"Append(Offset({around},-{layer.back}),{around})" if layer.back else around
        low = nodes.node(f"{name}.l", FixedAffine(_array(encoder.L[i]), np.zeros(encoder.bottleneck)), before)
        after = f"Append({low},Offset({low},{layer.on}))" if layer.on else low
        high = nodes.node(f"{name}.a", FixedAffine(_array(encoder.A[i]), _array(encoder.B[i])), after)
        high = nodes.rectified(name, high, _array(encoder.S[i]), _array(encoder.O[i]))
        around = nodes.node(f"{name}.n", NoOp(encoder.width), f"Sum(Scale({BYPASS},{around}),{high})")
    return around


def _top(nodes: _Nodes, of: str, top: Top) -> str:
    around = ""
    for i, (low, high, norm) in enumerate(zip(top.l, top.a, top.b, strict=True)):
        assert isinstance(low, nn.Linear)
        assert isinstance(high, nn.Linear)
        assert isinstance(norm, nn.BatchNorm1d)
        weights, bias = _array(low.weight), _array(low.bias)
        if i == 0:  # the standardisation of what comes from the encoder goes into the first weights
            mean, deviation = _array(top.mu), _array(top.sd)
            bias = bias - weights @ (mean / deviation)
            weights = weights / deviation
        inner = nodes.node(f"t{i}.l", FixedAffine(weights, bias), of)
        outer = nodes.node(
            f"t{i}.a",
            FixedAffine(_array(high.weight), _array(high.bias)),
            f"Append(Offset({inner},-{SUBSAMPLING}),{inner},Offset({inner},{SUBSAMPLING}))",
        )
        scales = _array(norm.weight) / np.sqrt(_array(norm.running_var) + norm.eps)
        of = nodes.rectified(f"t{i}", outer, scales, _array(norm.bias) - _array(norm.running_mean) * scales)
        if around:
            of = nodes.node(f"t{i}.n", NoOp(len(scales)), f"Sum({of},Scale({TOP_BYPASS},{around}))")
        around = of
    return of


def _scores(nodes: _Nodes, of: str, top: Top, prior: Floats, scores: Scores) -> None:
    bias = _array(top.o.bias)
    count = len(bias)
    last = nodes.node("out", FixedAffine(_array(top.o.weight), bias), of)
    logs = nodes.node("lsm", LogSoftmax(count), last)
    silence = np.zeros((1, count))
    silence[0, INDEX["SIL"]] = 1
    quiet = nodes.node("u", FixedAffine(silence, np.array([-scores.quiet_from])), logs)
    quiet = nodes.node("ur", RectifiedLinear(1), quiet)  # above zero only where silence is likely
    shares = np.maximum(prior, RAREST)
    weights = np.zeros((count + 1, count + 1))
    weights[:count, :count] = np.eye(count) * scores.acoustic_scale
    weights[count, count] = scores.quiet / scores.quiet_from
    offset = [
        *(-scores.acoustic_scale * scores.prior * np.log(shares / shares.sum())),
        scores.garbage * scores.acoustic_scale,
    ]
    nodes.output(nodes.node("fin2", FixedAffine(weights, np.array(offset)), f"Append({logs},{quiet})"))


def _array(tensor: Tensor | nn.Module | None) -> Floats:
    assert isinstance(tensor, Tensor)  # torch's types say less of a buffer than is known
    array: Floats = tensor.detach().cpu().numpy()
    return array
