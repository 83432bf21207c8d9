from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch", reason="torch is only needed for the training")

import torch

from models.recipe import checkpoint
from models.recipe.checkpoint import Checkpoint
from models.recipe.network import Network, Size
from models.recipe.units import UNITS

PRIOR = np.full(len(UNITS), 1 / len(UNITS))


@pytest.mark.parametrize(
    "network",
    [Network(), checkpoint.toy(), Network(Size(top_width=64))],
    ids=["usual", "toy", "another"],
)
def test_what_is_saved_is_loaded(tmp_path: Path, network: Network) -> None:
    checkpoint.save(Checkpoint(network, PRIOR), tmp_path / "network.pt")

    loaded = checkpoint.load(tmp_path / "network.pt")

    assert loaded.network.size == network.size
    assert loaded.prior.tolist() == PRIOR.tolist()
    for name, weights in loaded.network.state_dict().items():
        assert torch.equal(weights, network.state_dict()[name])


def test_a_network_whose_size_was_not_saved_is_of_the_usual_size(tmp_path: Path) -> None:
    torch.save({"weights": Network().state_dict(), "prior": PRIOR}, tmp_path / "network.pt")

    assert checkpoint.load(tmp_path / "network.pt").network.size == Size()


def test_a_missing_network_is_named(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"There is no network .*none\.pt"):
        checkpoint.load(tmp_path / "none.pt")
