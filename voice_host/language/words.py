"""What is read and not said: the words of pages and reports, in one Fluent file a language, with figures as figures."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"
_SPACES = re.compile(r"[ \n]+")
"""Not what keeps words on one line."""


def written_in(package: str) -> tuple[str, ...]:
    """Return the codes of the languages that a package has such a file in, such as "en"."""
    names = (file.name for file in files(package).iterdir())
    return tuple(sorted(name[: -len(".ftl")] for name in names if name.endswith(".ftl")))


class Words:
    """The words of a package in one language, or in English where they are not written in it."""

    def __init__(self, package: str, language: str) -> None:
        self.language = language if language in written_in(package) else FALLBACK
        self._bundle = FluentBundle([self.language], use_isolating=False)
        self._bundle.add_resource(FluentResource((files(package) / f"{self.language}.ftl").read_text(encoding="utf-8")))

    def text(self, id: str, **gaps: str | int) -> str:
        """Return a message with its gaps filled. Raises KeyError where there is no such message or a gap is left."""
        message: Any = self._bundle.get_message(id)
        words, errors = self._bundle.format_pattern(message.value, gaps)
        if errors:
            raise KeyError(f"{self.language}.ftl: {id}: {errors[0]}")
        return _SPACES.sub(" ", str(words)).strip(" ")


@lru_cache
def words(package: str, language: str) -> Words:
    """Return the same, read once."""
    return Words(package, language)
