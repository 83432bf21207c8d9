"""The project speaks of itself alone: of its games, its players and its machine, not of the desk it was written at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]

FOREIGN = re.compile(
    r"""
      (?<![\w.])/(?:work|root|home|Users)/     # somebody's own folders
    | \.\./shared\b
    | \b(?:TODO|FIXME|XXX|HACK)\b
    | \bissue\s*\#?\d
    | (?<!\w)\#\d+\b(?!\w*['"])                # a number in somebody's list of tasks
    """,
    re.VERBOSE,
)
TEXTS = {".py", ".md", ".toml", ".yaml", ".ftl", ".txt", ".conf"}
WORD_TABLES = {"words.txt", "phones.txt"}
"""Lists of a listening model, whose entries look like anything."""


def texts() -> Iterator[Path]:
    yield ROOT / "README.md"
    yield ROOT / "pyproject.toml"
    for folder in ("voice_host", "models", "tests"):
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in TEXTS and file.name not in WORD_TABLES and file != Path(__file__):
                yield file


def test_no_file_speaks_of_anything_foreign() -> None:
    foreign = [
        f"{file.relative_to(ROOT)}:{n}: {line.strip()}"
        for file in texts()
        for n, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if FOREIGN.search(line)
    ]

    assert not foreign


def test_no_link_in_the_readme_leads_nowhere() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    for target in re.findall(r"\]\(([^)#]+)\)", readme):
        assert target.startswith("https://") or (ROOT / target).exists(), f"README names {target}, which is not there"


def test_every_path_in_the_readme_exists() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    for path in re.findall(r"`((?:voice_host|models|tests)/[\w./-]*)`", readme):
        assert (ROOT / path).exists(), f"README names {path}, which is not there"


def test_every_package_says_what_it_is_for() -> None:
    for init in (ROOT / "voice_host").rglob("__init__.py"):
        assert init.read_text(encoding="utf-8").startswith('"""'), f"{init} has no docstring"
