"""How words sound: a pronouncing dictionary."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from voice_host.hearing.errors import ModelUnusable

Pronunciation = tuple[str, ...]
"""Sounds by their ARPAbet names in capitals, without stress marks."""


class Lexicon:
    """Every pronunciation of every word."""

    def __init__(self, pronunciations: Mapping[str, tuple[Pronunciation, ...]]) -> None:
        self._pronunciations = pronunciations

    @classmethod
    def load(cls, path: Path) -> Lexicon:
        """Read lines of a word and its sounds, a line a pronunciation; a line that begins with ;;; is a comment."""
        found: dict[str, tuple[Pronunciation, ...]] = {}
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except ValueError as error:
            raise ModelUnusable(f"{path} is damaged; unpack the listening model again.") from error
        for number, line in enumerate(lines, 1):
            if line.startswith(";;;") or not line.strip():
                continue
            word, *sounds = line.split()
            if not sounds:
                raise ModelUnusable(f'{path}, line {number}: "{word}" has no sounds; write them after the word.')
            found[word] = (*found.get(word, ()), tuple(sounds))
        return cls(found)

    @property
    def of_one_sound(self) -> frozenset[str]:
        """The words that may be said as a single sound, such as "oh"."""
        return frozenset(word for word, ways in self._pronunciations.items() if min(map(len, ways)) == 1)

    @property
    def words(self) -> frozenset[str]:
        """All words."""
        return frozenset(self._pronunciations)

    def __contains__(self, word: str) -> bool:
        return word in self._pronunciations

    def pronunciations(self, word: str) -> tuple[Pronunciation, ...]:
        """Return the ways the word may sound; empty for a word that is not in the dictionary."""
        return self._pronunciations.get(word, ())
