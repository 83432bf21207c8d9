"""Every line of a prompts file, written out, so that somebody who knows the language can read it through.

A gap stands in a line by its name: "Step {step}: give {give}." Where the words depend on what fills a gap, there is a
line for each.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any

from fluent.syntax import ast

from voice_host.language.prompt_file import PromptFile, read_prompt_file

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


@dataclass(frozen=True)
class Line:
    """One way in which a message is said."""

    message: str
    kind: str
    """"normal", or the name of another wording such as "brief-again"."""
    words: str


def lines(path: Traversable) -> Iterator[Line]:
    """Yield the lines of a prompts file in their order. Raises PromptsError where it can't be used."""
    file = read_prompt_file(path)
    for name, entry in file.wordings.items():
        for kind, pattern in (
            ("normal", entry.value),
            *((attribute.id.name, attribute.value) for attribute in entry.attributes),
        ):
            for words in dict.fromkeys(_written_out(pattern, file)):
                yield Line(name, kind, " ".join(words.split()))


def _written_out(node: Any, file: PromptFile) -> Iterator[str]:
    """Yield what a part of a wording can read."""
    if isinstance(node, ast.Pattern):
        for parts in product(*(tuple(_written_out(part, file)) for part in node.elements)):
            yield "".join(parts)
    elif isinstance(node, (ast.TextElement, ast.StringLiteral)):
        yield node.value
    elif isinstance(node, ast.Placeable):
        yield from _written_out(node.expression, file)
    elif isinstance(node, ast.SelectExpression):
        for way in node.variants:
            yield from _written_out(way.value, file)
    elif isinstance(node, (ast.MessageReference, ast.TermReference)) and _name(node) in file.wordings:
        yield from _written_out(file.wordings[_name(node)].value, file)
    elif isinstance(node, ast.FunctionReference):
        yield from _written_out(node.arguments.positional[0], file)
    else:
        yield f"{{{node.id.name}}}"


def _name(node: ast.MessageReference | ast.TermReference) -> str:
    return f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
