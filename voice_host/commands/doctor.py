"""``voice-host doctor``: what works on this machine, and what to do about the rest; all of it for the ear as well."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from voice_host.commands.failing import CANNOT, speak, tell, typed_wrongly
from voice_host.commands.in_language import Language

if TYPE_CHECKING:
    from voice_host.commands.aloud import Aloud
    from voice_host.commands.checks import Check
    from voice_host.commands.chosen import Chosen
    from voice_host.commands.trial import Trial
    from voice_host.records import Store


def doctor(
    game: Annotated[str, typer.Option(help="The game to look after.")] = "dogylicious",
    model: Annotated[str | None, typer.Option(help="Another vosk model: its folder or its name.")] = None,
    microphone: Annotated[
        str | None, typer.Option(help="A microphone's name, or a sound file to be heard instead.")
    ] = None,
    loudspeaker: Annotated[str | None, typer.Option(help="A loudspeaker's name.")] = None,
    language: Language = None,
    voice: Annotated[str | None, typer.Option(help="The voice, as en-gb or en-us+f3.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print, and play nothing.")] = False,
    data: Annotated[Path | None, typer.Option(help="The folder for games and records.")] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object a line; do not speak, and wait for nobody.")
    ] = False,
) -> int:
    """Tell what works on this machine, with the remedy for the rest; measure the room, and try how you are heard.

    Ends with 0 if the game can be played somehow.
    """
    from voice_host.commands.checks import look_around
    from voice_host.commands.chosen import check, choose
    from voice_host.commands.data_folder import use_data_folder
    from voice_host.commands.ears import is_sound_file
    from voice_host.games.registry import find_game
    from voice_host.records import open_store

    with typed_wrongly():
        find_game(game)
    checks = {}
    folder = use_data_folder(data)
    with closing(open_store(folder)) as store:
        chosen = choose(check({"language": language, "voice": voice, "loudspeaker": loudspeaker}), store, tell)
        speak(chosen.language)
        aloud = _aloud(chosen, quiet=quiet or as_json)
        show = _printer(aloud, chosen.language, as_json=as_json)
        for found in look_around(game, model, folder, store, chosen.language):
            show(found)
            checks[found.about] = found
        there = checks["microphone"].ok
        recorded = microphone is not None and is_sound_file(microphone)
        if there or microphone is not None:
            plays = checks["loudspeaker"].ok and not quiet
            trial = _trial(chosen, store, aloud, microphone, plays=plays, tells=not as_json)
            if there and not recorded:
                for found in trial.room():
                    show(found)
            if microphone is not None or not as_json:
                for found in trial.sentence(game, model, understands=checks["listening model"].ok):
                    show(found)
    return 0 if checks[game].ok else CANNOT


def _aloud(chosen: Chosen, *, quiet: bool) -> Aloud:
    from voice_host.commands.aloud import Aloud
    from voice_host.commands.kept_devices import choose_voice_of

    return Aloud(choose_voice_of(chosen, quiet=quiet, language=chosen.language, tell=tell))


def _printer(aloud: Aloud, language: str, *, as_json: bool) -> Callable[[Check], None]:
    """Return what shows a check: in the language of the players, but for programs in English."""
    from voice_host.language.told import told

    def show(check: Check) -> None:
        if as_json:
            plain = {"check": check.about, "ok": check.ok, "text": check.text}
            print(json.dumps(plain | dict(check.figures), ensure_ascii=False), flush=True)
        else:
            found = told("ok" if check.ok else check.lack.strip(), language)
            print(f"{found:<7} {told(check.about, language)}: {told(check.text, language)}", flush=True)
        aloud.say(told(check.in_short, language) or f"{told(check.about, language)}: {told(check.text, language)}")

    return show


def _trial(chosen: Chosen, store: Store, aloud: Aloud, microphone: str | None, *, plays: bool, tells: bool) -> Trial:
    from voice_host.commands.kept_devices import kept_microphone
    from voice_host.commands.trial import Trial

    if microphone is None:
        microphone = next(iter(kept_microphone(chosen, tell)), None)
    return Trial(chosen, store, aloud, microphone, plays=plays, tells=tells)
