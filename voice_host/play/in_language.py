"""The games as they are in one language: the menu offers those alone that speak it."""

from __future__ import annotations

from voice_host.games.registry import GAMES, MENU, find_game, menu_of, package_of
from voice_host.language import languages
from voice_host.language.tongue import codes
from voice_host.script import Game


def games_in(language: str) -> tuple[str, ...]:
    """Return the names of the games that speak a language, in the order in which they are offered."""
    return tuple(name for name in GAMES if language in languages(package_of(name)))


def game_in(name: str, language: str) -> Game:
    """Return a game by its name, and the menu with what it offers in a language.

    Raises NoSuchGame. That a game does not speak a language is told by whoever reads its sentences.
    """
    if name.strip().lower() == MENU and (games := games_in(language)):
        return menu_of(games)
    return find_game(name)


def languages_of(name: str) -> tuple[str, ...]:
    """Return the codes of the languages that a game, or the menu, speaks."""
    return tuple(code for code in codes() if games_in(code) and code in languages(find_game(name).package))
