"""A game with all that can be said in it, in one language."""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.games.registry import find_game
from voice_host.language import HOST, Prompts, Sentences, files_of
from voice_host.script import Game
from voice_host.script.meaning import SHARED

LANGUAGE = "en"


@dataclass(frozen=True)
class SpokenGame:
    """A game, what players can say in it, and what the host says."""

    game: Game
    language: str
    sentences: Sentences
    prompts: Prompts


def spoken_game(name: str, language: str = LANGUAGE) -> SpokenGame:
    """Return a game by its name. Raises NoSuchGame, LanguageError, each with a sentence."""
    game = find_game(name)
    files = [files_of(package, language) for package in (HOST, game.package)]
    return SpokenGame(
        game,
        language,
        Sentences.load(language, (*SHARED, *game.meanings), [sentences for sentences, _ in files]),
        Prompts.load(language, [prompts for _, prompts in files]),
    )
