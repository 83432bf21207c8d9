"""The words of a report, in the language in which it is made: ``en.ftl``, ``he.ftl``.

A report is put together out of many small pieces, each of which only says what it says; so the language is set once,
around all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from voice_host.language.words import FALLBACK, words

_language: ContextVar[str] = ContextVar("language of the report", default=FALLBACK)


@contextmanager
def in_language(language: str) -> Iterator[None]:
    """Say everything in a language meanwhile. What it has no words for is English."""
    token = _language.set(language)
    try:
        yield
    finally:
        _language.reset(token)


def language() -> str:
    """Return the language in which is said what is said now."""
    return words(__package__, _language.get()).language


def said(id: str, **gaps: str | int) -> str:
    """Return a message with its gaps filled. Raises KeyError where there is none, or a gap is left."""
    return words(__package__, _language.get()).text(id, **gaps)
