"""The words of the page itself, in one Fluent file a language: ``en.ftl``.

The browser puts the page together, so the words go there as they are: a message has plain gaps and nothing else.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from voice_host.language.words import FALLBACK, written_in

_FOLDER = "voice_host.table"


def languages() -> tuple[str, ...]:
    """Return the codes of the languages that the page is written in, such as "en"."""
    return written_in(_FOLDER)


def words_of(language: str) -> dict[str, str]:
    """Return the page's messages by their ids, a gap as "{name}". Where it is not written in a language, it is English.

    Raises ValueError where the file has more than plain messages with gaps.
    """
    code = language.lower()
    file = files(_FOLDER) / f"{code if code in languages() else FALLBACK}.ftl"
    return plain_messages(file.read_text(encoding="utf-8"))


def plain_messages(text: str) -> dict[str, str]:
    """Return the messages of a Fluent file by their ids. Raises ValueError where one is not plain."""
    from fluent.syntax import FluentParser, ast

    messages: dict[str, str] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.BaseComment):
            continue
        if not isinstance(entry, ast.Message) or entry.value is None or entry.attributes:
            told = (entry.content or "").strip() if isinstance(entry, ast.Junk) else entry.id.name
            raise ValueError(f"The page's words hold more than plain messages: {told}")
        messages[entry.id.name] = "".join(_text(element, entry.id.name) for element in entry.value.elements)
    return messages


def _text(element: Any, id: str) -> str:
    from fluent.syntax import ast

    if isinstance(element, ast.TextElement):
        return str(element.value)
    if isinstance(element.expression, ast.VariableReference):
        return f"{{{element.expression.id.name}}}"
    if isinstance(element.expression, ast.StringLiteral):
        return str(element.expression.parse()["value"])
    raise ValueError(f"{id}: the page fills plain gaps alone")
