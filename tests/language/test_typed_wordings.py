"""Sentences with "spoken: false": understood where they are typed, and never listened for."""

from __future__ import annotations

from pathlib import Path

import pytest

from language.small_game import SENTENCES, Answer, Place, Ready, Target, Tile, load
from voice_host.language import Sentences, SentencesError

TYPED_TOO = SENTENCES.replace(
    """        slots: {side: near}
""",
    """        slots: {side: near}
      - sentences: ["{tile:number} by us"]
        slots: {side: near}
        spoken: false
""",
    1,
).replace(
    """["I'm ready!", "ready"]}]}""",
    """["I'm ready!", "ready"]}, {sentences: ["ready steady go"], spoken: false}]}""",
    1,
)


@pytest.fixture
def game(tmp_path: Path) -> Sentences:
    return load(tmp_path, TYPED_TOO)


def test_they_are_understood_where_they_are_typed(game: Sentences) -> None:
    assert game.understand("ready steady go", (Ready,), typed=True).meanings == (Ready(),)
    assert game.understand("ready steady go", (Ready,)).meanings == ()


def test_they_are_so_inside_another_sentence_too(game: Sentences) -> None:
    near = (Target(Tile(8, "near")),)

    assert game.understand("that is my target eight by us", (Target,), typed=True).meanings == near
    assert game.understand("that is my target eight by us", (Target,)).meanings == ()


def test_who_types_corrects_herself_in_them(game: Sentences) -> None:
    assert game.understand("seven no eight by us", (Tile,), typed=True).meanings == (Tile(8, "near"),)
    assert game.understand("seven no eight by us", (Tile,)).meanings == ()


def test_nobody_waits_for_more_of_them(game: Sentences) -> None:
    assert not game.understand("ready", (Ready,)).could_go_on
    assert not game.understand("eight", (Tile,)).could_go_on
    assert game.understand("ready", (Ready,), typed=True).could_go_on


def test_the_recogniser_is_told_nothing_of_them(game: Sentences, tmp_path: Path) -> None:
    without = load(tmp_path, SENTENCES)

    for expects in ((Ready,), (Tile,), (Target, Answer), (Place,)):
        assert game.phrases(expects) == without.phrases(expects)
        assert game.vocabulary(expects) == without.vocabulary(expects)


def test_a_meaning_must_be_sayable(tmp_path: Path) -> None:
    mute = SENTENCES.replace("""["I'm ready!", "ready"]}""", """["I'm ready!", "ready"], spoken: false}""", 1)

    with pytest.raises(SentencesError, match='somebody who speaks can\'t say "ready"'):
        load(tmp_path, mute)


def test_spoken_is_true_or_false(tmp_path: Path) -> None:
    odd = SENTENCES.replace("""["I'm ready!", "ready"]}""", """["I'm ready!", "ready"], spoken: seldom}""", 1)

    with pytest.raises(SentencesError, match="spoken must be true or false, not 'seldom'"):
        load(tmp_path, odd)
