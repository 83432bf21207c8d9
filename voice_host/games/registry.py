"""Every game there is. A new one is a folder beside this file and a line in it."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from voice_host.script import Game


GAMES = {
    "dogylicious": "voice_host.games.dogylicious:Dogylicious",
    "dotzee": "voice_host.games.dotzee:Dotzee",
    "casino-hot-dog": "voice_host.games.casino_hot_dog:CasinoHotDog",
    "dog": "voice_host.games.dog:Dog",
}
"""Where each game's class lies, by the name that is typed. It is imported only when it is played."""

MENU = "menu"
"""What is performed to choose one of them, by the name that is typed."""
_MENU = "voice_host.games.menu:Menu"


class NoSuchGame(ValueError):  # noqa: N818
    """There is no game of that name; the message names those there are."""


def find_game(name: str, language: str | None = None) -> Game:
    """Return a game, or the menu, by its name, however that is capitalised. Raises NoSuchGame.

    The menu offers the games that can be played in the language, all of them where none is named.
    """
    wanted = name.strip().lower()
    place = _MENU if wanted == MENU else GAMES.get(wanted)
    if place is None:
        raise NoSuchGame(f'There is no game "{name}". Choose from: {", ".join(GAMES)}.')
    module, _, class_name = place.partition(":")
    make = getattr(import_module(module), class_name)
    game: Game = make(games_in(language)) if wanted == MENU and language is not None else make()
    return game


def games_in(language: str) -> tuple[str, ...]:
    """Return the names of the games that can be played in a language, by its code such as "en"."""
    return tuple(game for game in GAMES if (files(package_of(game)) / language / "sentences.yaml").is_file())


def package_of(name: str) -> str:
    """Return the package of one of GAMES, without importing it."""
    return GAMES[name].partition(":")[0]
