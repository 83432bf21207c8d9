"""Every wording of every prompts file, with all its gaps filled."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from itertools import product

from fluent.syntax import FluentParser, ast

from voice_host.language import HOST, Prompts
from voice_host.language.prompt_file import LEVELS
from voice_host.script import Gap, Message

PACKAGES = (
    HOST,
    *(f"voice_host.games.{folder.name}" for folder in files("voice_host.games").iterdir() if folder.is_dir()),
)
NAMES = ("Noa", "Dan", "Lia")


def prompt_file_of(package: str, language: str):
    """Return where the prompts of a package in a language are, if there are any."""
    return files(package) / language / ("host.ftl" if package == HOST else "prompts.ftl")


PLACES = [
    (package, language)
    for package in PACKAGES
    for language in ("en", "he")
    if prompt_file_of(package, language).is_file()
]


def what_fits(prompts_text: str, names: tuple[str, ...] = NAMES) -> dict[tuple[str, str], tuple[Gap, ...]]:
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
            fits[wording, gap] = (0, 1, 13, 200) if node.id.name == "WORDS" else (names, (3,), ())
        elif isinstance(node, ast.VariableReference):
            fits.setdefault((wording, node.id.name), names[:1])
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


def said(package: str, language: str, names: tuple[str, ...] = NAMES) -> Iterator[tuple[str, str]]:
    """Yield the name of each wording and its words: at every level, for each time it is said, with all that fits."""
    host_file, file = prompt_file_of(HOST, language), prompt_file_of(package, language)
    prompts = Prompts.load(language, dict.fromkeys((host_file, file)))
    fits = what_fits(file.read_text(encoding="utf-8"), names)
    by_gap = {gap: values for (_, gap), values in fits.items()}
    for wording in dict.fromkeys(wording for wording, _ in fits):
        gaps = sorted(prompts.gaps(wording))
        for values in product(*(fits.get((wording, gap), by_gap[gap]) for gap in gaps)):
            filled = Message(wording, dict(zip(gaps, values, strict=True)))
            for level, before in product(LEVELS, range(prompts.wordings(wording))):
                yield wording, prompts.text(filled, level, before)
