"""Where the sentences and the prompts of a package lie: in a folder named after the language."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from voice_host.language.errors import LanguageError

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from voice_host.script import Game

HOST = "voice_host.language"
"""The package with the host's own sentences and prompts."""

_SENTENCES = "sentences.yaml"


def sentence_files(game: Game, language: str) -> list[Traversable]:
    """Return the files with all that can be said in a game. Raises LanguageError where it does not speak so."""
    own = [files_of(package, language)[0] for package in _packages(game)]
    return [*own, *(_folder(package, language) / "menu.yaml" for package in game.presents)]


def prompt_files(game: Game, language: str) -> list[Traversable]:
    """Return the files with all that the host says in a game. Raises LanguageError as ``sentence_files``."""
    own = [files_of(package, language)[1] for package in _packages(game)]
    return [*own, *(_folder(package, language) / "menu.ftl" for package in game.presents)]


def page_files(game: Game, language: str) -> list[Traversable]:
    """Return the files with all that is said and all that stands on the table page. Raises LanguageError as
    ``sentence_files``.
    """
    page = (_folder(package, language) / "table.ftl" for package in _packages(game))
    return [*prompt_files(game, language), *page]


def name_file(game: Game, language: str) -> Traversable:
    """Return the file with what a game is called. Raises LanguageError as ``sentence_files``."""
    own = _folder(game.package, language)
    presented = own / "menu.ftl"
    return presented if presented.is_file() else own / "table.ftl"


def files_of(package: str, language: str) -> tuple[Traversable, Traversable]:
    """Return the sentences file and the prompts file of a game's package, or of HOST, in a language.

    Raises LanguageError where the package does not speak it.
    """
    folder = _folder(package, language)
    return folder / _SENTENCES, folder / ("host.ftl" if package == HOST else "prompts.ftl")


def languages(package: str) -> tuple[str, ...]:
    """Return the codes of the languages that a package speaks, such as "en"."""
    return tuple(sorted(folder.name for folder in files(package).iterdir() if (folder / _SENTENCES).is_file()))


def _packages(game: Game) -> tuple[str, str]:
    return HOST, game.package


def _folder(package: str, language: str) -> Traversable:
    if language not in languages(package):
        spoken = ", ".join(languages(package)) or "none yet"
        who = "The host" if package == HOST else package.rpartition(".")[2].replace("_", " ").title()
        raise LanguageError(
            f'{who} does not speak the language "{language}". Choose one that it speaks, with --language: {spoken}.'
        )
    return files(package) / language
