"""From what was played to the figures of a report."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.play.table import Line
from tests.reports.family import TO_THE_NINE, Family
from voice_host.reports.from_records import report
from voice_host.reports.practice import Period, Product, Report

TODAY = date(2026, 3, 9)


@pytest.fixture
def family(tmp_path: Path) -> Family:
    return Family(tmp_path)


def figures(family: Family, player: str | None = None) -> Report:
    return report(family.store().problems, player, TODAY)


def test_seven_times_eight_and_eight_times_seven_are_one(family: Family) -> None:
    dice = [(7, 8), (8, 7), (8, 7), (1, 2), (5, 5)]
    family.plays_to_the_end("fifty four", "fifty six", "sixty three", "two", dice=dice, dice_sides=8)

    of = figures(family).of

    assert of.products == (
        Product(1, 2, asked=1, right=1, instead=(), median_ms=0),
        Product(7, 8, asked=3, right=1, instead=((54, 1), (63, 1)), median_ms=0),
    )
    assert (of.player, of.games, of.asked, of.right, of.sides) == (None, 1, 4, 2, 8)


def test_what_was_said_most_often_instead_comes_first(family: Family) -> None:
    family.plays_to_the_end(*["eleven", "twelve", "eleven", "ten"], dice=[(3, 3)] * 5)

    assert figures(family).of.products[0].instead == ((11, 2), (10, 1), (12, 1))


def test_the_time_is_from_the_question_to_the_end_of_the_answer(family: Family) -> None:
    slow = Line("nine", after=3.0, takes=0.5, deciding=0.4)
    family.plays_to_the_end(slow, "nine", dice=[(3, 3)] * 3)

    assert figures(family).of.median_ms == 1750  # between 3500 and 0


@pytest.mark.parametrize("between", ["what", "score", "pause"])
def test_where_something_else_was_said_first_the_time_is_not_known(family: Family, between: str) -> None:
    after = ["resume"] if between == "pause" else []
    family.plays(*TO_THE_NINE, between, *after, Line("nine", after=3.0), dice=[(3, 3)] * 2, players=["Noa"])

    assert (figures(family).of.asked, figures(family).of.median_ms) == (1, None)


def test_each_player_has_figures_of_their_own(family: Family) -> None:
    turns = [*TO_THE_NINE, "nine", "done", "eight", "roll", "give up", "yes"]
    others = ["near seven", "near nine", "left forward right", "three steps six pieces", "ready", "nine", "done"]
    family.plays(*turns, *others, dice=[(3, 3)] * 5, players=["Noa", "Dan"])
    everybody, noa = figures(family), figures(family, "NOA")

    assert {each.player: (each.asked, each.right) for each in everybody.players} == {"Noa": (2, 1), "Dan": (1, 1)}
    assert (everybody.of.asked, everybody.of.right, everybody.of.games) == (3, 2, 1)
    assert (noa.of.asked, noa.of.right, noa.players) == (2, 1, ())


def test_one_who_played_alone_is_not_told_twice(family: Family) -> None:
    family.plays_to_the_end("nine", dice=[(3, 3)] * 2)

    assert figures(family).players == ()


def test_a_practice_turn_counts_for_nothing(family: Family) -> None:
    family.plays("teach me", "yes", *TO_THE_NINE, "nine", "done", dice=[(3, 3)] * 2, players=["Noa"])

    assert figures(family).of.asked == 0


def test_another_problem_than_the_dice_show_was_not_answered(family: Family) -> None:
    family.plays_to_the_end("two times three is six", dice=[(3, 3)] * 2)

    assert figures(family).of.asked == 0


def test_with_their_own_dice_it_is_the_problem_that_they_said(family: Family) -> None:
    family.plays_to_the_end(Line("two times three is six", after=9.0), dice=[], rolled_by="players")

    own = Product(2, 3, asked=1, right=1, instead=(), median_ms=None)
    assert figures(family).of.products == (own,), "the host does not know since when the dice lay there"


def test_a_ten_sided_die_that_shows_nought_is_a_ten(family: Family) -> None:
    lines = (*TO_THE_NINE, "we rolled zero and three", "thirty")
    family.plays(*lines, dice=[], players=["Noa"], rolled_by="players", dice_sides=10)

    assert [(each.first, each.second, each.right) for each in figures(family).of.products] == [(3, 10, 1)]


@pytest.mark.parametrize(
    ("gap", "periods"),
    [
        (timedelta(days=13), [(date(2026, 3, 2), date(2026, 3, 2)), (date(2026, 3, 15), date(2026, 3, 15))]),
        (timedelta(days=20), [(date(2026, 3, 2), date(2026, 3, 8)), (date(2026, 3, 16), date(2026, 3, 22))]),
        (timedelta(days=300), [(date(2026, 3, 1), date(2026, 3, 31)), (date(2026, 12, 1), date(2026, 12, 31))]),
    ],
    ids=["days", "weeks", "months"],
)
def test_periods_are_as_long_as_can_be_read(family: Family, gap: timedelta, periods: list[tuple[date, date]]) -> None:
    family.plays_to_the_end("nine", "eight", dice=[(3, 3)] * 3)
    family.calendar.now += gap
    family.plays_to_the_end("nine", dice=[(3, 3)] * 2)

    first, second = figures(family).of.periods

    assert [(first.begins, first.ends), (second.begins, second.ends)] == periods
    assert first == Period(*periods[0], asked=2, right=1, median_ms=0)


def test_without_games_there_is_nothing(family: Family) -> None:
    nothing = figures(family)

    assert (nothing.of.asked, nothing.of.periods, nothing.players) == (0, (), ())


def test_what_was_seen_before_is_not_timed(family: Family) -> None:
    quick = Line("nine", after=1.0)
    family.plays(
        *(*TO_THE_NINE, Line("twelve", after=3.0), "you misheard me", "yes", quick, "done", "you misheard me", "yes"),
        *("done", quick, "done", Line("nine", after=2.0)),
        dice=[(3, 3)] * 4,
        players=["Noa", "Dan"],
    )

    assert [(each.asked, each.median_ms) for each in figures(family).of.products] == [(3, 2000)]


def test_another_roll_that_is_told_does_not_replace_the_one_before(family: Family) -> None:
    lines = ("six times four is twenty three", "that was right", "yes", "we rolled five and three", "fifteen")
    family.plays(*TO_THE_NINE, *lines, dice=[], players=["Noa", "Dan"], rolled_by="players")

    assert [(each.first, each.second, each.right) for each in figures(family).of.products] == [(3, 5, 1), (4, 6, 0)]
