"""How counts, times and days are put into words; every output puts them the same way."""

from __future__ import annotations

import unicodedata
from calendar import monthrange
from collections.abc import Sequence
from datetime import date

from voice_host.reports.practice import Period, Practice, Product, Report
from voice_host.reports.wording import said

BEGIN = "voice-host play dogylicious"
"""The command that begins a game."""
WEEK_OF = "week of "
"""What stands before the first day of a week."""


def number(count: int) -> str:
    """Return a count: "15", "348,612"."""
    return f"{count:,}"


def of(right: int, asked: int) -> str:
    """Return how often of how often: "3 of 5"."""
    return said("of", right=number(right), asked=number(asked))


def times(count: int) -> str:
    """Return how often: "once", "twice", "5 times"."""
    return said("times", count=count, number=number(count))


def counted(count: int, one: str) -> str:
    """Return a number of things in English, where a command tells them: "1 game", "2 games"."""
    return f"{number(count)} {one}" if count == 1 else f"{number(count)} {one}s"


def games(count: int) -> str:
    """Return a number of games: "1 game", "2 games"."""
    return said("games", count=count, number=number(count))


def listed(things: Sequence[str]) -> str:
    """Return things in a row: "a, b and c"."""
    return said("listed", things=", ".join(things[:-1]), last=things[-1]) if len(things) > 1 else "".join(things)


def percent(right: int, asked: int) -> int:
    """Return a part in a hundred, a half rounded up; 100 and 0 are for all and nothing alone, never for nearly so."""
    if right in (0, asked):
        return 100 if right else 0
    return min(99, max(1, _rounded(100 * right, asked)))


def _rounded(whole: int, by: int) -> int:
    """Return a quotient to the next whole number, a half upwards, as it is learned at school."""
    return (2 * whole + by) // (2 * by)


def figure(ms: int) -> str:
    """Return milliseconds as seconds: "3.4", and from a hundred on without a tenth."""
    tenths = _rounded(ms, 100)
    return f"{tenths // 10}.{tenths % 10}" if tenths < 1000 else number(_rounded(ms, 1000))


def seconds(ms: int) -> str:
    """Return milliseconds as "3.4 seconds"."""
    return said("seconds", figure=figure(ms))


def day(of: date) -> str:
    """Return a day: "3 March 2025"."""
    return said("day", day=f"{of.day}", month=said("month", month=of.month), year=f"{of.year}")


def short_day(of: date) -> str:
    """Return a day in 11 signs or fewer: "3 Mar 2025"."""
    return said("day", day=f"{of.day}", month=said("month-short", month=of.month), year=f"{of.year}")


def short_period(begins: date, ends: date) -> str:
    """Return a period as it is named beside its figures: "3 Mar 2025", "week of 3 Mar 2025", "Mar 2025"."""
    if begins == ends:
        return short_day(begins)
    if are_whole_months(begins, ends):
        return " to ".join(dict.fromkeys((short_month(begins), short_month(ends))))
    return f"{WEEK_OF if (ends - begins).days < 7 else 'from '}{short_day(begins)}"


def short_month(of: date) -> str:
    """Return a month in 8 signs: "Mar 2025"."""
    return said("month-of", month=said("month-short", month=of.month), year=f"{of.year}")


def stretch(begins: date, ends: date) -> str:
    """Return the days from the first to the last: "3 March 2025", "3 to 9 March 2025", "March to May 2025"."""
    first, last = _whole_months(begins, ends) if are_whole_months(begins, ends) else (day(begins), day(ends))
    if first == last:
        return first
    # what both have at their end is said once
    one, other = first.split(), last.split()
    while one[-1] == other[-1]:
        one.pop()
        other.pop()
    return f"{' '.join(one)} {said('to')} {last}"


def are_whole_months(begins: date, ends: date) -> bool:
    """Tell whether days are one month or several, from the first day to the last."""
    return begins.day == 1 and ends.day == monthrange(ends.year, ends.month)[1]


def _whole_months(begins: date, ends: date) -> tuple[str, str]:
    first, last = (said("month-of", month=said("month", month=of.month), year=f"{of.year}") for of in (begins, ends))
    return first, last


def unit(periods: Sequence[Period]) -> str:
    """Return how time is parted: "day by day", "week by week", "month by month"."""
    days = max((period.ends - period.begins).days for period in periods) + 1
    if days == 1:
        return said("by-day")
    return said("by-week" if days <= 7 else "by-month")


def product_words(product: Product) -> str:
    """Return a product as it is read aloud: "7 times 8"."""
    return said("product", first=f"{product.first}", second=f"{product.second}")


def instead(product: Product, most: int | None = None) -> str:
    """Return what was said instead of the right answer: "54 (twice), 63"; empty where nothing was.

    With ``most`` only so many are named, the most frequent, and the others counted. The brackets matter where it is
    read aloud: "60 5 times" would be heard as sixty-five times.
    """
    named = product.instead[:most]
    others = len(product.instead) - len(named)
    if others == 1:
        named, others = product.instead, 0
    found = [f"{said} ({times(count)})" if count > 1 else f"{said}" for said, count in named]
    return said("others", things=", ".join(found), number=number(others)) if others else ", ".join(found)


def name(player: str) -> str:
    """Return a player's name as it can be shown: without line ends, and without what would steer a terminal."""
    return "".join(" " if unicodedata.category(sign) in {"Cc", "Cs", "Zl", "Zp"} else sign for sign in player)


def who(practice: Practice) -> str:
    """Return whose practice it is."""
    return said("all-players") if practice.player is None else name(practice.player)


def nothing_yet(report: Report) -> str:
    """Return what is said in place of figures where there are none."""
    if report.of.player is None:
        return said("nothing-yet")
    return said("nothing-yet-of", who=who(report.of))


def unread(count: int) -> str:
    """Return what is said of games that can't be read."""
    return said("unread", count=count, number=number(count))
