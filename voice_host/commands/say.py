"""``voice-host say NAME``: speaks a name, and keeps how it is to be said."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from voice_host.commands.failing import CANNOT, WrongUse, speak, tell
from voice_host.commands.player_names import typed_name
from voice_host.commands.said_lines import list_lines

if TYPE_CHECKING:
    from voice_host.commands.chosen import Chosen
    from voice_host.records import Store

LONGEST = 40
"""Letters of a name or of the way it is said: more is no name."""


def say(
    name: Annotated[str | None, typer.Argument(help="A name. Without one, all that were taught are listed.")] = None,
    said: Annotated[
        str | None,
        typer.Option(
            "--as", metavar="TEXT", help='How it is said, in plain letters: "Sho-shah-na". In Hebrew, with vowel signs.'
        ),
    ] = None,
    reset: Annotated[bool, typer.Option("--reset", help="Say it as it is written again.")] = False,
    lines: Annotated[
        str | None, typer.Option("--lines", metavar="LANGUAGE", help="List every line the host can say, as en or he.")
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print, and do not speak.")] = False,
    language: Annotated[
        str | None, typer.Option(metavar="en|he", help="Whose voice; unless chosen that of the settings.")
    ] = None,
    voice: Annotated[str | None, typer.Option(help="The voice, as en-gb or en-us+f3.")] = None,
    loudspeaker: Annotated[str | None, typer.Option(help="A loudspeaker's name.")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder for games and records.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a line.")] = False,
) -> int:
    """Speak a name as the host says it, or teach the host how to say it on this machine."""
    from voice_host.commands.chosen import check, choose
    from voice_host.commands.data_folder import use_data_folder
    from voice_host.records import open_store, outside_a_game

    if lines is not None:
        if name is not None or said is not None or reset:
            raise WrongUse("--lines lists what the host can say. Leave out the name, --as and --reset.")
        list_lines(lines, as_json=as_json)
        return 0
    if said is not None and reset:
        raise WrongUse("--as teaches how a name is said and --reset forgets it. Leave out one of them.")
    if name is None and (said is not None or reset):
        raise WrongUse('Say which name is meant, like: voice-host say Shoshana --as "Sho-shah-na".')
    name = None if name is None else _name(name)
    said = None if said is None else _spelling(said)
    typed = check({"language": language, "voice": voice, "loudspeaker": loudspeaker})
    store = open_store(use_data_folder(data))
    try:
        if store.notice and (said is not None or reset):
            tell(outside_a_game(store.notice))
            return CANNOT
        if name is None:
            return _list(store, choose(typed, store, tell).language, as_json=as_json)
        if said is not None:
            store.pronunciations.say(name, said)
        known = not reset or store.pronunciations.reset(name)
        how = _taught(store, name)
        chosen = choose(typed, store, tell)
        speak(chosen.language)
    finally:
        store.close()
    if as_json:
        print(json.dumps({"name": name, "said": how}, ensure_ascii=False), flush=True)
    else:
        print(_sentence(name, how, chosen.language, taught=said is not None, reset=reset, known=known), flush=True)
    _speak(name if how is None else how, chosen, quiet=quiet)
    return 0


def _taught(store: Store, name: str) -> str | None:
    taught = {each.casefold(): said for each, said in store.pronunciations.all().items()}
    return taught.get(name.casefold())


def _sentence(name: str, how: str | None, language: str, *, taught: bool, reset: bool, known: bool) -> str:
    from voice_host.commands.names_said import as_it_is, sentence

    if reset:
        return sentence(language, "written-again" if known else "written-already", name=name)
    if how is None:
        return as_it_is(name, language)
    return sentence(language, "said-from-now-on" if taught else "said", name=name, said=how)


def _list(store: Store, language: str, *, as_json: bool) -> int:
    from voice_host.commands.names_said import sentence

    taught = store.pronunciations.all()
    for name, said in sorted(taught.items(), key=lambda each: each[0].casefold()):
        plain = json.dumps({"name": name, "said": said}, ensure_ascii=False)
        print(plain if as_json else sentence(language, "said", name=name, said=said), flush=True)
    if not taught and not as_json:
        print(sentence(language, "none-taught"), flush=True)
    return 0


def _speak(text: str, chosen: Chosen, *, quiet: bool) -> None:
    from voice_host.commands.kept_devices import choose_voice_of
    from voice_host.speaking.errors import SpeakingError

    mouth = choose_voice_of(chosen, quiet=quiet, language=chosen.language, tell=tell)
    try:
        mouth.say(text)
    except SpeakingError as error:
        tell(f"{error} The name is printed only.")
    finally:
        mouth.close()


def _name(typed: str) -> str:
    """Return a name with single spaces and with whole letters. Raises WrongUse for what is none."""
    name = typed_name(typed)
    if not name or len(name) > LONGEST or not all(map(_may_be_in_a_name, name)) or not any(map(str.isalpha, name)):
        raise WrongUse(f'"{typed}" is no name. A name has up to {LONGEST} letters, and may have spaces, - and \'.')
    return name


def _may_be_in_a_name(letter: str) -> bool:
    return letter in " -'’." or letter.isalnum() or unicodedata.category(letter).startswith("M")


def _spelling(typed: str) -> str:
    """Return how a name is said. Raises WrongUse for what no voice can read."""
    said = " ".join(typed.split())
    plain = all(letter in " -'" or letter.isalpha() or unicodedata.category(letter) == "Mn" for letter in said)
    if not plain or not any(map(str.isalpha, said)) or len(said) > LONGEST:
        raise WrongUse(
            f'"{typed}" cannot be read aloud as a name. Spell it with up to {LONGEST} plain letters, spaces and '
            'hyphens, like "Sho-shah-na".'
        )
    return said
