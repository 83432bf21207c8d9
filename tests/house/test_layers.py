"""Imports go down the house's layers only, and a game speaks nothing but the vocabulary of scripts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

HOUSE = Path(__file__).parents[2] / "voice_host"
LAYERS = (
    {"commands"},
    {"rehearsal"},
    {"reports"},
    {"play"},
    {"printouts", "records", "table"},
    {"games", "hearing", "speaking"},
    {"devices"},
    {"language"},
    {"script"},
)
"""From the roof to the cellar; rooms on one floor never import each other."""


def room_of(file: Path) -> str:
    return file.relative_to(HOUSE).parts[0]


def floor(room: str) -> int:
    return next(n for n, rooms in enumerate(LAYERS) if room in rooms)


def imported(file: Path) -> Iterator[tuple[str, ...]]:
    """Every module of the house that a file imports, as the parts of its name after ``voice_host``."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} imports relatively: write the whole name"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            top, *parts = name.split(".")
            if top == "voice_host" and parts[0] != "__version__":
                yield tuple(parts)


def test_imports_go_down() -> None:
    upward = [
        f"{file.relative_to(HOUSE)} imports {'.'.join(name)}"
        for file in HOUSE.rglob("*.py")
        if file.parent != HOUSE
        for name in imported(file)
        if name[0] != room_of(file) and floor(name[0]) <= floor(room_of(file))
    ]

    assert not upward


def test_a_game_imports_script_and_itself_alone() -> None:
    """The menu, in which one is chosen, knows what games there are, and nothing more of them."""
    for file in (HOUSE / "games").glob("*/**/*.py"):
        game = file.relative_to(HOUSE).parts[1]
        own = {("games", game), ("games", "registry")} if game == "menu" else {("games", game)}
        for name in imported(file):
            assert name[0] == "script" or name[:2] in own, f"{file} imports {name}"


def test_script_imports_nothing() -> None:
    for file in (HOUSE / "script").rglob("*.py"):
        assert {name[0] for name in imported(file)} <= {"script"}
