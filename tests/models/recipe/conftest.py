"""What the tests of the recipe begin with."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from models.recipe.errors import RecipeError
from models.recipe.openfst import openfst

MODEL = Path(__file__).parents[3] / "models" / "en"


@pytest.fixture
def shipped() -> Path:
    """The model that ships."""
    return MODEL


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the model that ships."""
    return Path(shutil.copytree(MODEL, tmp_path / "en"))


@pytest.fixture
def fst_tools(tmp_path: Path) -> None:
    """OpenFst's tools; the test is skipped where they are not installed."""
    (tmp_path / "none.txt").write_text("0\n")
    try:
        openfst("fstcompile", tmp_path / "none.txt", tmp_path / "none.fst")
    except RecipeError as error:
        pytest.skip(str(error))


@pytest.fixture
def no_tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without OpenFst's tools."""
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
