from __future__ import annotations

from collections import Counter

from language.small_game import MEANINGS, Answer, Place, Route, Step, Target
from voice_host.language import Sentences, spell
from voice_host.language.sampler import LIMIT
from voice_host.script.meaning import ANYTIME, AskScore, Digits, Number, Undo


def test_every_number_that_can_be_said_is_in_a_phrase(game: Sentences, host: Sentences) -> None:
    said = " | ".join(game.phrases((Answer,)))
    for number in range(201):
        assert f"{spell(number)} |" in f"{said} |"
    assert {spell(number) for number in range(201)} <= set(host.phrases((Number,)))


def test_the_same_phrases_every_time(game: Sentences) -> None:
    assert game.phrases((Answer, Route)) == game.phrases(frozenset((Route, Answer)))
    assert game.phrases((Answer,)) != game.phrases((Answer,), seed=1)


def test_there_are_some_eight_hundred_at_most_and_each_once(game: Sentences, host: Sentences) -> None:
    for phrases in (game.phrases(MEANINGS), host.phrases((*ANYTIME, Number, Digits))):
        assert LIMIT - 100 < len(phrases) < LIMIT + 100
        assert len(set(phrases)) == len(phrases)


def test_products_are_random_and_so_seldom_right(game: Sentences) -> None:
    sums = [
        meaning
        for phrase in game.phrases((Answer,))
        for meaning in game.understand(phrase, (Answer,)).meanings
        if isinstance(meaning, Answer) and meaning.factors
    ]
    right = sum(meaning.value == meaning.factors[0] * meaning.factors[1] for meaning in sums)
    assert len(sums) > 300
    assert right < len(sums) / 30
    assert len(Counter(meaning.factors for meaning in sums)) > 100


def test_a_few_phrases_hold_every_wording(game: Sentences, host: Sentences) -> None:
    assert set(game.phrases((Step,))) == {
        f"{go}{way}" for go in ("", "go ") for way in ("forward", "back", "left", "right")
    }
    assert {"you misheard me", "undo"} <= set(host.phrases((Undo,)))
    places = " ".join(game.phrases((Place,)))
    assert "row two column" in places
    assert "column two row" in places


def test_words_said_as_one_are_sampled_both_ways(host: Sentences) -> None:
    phrases = host.phrases((AskScore,))
    assert "what is the score" in phrases
    assert "whats the score" in phrases
    assert host.understand("whats the score", (AskScore,)).meanings == (AskScore(),)


def test_only_words_that_the_recogniser_knows_where_they_are_given(game: Sentences) -> None:
    known = game.vocabulary() - {"that", "farther", "closer"}
    phrases = game.phrases((Target,), known=known)
    assert phrases
    assert not [phrase for phrase in phrases if not known.issuperset(phrase.split())]


def test_the_vocabulary_holds_every_word_that_can_occur(game: Sentences) -> None:
    assert game.vocabulary((Step,)) == {"go", "forward", "back", "left", "right"}
    assert {"hundred", "and", "eights", "first", "farther"} <= game.vocabulary()
    vocabulary = game.vocabulary(MEANINGS)
    for phrase in game.phrases(MEANINGS):
        assert vocabulary.issuperset(phrase.split())
