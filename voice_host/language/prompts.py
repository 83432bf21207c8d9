"""What the host says: messages to sentences, ready to be spoken. The files are described in ``prompt_file.py``."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle

from voice_host.language.errors import PromptsError
from voice_host.language.numbers import digits, spell
from voice_host.language.prompt_file import LEVELS, OTHER_WORDINGS, PromptFile, check, gaps_in, read_prompt_file
from voice_host.language.spoken import SpokenList, functions
from voice_host.language.tongue import tongue
from voice_host.script.message import Gap, Message

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_TWO_FULL_STOPS = re.compile(r"(?<!\.)\.\.(?!\.)")
"""A name may end with one: "J.J."."""
_SPACE_BEFORE_MARK = re.compile(r"\s+(?=[.,:;!?])")
_SENTENCE_START = re.compile(r"(?:^|(?<=[.!?]\s))\w")
_SENTENCE_END = (".", "!", "?")


class Prompts:
    """All the wordings of a language."""

    def __init__(self, language: str, files: Iterable[PromptFile]):
        self._language = language
        self._bundle = FluentBundle([language], functions=functions(language), use_isolating=False)
        self._wordings = {}
        for file in files:
            self._bundle.add_resource(file.resource)
            self._wordings.update(file.wordings)

    @property
    def language(self) -> str:
        """The code of the language, such as "en"."""
        return self._language

    @classmethod
    def load(cls, language: str, files: Iterable[Traversable]) -> Prompts:
        """Return the wordings of the files. Raises PromptsError, naming the file and the wording, where one of them
        can't be used, is there twice or refers to what is not there.
        """
        tongue(language)
        read = [read_prompt_file(file) for file in files]
        check(read, language)
        return cls(language, read)

    def text(self, message: Message, level: str = "normal", before: int = 0) -> str:
        """Return a message as sentences: numbers in words, single spaces, sentences beginning with a capital.

        The level is brief, normal or full; where a wording has no words of its own for it, the normal ones are taken.
        ``before`` is how often it was said before: each time the next of its wordings is taken, after the last the
        first. Raises PromptsError, naming the wording, where there is none or a gap of it is not filled.
        """
        words = self._words(message, level, before)
        if words.endswith(_SENTENCE_END):
            return _SENTENCE_START.sub(lambda start: start.group().upper(), words)
        return words

    def ids(self) -> frozenset[str]:
        """Return the names of all wordings."""
        return frozenset(wording for wording in self._wordings if not wording.startswith("-"))

    def gaps(self, id: str) -> frozenset[str]:
        """Return the names of a wording's gaps, at all levels together."""
        self._see_that_there_is(id)
        return gaps_in(self._wordings[id], self._wordings)

    def wordings(self, id: str) -> int:
        """Return how many wordings a message has for being said again and again, the first included."""
        self._see_that_there_is(id)
        attributes = self._bundle.get_message(id).attributes
        return 1 + sum(other in attributes for other in OTHER_WORDINGS)

    def _words(self, message: Message, level: str, before: int = 0) -> str:
        self._see_that_there_is(message.id)
        if level not in LEVELS:
            raise PromptsError(f'There is no level "{level}"; the levels are {", ".join(LEVELS)}.')
        wording = self._bundle.get_message(message.id)
        filled = {name: self._filled(gap, level) for name, gap in message.gaps.items()}
        pattern: Any = _pattern(wording, level, before % self.wordings(message.id))
        words, errors = self._bundle.format_pattern(pattern, filled)
        words = _TWO_FULL_STOPS.sub(".", _SPACE_BEFORE_MARK.sub("", " ".join(str(words).split())))
        if errors:
            missing = self.gaps(message.id) - message.gaps.keys()
            reason = f"these gaps are not filled: {', '.join(sorted(missing))}" if missing else str(errors[0])
            raise PromptsError(f'The wording "{message.id}" can\'t be said: {reason}.')
        if any(map(str.isdigit, words)):
            raise PromptsError(
                f'The wording "{message.id}" would be said with digits: "{words}". '
                "Write { WORDS($gap) } for a gap with a number."
            )
        return words

    def _see_that_there_is(self, id: str) -> None:
        if id not in self._wordings or id.startswith("-"):
            raise PromptsError(f'There is no wording "{id}" in the prompts files of the language "{self._language}".')

    def _filled(self, gap: Gap, level: str) -> Any:
        """Return what fills a gap as Fluent takes it."""
        if isinstance(gap, Message):
            return self._words(gap, level)
        if isinstance(gap, tuple):
            return SpokenList(tuple(self._item(item, level) for item in gap))
        if isinstance(gap, int):
            return gap
        return " ".join(self._figures("".join(part)) for _, part in groupby(gap, str.isdigit))

    def _item(self, item: Gap, level: str) -> str:
        if isinstance(item, int):
            return spell(item, self._language)
        return str(self._filled(item, level))

    def _figures(self, text: str) -> str:
        """Return part of a name: figures in words, as names may have them ("Player 2")."""
        if not text.isdigit():
            return text
        if text.isascii() and len(text) <= len(str(tongue(self._language).LARGEST)):
            return spell(int(text), self._language)
        return " ".join(digits(unicodedata.digit(figure), self._language) for figure in text)


def _pattern(wording: Any, level: str, which: int) -> Any:
    """Return one of a message's wordings as Fluent knows it, in the words of the level if it has such."""
    if not which:
        return wording.attributes.get(level, wording.value)
    other = OTHER_WORDINGS[which - 1]
    return wording.attributes.get(f"{level}-{other}", wording.attributes[other])
