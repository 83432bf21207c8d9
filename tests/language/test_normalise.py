from __future__ import annotations

import pytest
from hypothesis import example, given, settings, strategies as st

from voice_host.language import LanguageError, normalise, spell

typed = st.one_of(st.text(), st.text("0123456789x'stndrh.,:;-/*=+ onewhat"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Seven times eight is fifty-six.", "seven times eight is fifty six"),
        ("7x8=56", "seven times eight is fifty six"),
        ("7 * 8 is 56", "seven times eight is fifty six"),
        ("7×8 = 56!", "seven times eight is fifty six"),
        ("seven 8s are 56", "seven eights are fifty six"),
        ("seven eight's are 56", "seven eights are fifty six"),
        ("That's my target", "that is my target"),
        ("I’m ready", "i am ready"),
        ("its 121", "it is one hundred and twenty one"),
        ("What's the score?", "what is the score"),
        ("I can't hear you", "i can not hear you"),
        ("9, 8, 10", "nine eight ten"),
        ("9-8-10", "nine eight ten"),
        ("row 2, column 3", "row two column three"),
        ("the 2nd row", "the second row"),
        ("Five steps,fifteen pieces", "five steps fifteen pieces"),
        ("OK", "okay"),
        ("  ", ""),
    ],
)
def test_what_people_type(text: str, words: str) -> None:
    assert normalise(text) == words


@pytest.mark.parametrize("text", ["3.5", ".5", "1,000", "1000", "007", "7²", "1:2:30", "2:75", "2:3", "7abc", "½"])
def test_what_is_no_number_of_a_game_stays_as_it_is_and_fits_no_sentence(text: str) -> None:
    assert normalise(text) == text


def test_a_minus_is_not_lost() -> None:
    assert normalise("-5") == "minus five"
    assert normalise("it is −5") == "it is minus five"


@pytest.mark.parametrize("text", ["20, 1", "20 1", "twenty, one"])
def test_two_numbers_never_become_one(text: str) -> None:
    assert normalise(text) == "twenty , one"


@settings(deadline=None)
@given(typed)
@example(":0:00")
@example(",0:00")
def test_twice_is_once(text: str) -> None:
    assert normalise(normalise(text)) == normalise(text)


@settings(deadline=None)
@given(st.integers(min_value=0, max_value=999))
def test_figures_become_the_numbers_words(number: int) -> None:
    assert normalise(str(number)) == spell(number)


def test_another_language_is_named() -> None:
    with pytest.raises(LanguageError, match=r'no language "xx" here\. Choose one of: en'):
        normalise("eight", "xx")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("2:00", "two minutes"),
        ("1:01", "one minute one second"),
        ("0:30", "thirty seconds"),
        ("0:00", "zero seconds"),
        ("a turn of 12:05, please", "a turn of twelve minutes five seconds please"),
    ],
)
def test_a_span_of_time_as_a_clock_shows_it(text: str, words: str) -> None:
    assert normalise(text) == words
