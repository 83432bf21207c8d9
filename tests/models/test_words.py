"""The model that ships knows every word that somebody may want to say."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from models.recipe.lexicon import DIRECTIONS
from models.recipe.lexicon_file import read_lexicon
from models.recipe.lines import COLOURS, vocabulary
from voice_host.games.registry import GAMES, MENU
from voice_host.hearing.listening_model import find
from voice_host.language.numbers import words_of_numbers

LEXICON = Path(__file__).parents[2] / "models" / "en" / "lexicon.txt"


@pytest.mark.parametrize(
    "words",
    [vocabulary(), words_of_numbers("en"), COLOURS, DIRECTIONS],
    ids=["all that can be said in any game", "numbers", "colours", "directions"],
)
def test_the_model_knows_the_words(words: Iterable[str]) -> None:
    missing = sorted(set(words) - read_lexicon(LEXICON).keys())

    commands = "".join(f"\n    python -m models.recipe.add_word models/en {word}" for word in missing)
    assert not missing, (
        f"The listening model lacks {', '.join(missing)}. Teach it, with the sounds in quotes after a word that the "
        f"pronouncing dictionary lacks (models/recipe/README.md):{commands}"
    )


@pytest.mark.parametrize("language", ["he"])
def test_the_model_knows_the_words_of_the_languages_that_it_hears_beside_english(language: str) -> None:
    missing = find(language).missing({*vocabulary(language, (*GAMES, MENU)), *words_of_numbers(language)})

    assert not missing, (
        f"The listening model lacks {', '.join(missing)}. Teach it all words of the language anew:\n"
        f"    python -m models.recipe.borrow models/en {language}"
    )


def test_each_word_of_the_lexicon_is_in_the_graph() -> None:
    missing = find().missing(read_lexicon(LEXICON))

    assert not missing, (
        f"models/en/lexicon.txt has words that the graph beside it lacks: {', '.join(missing)}. "
        "Build it anew: python -m models.recipe.graph models/en"
    )
