"""Whose practice it is, and the figures that a reader looks for first."""

from __future__ import annotations

from collections.abc import Iterator

from voice_host.reports import summary, words
from voice_host.reports.page.markup import Html, bidi, join, tag
from voice_host.reports.page.writing import curly
from voice_host.reports.practice import Practice, Report
from voice_host.reports.wording import said


def opening(report: Report) -> Html:
    """Return the head of the page with its figures."""
    days = summary.span(report)
    return tag("header", _title(report), _when(words.stretch(*days)) if days else "", _figures(report.of))


def nothing_yet(report: Report) -> Html:
    """Return the page of somebody who was asked nothing."""
    begin = tag("p", said("begin"), " ", tag("code", words.BEGIN, dir="ltr"))
    unread = tag("p", curly(words.unread(report.unread))) if report.unread else ""
    return tag("header", _title(report), tag("p", words.nothing_yet(report), class_="lead"), begin, unread)


def _title(report: Report) -> Html:
    return join(tag("p", said("practice"), class_="kicker"), tag("h1", bidi(words.who(report.of))))


def _when(days: str) -> Html:
    return tag("p", days, class_="lead")


def _figures(practice: Practice) -> Html:
    cells = (
        tag("div", tag("dt", name), tag("dd", tag("b", value), tag("span", below) if below else ""))
        for name, value, below in _named(practice)
    )
    return tag("dl", *cells, class_="figures")


def _named(practice: Practice) -> Iterator[tuple[str, Html, str]]:
    share = words.percent(practice.right, practice.asked)
    yield said("right-at-once"), join(str(share), _unit("%")), words.of(practice.right, practice.asked)
    yield said("asked"), join(words.number(practice.asked)), said("asked-once", count=practice.asked)
    median = summary.time(practice)
    if median is None:
        yield said("time-to-answer"), join("–"), said("not-known")
    else:
        yield said("time-to-answer"), join(words.figure(median), _unit(said("seconds-sign"))), said("median")
    yield said("games-alone"), join(words.number(practice.games)), ""


def _unit(sign: str) -> Html:
    return tag("small", f"\N{NO-BREAK SPACE}{sign}")
