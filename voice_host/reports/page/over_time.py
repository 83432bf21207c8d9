"""How it went over time: three small charts above the same days, and the figures as a table."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from voice_host.reports import summary, words
from voice_host.reports.page.markup import Html, bidi, join, tag
from voice_host.reports.page.plot import Axis, bars, line, plot
from voice_host.reports.practice import Period, Practice

FEW = 5
"""Where less was asked in a period, its dot is faint: the next game may turn it round."""
IN_TABLE = "All figures are in the table below."


def over_time(practice: Practice) -> Html:
    """Return the charts; a sentence where all fell into one period; empty where no period is known."""
    periods = practice.periods
    if not periods:
        return Html()
    if len(periods) == 1:
        (only,) = periods
        said = f"So far all is from {words.stretch(only.begins, only.ends)}. Later games make a chart of it."
        return tag("section", tag("h2", "Over time", id="time"), tag("p", said, class_="note"), aria_labelledby="time")
    heading = tag("h2", f"Over time, {words.unit(periods)}", id="time")
    parts = (_halves(practice), _share(periods), _asked(periods), _times(periods), _days(periods), _table(periods))
    return tag("section", heading, *parts, class_="time", aria_labelledby="time")


def _halves(practice: Practice) -> Html:
    change = summary.change(practice)
    if change is None:
        return Html()
    halves = (
        tag("div", tag("dt", words.stretch(half.begins, half.ends)), tag("dd", *_right(half)))
        for half in (change.earlier, change.later)
    )
    return tag("dl", *halves, class_="halves")


def _right(of: Period | summary.Stretch) -> tuple[Html, ...]:
    share = f"{words.percent(of.right, of.asked)}\N{NO-BREAK SPACE}%"
    return tag("b", share), Html(" "), tag("small", f"{of.right} of {of.asked}")


def _share(periods: Sequence[Period]) -> Html:
    axis = Axis.of(periods, 100)
    shares = [(period, float(words.percent(period.right, period.asked))) for period in periods]
    faint = {period.begins for period in periods if period.asked < FEW}
    few = f" Faint dots: asked fewer than {FEW} times." if faint else ""
    first, last = shares[0], shares[-1]
    told = (
        f"Right at once: {first[1]:.0f} % of {first[0].asked} at the beginning,"
        f" {last[1]:.0f} % of {last[0].asked} at the end. {IN_TABLE}"
    )
    return plot("Right at once, in a hundred.", few, told, axis, line(axis, shares, faint))


def _asked(periods: Sequence[Period]) -> Html:
    most = max(period.asked for period in periods)
    # half of one question would be no scale
    axis = Axis.of(periods, max(2, most))
    told = f"Asked: {words.times(most)} at most. {IN_TABLE}"
    right = bars(axis, [(period, period.right) for period in periods], "right")
    asked = bars(axis, [(period, period.asked) for period in periods], "asked")
    return plot("How often asked.", " The lower part: right at once.", told, axis, join(asked, right))


def _times(periods: Sequence[Period]) -> Html:
    timed = [(period, period.median_ms / 1000) for period in periods if period.median_ms is not None]
    if not timed:
        return Html()
    axis = Axis.of(periods, max(seconds for _, seconds in timed))
    first, last = timed[0][1], timed[-1][1]
    told = f"Median seconds to answer: {first:.1f} at the beginning, {last:.1f} at the end. {IN_TABLE}"
    return plot("Seconds to answer.", " Median.", told, axis, line(axis, timed, set()))


def _days(periods: Sequence[Period]) -> Html:
    """Return the days below the charts: the first, the middle and the last."""
    first, last = periods[0].begins, periods[-1].ends
    days = [first, first + timedelta((last - first).days // 2), last]
    labels = (tag("span", words.short_day(day)) for day in dict.fromkeys(days))
    return tag("p", *labels, class_="days", aria_hidden="true")


def _table(periods: Sequence[Period]) -> Html:
    head = tag("tr", *(tag("th", name, scope="col") for name in ("When", "Right at once", "Time")))
    table = tag("table", tag("thead", head), tag("tbody", *map(_row, periods)), class_="periods")
    return tag("details", tag("summary", "The figures as a table"), table)


def _row(period: Period) -> Html:
    time = "–" if period.median_ms is None else f"{words.figure(period.median_ms)}\N{NO-BREAK SPACE}s"
    name = bidi(words.stretch(period.begins, period.ends))
    return tag("tr", tag("th", name, scope="row"), tag("td", *_right(period)), tag("td", time))
