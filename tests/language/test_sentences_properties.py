"""What must hold for any words, checked against sentences written out in full."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

import pytest
from hypothesis import given, settings, strategies as st

from language.changed_numbers import no_change_means_the_same
from language.small_game import MEANINGS, Answer, Place, Route, load
from voice_host.language import Sentences, spellings
from voice_host.script import Meaning
from voice_host.script.meaning import SHARED


def test_every_sampled_phrase_is_understood(game: Sentences, host: Sentences) -> None:
    for sentences, meanings in ((game, MEANINGS), (host, SHARED)):
        for meaning in meanings:
            phrases = sentences.phrases((meaning,))
            assert phrases
            for phrase in phrases:
                (found,) = {type(one) for one in sentences.understand(phrase, (meaning,)).meanings}
                assert found is meaning, phrase


@pytest.mark.parametrize("meaning", MEANINGS)
def test_whatever_begins_a_phrase_could_go_on(game: Sentences, meaning: type[Meaning]) -> None:
    for phrase in game.phrases((meaning,))[::5]:
        words = phrase.split()
        for end in range(len(words)):
            assert game.understand(" ".join(words[:end]), (meaning,)).could_go_on, words[:end]


@pytest.fixture(scope="module")
def phrases(game: Sentences) -> dict[type[Meaning], tuple[str, ...]]:
    return {meaning: game.phrases((meaning,)) for meaning in (Answer, Route, Place)}


@settings(deadline=None, max_examples=300)
@given(st.data())
def test_no_number_word_can_be_added_dropped_or_swapped_without_another_meaning(
    game: Sentences, phrases: dict[type[Meaning], tuple[str, ...]], data: st.DataObject
) -> None:
    no_change_means_the_same(game, phrases, data, unheeded=("a", "and"))


@dataclass(frozen=True)
class Walk(Meaning):
    side: str
    number: int | None = None


WALK = """
language: en
intents:
  walk: {data: [{sentences: ["(walk|go) [to [the]] {side} [{few:number}|{many:number}]"]}]}
lists:
  side: {values: [near, "far left", far]}
  few: {number: [20, 21]}
  many: {number: [100, 101]}
"""
WRITTEN_OUT = {
    " ".join(part for part in parts if part)
    for parts in product(
        ("walk", "go"),
        ("", "to", "to the"),
        ("near", "far left", "far"),
        ("", *(words for number in (20, 21, 100, 101) for words in spellings(number))),
    )
}
WALK_WORDS = sorted({word for sentence in WRITTEN_OUT for word in sentence.split()})


@pytest.fixture(scope="module")
def walk(tmp_path_factory: pytest.TempPathFactory) -> Sentences:
    return load(tmp_path_factory.mktemp("walk"), WALK, (Walk,))


@settings(deadline=None)
@given(st.data())
def test_exactly_the_sentences_written_out_are_understood_and_exactly_their_beginnings_could_go_on(
    walk: Sentences, data: st.DataObject
) -> None:
    words = data.draw(st.sampled_from(sorted(WRITTEN_OUT))).split()
    start = words[: data.draw(st.integers(0, len(words)))]
    said = " ".join(start + data.draw(st.lists(st.sampled_from(WALK_WORDS), max_size=3)))
    found = walk.understand(said, (Walk,))
    assert bool(found.meanings) == (said in WRITTEN_OUT)
    assert found.could_go_on == any(sentence.startswith(f"{said} ".lstrip()) for sentence in WRITTEN_OUT)


def test_every_sentence_written_out_has_one_meaning_and_no_other_is_sampled(walk: Sentences) -> None:
    assert set(walk.phrases((Walk,))) <= WRITTEN_OUT
    assert walk.vocabulary() == set(WALK_WORDS)
    for sentence in WRITTEN_OUT:
        assert len(walk.understand(sentence, (Walk,)).meanings) == 1, sentence
