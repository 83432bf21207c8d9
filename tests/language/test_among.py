"""Once it is known who plays, nobody else is heard to be named."""

from __future__ import annotations

import pytest

from voice_host.games.casino_hot_dog.meanings import Draw, OptOut, TakeDie
from voice_host.hearing.sentence_graph import sentence_graph
from voice_host.language import Sentences
from voice_host.rehearsal.stage import sentences_of
from voice_host.script.meaning import Names, NoNames


@pytest.fixture(scope="module")
def everybody() -> Sentences:
    return sentences_of("casino-hot-dog", "en")


@pytest.fixture(scope="module")
def family(everybody: Sentences) -> Sentences:
    return everybody.among(("Noa", "lia", "the hound"))


def test_who_plays_is_named_as_before(everybody: Sentences, family: Sentences) -> None:
    for words, meaning in (
        ("draw for lia", Draw(names=("Lia",))),
        ("opt out for noa", OptOut(names=("Noa",))),
        ("the bone for lia", TakeDie(face=0, names=("Lia",))),
    ):
        assert everybody.understand(words, (type(meaning),)).meanings == (meaning,)
        assert family.understand(words, (type(meaning),)).meanings == (meaning,)


def test_who_does_not_play_is_not(everybody: Sentences, family: Sentences) -> None:
    assert everybody.understand("draw for leo", (Draw,)).meanings
    assert not family.understand("draw for leo", (Draw,)).meanings
    assert not family.understand("leo and lia", (Names,)).meanings


def test_what_names_nobody_is_untouched(everybody: Sentences, family: Sentences) -> None:
    for words, kind in (("draw", Draw), ("the bone", TakeDie), ("no names", NoNames)):
        assert family.understand(words, (kind,)) == everybody.understand(words, (kind,))


def test_where_nobody_has_a_name_no_name_is_heard(everybody: Sentences) -> None:
    nameless = everybody.among(())
    assert nameless.understand("draw", (Draw,)).meanings == (Draw(),)
    assert not nameless.understand("draw for lia", (Draw,)).meanings
    assert not nameless.understand("lia", (Names,)).meanings


def test_the_recogniser_has_no_way_to_hear_it(everybody: Sentences, family: Sentences) -> None:
    known = everybody.vocabulary()
    graph = sentence_graph(family.expected((Draw, OptOut)), known, "en")
    assert graph.accepts("draw for lia")
    assert not graph.accepts("draw for leo")
    assert "leo" not in " ".join(family.phrases((Draw, OptOut), known=known))
