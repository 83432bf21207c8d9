from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from voice_host.language import digits, ordinal, plural, spell, spellings
from voice_host.language.numbers import every_number, number_words, splits_a_number, words_of_numbers

numbers = st.integers(min_value=0, max_value=999)


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "zero"),
        (8, "eight"),
        (13, "thirteen"),
        (40, "forty"),
        (56, "fifty six"),
        (100, "one hundred"),
        (105, "one hundred and five"),
        (121, "one hundred and twenty one"),
        (144, "one hundred and forty four"),
        (999, "nine hundred and ninety nine"),
    ],
)
def test_a_number_is_spelled_as_it_is_said(number: int, words: str) -> None:
    assert spell(number) == words


@pytest.mark.parametrize("number", [-1, 1000])
def test_there_are_no_words_for_other_numbers(number: int) -> None:
    with pytest.raises(ValueError, match=f"not for {number}"):
        spell(number)


def test_a_hundred_is_said_in_several_ways() -> None:
    assert spellings(100) == ("one hundred", "a hundred", "hundred")
    assert set(spellings(105)) == {
        "one hundred and five",
        "one hundred five",
        "a hundred and five",
        "a hundred five",
        "hundred and five",
        "hundred five",
    }
    assert "oh" in spellings(0)


@settings(deadline=None)
@given(numbers)
def test_every_spelling_of_a_number_is_read_as_that_number(number: int) -> None:
    assert spellings(number)[0] == spell(number)
    for words in spellings(number):
        said = words.split()
        assert every_number("en").longest(said) == (number, len(said))


def test_no_words_are_two_numbers() -> None:
    said = [words for number in range(1000) for words in spellings(number)]
    assert len(said) == len(set(said))


def test_one_twenty_one_is_no_number_since_it_could_be_one_and_twenty_one() -> None:
    assert every_number("en").longest(["one", "twenty", "one"]) == (1, 1)


@pytest.mark.parametrize(
    ("number", "word"),
    [
        (1, "first"),
        (2, "second"),
        (3, "third"),
        (4, "fourth"),
        (12, "twelfth"),
        (20, "twentieth"),
        (21, "twenty first"),
    ],
)
def test_places_in_a_row(number: int, word: str) -> None:
    assert ordinal(number) == word


def test_several_of_a_number() -> None:
    assert [plural(number) for number in (1, 2, 6, 8, 20)] == ["ones", "twos", "sixes", "eights", "twenties"]


def test_digits_tell_thirteen_from_thirty() -> None:
    assert digits(13) == "one three"
    assert digits(30) == "three zero"


@settings(deadline=None)
@given(numbers, numbers)
def test_a_range_reads_its_own_numbers_and_no_others(number: int, last: int) -> None:
    said = spell(number).split()
    found = number_words("en", 0, last).longest(said)
    assert (found == (number, len(said))) == (number <= last)


def test_a_number_can_continue() -> None:
    products = number_words("en", 0, 200)
    for words in ("fifty", "one hundred", "a", "a hundred and", "one hundred and twenty"):
        assert products.can_continue(words.split()), words
    for words in ("fifty six", "two hundred", "ten", "zero", "one hundred and twenty one"):
        assert not products.can_continue(words.split()), words
    assert not number_words("en", 1, 12).can_continue(["one"])


def test_two_numbers_that_would_join_into_one() -> None:
    assert splits_a_number(["fifty"], ["six"], "en")
    assert splits_a_number(["one", "hundred", "and"], ["five"], "en")
    assert not splits_a_number(["nine"], ["eight"], "en")


def test_the_words_of_numbers_are_single_words_and_not_the_and_between_them() -> None:
    words = words_of_numbers("en")

    assert {"twenty", "one", "hundred", "thirteen", "zero"} <= words
    assert not words & {"and", "is", "no", "twenty one"}
