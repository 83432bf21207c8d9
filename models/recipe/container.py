"""Reads and writes Kaldi's files of networks, ``am/final.mdl``: a transition model and an nnet3 network, in binary.

The layout is that of Kaldi's sources (hmm/transition-model.cc, nnet3/nnet-nnet.cc, nnet3/nnet-simple-component.cc,
base/io-funcs-inl.h, matrix/kaldi-matrix.cc), little-endian throughout: a file begins with a zero byte and "B"; a token
is followed by a space; an integer or float has its size in bytes (4 or 8) before it; a truth value is "T" or "F" and
nothing more; a vector is "FV ", its length and 32-bit floats; a matrix is "FM ", its rows, columns and floats by rows.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from models.recipe.errors import RecipeError

Floats = npt.NDArray[np.float32]
Arrays = dict[str, Floats]
"""A component's vectors and matrices, by Kaldi's names for them: "<LinearParams>" (outputs by inputs) and so on."""

STAY = 0.5
"""How likely a sound goes on for another output. It weighs nothing: the graph's own weights take its place."""


@dataclass(frozen=True)
class FixedAffine:
    """Weights (outputs by inputs) and a bias (outputs)."""

    weights: npt.NDArray[np.floating]
    bias: npt.NDArray[np.floating]


@dataclass(frozen=True)
class FixedScale:
    """A factor for each input."""

    scales: npt.NDArray[np.floating]


@dataclass(frozen=True)
class FixedBias:
    """A summand for each input."""

    bias: npt.NDArray[np.floating]


@dataclass(frozen=True)
class RectifiedLinear:
    """Nothing below zero."""

    size: int


@dataclass(frozen=True)
class LogSoftmax:
    """Logarithms of probabilities."""

    size: int


@dataclass(frozen=True)
class NoOp:
    """What comes in: the place for a sum of others."""

    size: int


Component = FixedAffine | FixedScale | FixedBias | RectifiedLinear | LogSoftmax | NoOp


def read_network(path: Path) -> tuple[list[str], dict[str, Arrays]]:
    """Return the configuration's lines, and the arrays of each component by its name. Raises RecipeError."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise RecipeError(f"The network {path} cannot be read: {error.strerror}.") from error
    try:
        beginning = data.index(b"<Nnet3> ") + len(b"<Nnet3> ")
        end = data.index(b"<NumComponents> ", beginning)
        config = data[beginning:end].decode("ascii").strip().split("\n")
        reader = _Reader(data, end)
        reader.token()
        return config, dict(reader.component() for _ in range(reader.integer()))
    except (ValueError, struct.error) as error:
        raise RecipeError(f"{path} is no network in Kaldi's binary nnet3 layout, or is damaged ({error}).") from error


class _Reader:
    """Reads from a place in a file on. Raises ValueError or struct.error where something else is there."""

    def __init__(self, data: bytes, place: int) -> None:
        self._data = data
        self._place = place

    def token(self) -> str:
        end = self._data.index(b" ", self._place)
        token = self._data[self._place : end].decode("ascii")
        self._place = end + 1
        return token

    def integer(self) -> int:
        if self._data[self._place : self._place + 1] != b"\4":
            raise ValueError(f"no integer at byte {self._place}")
        (number,) = struct.unpack_from("<i", self._data, self._place + 1)
        self._place += 5
        return int(number)

    def component(self) -> tuple[str, Arrays]:
        if (mark := self.token()) != "<ComponentName>":
            raise ValueError(f"{mark} where a component should begin")
        name, kind = self.token(), self.token()
        arrays: Arrays = {}
        key = ""
        while True:
            if self._next(b"<"):
                key = self.token()
                if key == f"</{kind[1:]}":
                    return name, arrays
            elif self._next(b"FM "):
                rows, columns = self._sizes(2)
                arrays[key] = self._floats(rows * columns).reshape(rows, columns)
            elif self._next(b"FV "):
                arrays[key] = self._floats(*self._sizes(1))
            else:
                self._skip(key)

    def _next(self, these: bytes) -> bool:
        return self._data.startswith(these, self._place)

    def _sizes(self, count: int) -> tuple[int, ...]:
        self._place += 3
        return tuple(self.integer() for _ in range(count))

    def _floats(self, count: int) -> Floats:
        read = np.frombuffer(self._data, "<f4", count, self._place).astype(np.float32)
        self._place += 4 * count
        return read

    def _skip(self, key: str) -> None:
        """Go on after a number or truth value that is of no use here."""
        if key == "<TimeOffsets>":  # the one list of integers that there is
            count = self.integer()
            self._place += 4 * count
        elif self._next(b"\4") or self._next(b"\10"):
            self._place += 1 + self._data[self._place]
        elif self._next(b"T") or self._next(b"F"):
            self._place += 1
        else:
            raise ValueError(f"unknown content of {key} at byte {self._place}")


def write_model(
    path: Path,
    phone_units: Sequence[int],
    config: Sequence[str],
    components: Mapping[str, Component],
    left: int,
    right: int,
) -> None:
    """Write a network and its transition model.

    ``phone_units``: the output of the network that stands for each phone, from phone 1 on. ``config``: nnet3's
    configuration lines, which name the components. ``left``, ``right``: frames that an output needs before and after
    it.
    """
    writer = _Writer()
    writer.transitions(phone_units)
    writer.tokens("<Nnet3>")
    writer.plain("\n" + "\n".join(config) + "\n\n")
    writer.tokens("<NumComponents>")
    writer.integer(len(components))
    for name, component in components.items():
        writer.component(name, component)
    writer.tokens("</Nnet3>", "<LeftContext>")
    writer.integer(left)
    writer.tokens("<RightContext>")
    writer.integer(right)
    writer.tokens("<Priors>")
    writer.vector([])  # they are in the network's last layer already
    path.write_bytes(writer.content)


class _Writer:
    """A file in the making."""

    def __init__(self) -> None:
        self._parts = [b"\0B"]

    @property
    def content(self) -> bytes:
        return b"".join(self._parts)

    def plain(self, text: str) -> None:
        self._parts.append(text.encode("ascii"))

    def tokens(self, *tokens: str) -> None:
        for token in tokens:
            self.plain(token + " ")

    def integer(self, number: int) -> None:
        self._parts.append(struct.pack("<bi", 4, number))

    def integers(self, numbers: Sequence[int]) -> None:
        self._parts.append(struct.pack(f"<bi{len(numbers)}i", 4, len(numbers), *numbers))

    def real(self, number: float) -> None:
        self._parts.append(struct.pack("<bf", 4, number))

    def vector(self, values: npt.ArrayLike) -> None:
        floats = np.asarray(values, "<f4")
        self.tokens("FV")
        self.integer(floats.size)
        self._parts.append(floats.tobytes())

    def matrix(self, values: npt.ArrayLike) -> None:
        floats = np.asarray(values, "<f4")
        self.tokens("FM")
        for size in floats.shape:
            self.integer(size)
        self._parts.append(np.ascontiguousarray(floats).tobytes())

    def transitions(self, phone_units: Sequence[int]) -> None:
        """One state a phone, which may go on or end."""
        count = len(phone_units)
        self.tokens("<TransitionModel>", "<Topology>")
        self.integers(range(1, count + 1))
        self.integers([-1] + [0] * count)  # each phone's entry in the list of topologies; there is no phone 0
        self.integer(1)  # topologies
        self.integer(2)  # states of the only one
        self.integer(0)  # the first state sounds ...
        self.integer(2)  # ... and goes to itself or to the second
        for to, chance in ((0, STAY), (1, 1 - STAY)):
            self.integer(to)
            self.real(chance)
        self.integer(-1)  # the second does not sound ...
        self.integer(0)  # ... and goes nowhere
        self.tokens("</Topology>", "<Triples>")
        self.integer(count)
        for phone, unit in enumerate(phone_units, 1):
            for number in (phone, 0, unit):
                self.integer(number)
        self.tokens("</Triples>", "<LogProbs>")
        self.vector([0.0, *[math.log(STAY), math.log(1 - STAY)] * count])
        self.tokens("</LogProbs>", "</TransitionModel>")

    def component(self, name: str, component: Component) -> None:
        kind = f"{type(component).__name__}Component"
        self.tokens("<ComponentName>", name, f"<{kind}>")
        if isinstance(component, FixedAffine):
            self.tokens("<LinearParams>")
            self.matrix(component.weights)
            self.tokens("<BiasParams>")
            self.vector(component.bias)
        elif isinstance(component, FixedScale):
            self.tokens("<Scales>")
            self.vector(component.scales)
        elif isinstance(component, FixedBias):
            self.tokens("<Bias>")
            self.vector(component.bias)
        elif isinstance(component, NoOp):
            self.tokens("<Dim>")
            self.integer(component.size)
            self.tokens("<BackpropScale>")
            self.real(1.0)
        else:
            self._nonlinear(component.size)
        self.tokens(f"</{kind}>")

    def _nonlinear(self, size: int) -> None:
        """A component without weights: the rest is what Kaldi counts while it trains one."""
        self.tokens("<Dim>")
        self.integer(size)
        self._empty_vectors(["<ValueAvg>", "<DerivAvg>"])
        self._zeros(["<Count>"])
        self._empty_vectors(["<OderivRms>"])
        self._zeros(["<OderivCount>", "<NumDimsSelfRepaired>", "<NumDimsProcessed>"])

    def _empty_vectors(self, tokens: Iterable[str]) -> None:
        for token in tokens:
            self.tokens(token)
            self.vector([])

    def _zeros(self, tokens: Iterable[str]) -> None:
        for token in tokens:
            self.tokens(token)
            self.real(0.0)
