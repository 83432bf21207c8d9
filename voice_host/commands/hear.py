"""``voice-host hear FILE...``: what the host would make of recordings."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from voice_host.commands.failing import CANNOT, tell, typed_wrongly
from voice_host.commands.in_language import Language, language_for

if TYPE_CHECKING:
    from voice_host.commands.overhearing import Finding


def hear(
    files: Annotated[list[Path], typer.Argument(help="WAV, FLAC or Ogg, any rate, mono or stereo.")],
    expect: Annotated[
        str, typer.Option(help="What is asked: answer, digit, target, route, pieces, ready, yesno, any ...")
    ] = "any",
    game: Annotated[str, typer.Option(help="The game whose sentences count.")] = "dogylicious",
    model: Annotated[str | None, typer.Option(help="Another vosk model: its folder or its name.")] = None,
    language: Language = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a line.")] = False,
) -> int:
    """Tell what the host would make of recordings. A file that cannot be heard does not stop the others."""
    from voice_host.commands.overhearing import Finding, Overhearing
    from voice_host.hearing.errors import RecordingUnusable

    with typed_wrongly():
        overhearing = Overhearing(game, expect, model, tell, language=language_for(language))
    code = 0
    for file in files:
        try:
            finding = overhearing.hear(file)
        except RecordingUnusable as error:
            code = CANNOT
            tell(str(error))
            if as_json:
                print(json.dumps(Finding(str(file)).plain() | {"error": str(error)}, ensure_ascii=False), flush=True)
            continue
        print(json.dumps(finding.plain(), ensure_ascii=False) if as_json else _line(finding), flush=True)
    return code


def _line(finding: Finding) -> str:
    """Return a finding as a sentence."""
    if finding.doubt is not None:
        made = f"in doubt between {' and '.join(map(str, finding.doubt))}"
    elif finding.meaning is not None:
        made = f'"{finding.words}" means {_told(finding.plain()["meaning"])}'
    elif finding.decision_ms is None:
        made = "nobody speaks"
    else:
        made = "not understood"
    took = "" if finding.decision_ms is None else f", decided after {finding.decision_ms} ms"
    also = f', and also "{", ".join(finding.also)}"' if any(finding.also) else ""
    return f"{finding.file}: {made}{took}{also}."


def _told(value: Any) -> str:
    """Return a meaning, or a part of one, in words: "target (tile: tile-name (number: 9, side: far))"."""
    if isinstance(value, Mapping):
        parts = {name: part for name, part in value.items() if name != "kind" and part not in (None, [])}
        details = ", ".join(f"{name}: {_told(part)}" for name, part in parts.items())
        return f"{value['kind']} ({details})" if details else str(value["kind"])
    if isinstance(value, list):
        return " and ".join(_told(part) for part in value)
    return str(value)
