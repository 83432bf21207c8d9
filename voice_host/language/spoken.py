"""What Fluent needs to put gaps into words: lists, and the functions that spell numbers and read lists out."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

from fluent.runtime.types import FluentType

from voice_host.language.numbers import digits, ordinal, plural, spell
from voice_host.language.tongue import tongue

STYLES = {"cardinal": spell, "ordinal": ordinal, "digits": digits, "plural": plural}
"""The styles of WORDS: 13 is "thirteen", "thirteenth", "one three" or "thirteens"."""

HYPHENS = ("-", "־")
"""What a word ends with that is written together with the next one; the second is the Hebrew one."""


class SpokenList(FluentType):
    """Several things in a gap, each already in words."""

    def __init__(self, items: tuple[str, ...]):
        self.items = items

    def format(self, locale: Any) -> str:
        """Return the things one after the other."""
        return str(self)

    def __str__(self) -> str:
        return ", ".join(self.items)


def functions(language: str) -> dict[str, Callable[..., Any]]:
    """Return the functions of the prompts files.

    ``WORDS($steps)`` spells a number, ``WORDS($round, style: "ordinal")`` in another of the STYLES.
    ``WORDS($steps, gender: "masculine")`` is for what has that gender in a language with GENDERS.
    ``LIST($tiles)`` is "one, ten, nine", ``LIST($players, join: "and")`` is "Noa, Dan and Lia"; a ``join`` that ends
    with a hyphen is written together with the last of them.
    """

    def words(number: object, style: str = "cardinal", gender: str = "") -> str:
        if not isinstance(number, int):
            raise TypeError(f"WORDS spells numbers, not {number!r}")
        if gender:
            return tongue(language).GENDERS[gender][style](int(number))
        return STYLES[style](int(number), language)

    def listed(several: object, join: str = "") -> str:
        if not isinstance(several, SpokenList):
            raise TypeError(f"LIST reads lists out, not {several!r}")
        if not join or len(several.items) < 2:
            return ", ".join(several.items)
        return f"{', '.join(several.items[:-1])} {_joined(join, several.items[-1])}"

    return {"WORDS": words, "LIST": listed}


def _joined(join: str, last: str) -> str:
    """Return the last of several things with the "and" before it: a word of its own, or a prefix ("ו־").

    A prefix keeps a hyphen before what has other letters than its own.
    """
    if not join.endswith(HYPHENS):
        return f"{join} {last}"
    return f"{join[:-1]}{last}" if _script(join) == _script(last) else f"{join}{last}"


def _script(text: str) -> str:
    """Return what the letters are that a text begins with, such as HEBREW."""
    return unicodedata.name(text[:1], "").partition(" ")[0]
