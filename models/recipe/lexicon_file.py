"""Files of pronunciations: a line a pronunciation, the word and its sounds; lines that begin with ;;; are comments."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from models.recipe.errors import RecipeError
from models.recipe.units import ARPA

Sounds = tuple[str, ...]
"""A pronunciation in ARPA's sounds."""

COMMENT = ";;;"

WORD = re.compile(r"[a-zא-ת][a-zא-ת']*")
"""What a word may look like. Digits, capitals, # and [ have meanings of their own in a model's table of words."""


def checked_word(word: str) -> str:
    """Return the word. Raises RecipeError where a model could not hold it."""
    if not WORD.fullmatch(word):
        raise RecipeError(f'"{word}" is no word for the model: write it in the small letters a to z, without spaces.')
    return word


def checked_sounds(written: str) -> Sounds:
    """Return sounds that are written with spaces between them. Raises RecipeError for unknown ones, and for none."""
    sounds = tuple(written.split())
    if unknown := [sound for sound in sounds if sound not in ARPA]:
        raise RecipeError(
            f'"{" ".join(sounds)}" has unknown sounds: {", ".join(unknown)}. '
            f"There are these, without stress marks: {' '.join(ARPA)}."
        )
    if not sounds:
        raise RecipeError("A pronunciation has at least one sound.")
    return sounds


def rows(path: Path) -> list[tuple[str, str]]:
    """Return the words of a file and what is written after each, in the file's order. Raises RecipeError."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise RecipeError(f"{path} cannot be read: {error.strerror}.") from error
    split = (line.split(maxsplit=1) for line in lines if line.strip() and not line.startswith(COMMENT))
    return [(parts[0], parts[1].strip() if len(parts) > 1 else "") for parts in split]


def read_lexicon(path: Path) -> dict[str, list[Sounds]]:
    """Return each word's pronunciations, in the file's order. Raises RecipeError."""
    lexicon: dict[str, list[Sounds]] = {}
    for word, written in rows(path):
        try:
            sounds = checked_sounds(written)
            lexicon.setdefault(checked_word(word), []).append(sounds)
        except RecipeError as error:
            raise RecipeError(f'{path}, the word "{word}": {error}') from error
    return lexicon


def comments(path: Path) -> list[str]:
    """Return the lines of a file that are comments."""
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith(COMMENT)]


def write_lexicon(path: Path, lexicon: Mapping[str, Sequence[Sounds]], header: Iterable[str]) -> None:
    """Write pronunciations by the alphabet, after the header's lines. The folder is made where there is none."""
    lines = [*header, *(" ".join([word, *sounds]) for word in sorted(lexicon) for sounds in lexicon[word])]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join([*lines, ""]), encoding="utf-8")
