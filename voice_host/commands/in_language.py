"""Which language a command outside a game is in: the one that was typed, or the one that is kept."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from voice_host.records import Store

Language = Annotated[
    str | None,
    typer.Option("--language", metavar="en|he", help="The language; unless chosen that of the settings."),
]


def language_for(typed: str | None, store: Store | None = None) -> str:
    """Return the code of the language that was typed, or else of the one that is kept, or else of the usual one, in
    which the command tells what goes wrong, too. ``store``: what is kept, where it was opened already. Raises WrongUse
    for a language that there is not.
    """
    from voice_host.commands.chosen import check
    from voice_host.commands.failing import speak

    chosen = check({"language": typed})
    language = str(chosen["language"]) if chosen else _kept(store)
    speak(language)
    return language


def _kept(store: Store | None) -> str:
    from voice_host.commands.chosen import Chosen, choose
    from voice_host.commands.failing import tell
    from voice_host.commands.read_folder import existing_data_folder
    from voice_host.records import open_store, outside_a_game

    if store is not None:
        return choose({}, store, tell).language
    folder = existing_data_folder(None)
    if folder is None:
        return Chosen().language
    with closing(open_store(folder)) as opened:
        if opened.notice:
            tell(outside_a_game(opened.notice))
        return choose({}, opened, tell).language
