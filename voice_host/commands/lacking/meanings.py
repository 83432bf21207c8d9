"""Meanings: each can be said, with every value that it can have."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator, Mapping
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
    our_values, their_values = _values(ours), _values(theirs)
    for kind, values in their_values.items():
        if kind in our_values:
            for value in sorted(values - our_values[kind], key=str):
                yield Lack(where, "value", f'{file}: in "{kind}" nothing is said for {value}.')


def _values(file: SentenceFile) -> Mapping[str, set[Hashable]]:
    """Return the values that are fixed in the sentences of a meaning, or stand for the words of a list.

    Names are left out: each language has its own.
    """
    values: dict[str, set[Hashable]] = defaultdict(set)
    for kind, templates in file.intents.items():
        for template in templates:
            values[kind].update(f"{field}: {value}" for field, value in template.fixed.items())
    for name, words in file.lists.items():
        values[name].update(value for _, value in words.values if not isinstance(value, str) or value.islower())
    return values
