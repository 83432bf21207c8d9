"""How it went over time: three small charts above the same days, and the figures as a table."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from voice_host.reports import summary, words
from voice_host.reports.page.markup import Html, bidi, join, tag
from voice_host.reports.page.plot import Axis, bars, line, plot
from voice_host.reports.page.writing import seconds, share
from voice_host.reports.practice import Period, Practice
from voice_host.reports.wording import said

FEW = 5
"""Where less was asked in a period, its dot is faint: the next game may turn it round."""


def over_time(practice: Practice) -> Html:
    """Return the charts; a sentence where all fell into one period; empty where no period is known."""
    periods = practice.periods
    if not periods:
        return Html()
    if len(periods) == 1:
        (only,) = periods
        told = said("one-period", when=words.stretch(only.begins, only.ends))
        heading = tag("h2", said("over-time"), id="time")
        return tag("section", heading, tag("p", told, class_="note"), aria_labelledby="time")
    heading = tag("h2", said("over-time-by", unit=words.unit(periods)), id="time")
    charts = [chart for chart in (_share(periods), _asked(periods), _times(periods)) if chart]
    drawn = (drawing for _, drawing in charts)
    parts = (_halves(practice), *drawn, _days(periods), _table(periods))
    # the drawings stand above the same days, so the widest label of any makes room beside all of them
    widest = max(len(label) for axis, _ in charts for label in axis.labels)
    return tag("section", heading, *parts, class_="time", style=f"--label: {widest}", aria_labelledby="time")


def _halves(practice: Practice) -> Html:
    change = summary.change(practice)
    if change is None:
        return Html()
    halves = (
        tag("div", tag("dt", words.stretch(half.begins, half.ends)), tag("dd", *share(half)))
        for half in (change.earlier, change.later)
    )
    return tag("dl", *halves, class_="halves")


def _share(periods: Sequence[Period]) -> tuple[Axis, Html]:
    axis = Axis.of(periods, 100)
    shares = [(period, float(words.percent(period.right, period.asked))) for period in periods]
    faint = {period.begins for period in periods if period.asked < FEW}
    few = f" {said('few', few=FEW)}" if faint else ""
    first, last = shares[0], shares[-1]
    told = said(
        "share-told",
        first=f"{first[1]:.0f}",
        first_asked=words.number(first[0].asked),
        last=f"{last[1]:.0f}",
        last_asked=words.number(last[0].asked),
    )
    return axis, plot(said("share-drawn"), few, _in_table(told), axis, line(axis, shares, faint))


def _asked(periods: Sequence[Period]) -> tuple[Axis, Html]:
    most = max(period.asked for period in periods)
    # half of one question would be no scale
    axis = Axis.of(periods, max(2, most))
    told = _in_table(said("asked-told", most=words.times(most)))
    right = bars(axis, [(period, period.right) for period in periods], "right")
    asked = bars(axis, [(period, period.asked) for period in periods], "asked")
    return axis, plot(said("asked-drawn"), f" {said('asked-lower')}", told, axis, join(asked, right))


def _times(periods: Sequence[Period]) -> tuple[Axis, Html] | None:
    timed = [(period, ms) for period in periods if (ms := summary.time(period)) is not None]
    if not timed:
        return None
    axis = Axis.of(periods, max(ms for _, ms in timed) / 1000)
    first, last = (words.figure(ms) for _, ms in (timed[0], timed[-1]))
    told = _in_table(said("times-told", first=first, last=last))
    drawn = line(axis, [(period, ms / 1000) for period, ms in timed], set())
    return axis, plot(said("times-drawn"), f" {said('times-median')}", told, axis, drawn)


def _in_table(told: str) -> str:
    return f"{told} {said('in-table')}"


def _days(periods: Sequence[Period]) -> Html:
    """Return the days below the charts, or the months: the first, the middle and the last."""
    name = words.short_month if words.are_whole_months(periods[0].begins, periods[0].ends) else words.short_day
    first, last = periods[0].begins, periods[-1].ends
    days = [first, first + timedelta((last - first).days // 2), last]
    labels = (tag("span", label) for label in dict.fromkeys(map(name, days)))
    return tag("p", *labels, class_="days", aria_hidden="true")


def _table(periods: Sequence[Period]) -> Html:
    head = tag(
        "tr",
        *(tag("th", name, scope="col") for name in (said("column-when"), said("right-at-once"), said("column-time"))),
    )
    table = tag("table", tag("thead", head), tag("tbody", *map(_row, periods)), class_="periods")
    return tag("details", tag("summary", said("as-table")), table)


def _row(period: Period) -> Html:
    name = bidi(words.stretch(period.begins, period.ends))
    return tag("tr", tag("th", name, scope="row"), tag("td", *share(period)), tag("td", seconds(summary.time(period))))
