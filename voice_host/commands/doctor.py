"""``voice-host doctor``: what works on this machine, and what to do about the rest; all of it for the ear as well."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from voice_host.commands.failing import CANNOT, tell, typed_wrongly

if TYPE_CHECKING:
    from voice_host.commands.aloud import Aloud
    from voice_host.commands.checks import Check
    from voice_host.commands.chosen import Chosen


def doctor(
    game: Annotated[str, typer.Option(help="The game to look after.")] = "dogylicious",
    model: Annotated[str | None, typer.Option(help="Another vosk model: its folder or its name.")] = None,
    microphone: Annotated[
        str | None, typer.Option(help="A microphone's name, or a sound file to be heard instead.")
    ] = None,
    loudspeaker: Annotated[str | None, typer.Option(help="A loudspeaker's name.")] = None,
    voice: Annotated[str | None, typer.Option(help="The voice, as en-gb or en-us+f3.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print, and do not speak.")] = False,
    data: Annotated[Path | None, typer.Option(help="The folder for games and records.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a line, and do not speak.")] = False,
) -> int:
    """Tell what works on this machine, with the remedy for the rest, and try how loud you are at the microphone.

    Ends with 0 if the game can be played somehow.
    """
    from voice_host.commands.checks import look_around
    from voice_host.commands.chosen import check, choose
    from voice_host.commands.data_folder import use_data_folder
    from voice_host.games.registry import find_game
    from voice_host.records import open_store

    with typed_wrongly():
        find_game(game)
    checks = {}
    folder = use_data_folder(data)
    with closing(open_store(folder)) as store:
        chosen = choose(check({"voice": voice, "loudspeaker": loudspeaker}), store, tell)
        aloud = _aloud(chosen, quiet=quiet or as_json)
        show = _printer(aloud, as_json=as_json)
        for found in look_around(game, model, folder, store):
            show(found)
            checks[found.about] = found
    if microphone is not None or (checks["microphone"].ok and not as_json):
        _try_microphone(microphone, chosen, aloud, show, as_json=as_json)
    return 0 if checks[game].ok else CANNOT


def _aloud(chosen: Chosen, *, quiet: bool) -> Aloud:
    from voice_host.commands.aloud import Aloud
    from voice_host.commands.kept_devices import choose_voice_of
    from voice_host.commands.spoken_game import LANGUAGE

    return Aloud(choose_voice_of(chosen, quiet=quiet, language=LANGUAGE, tell=tell))


def _printer(aloud: Aloud, *, as_json: bool) -> Callable[[Check], None]:
    def show(check: Check) -> None:
        if as_json:
            plain = {"check": check.about, "ok": check.ok, "text": check.text}
            print(json.dumps(plain, ensure_ascii=False), flush=True)
        else:
            print(f"{'ok     ' if check.ok else check.lack} {check.about}: {check.text}", flush=True)
        aloud.say(check.aloud)

    return show


def _try_microphone(
    named: str | None, chosen: Chosen, aloud: Aloud, show: Callable[[Check], None], *, as_json: bool
) -> None:
    from voice_host.commands.kept_devices import kept_microphone
    from voice_host.commands.microphone_level import try_microphone

    def say(sentence: str) -> None:
        if not as_json:
            print(sentence, flush=True)
        aloud.say(sentence)

    for kept in () if named is not None else kept_microphone(chosen, tell):
        named = kept
    for found in try_microphone(named, say, aloud.sound):
        show(found)
