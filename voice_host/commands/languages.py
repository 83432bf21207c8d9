"""``voice-host languages``: which languages there are, and what each lacks."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from voice_host.commands.failing import CANNOT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voice_host.commands.lacking import Lack


def languages(
    language: Annotated[
        str | None, typer.Argument(help='Its code, as "he". Without one, all that there are.', show_default=False)
    ] = None,
    ear: Annotated[bool, typer.Option("--ear/--no-ear", help="Whether the listening model is asked too.")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a line.")] = False,
) -> int:
    """Tell what a language lacks beside English: messages, sentences, pages, sounds and words that are not heard.

    Ends with 0 where nothing is missing. A game that a language has not begun is told, and not counted.
    """
    from voice_host.commands.lacking import codes_begun, games_not_begun, lacks

    code = 0
    for each in codes_begun() if language is None else (language.strip().lower(),):
        found = tuple(lacks(each, ear=ear))
        code = CANNOT if found else code
        (_print_json if as_json else _print)(each, found, games_not_begun(each))
    return code


def _print(language: str, found: Sequence[Lack], not_begun: Sequence[str]) -> None:
    for lack in found:
        print(f"{language}, {lack.where}: {lack.text}", flush=True)
    verdict = "nothing is missing" if not found else "one thing is missing" if len(found) == 1 else ""
    verdict = verdict or f"{len(found)} things are missing"
    also = f" It has not begun these games: {', '.join(not_begun)}." if not_begun else ""
    print(f"{language}: {verdict}.{also}", flush=True)


def _print_json(language: str, found: Sequence[Lack], not_begun: Sequence[str]) -> None:
    for lack in found:
        print(json.dumps({"language": language, **lack.plain()}, ensure_ascii=False), flush=True)
    summary = {"language": language, "lacks": len(found), "games_not_begun": list(not_begun)}
    print(json.dumps(summary), flush=True)
