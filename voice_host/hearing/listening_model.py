"""Finds a listening model and knows what it can hear."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from voice_host.hearing.errors import ModelUnusable
from voice_host.hearing.lexicon import Lexicon

PHONE_MARK = "#"
"""Words that begin with it stand for one sound each: "#aa"."""

HESITATIONS = ("#ah", "#er", "#m")
"""The sounds of "um", "uh", "er" and "hmm", which are no words of the model."""

LIGHT = 20_000_000
"""A network of at most so many bytes is light: the one that ships has ten million."""


@dataclass(frozen=True)
class ListeningModel:
    """A folder in vosk's layout.

    It may have words of several languages: those of its own in ``lexicon.txt``, those of another in ``lexicon.he.txt``.
    """

    folder: Path
    language: str = "en"
    """What is listened for: words of other languages are passed over, since some sound like some of this one."""

    def in_language(self, language: str) -> ListeningModel:
        """Return the same model listening for another language; itself where it has no words of that."""
        own = self.folder.name == language
        if language == self.language or not (own or _borrowed(self.folder, language).is_file()):
            return self
        return replace(self, language=language)

    @cached_property
    def labels(self) -> Mapping[str, int]:
        """The words as the model's graphs number them, UNKNOWN among them; without those that stand for sounds."""
        words = (word for word, label in self._table.items() if label > 0 and not word.startswith(PHONE_MARK))
        return {word: self._table[word] for word in words if word not in self._foreign}

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """Every word the model can hear."""
        return frozenset(self._table) - self._foreign

    @cached_property
    def phone_words(self) -> tuple[str, ...]:
        """The words that stand for one sound each; empty where the model has none."""
        return tuple(sorted(word for word in self._table if word.startswith(PHONE_MARK) and len(word) > 1))

    @cached_property
    def hesitations(self) -> tuple[int, ...]:
        """The sounds of hesitation, as the model's graphs number them; empty where it has no words for sounds."""
        return tuple(self._table[sound] for sound in HESITATIONS if sound in self._table)

    @cached_property
    def lexicon(self) -> Lexicon | None:
        """How the words sound; None where the model does not come with it."""
        path = _borrowed(self.folder, self.language) if self.borrows else self.folder / "lexicon.txt"
        return Lexicon.load(path) if path.is_file() else None

    @cached_property
    def borrows(self) -> bool:
        """Whether the language is heard with the sounds of another."""
        return _borrowed(self.folder, self.language).is_file()

    @cached_property
    def short_words(self) -> frozenset[str]:
        """The words of one sound; none where it is not known how words sound."""
        return self.lexicon.of_one_sound if self.lexicon else frozenset()

    @property
    def is_light(self) -> bool:
        """Whether it can be loaded again for every question's sentences, in time and memory."""
        return (self.folder / "am" / "final.mdl").stat().st_size <= LIGHT

    @property
    def has_second_ear(self) -> bool:
        """Whether the model can write down sounds, and says how its words sound."""
        return bool(self.phone_words) and self.lexicon is not None

    @cached_property
    def _foreign(self) -> frozenset[str]:
        """The words of other languages that are none of this one."""
        if self.lexicon is None:
            return frozenset()
        others = (Lexicon.load(path).words for path in self.folder.glob("lexicon*.txt"))
        return frozenset().union(*others) - self.lexicon.words

    @cached_property
    def _table(self) -> Mapping[str, int]:
        path = self.folder / "graph" / "words.txt"
        try:
            with path.open(encoding="utf-8") as table:
                return {word: int(label) for word, label in (line.split() for line in table if line.strip())}
        except ValueError as error:
            raise ModelUnusable(f"The word list {path} is damaged; unpack the listening model again.") from error

    def missing(self, words: Collection[str]) -> tuple[str, ...]:
        """Return the words that the model cannot hear."""
        return tuple(sorted(set(words) - self.vocabulary))

    def notes(self, words: Collection[str]) -> tuple[str, ...]:
        """Return sentences about what the model cannot do for a game with these words; empty if all is well."""
        notes = []
        if missing := self.missing(words):
            notes.append(
                f"The listening model cannot hear these words, so sentences with them are lost: {', '.join(missing)}."
            )
        if not self.has_second_ear:
            notes.append(
                "The listening model has no words for single sounds, so the second ear is off: other people's talk "
                "may be taken for an answer more often."
            )
        return tuple(notes)


def find(language: str = "en", named: str | None = None) -> ListeningModel:
    """Return the model to listen for a language with.

    ``named`` is a folder, or the name of one in vosk's usual places. Without it: the model of that language, or with
    words of it, that ships with the program, else one in those places. Raises ModelUnusable with a sentence.
    """
    if named:
        tried = [Path(named).expanduser(), *(place / named for place in _usual_places())]
        for folder in tried:
            if folder.is_dir():
                return _checked(folder, language)
        raise ModelUnusable(
            f"There is no listening model {named}: name the folder of an unpacked vosk model, or leave --model out."
        )
    for folder in _shipped(language):
        if folder.is_dir():
            return _checked(folder, language)
    for place in _usual_places():
        for folder in sorted(place.glob(f"vosk-model*-{language}-*")):
            if folder.is_dir() and not _fault(folder):
                return ListeningModel(folder, language)
    raise ModelUnusable(
        f'There is no listening model for the language "{language}". Install the program again, or unpack a vosk model '
        "and name its folder with --model. With --keyboard you can type instead."
    )


def _shipped(language: str) -> Iterator[Path]:
    """Yield where the program's own model lies: inside the installed package, or beside it in the source tree."""
    package = Path(__file__).resolve().parent.parent
    for models in (package / "models", package.parent / "models"):
        yield models / language
        yield from (path.parent for path in sorted(models.glob(f"*/{_borrowed(Path(), language)}")))


def _borrowed(folder: Path, language: str) -> Path:
    """Return the file with the words of a language that the model has beside those of its own."""
    return folder / f"lexicon.{language}.txt"


def _usual_places() -> tuple[Path, ...]:
    """Where vosk itself looks for models."""
    named = os.environ.get("VOSK_MODEL_PATH")
    home = Path.home()
    places = [Path("/usr/share/vosk"), home / "AppData" / "Local" / "vosk", home / ".cache" / "vosk"]
    return (Path(named), *places) if named else tuple(places)


def _checked(folder: Path, language: str) -> ListeningModel:
    if fault := _fault(folder):
        raise ModelUnusable(fault)
    return ListeningModel(folder, language)


def _fault(folder: Path) -> str:
    """Return what is wrong with a model's folder as a sentence, empty if nothing is."""
    for needed in ("am/final.mdl", "conf/mfcc.conf", "graph/words.txt"):
        if not (folder / needed).is_file():
            return (
                f"{folder} is no listening model: {needed} is missing there. "
                "Name the folder that holds am, conf and graph, or unpack the model again."
            )
    for needed in ("graph/HCLr.fst", "graph/Gr.fst"):
        if not (folder / needed).is_file():
            return (
                f"The listening model in {folder} has a fixed grammar ({needed} is missing), so it cannot be told what "
                'may be said. Use a model whose name has "small" in it.'
            )
    return ""
