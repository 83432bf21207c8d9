"""Messages: the same ones, in as many wordings, with the same gaps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast

from voice_host.commands.lacking.lack import Lack
from voice_host.language.prompt_file import gaps_in

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Wordings = Mapping[str, Mapping[str, frozenset[str]]]
"""The gaps of each wording, by the message and by the kind of wording: "" for the usual one, brief, again ..."""


def wordings_of(file: Traversable) -> Wordings:
    """Return the wordings in a Fluent file. What cannot be read in it is left out: whoever loads it says so."""
    entries = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body
    messages = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
    return {
        name: {"": _gaps(entry.value, messages), **{way.id.name: _gaps(way, messages) for way in entry.attributes}}
        for name, entry in messages.items()
    }


def missing_messages(where: str, file: Traversable, reference: Traversable) -> Iterator[Lack]:
    """Yield what a file lacks of the messages that the reference has, and what it has beside them."""
    ours, theirs = wordings_of(file), wordings_of(reference)
    for message, ways in theirs.items():
        if message not in ours:
            yield Lack(where, "message", f'{file}: the message "{message}" is missing.')
            continue
        for way in sorted(ways.keys() - ours[message].keys()):
            yield Lack(where, "wording", f'{file}: the message "{message}" has no ".{way}".')
        for way in sorted(ways.keys() & ours[message].keys()):
            named = f'"{message}{"." * bool(way)}{way}"'
            for gap in sorted(ours[message][way] - ways[way]):
                yield Lack(where, "gap", f"{file}: {named} has a gap ${gap} that nothing fills.")
            for gap in sorted(ways[way] - ours[message][way]):
                yield Lack(where, "gap", f"{file}: {named} does not tell ${gap}.")
    for message in sorted(ours.keys() - theirs.keys()):
        yield Lack(where, "message", f'{file}: nothing ever says "{message}"; is it the name of another message?')


def _gaps(entry: ast.BaseNode | None, messages: Mapping[str, ast.Message]) -> frozenset[str]:
    return frozenset() if entry is None else gaps_in(entry, messages)
