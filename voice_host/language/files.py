"""Where the sentences and the prompts of a package lie: in a folder named after the language."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from voice_host.language.errors import LanguageError

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

HOST = "voice_host.language"
"""The package with the host's own sentences and prompts."""

_SENTENCES = "sentences.yaml"


def files_of(package: str, language: str) -> tuple[Traversable, Traversable]:
    """Return the sentences file and the prompts file of a game's package, or of HOST, in a language.

    Raises LanguageError where the package does not speak it.
    """
    if language not in languages(package):
        spoken = ", ".join(languages(package)) or "none yet"
        raise LanguageError(f'{package} does not speak the language "{language}". It speaks: {spoken}.')
    folder = files(package) / language
    return folder / _SENTENCES, folder / ("host.ftl" if package == HOST else "prompts.ftl")


def table_wordings(package: str, language: str) -> Traversable:
    """Return the file with what stands on the table page of a game's package, or of HOST; ``files_of`` says which
    languages there are.
    """
    return files(package) / language / "table.ftl"


def languages(package: str) -> tuple[str, ...]:
    """Return the codes of the languages that a package speaks, such as "en"."""
    return tuple(sorted(folder.name for folder in files(package).iterdir() if (folder / _SENTENCES).is_file()))
