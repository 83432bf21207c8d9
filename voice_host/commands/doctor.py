"""``voice-host doctor``: what works on this machine, and what to do about the rest."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer


def doctor(
    game: Annotated[str, typer.Option(help="The game to look after.")] = "dogylicious",
    model: Annotated[str | None, typer.Option(help="Another vosk model: its folder or its name.")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder for games and records.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a line.")] = False,
) -> int:
    """Tell what works on this machine: a line each, with the remedy. Ends with 0 if the game can be played somehow."""
    from voice_host.commands.checks import look_around
    from voice_host.commands.data_folder import use_data_folder
    from voice_host.commands.failing import CANNOT, typed_wrongly
    from voice_host.games.registry import find_game

    with typed_wrongly():
        find_game(game)
    playable = False
    for check in look_around(game, model, use_data_folder(data)):
        if as_json:
            print(
                json.dumps({"check": check.about, "ok": check.ok, "text": check.text}, ensure_ascii=False), flush=True
            )
        else:
            print(f"{'ok     ' if check.ok else 'MISSING'} {check.about}: {check.text}", flush=True)
        playable = check.ok  # the last one is about the game itself
    return 0 if playable else CANNOT
