from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings, strategies as st

from language.he.tables import NUMBERS, PROBLEMS
from voice_host.language import digits, normalise, ordinal, plural, spell, spellings
from voice_host.language.he.letters import plain
from voice_host.language.he.numbers import ordinal_feminine, span, spell_masculine
from voice_host.language.numbers import every_number, number_words, splits_a_number

numbers = st.integers(min_value=0, max_value=999)


def unsigned(words: str) -> str:
    return "".join(letter for letter in words if unicodedata.category(letter) != "Mn")


@pytest.mark.parametrize(("number", "feminine", "masculine"), NUMBERS)
def test_a_number_agrees_with_what_it_counts(number: int, feminine: str, masculine: str) -> None:
    assert spell(number, "he") == feminine
    assert unsigned(spell_masculine(number)) == masculine
    for words in (feminine, masculine):
        said = normalise(words, "he").split()
        assert every_number("he").longest(said) == (number, len(said))


@pytest.mark.parametrize(("first", "second", "product", "words"), PROBLEMS)
def test_a_problem_is_said_in_the_feminine(first: int, second: int, product: int, words: str) -> None:
    assert first * second == product
    assert f"{spell(first, 'he')} כפול {spell(second, 'he')} הם {spell(product, 'he')}" == words
    assert normalise(f"{first} x {second} = {product}", "he") == plain(words)


@pytest.mark.parametrize(
    ("number", "feminine", "masculine"),
    [
        (145, "מאה ארבעים וחמש", "מאה ארבעים וחמישה"),
        (190, "מאה ותשעים", "מאה ותשעים"),
        (200, "מאתיים", "מאתיים"),
        (212, "מאתיים ושתים עשרה", "מאתיים ושנים עשר"),
        (999, "תשע מאות תשעים ותשע", "תשע מאות תשעים ותשעה"),
    ],
)
def test_numbers_go_on_by_the_same_rule(number: int, feminine: str, masculine: str) -> None:
    assert spell(number, "he") == feminine
    assert spell_masculine(number) == masculine


def test_the_eight_of_a_masculine_thing_has_its_vowel_sign_and_eight_hundred_has_none() -> None:
    assert spell_masculine(8) == "שמונָה"
    assert spell_masculine(18) == "שמונָה עשר"
    assert spell_masculine(808) == "שמונה מאות ושמונָה"
    assert spell(8, "he") == "שמונה"


@pytest.mark.parametrize("number", [-1, 1000])
def test_there_are_no_words_for_other_numbers(number: int) -> None:
    for spelled in (lambda each: spell(each, "he"), spell_masculine, lambda each: spellings(each, "he")):
        with pytest.raises(ValueError, match=f"not for {number}"):
            spelled(number)


@pytest.mark.parametrize(
    ("said", "number"),
    [
        ("שניים", 2),
        ("שתי", 2),
        ("שתיים עשרה", 12),
        ("שלוש עשר", 13),
        ("שלושה עשר", 13),
        ("חמישים שש", 56),
        ("חמישים ושישה", 56),
        ("מאה ועשרים ואחת", 121),
        ("מאה עשרים אחד", 121),
        ("מאה ארבעים וארבעה", 144),
    ],
)
def test_children_mix_the_genders_and_leave_the_and_out(said: str, number: int) -> None:
    assert said in spellings(number, "he")


def test_shorter_written_forms_are_the_same_numbers() -> None:
    assert normalise("ששים וששה", "he") == "שישים ושישה"
    assert normalise("שָׁלוֹשׁ", "he") == "שלוש"


@settings(deadline=None)
@given(numbers)
def test_every_spelling_of_a_number_is_read_as_that_number(number: int) -> None:
    assert spellings(number, "he")[0] == plain(spell(number, "he"))
    for words in spellings(number, "he"):
        said = words.split()
        assert every_number("he").longest(said) == (number, len(said))
        assert normalise(words, "he") == words


def test_no_words_are_two_numbers() -> None:
    said = [words for number in range(1000) for words in spellings(number, "he")]
    assert len(said) == len(set(said))


def test_a_pause_parts_two_numbers() -> None:
    assert splits_a_number(["חמישים"], ["ושש"], "he")
    assert not splits_a_number(["תשע"], ["שמונה"], "he")


def test_places_in_a_row() -> None:
    assert [ordinal(number, "he") for number in (1, 2, 3, 6, 10)] == ["ראשון", "שני", "שלישי", "שישי", "עשירי"]
    assert [ordinal_feminine(number) for number in (1, 2, 4, 6)] == ["ראשונה", "שנייה", "רביעית", "שישית"]
    assert (ordinal(11, "he"), ordinal(12, "he")) == ("אחד עשר", "שנים עשר")
    assert ordinal_feminine(11) == "אחת עשרה"


def test_a_place_in_a_row_is_heard_in_both_genders() -> None:
    places = number_words("he", 1, 4, "ordinal")
    for words in ("שני", "שנייה"):
        assert places.longest([words]) == (2, 1)


def test_several_of_a_number_have_the_number_itself() -> None:
    assert plural(8, "he") == "שמונה"


def test_digits_tell_thirteen_from_thirty() -> None:
    assert digits(13, "he") == "אחת שלוש"
    assert digits(30, "he") == "שלוש אפס"


def test_a_span_of_time_is_said_with_its_nouns() -> None:
    assert span(2, 30) == "שתי דקות ושלושים שניות"
    assert span(1, 1) == "דקה אחת ושנייה אחת"
    assert span(0, 0) == "אפס שניות"
    assert normalise("2:30", "he") == "שתי דקות ושלושים שניות"
