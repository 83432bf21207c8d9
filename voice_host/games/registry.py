"""Every game there is. A new one is a folder beside this file and a line in it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

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


def find_game(name: str) -> Game:
    """Return a game, or the menu with all games, by its name, however that is capitalised. Raises NoSuchGame."""
    wanted = name.strip().lower()
    place = _MENU if wanted == MENU else GAMES.get(wanted)
    if place is None:
        raise NoSuchGame(f'There is no game "{name}". Choose from: {", ".join(GAMES)}.')
    game: Game = _class(place)()
    return game


def menu_of(games: Sequence[str]) -> Game:
    """Return the menu that offers these of GAMES."""
    menu: Game = _class(_MENU)(games)
    return menu


def package_of(name: str) -> str:
    """Return the package of one of GAMES, without importing it."""
    return GAMES[name].partition(":")[0]


def _class(place: str) -> Any:
    module, _, class_name = place.partition(":")
    return getattr(import_module(module), class_name)
