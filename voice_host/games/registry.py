"""Every game there is. A new one is a folder beside this file and a line in it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from voice_host.script import Game


GAMES = {
    "dogylicious": "voice_host.games.dogylicious:Dogylicious",
    "dotzee": "voice_host.games.dotzee:Dotzee",
    "casino-hot-dog": "voice_host.games.casino_hot_dog:CasinoHotDog",
}
"""Where each game's class lies, by the name that is typed. It is imported only when it is played."""


class NoSuchGame(ValueError):  # noqa: N818
    """There is no game of that name; the message names those there are."""


def find_game(name: str) -> Game:
    """Return a game by its name, however that is capitalised. Raises NoSuchGame."""
    place = GAMES.get(name.strip().lower())
    if place is None:
        raise NoSuchGame(f'There is no game "{name}". Choose from: {", ".join(GAMES)}.')
    module, _, class_name = place.partition(":")
    game: Game = getattr(import_module(module), class_name)()
    return game
