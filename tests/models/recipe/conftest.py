"""What the tests of the recipe begin with."""

from __future__ import annotations

import os
import shutil
from importlib import import_module
from pathlib import Path

import pytest

from models.recipe.errors import RecipeError
from models.recipe.openfst import openfst

CI = bool(os.environ.get("CI"))

if CI:  # there a library that is missing must fail the tests, not skip them
    for name in ("kaldi_native_fbank", "pocketsphinx", "scipy", "torch"):
        import_module(name)

MODEL = Path(__file__).parents[3] / "models" / "en"


@pytest.fixture
def shipped() -> Path:
    """The model that ships."""
    return MODEL


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the model that ships."""
    return Path(shutil.copytree(MODEL, tmp_path / "en"))


@pytest.fixture(scope="session")
def fst_tools(tmp_path_factory: pytest.TempPathFactory) -> None:
    """OpenFst's tools; where they are not installed the test is skipped, but not in CI."""
    place = tmp_path_factory.mktemp("fst")
    (place / "none.txt").write_text("0\n")
    try:
        openfst("fstcompile", place / "none.txt", place / "none.fst")
    except RecipeError as error:
        if CI:
            raise
        pytest.skip(str(error))


@pytest.fixture
def no_tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without OpenFst's tools."""
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
