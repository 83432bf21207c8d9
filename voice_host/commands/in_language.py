"""Which language a command outside a game is in: the one that was typed, or the one that is kept."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

Language = Annotated[
    str | None,
    typer.Option("--language", metavar="en|he", help="The language; unless chosen that of the settings."),
]


def language_for(typed: str | None, data: Path | None = None) -> str:
    """Return the code of the language that was typed, or else of the one that is kept in the data folder, or else of
    the usual one, in which the command tells what goes wrong, too. Raises WrongUse for one that there is not.
    """
    from voice_host.commands.chosen import check
    from voice_host.commands.failing import speak

    chosen = check({"language": typed})
    language = str(chosen["language"]) if chosen else _kept(data)
    speak(language)
    return language


def _kept(data: Path | None) -> str:
    from voice_host.commands.chosen import Chosen, choose
    from voice_host.commands.failing import tell
    from voice_host.commands.read_folder import existing_data_folder
    from voice_host.records import open_store

    folder = existing_data_folder(data)
    if folder is None:
        return Chosen().language
    with closing(open_store(folder)) as store:
        return choose({}, store, tell).language
