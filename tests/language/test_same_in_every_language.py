"""Whoever speaks another language can say the same: the same meanings, with the same fields filled."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from voice_host.language.patterns import Pattern, Sentence, inside
from voice_host.language.tongue import codes
from voice_host.play.in_language import games_in
from voice_host.rehearsal.stage import sentences_of
from voice_host.script import Meaning

PLACES = [(game, language) for language in codes() if language != "en" for game in (*games_in(language), "menu")]


def filled(pattern: Pattern) -> Iterator[str]:
    """Yield the fields that a pattern can fill by what is said."""
    if slot := getattr(pattern, "slot", None):
        yield slot
        return
    for part in inside(pattern):
        yield from filled(part)


def fields(sentences: tuple[Sentence, ...]) -> set[str]:
    return {
        field for sentence in sentences for field in (*filled(sentence.said), *(name for name, _ in sentence.fixed))
    }


@pytest.mark.parametrize(("game", "language"), PLACES)
def test_every_meaning_can_be_said_with_all_that_belongs_to_it(game: str, language: str) -> None:
    here, in_english = sentences_of(game, language), sentences_of(game, "en")

    def by_meaning(sentences: object) -> dict[type[Meaning], set[str]]:
        return {meaning: fields(tuple(sentences._expected((meaning,)))) for meaning in sentences.meanings}  # type: ignore[attr-defined]

    assert by_meaning(here) == by_meaning(in_english)


@pytest.mark.parametrize(("game", "language"), PLACES)
def test_every_phrase_means_what_it_was_made_from(game: str, language: str) -> None:
    sentences = sentences_of(game, language)
    for meaning in sentences.meanings:
        phrases = sentences.phrases((meaning,))
        assert phrases
        for phrase in phrases:
            assert {type(one) for one in sentences.understand(phrase, (meaning,)).meanings} == {meaning}, phrase
