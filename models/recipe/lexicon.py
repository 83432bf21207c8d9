"""How words sound, and the model's lexicon.txt. ``python -m models.recipe.lexicon OUT/lexicon.txt``.

The dictionary is the CMU Pronouncing Dictionary as PyPI's pocketsphinx 5.1.1 carries it (BSD), without stress marks,
and pronunciations.txt, which is our own.
"""

from __future__ import annotations

import argparse
import re
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from models.recipe import lines
from models.recipe.errors import RecipeError
from models.recipe.lexicon_file import Sounds, checked_sounds, checked_word, read_lexicon, rows, write_lexicon
from models.recipe.units import in_word
from voice_host.language.numbers import words_of_numbers

OWN = Path(__file__).with_name("pronunciations.txt")
PRESENT = Path(__file__).parents[1] / "en" / "lexicon.txt"
"""The lexicon of the model that ships. Its words stay, first names above all: they stand in no sentence file."""

DIRECTIONS = (
    *("up", "down", "left", "right", "forward", "backward", "back", "near", "far"),
    *("north", "south", "east", "west"),
)

HEADER = """\
;;; How the words of this model sound: ARPAbet, a line a pronunciation.
;;; From the CMU Pronouncing Dictionary as pocketsphinx 5.1.1 carries it (BSD licence, see MODEL_CARD.md); nought, twelves,
;;; some names, and more ways to say near, four, thirty, one and others, British, by children or by learners, are our own.
""".splitlines()  # noqa: E501 - the model's own lines

NOT = "-"
"""Before sounds in pronunciations.txt: the dictionary says so, we do not."""


class UnknownWordError(RecipeError):
    """No dictionary says how a word sounds."""


@cache
def dictionary() -> dict[str, list[Sounds]]:
    """Return the pronunciations of all words that are known, in ARPA's sounds. Raises RecipeError.

    There is one for all who ask: it is not to be changed.
    """
    known = _cmu()
    for word, written in rows(OWN):
        try:
            ways = known.setdefault(checked_word(word), [])
            if written.startswith(NOT):
                ways.remove(checked_sounds(written.removeprefix(NOT)))
            elif (sounds := checked_sounds(written)) not in ways:
                ways.append(sounds)
        except RecipeError as error:
            raise RecipeError(f'{OWN}, the word "{word}": {error}') from error
        except ValueError as error:
            raise RecipeError(f'{OWN}: the dictionary has no "{word}" that sounds {written[1:].strip()}.') from error
    return {word: ways for word, ways in known.items() if ways}


def _cmu() -> dict[str, list[Sounds]]:
    found = find_spec("pocketsphinx")
    if found is None or found.origin is None:
        raise RecipeError("The pronouncing dictionary comes with pocketsphinx: pip install pocketsphinx==5.1.1")
    path = Path(found.origin).parent / "model" / "en-us" / "cmudict-en-us.dict"
    known: dict[str, list[Sounds]] = {}
    for word, sounds in rows(path):
        known.setdefault(re.sub(r"\(\d+\)$", "", word), []).append(tuple(sounds.split()))  # "read(2)" is "read" again
    return known


def pronunciations(word: str) -> list[Sounds]:
    """Return the ways a word may sound, in the model's units. Raises UnknownWordError."""
    if word not in dictionary():
        raise UnknownWordError(
            f'Nobody says how "{word}" sounds: the CMU Pronouncing Dictionary lacks it. Write a line "{word} SOUNDS" '
            f"into {OWN}."
        )
    return [in_word(word, sounds) for sounds in dictionary()[word]]


def words() -> list[str]:
    """Return the words of the model by the alphabet: of all games, numbers, colours, directions, and those it has."""
    return sorted({*lines.vocabulary(), *words_of_numbers("en"), *lines.COLOURS, *DIRECTIONS, *read_lexicon(PRESENT)})


def model_lexicon() -> dict[str, list[Sounds]]:
    """Return the model's words and how they sound, in ARPA's sounds. Raises UnknownWordError."""
    known = dictionary()
    if missing := [word for word in words() if word not in known]:
        raise UnknownWordError(
            f"Nobody says how these words sound: {', '.join(missing)}. "
            f"Write a line of each word and its sounds into {OWN}."
        )
    return {word: known[word] for word in words()}


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="the file to write, such as OUT/lexicon.txt")
    asked = parser.parse_args()
    try:
        lexicon = model_lexicon()
    except RecipeError as error:
        sys.exit(str(error))
    write_lexicon(asked.out, lexicon, HEADER)
    print(f"{len(lexicon)} words, {sum(map(len, lexicon.values()))} pronunciations in {asked.out}")


if __name__ == "__main__":
    main()
