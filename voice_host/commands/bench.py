"""``voice-host bench FOLDER``: how well and how fast the host hears, beside two plain loops."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from voice_host.commands.failing import WrongUse, tell, typed_wrongly
from voice_host.commands.in_language import Language, language_for

PROGRAM = (sys.executable, "-c", "from voice_host.commands.main import run; run()")
"""Starts the program like the console command does, wherever that is installed."""


def bench(
    folder: Annotated[
        Path | None,
        typer.Argument(help="Recordings, with a manifest.tsv: path, group, transcript.", show_default=False),
    ] = None,
    groups: Annotated[str | None, typer.Option(help='Only these, as "digit,command".')] = None,
    limit: Annotated[int | None, typer.Option(min=1, help="Only so many recordings of each group.")] = None,
    expect: Annotated[
        list[str] | None,
        typer.Option(metavar="GROUP=KIND", help="What is expected in a group, where its name does not tell."),
    ] = None,
    host: Annotated[
        bool, typer.Option("--host", help="Measure a typed reply, the first word and the memory too.")
    ] = False,
    game: Annotated[str, typer.Option(help="The game whose sentences count.")] = "dogylicious",
    model: Annotated[str | None, typer.Option(help="Another vosk model: its folder or its name.")] = None,
    language: Language = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a line.")] = False,
) -> int:
    """Measure the host on recordings, beside a plain vosk loop and pocketsphinx. Takes minutes, on one core."""
    if folder is None and not host:
        raise WrongUse("Name a folder of recordings, or measure the host itself with --host.")
    chosen = _chosen(expect or ())
    if folder is not None:
        _hear(folder, _names(groups), limit, chosen, game, model, language=language_for(language), as_json=as_json)
    if host:
        from voice_host.rehearsal.benchmark.reply_time import measure_host

        figures = measure_host(PROGRAM, game)
        for line in [json.dumps(figures.plain())] if as_json else figures.lines():
            print(line, flush=True)
    return 0


def _hear(
    folder: Path,
    groups: tuple[str, ...],
    limit: int | None,
    chosen: dict[str, str],
    game: str,
    model: str | None,
    *,
    language: str,
    as_json: bool,
) -> None:
    from voice_host.games.registry import NoSuchGame
    from voice_host.rehearsal.benchmark.comparison import compare
    from voice_host.rehearsal.benchmark.manifest import check_groups, choose, read_manifest
    from voice_host.rehearsal.benchmark.report import lines, plain
    from voice_host.rehearsal.expectation import NoSuchExpectation

    recordings = read_manifest(folder)
    with typed_wrongly():
        check_groups(recordings, chosen)
        recordings = choose(recordings, groups, limit)
    try:
        comparison = compare(recordings, game=game, language=language, model=model, chosen=chosen, tell=tell)
    except (NoSuchGame, NoSuchExpectation) as error:
        raise WrongUse(str(error)) from error
    found = (json.dumps(each, ensure_ascii=False) for each in plain(comparison)) if as_json else lines(comparison)
    for line in found:
        print(line, flush=True)


def _names(written: str | None) -> tuple[str, ...]:
    return tuple(name.strip() for name in (written or "").split(",") if name.strip())


def _chosen(pairs: Sequence[str]) -> dict[str, str]:
    chosen = {}
    for pair in pairs:
        group, equals, kind = pair.partition("=")
        if not (group and equals and kind):
            raise WrongUse(f'"{pair}" is no GROUP=KIND. Write for example --expect digit=answer.')
        chosen[group] = kind
    return chosen
