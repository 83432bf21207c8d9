"""A network on disk."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch

from models.recipe.network import Network, Size, english_model


@dataclass(frozen=True)
class Checkpoint:
    """A network and what it was trained on."""

    network: Network
    prior: npt.NDArray[np.float64]
    """How often each unit is heard in the training: shares that add up to one."""


def load(path: Path) -> Checkpoint:
    """Return a network that was saved."""
    if not path.is_file():
        raise SystemExit(f"There is no network {path}; train one with python -m models.recipe.train.")
    saved = torch.load(path, weights_only=False)
    network = Network(Size(**saved.get("size", {})))
    network.load_state_dict(saved["weights"])
    return Checkpoint(network, np.asarray(saved["prior"]))


def save(checkpoint: Checkpoint, path: Path) -> None:
    """Write a network; what was there stays until the new one is complete."""
    beside = path.with_suffix(".new")
    network = checkpoint.network
    saved = {"weights": network.state_dict(), "size": asdict(network.size), "prior": np.asarray(checkpoint.prior)}
    torch.save(saved, beside)
    beside.replace(path)


def new() -> Network:
    """Return a network to begin with: the English layers, and a top that knows nothing."""
    network = Network()
    network.encoder.load_english(english_model())
    return network


def toy() -> Network:
    """Return a small network of nothing but chance, to try the steps out."""
    return Network(Size(width=128, bottleneck=48, top_width=128, top_bottleneck=64))
