"""What is said of somebody's practice, and when there is too little to say it."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from tests.reports.samples import MADE, NOA, one
from voice_host.reports.levels import Level, chart, level
from voice_host.reports.practice import Period, Practice, Product
from voice_host.reports.summary import also_missed, also_right, change, slowest, span, sure, time, worth_practising


def product(right: int, asked: int, *, first: int = 7, second: int = 8, ms: int | None = None) -> Product:
    return Product(first, second, asked, right, (), ms)


def practice(*products: Product, periods: tuple[Period, ...] = (), ms: int | None = 3000) -> Practice:
    return Practice("Noa", products, periods, 1, ms)


def week(number: int, right: int, asked: int) -> Period:
    begins = date(2025, 3, 3) + timedelta(7 * number)
    return Period(begins, begins + timedelta(6), asked, right, None)


@pytest.mark.parametrize(
    ("right", "asked", "worth"),
    [
        (0, 1, False),
        (1, 2, False),
        (0, 2, True),
        (1, 3, True),
        (5, 7, True),
        (6, 8, False),
        (38, 40, False),
        (8, 11, True),
    ],
)
def test_worth_practising_takes_two_misses_and_more_than_a_quarter(right: int, asked: int, worth: bool) -> None:
    assert bool(worth_practising(practice(product(right, asked)))) is worth


def test_the_smallest_part_comes_first_and_then_what_was_asked_more() -> None:
    half, few, many = product(2, 4, first=2), product(1, 3, first=3), product(4, 12, first=4)

    assert worth_practising(practice(half, few, many)) == (many, few, half)


@pytest.mark.parametrize(("right", "asked", "is_sure"), [(1, 1, False), (2, 2, False), (3, 3, True), (8, 9, False)])
def test_sure_takes_three_times_and_no_miss(right: int, asked: int, is_sure: bool) -> None:
    assert bool(sure(practice(product(right, asked)))) is is_sure


def test_the_slowest_are_above_the_median_and_asked_twice() -> None:
    slow, slower = product(1, 2, first=2, ms=4000), product(1, 2, first=3, ms=5000)
    others = product(1, 1, first=4, ms=9000), product(1, 2, first=5, ms=3000), product(1, 2, first=6, ms=None)

    assert slowest(practice(slow, slower, *others)) == (slower, slow)
    assert slowest(practice(slow, slower, *others), most=1) == (slower,)
    assert slowest(practice(slow, slower, ms=None)) == ()


def test_halves_are_parted_where_they_come_nearest_to_the_same_size() -> None:
    found = change(practice(periods=(week(0, 5, 10), week(1, 6, 12), week(3, 20, 22))))

    assert found
    assert (found.earlier.right, found.earlier.asked) == (11, 22)
    assert (found.earlier.begins, found.earlier.ends) == (date(2025, 3, 3), date(2025, 3, 16))
    assert (found.later.right, found.later.asked) == (20, 22)


@pytest.mark.parametrize(
    "periods", [(), (week(0, 50, 90),), (week(0, 9, 9), week(1, 10, 10)), (week(0, 100, 100), week(1, 9, 9))]
)
def test_too_little_is_not_compared(periods: tuple[Period, ...]) -> None:
    assert change(practice(periods=periods)) is None


def test_ten_and_ten_are_compared() -> None:
    assert change(practice(periods=(week(0, 9, 10), week(1, 10, 10))))


def test_a_period_that_is_not_over_ends_with_the_day_of_the_report() -> None:
    assert span(one()) == (date(2025, 5, 26), date(2025, 6, 8))
    assert span(replace(one(), made=date(2025, 6, 4))) == (date(2025, 5, 26), date(2025, 6, 4))
    assert span(one(replace(NOA, periods=()))) is None


def test_months_are_whole_though_the_last_is_not_over() -> None:
    months = (
        Period(date(2025, 5, 1), date(2025, 5, 31), 1, 1, None),
        Period(date(2025, 6, 1), date(2025, 6, 30), 1, 1, None),
    )

    assert span(one(replace(NOA, periods=months))) == (date(2025, 5, 1), date(2025, 6, 30))


def test_each_product_is_in_one_list() -> None:
    products = product(0, 2), product(3, 4), product(0, 1), product(2, 2), product(3, 3)

    found = [chosen(practice(*products)) for chosen in (worth_practising, also_missed, also_right, sure)]
    assert found == [products[:1], products[1:3], products[3:4], products[4:]]


@pytest.mark.parametrize(("ms", "known"), [(None, None), (0, None), (99, None), (100, 100), (4000, 4000)])
def test_a_time_in_which_nobody_can_answer_is_not_known(ms: int | None, known: int | None) -> None:
    assert time(product(1, 2, ms=ms)) == known
    assert time(practice(ms=ms)) == known
    assert bool(slowest(practice(product(1, 2, ms=ms), ms=0))) is False


@pytest.mark.parametrize(("factor", "sides"), [(3, 6), (6, 6), (7, 8), (8, 8), (9, 10), (11, 12), (12, 12), (20, 20)])
def test_the_chart_is_as_large_as_its_largest_factor_needs(factor: int, sides: int) -> None:
    assert practice(product(1, 2, first=2, second=factor)).sides == sides


def test_the_chart_of_nothing_is_that_of_ordinary_dice() -> None:
    assert practice().sides == 6


@pytest.mark.parametrize(
    ("right", "asked", "step"),
    [
        (0, 1, Level.FEW),
        (1, 4, Level.SOME),
        (1, 2, Level.MANY),
        (3, 4, Level.MOST),
        (99, 100, Level.MOST),
        (1, 1, Level.ALL),
    ],
)
def test_levels(right: int, asked: int, step: Level) -> None:
    assert level(product(right, asked)) is step


def test_what_is_worth_practising_never_has_a_level_on_which_its_mark_is_not_seen() -> None:
    for asked in range(1, 30):
        for right in range(asked + 1):
            one_product = product(right, asked)
            if worth_practising(practice(one_product)):
                assert level(one_product) <= Level.MANY


def test_the_chart_holds_a_product_in_both_its_cells() -> None:
    six, square = product(1, 2, first=2, second=3), product(1, 2, first=3, second=3)

    assert chart((six, square)) == {(2, 3): six, (3, 2): six, (3, 3): square}


def test_counts_are_those_of_the_products() -> None:
    assert (NOA.asked, NOA.right) == (15, 9)
    assert (practice().asked, practice().right) == (0, 0)
    assert one().made == MADE
