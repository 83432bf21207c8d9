"""Whether a listening model knows the words of a game."""

from __future__ import annotations

from voice_host.commands.spoken_game import SpokenGame
from voice_host.hearing.listening_model import ListeningModel
from voice_host.language import normalise, spell
from voice_host.script.meaning import SHARED

HIGHEST_NUMBER = 200
"""Numbers up to here are said in games."""


def notes(model: ListeningModel, spoken: SpokenGame, *, shipped: bool) -> tuple[str, ...]:
    """Return sentences about what a model cannot do for a game.

    Of the ``shipped`` one it is known that everything can be said in some words that it hears, so only what no game
    can do without is checked.
    """
    return model.notes(number_words(spoken.language) if shipped else spoken.sentences.vocabulary())


def number_words(language: str) -> frozenset[str]:
    """Return the words without which no game can be played by voice, in normal form."""
    numbers = (normalise(spell(number, language), language) for number in range(HIGHEST_NUMBER + 1))
    return frozenset(word for words in numbers for word in words.split())


def unhearable(model: ListeningModel, spoken: SpokenGame) -> tuple[str, ...]:
    """Return the kinds of meaning of which no sample sentence can be heard: they have to be typed.

    Takes about a second.
    """
    return tuple(
        meaning.kind()
        for meaning in (*SHARED, *spoken.game.meanings)
        if all(model.missing(phrase.split()) for phrase in spoken.sentences.phrases((meaning,)))
    )
