"""Words that the host says and nobody wrote the sounds of, in a language whose letters do not tell them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from voice_host.commands.hearable import HIGHEST_NUMBER
from voice_host.commands.lacking.lack import Lack
from voice_host.language import PromptsError, spell
from voice_host.language.lines import lines
from voice_host.language.tongue import tongue

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def unpronounced(where: str, file: Traversable, language: str) -> Iterator[Lack]:
    """Yield the words in a file of messages that would be said by guessing."""
    try:
        every_line = tuple(lines(file))
    except PromptsError:
        return  # told by whoever loads the file
    words = {
        word
        for line in every_line
        for word in tongue(language).guessed(line.words)
        if len(word) > 1  # a single letter is written onto what fills the gap after it
    }
    for word in sorted(words):
        yield Lack(where, "sound", f'{file}: how is "{word}" said? It is not in the pronunciation lexicon.')


def unpronounced_numbers(language: str) -> Iterator[Lack]:
    """Yield the words of numbers that would be said by guessing."""
    said = " ".join(spell(number, language) for number in range(HIGHEST_NUMBER + 1))
    for word in sorted(set(tongue(language).guessed(said))):
        yield Lack(
            "the host", "sound", f'How is the number word "{word}" said? It is not in the pronunciation lexicon.'
        )
