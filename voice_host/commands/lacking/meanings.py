"""Meanings: each can be said, with every value that it can have."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

from voice_host.commands.lacking.lack import REFERENCE, Lack
from voice_host.language import SentencesError
from voice_host.language.sentence_file import SentenceFile, read_sentence_file

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def missing_meanings(where: str, file: Traversable, reference: Traversable, language: str) -> Iterator[Lack]:
    """Yield what cannot be said in a file of sentences and can be in the reference."""
    try:
        ours, theirs = read_sentence_file(file, language), read_sentence_file(reference, REFERENCE)
    except SentencesError as error:
        yield Lack(where, "unusable", str(error))
        return
    for kind in theirs.intents.keys() - ours.intents.keys():
        yield Lack(where, "meaning", f'{file}: nothing is said for "{kind}".')
    listed = {value for words in ours.lists.values() for _, value in words.values}
    for kind in theirs.intents.keys() & ours.intents.keys():
        for field, value in sorted(_fixed(theirs, kind) - _fixed(ours, kind), key=str):
            if value not in listed:
                yield Lack(where, "value", f'{file}: in "{kind}" nothing is said for the {field} "{value}".')
    for name in theirs.lists.keys() & ours.lists.keys():
        for value in sorted(_listed(theirs, name) - _listed(ours, name), key=str):
            yield Lack(where, "value", f'{file}: in the list "{name}" nothing is said for "{value}".')


def _fixed(file: SentenceFile, kind: str) -> set[tuple[str, Hashable]]:
    """Return the fields that sentences of a meaning fill without a word for them, with what they fill them with."""
    return {field for template in file.intents[kind] for field in template.fixed.items()}


def _listed(file: SentenceFile, name: str) -> set[Hashable]:
    """Return the values that the words of a list stand for, without names: each language has its own."""
    values = {value for _, value in file.lists[name].values}
    return {value for value in values if not isinstance(value, str) or value.islower()}
