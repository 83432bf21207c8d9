"""Sentences about the machine (a lost microphone, a full disk, what the doctor found) in the players' language.

They are raised in English, far below where anybody knows the language; whoever tells them puts them into it. A language
has them in ``told.yaml``, each under the English one, with its gaps in braces:

    "There is no microphone. Plug one in, or play with --keyboard.": "..."

A sentence that stands nowhere stays English. English itself needs no file.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import yaml

FILE = "told.yaml"
_GAP = re.compile(r"\{([a-z_]+)\}")
_SENTENCE = re.compile(r".+?[.!?](?=\s|$)\s*|.+", re.DOTALL)


def told(text: str, language: str) -> str:
    """Return one sentence or several in a language; what is not known in it stays as it is."""
    known = sentences(language)
    if not known or not text:
        return text
    said: list[str] = []
    rest = text.strip()
    while rest:
        for pattern, words in _patterns(language):
            found = pattern.match(rest)
            if found:
                said.append(words.format(**{gap: told(value, language) for gap, value in found.groupdict().items()}))
                rest = rest[found.end() :].lstrip()
                break
        else:
            unknown = _SENTENCE.match(rest)
            end = len(rest) if unknown is None else unknown.end()
            said.append(rest[:end].strip())
            rest = rest[end:]
    return " ".join(said)


@cache
def sentences(language: str) -> Mapping[str, str]:
    """Return the sentences of a language by the English ones; none where it has no such file."""
    file = files("voice_host.language") / language / FILE
    if not file.is_file():
        return {}
    return {str(english): str(words) for english, words in yaml.safe_load(file.read_text(encoding="utf-8")).items()}


def gaps(sentence: str) -> frozenset[str]:
    """Return the names of a sentence's gaps."""
    return frozenset(_GAP.findall(sentence))


@cache
def _patterns(language: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return what the English sentences look like, those with more words of their own first."""
    longest_first = sorted(sentences(language), key=lambda english: -len(_GAP.sub("", english)))
    return tuple((_pattern(english), sentences(language)[english]) for english in longest_first)


def _pattern(english: str) -> re.Pattern[str]:
    parts = _GAP.split(english)
    written = "".join(f"(?P<{part}>.+?)" if place % 2 else re.escape(part) for place, part in enumerate(parts))
    return re.compile(rf"{written}(?=\s|$)", re.DOTALL)
