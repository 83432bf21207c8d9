"""What the ear cannot hear: words that its model does not know, and what is meant by none of those it knows."""

from __future__ import annotations

from collections.abc import Iterator

from voice_host.commands.hearable import number_words, unhearable
from voice_host.commands.lacking.lack import Lack
from voice_host.commands.spoken_game import spoken_game
from voice_host.hearing.errors import HearingError
from voice_host.hearing.listening_model import ListeningModel, find
from voice_host.language import LanguageError


def unheard(language: str, games: tuple[str, ...]) -> Iterator[Lack]:
    """Yield what cannot be heard in some games. Takes about two seconds a game."""
    try:
        model = find(language)
    except HearingError as error:
        yield Lack("the ear", "hearing", f"{error}")
        return
    for word in model.missing(number_words(language)):
        yield Lack("the ear", "hearing", f'The listening model does not know the number word "{word}".')
    for game in games:
        yield from _unheard_in(game, language, model)


def _unheard_in(game: str, language: str, model: ListeningModel) -> Iterator[Lack]:
    try:
        spoken = spoken_game(game, language)
    except LanguageError:
        return  # told by whoever looks at its files
    for word in model.missing(spoken.sentences.vocabulary()):
        yield Lack(game, "hearing", f'The listening model does not know "{word}": it can only be typed.')
    for kind in unhearable(model, spoken):
        yield Lack(game, "hearing", f'"{kind}" cannot be said in words that the listening model knows.')
