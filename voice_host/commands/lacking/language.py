"""A language looked through: its files, messages, meanings, pages, sounds and what is heard of it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import TYPE_CHECKING

from voice_host.commands.lacking.hearing import unheard
from voice_host.commands.lacking.lack import REFERENCE, Lack
from voice_host.commands.lacking.meanings import missing_meanings
from voice_host.commands.lacking.messages import missing_messages
from voice_host.commands.lacking.sounds import unpronounced, unpronounced_numbers
from voice_host.commands.spoken_game import spoken_game
from voice_host.games.registry import GAMES, MENU, package_of
from voice_host.language import HOST, LanguageError
from voice_host.language.tongue import codes

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_MENU = "voice_host.games.menu"
_PAGES = {
    "the table page": "voice_host.table",
    "the printed pages": "voice_host.printouts",
    "the report": "voice_host.reports",
}
"""What is only read, by the package in which it lies in one file a language."""


def codes_begun() -> tuple[str, ...]:
    """Return the codes of the languages that are there at least in part."""
    folders = {folder.name for folder in files(HOST).iterdir() if folder.is_dir() and _is_code(folder.name)}
    return tuple(sorted({*codes(), *folders}))


def games_not_begun(language: str) -> tuple[str, ...]:
    """Return the games that have no folder of a language. Nobody is obliged to translate all of them."""
    return tuple(game for game in GAMES if not (files(package_of(game)) / language).is_dir())


def lacks(language: str, *, ear: bool = True) -> Iterator[Lack]:
    """Yield what a language lacks, game by game; of games that it has not begun, nothing. ``ear`` is whether the
    listening model is asked too, which takes some seconds.
    """
    if language not in codes():
        yield Lack(
            "the host",
            "file",
            f'There is no language "{language}" yet: begin with its numbers and its writing, in a folder '
            f'voice_host/language/{language}, and its line in voice_host/language/tongue.py. README, "Adding a '
            'language", tells the rest.',
        )
        return
    yield from unpronounced_numbers(language)
    yield from _package("the host", HOST, language)
    yield from _package("the choice of a game", _MENU, language)
    games = tuple(game for game in GAMES if game not in games_not_begun(language))
    for game in games:
        yield from _package(game, package_of(game), language)
    for where, package in _PAGES.items():
        yield from _file(where, files(package) / f"{language}.ftl", files(package) / f"{REFERENCE}.ftl", language)
    for game in (MENU, *games):
        try:
            spoken_game(game, language)
        except LanguageError as error:
            yield Lack(game, "unusable", str(error))
    if ear:
        yield from unheard(language, (MENU, *games))


def _package(where: str, package: str, language: str) -> Iterator[Lack]:
    for reference in sorted((files(package) / REFERENCE).iterdir(), key=lambda file: file.name):
        if reference.name.endswith((".ftl", ".yaml")):
            yield from _file(where, files(package) / language / reference.name, reference, language)


def _file(where: str, file: Traversable, reference: Traversable, language: str) -> Iterator[Lack]:
    if not file.is_file():
        yield Lack(where, "file", f"{file} is missing. Its model is {reference}.")
    elif file.name.endswith(".yaml"):
        yield from missing_meanings(where, file, reference, language)
    else:
        yield from missing_messages(where, file, reference)
        if file.name in ("host.ftl", "prompts.ftl", "menu.ftl"):
            yield from unpronounced(where, file, language)


def _is_code(name: str) -> bool:
    return len(name) in (2, 3) and name.isalpha()
