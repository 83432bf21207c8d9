"""What can be said about somebody's practice; every output says the same.

A few answers tell little: one that was missed may be a slip of the tongue. So nothing here is said of a product that
was asked once, and whoever shows a share shows its counts beside it.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from voice_host.reports.practice import Period, Practice, Product, Report
from voice_host.reports.words import are_whole_months

MISSED_TO_PRACTISE = 2
"""How often a product was missed, at least, before it is called worth practising: once can be a slip."""
RIGHT_TO_LEAVE = 3, 4
"""From this part of right answers on (three of four) a product is not called worth practising, however often missed."""
ASKED_TO_BE_SURE = 3
"""How often a product was asked, at least, before it is called sure."""
ASKED_TO_BE_SLOW = 2
"""How often a product was asked, at least, before its time is compared with others."""
ASKED_TO_COMPARE = 10
"""How much was asked in each of two stretches of time, at least, before they are compared."""
SHORTEST_MS = 100
"""Nobody answers sooner after the end of a question: such times are of lines from a file, not of a person."""


@dataclass(frozen=True)
class Stretch:
    """Periods that follow each other, counted together."""

    begins: date
    ends: date
    """The last day, which belongs to it."""
    asked: int
    right: int


@dataclass(frozen=True)
class Change:
    """How the answers of an earlier half compare with those of a later one."""

    earlier: Stretch
    later: Stretch


def worth_practising(practice: Practice) -> tuple[Product, ...]:
    """Return what was missed at least twice, and more often than once in four times; the smallest part right first.

    Of products with the same part, the one asked more often comes first: there is more to go by.
    """
    found = [product for product in practice.products if is_worth_practising(product)]
    return tuple(sorted(found, key=lambda product: (product.right / product.asked, -product.asked)))


def is_worth_practising(product: Product) -> bool:
    """Tell whether a product was missed often enough to say so."""
    right, of = RIGHT_TO_LEAVE
    return product.missed >= MISSED_TO_PRACTISE and product.right * of < product.asked * right


def also_missed(practice: Practice) -> tuple[Product, ...]:
    """Return what was missed and is not worth practising; in the order of the chart."""
    return tuple(each for each in practice.products if each.missed and not is_worth_practising(each))


def also_right(practice: Practice) -> tuple[Product, ...]:
    """Return what was always right at once, but asked too seldom to be called sure; in the order of the chart."""
    return tuple(each for each in practice.products if not each.missed and each.asked < ASKED_TO_BE_SURE)


def time(of: Practice | Product | Period) -> int | None:
    """Return the median time in milliseconds; None where it is not known, or too short to be a person's."""
    return None if of.median_ms is None or of.median_ms < SHORTEST_MS else of.median_ms


def sure(practice: Practice) -> tuple[Product, ...]:
    """Return what was asked three times or more and always right at once, in the order of the chart."""
    return tuple(each for each in practice.products if each.asked >= ASKED_TO_BE_SURE and each.right == each.asked)


def slowest(practice: Practice, most: int = 5) -> tuple[Product, ...]:
    """Return what took longest, the longest first: asked twice or more, and longer than the median of everything."""
    usual = time(practice)
    if usual is None:
        return ()
    timed = [(ms, product) for product in practice.products if (ms := time(product)) is not None]
    slow = [(ms, product) for ms, product in timed if product.asked >= ASKED_TO_BE_SLOW and ms > usual]
    return tuple(product for _, product in sorted(slow, key=lambda each: -each[0])[:most])


def change(practice: Practice) -> Change | None:
    """Return the earlier and the later half of all answers; None where there are too few to compare.

    They are parted between two periods, where the halves come nearest to being the same size.
    """
    periods = practice.periods
    total = sum(period.asked for period in periods)
    parted = range(1, len(periods))
    if not parted:
        return None
    middle = min(parted, key=lambda n: abs(total - 2 * sum(period.asked for period in periods[:n])))
    earlier, later = _together(periods[:middle]), _together(periods[middle:])
    return Change(earlier, later) if min(earlier.asked, later.asked) >= ASKED_TO_COMPARE else None


def _together(periods: tuple[Period, ...]) -> Stretch:
    asked, right = sum(period.asked for period in periods), sum(period.right for period in periods)
    return Stretch(periods[0].begins, periods[-1].ends, asked, right)


def span(report: Report) -> tuple[date, date] | None:
    """Return the first and the last day that a report is about; None where nothing was asked.

    The last period may not be over yet: then the last day is the one on which the report was made. Months are named as
    such, so there the last day is that of the month.
    """
    periods = report.of.periods
    if not periods:
        return None
    last = periods[-1]
    if are_whole_months(periods[0].begins, periods[0].ends):
        return periods[0].begins, last.ends
    return periods[0].begins, max(last.begins, min(last.ends, report.made))
