from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from models.recipe.container import (
    Component,
    FixedAffine,
    FixedBias,
    FixedScale,
    LogSoftmax,
    NoOp,
    RectifiedLinear,
    read_network,
    write_model,
)
from models.recipe.errors import RecipeError

CONFIG = ["input-node name=input dim=3", "component-node name=a component=a input=input"]


def components() -> dict[str, Component]:
    chance = np.random.default_rng(0)
    return {
        "a": FixedAffine(chance.normal(size=(2, 3)), chance.normal(size=2)),
        "r": RectifiedLinear(2),
        "s": FixedScale(chance.normal(size=2)),
        "b": FixedBias(chance.normal(size=2)),
        "n": NoOp(2),
        "l": LogSoftmax(2),
    }


@pytest.fixture
def network(tmp_path: Path) -> Path:
    path = tmp_path / "final.mdl"
    write_model(path, [0, 1, 1], CONFIG, components(), 4, 5)
    return path


def test_what_is_written_is_read_back(network: Path) -> None:
    config, read = read_network(network)
    written = components()

    assert config == CONFIG
    assert list(read) == list(written)
    affine, scale, bias = written["a"], written["s"], written["b"]
    assert isinstance(affine, FixedAffine)
    assert isinstance(scale, FixedScale)
    assert isinstance(bias, FixedBias)
    np.testing.assert_array_equal(read["a"]["<LinearParams>"], affine.weights.astype(np.float32))
    np.testing.assert_array_equal(read["a"]["<BiasParams>"], affine.bias.astype(np.float32))
    np.testing.assert_array_equal(read["s"]["<Scales>"], scale.scales.astype(np.float32))
    np.testing.assert_array_equal(read["b"]["<Bias>"], bias.bias.astype(np.float32))


def test_the_model_that_ships_is_read(shipped: Path) -> None:
    config, read = read_network(shipped / "am" / "final.mdl")

    assert config[0] == "input-node name=input dim=40"
    assert read["in"]["<LinearParams>"].shape == (640, 200)
    assert read["out"]["<LinearParams>"].shape[0] == 46


@pytest.mark.parametrize("share", [0.0, 0.3, 0.6, 0.9])
def test_half_a_file_is_said_to_be_damaged(network: Path, share: float) -> None:
    whole = network.read_bytes()
    network.write_bytes(whole[: int(len(whole) * share)])

    with pytest.raises(RecipeError, match=r"final\.mdl is no network in Kaldi's binary nnet3 layout, or is damaged"):
        read_network(network)


def test_unknown_content_is_said_to_be_damaged(network: Path) -> None:
    network.write_bytes(network.read_bytes().replace(b"<Scales> FV ", b"<Scales> DV "))

    with pytest.raises(RecipeError, match="unknown content of <Scales>"):
        read_network(network)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecipeError, match=r"none\.mdl cannot be read"):
        read_network(tmp_path / "none.mdl")
