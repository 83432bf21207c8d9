"""The words on the pages, in one Fluent file a language: ``en.ftl``, ``he.ftl``.

They are read and not heard, so figures stay figures: the host's own prompts, which put numbers into words, are
elsewhere (``voice_host.language``).
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from voice_host.language.direction import direction
from voice_host.language.words import written_in
from voice_host.printouts.errors import CannotBePrinted

LANGUAGES = written_in("voice_host.printouts")


class Wording:
    """The words of one language. Raises CannotBePrinted for a language that the pages are not written in."""

    def __init__(self, language: str):
        self.language = language.strip().lower()
        if self.language not in LANGUAGES:
            raise CannotBePrinted(f'The pages are not written in "{language}". Choose from: {", ".join(LANGUAGES)}.')
        self._bundle = FluentBundle([self.language], use_isolating=False)
        self._bundle.add_resource(FluentResource(text_of(self.language)))

    @property
    def right_to_left(self) -> bool:
        """Whether its lines begin at the right."""
        return direction(self.language) == "rtl"

    def text(self, id: str, **gaps: str | int) -> str:
        """Return a message with its gaps filled. Raises KeyError where there is no such message or a gap is left."""
        message: Any = self._bundle.get_message(id)
        words, errors = self._bundle.format_pattern(message.value, gaps)
        if errors:
            raise KeyError(f"{self.language}.ftl: {id}: {errors[0]}")
        return str(words)

    def heading(self, id: str, **gaps: str | int) -> str:
        """Return a message as the beginning of a line: with a capital, where the script has such."""
        words = self.text(id, **gaps)
        return words[:1].upper() + words[1:]


def text_of(language: str) -> str:
    """Return the file of a language as it is."""
    return (files("voice_host.printouts") / f"{language}.ftl").read_text(encoding="utf-8")
