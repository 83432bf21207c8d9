"""A game with all that can be said in it, in one language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from voice_host.language import Prompts, Sentences, name_file, prompt_files, sentence_files
from voice_host.play.in_language import game_in, languages_of
from voice_host.play.tongues import Tongues
from voice_host.script import Game, message
from voice_host.script.meaning import SHARED

LANGUAGE = "en"


@dataclass(frozen=True)
class SpokenGame:
    """A game, what players can say in it, and what the host says."""

    game: Game
    language: str
    sentences: Sentences
    prompts: Prompts

    @property
    def title(self) -> str:
        """What it is called where its name stands alone."""
        names = Prompts.load(self.language, [name_file(self.game, self.language)])
        return names.text(message(f"{self.game.name}-name"))


@lru_cache(maxsize=4)  # the menu, and what is played, in two languages
def spoken_game(name: str, language: str = LANGUAGE) -> SpokenGame:
    """Return a game by its name. Raises NoSuchGame, LanguageError, each with a sentence."""
    game = game_in(name, language)
    return SpokenGame(
        game,
        language,
        Sentences.load(language, (*SHARED, *game.meanings), sentence_files(game, language)),
        Prompts.load(language, prompt_files(game, language)),
    )


def tongues_of(spoken: SpokenGame) -> Tongues:
    """Return a game in every language that it speaks, usually in this one."""
    name = spoken.game.name
    return Tongues(
        languages_of(name),
        spoken.language,
        lambda language: spoken_game(name, language).sentences,
        lambda language: spoken_game(name, language).prompts,
    )
