"""Counts, times and days in words."""

from __future__ import annotations

from datetime import date

import pytest

from tests.reports.samples import NOA
from voice_host.reports import words
from voice_host.reports.practice import Period, Product


@pytest.mark.parametrize(
    ("right", "asked", "shown"),
    [(0, 5, 0), (5, 5, 100), (199, 200, 99), (1, 1000, 1), (2, 3, 67), (1, 3, 33), (5, 8, 63), (1, 8, 13)],
)
def test_a_hundred_and_nothing_never_come_of_rounding(right: int, asked: int, shown: int) -> None:
    assert words.percent(right, asked) == shown


@pytest.mark.parametrize(
    ("begins", "ends", "said"),
    [
        (date(2025, 3, 3), date(2025, 3, 3), "3 March 2025"),
        (date(2025, 3, 3), date(2025, 3, 9), "3 to 9 March 2025"),
        (date(2025, 3, 31), date(2025, 4, 6), "31 March to 6 April 2025"),
        (date(2025, 3, 3), date(2025, 4, 3), "3 March to 3 April 2025"),
        (date(2024, 12, 30), date(2025, 1, 5), "30 December 2024 to 5 January 2025"),
        (date(2024, 3, 3), date(2025, 3, 3), "3 March 2024 to 3 March 2025"),
        (date(2024, 2, 1), date(2024, 2, 29), "February 2024"),
        (date(2025, 3, 1), date(2025, 5, 31), "March to May 2025"),
        (date(2024, 12, 1), date(2025, 1, 31), "December 2024 to January 2025"),
        (date(2025, 3, 1), date(2025, 3, 30), "1 to 30 March 2025"),
    ],
)
def test_days_are_said_without_saying_anything_twice(begins: date, ends: date, said: str) -> None:
    assert words.stretch(begins, ends) == said


@pytest.mark.parametrize(
    ("ms", "shown"),
    [
        (0, "0.0"),
        (3449, "3.4"),
        (3451, "3.5"),
        (99_949, "99.9"),
        (4250, "4.3"),
        (99_951, "100"),
        (754_500, "755"),
        (1_234_000, "1,234"),
    ],
)
def test_seconds(ms: int, shown: str) -> None:
    assert words.figure(ms) == shown


@pytest.mark.parametrize(
    ("begins", "ends", "said"),
    [
        (date(2024, 10, 1), date(2024, 10, 1), "1 Oct 2024"),
        (date(2024, 9, 30), date(2024, 10, 6), "week of 30 Sep 2024"),
        (date(2024, 10, 1), date(2024, 10, 31), "Oct 2024"),
        (date(2021, 2, 1), date(2021, 2, 28), "Feb 2021"),
        (date(2024, 10, 1), date(2024, 12, 31), "Oct 2024 to Dec 2024"),
        (date(2024, 10, 2), date(2024, 10, 31), "from 2 Oct 2024"),
    ],
)
def test_a_period_is_not_named_like_one_day(begins: date, ends: date, said: str) -> None:
    assert words.short_period(begins, ends) == said


def test_large_counts_have_separators() -> None:
    assert words.number(348_612) == "348,612"
    assert words.of(12_510, 13_344) == "12,510 of 13,344"
    assert words.times(13_344) == "13,344 times"
    assert words.counted(1200, "game") == "1,200 games"


@pytest.mark.parametrize(
    ("days", "said"), [(1, "day by day"), (7, "week by week"), (28, "month by month"), (31, "month by month")]
)
def test_the_unit_of_time(days: int, said: str) -> None:
    period = Period(date(2025, 1, 1), date(2025, 1, days), 1, 1, None)

    assert words.unit([period, Period(date(2025, 2, 1), date(2025, 2, 1), 1, 1, None)]) == said


def test_numbers_do_not_run_into_how_often_they_were_said() -> None:
    product = Product(7, 8, 12, 2, ((60, 5), (54, 2), (63, 1), (48, 1), (49, 1)), None)

    assert words.instead(product) == "60 (5 times), 54 (twice), 63, 48, 49"
    assert words.instead(product, 2) == "60 (5 times), 54 (twice) and 3 others"
    # naming the last takes no more room than counting it
    assert words.instead(product, 4) == words.instead(product)


def test_a_name_steers_no_terminal_and_begins_no_line() -> None:
    assert words.name("No\x1b[31ma\nDan\r\u2028\ud800!") == "No [31ma Dan   !"
    assert words.name("Zoë אבי 李") == "Zoë אבי 李"


@pytest.mark.parametrize(
    ("things", "said"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_lists(things: list[str], said: str) -> None:
    assert words.listed(things) == said


def test_whose_it_is() -> None:
    assert words.who(NOA) == "Noa"
