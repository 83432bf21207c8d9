"""Every wording of every prompts file of the project can be said, at every level, whatever the numbers."""

from __future__ import annotations

from importlib.resources import files
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast

from voice_host.language import HOST, Prompts, files_of, languages
from voice_host.language.prompt_file import LEVELS
from voice_host.script import Gap, Message

GAMES = [
    f"voice_host.games.{folder.name}"
    for folder in files("voice_host.games").iterdir()
    if folder.is_dir() and any(part.joinpath("prompts.ftl").is_file() for part in folder.iterdir() if part.is_dir())
]
PLACES = [(package, language) for package in (HOST, *GAMES) for language in languages(package)]


def what_fits(prompts_text: str) -> dict[tuple[str, str], tuple[Gap, ...]]:
    """Return what to fill each gap with, by wording and gap: numbers where they are spelled or counted, lists where
    they are read out, each of the choices where one is made."""
    fits: dict[tuple[str, str], tuple[Gap, ...]] = {}

    def look(wording: str, node: object) -> None:
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = [key.key.name for key in node.variants if isinstance(key.key, ast.Identifier)]
            chosen = tuple(key for key in keys if key not in ("zero", "one", "two", "few", "many", "other"))
            fits[wording, node.selector.id.name] = chosen or (0, 1, 2, 30)
        if isinstance(node, ast.FunctionReference):
            gap = node.arguments.positional[0].id.name
            fits[wording, gap] = (0, 1, 13, 200) if node.id.name == "WORDS" else (("Noa", "Dan", "Lia"), (3,), ())
        elif isinstance(node, ast.VariableReference):
            fits.setdefault((wording, node.id.name), ("Noa",))
        if isinstance(node, ast.BaseNode):
            for part in vars(node).values():
                look(wording, part)
        elif isinstance(node, list):
            for part in node:
                look(wording, part)

    for entry in FluentParser(with_spans=False).parse(prompts_text).body:
        if isinstance(entry, ast.Message):
            fits[entry.id.name, ""] = ()
            look(entry.id.name, entry)
    return fits


@pytest.mark.parametrize(("package", "language"), PLACES)
def test_every_wording_can_be_said(package: str, language: str) -> None:
    host_file, file = files_of(HOST, language)[1], files_of(package, language)[1]
    prompts = Prompts.load(language, dict.fromkeys((host_file, file)))
    fits = what_fits(file.read_text(encoding="utf-8"))
    by_gap = {gap: values for (_, gap), values in fits.items()}
    for wording in dict.fromkeys(wording for wording, _ in fits):
        gaps = sorted(prompts.gaps(wording))
        for values in product(*(fits.get((wording, gap), by_gap[gap]) for gap in gaps)):
            for level in LEVELS:
                said = prompts.text(Message(wording, dict(zip(gaps, values, strict=True))), level)
                assert not any(map(str.isdigit, said)), said
                assert "  " not in said
                assert "{" not in said
