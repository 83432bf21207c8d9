"""Lets a model hear another language with the sounds it has: ``python -m models.recipe.borrow models/en he``.

No training: each word is written in the model's sounds, in all the ways that may be heard, and the graph is built anew.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Collection, Iterable, Mapping
from importlib import import_module
from itertools import product
from pathlib import Path

from models.recipe.errors import RecipeError
from models.recipe.graph import rebuild
from models.recipe.lexicon_file import Sounds, read_lexicon, write_lexicon
from models.recipe.lines import vocabulary
from voice_host.games.registry import GAMES, MENU
from voice_host.language.numbers import words_of_numbers

MOST_WAYS, MOST_OF_NUMBERS = 10, 40
"""A word, and one of which numbers are made, has no more pronunciations than this; the first are the likeliest."""

HEADER = """\
;;; How the words of another language sound to this model, in its own sounds: a line a pronunciation.
;;; Made by models/recipe/borrow.py from the host's pronouncing lexicon; our own.
""".splitlines()


def heard(
    ways: Iterable[str], spelled: Callable[[str], list[str]], heard_as: Mapping[str, tuple[str, ...]]
) -> list[Sounds]:
    """Return how a word may be heard that is said in these ways, the likeliest first.

    Of each sound one alternative is taken, the same throughout the word.
    """
    found: list[tuple[int, Sounds]] = []
    for way in ways:
        sounds = spelled(way)
        kinds = list(dict.fromkeys(sounds))
        for chosen in product(*(enumerate(heard_as[kind]) for kind in kinds)):
            table = dict(zip(kinds, chosen, strict=True))
            units = tuple(unit for sound in sounds for unit in table[sound][1].split())
            rarity = sum(place for place, _ in table.values())
            if units:
                found.append((rarity, units))
    found.sort(key=lambda each: each[0])
    return list(dict.fromkeys(units for _, units in found))


def borrowed(language: str, words: Collection[str]) -> dict[str, list[Sounds]]:
    """Return how words of a language are heard in the model's sounds."""
    tongue = import_module(f"models.recipe.borrowing.{language}")
    numbers = words_of_numbers(language)
    return {
        word: heard(tongue.ways(word), tongue.spelled, tongue.HEARD_AS)[
            : MOST_OF_NUMBERS if word in numbers else MOST_WAYS
        ]
        for word in words
    }


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=Path, help="the model's folder")
    parser.add_argument("language", help="the code of the other language")
    asked = parser.parse_args()
    try:
        words = {*vocabulary(asked.language, (*GAMES, MENU)), *words_of_numbers(asked.language)}
        lexicon = borrowed(asked.language, words)
        write_lexicon(asked.model / f"lexicon.{asked.language}.txt", lexicon, HEADER)
        rebuild(asked.model, read_lexicon(asked.model / "lexicon.txt"))
    except (RecipeError, OSError) as error:
        sys.exit(str(error))
    print(f"{asked.model} hears {len(lexicon)} words in {sum(map(len, lexicon.values()))} ways more.")


if __name__ == "__main__":
    main()
