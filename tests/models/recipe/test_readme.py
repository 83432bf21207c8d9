"""What the recipe's README has one type can be typed."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="torch is only needed for the training")
pytest.importorskip("scipy", reason="scipy is only needed for the training")
pytest.importorskip("pocketsphinx", reason="pocketsphinx makes the first labels")

RECIPE = Path(__file__).parents[3] / "models" / "recipe"
README = (RECIPE / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"python -m models\.recipe\.(\w+)([^\n`]*)", README)


@pytest.mark.parametrize(("step", "typed"), COMMANDS)
def test_every_option_is_one(
    step: str, typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [step, "--help"])
    with pytest.raises(SystemExit):
        import_module(f"models.recipe.{step}").main()

    told = capsys.readouterr().out
    assert [option for option in re.findall(r"--[\w-]+", typed) if option not in told] == []


def test_every_step_is_told() -> None:
    steps = {path.stem for path in RECIPE.glob("*.py") if "def main()" in path.read_text(encoding="utf-8")}

    assert {step for step, _ in COMMANDS} == steps


def test_every_file_that_is_named_exists() -> None:
    for name in re.findall(r"`([\w/]+\.(?:py|txt))`", README):
        assert any((place / name).exists() for place in (RECIPE, RECIPE.parent / "en", RECIPE.parents[1])), name


def test_every_part_is_named() -> None:
    parts = {path.name for path in RECIPE.glob("*.py")} - {"__init__.py", "errors.py"}

    assert {part for part in parts if f"`{part}`" not in README} == set()
