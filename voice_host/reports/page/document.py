"""The whole page."""

from __future__ import annotations

from importlib.resources import files

from voice_host.language.direction import direction
from voice_host.language.words import FALLBACK
from voice_host.reports import words
from voice_host.reports.page.all_products import all_products
from voice_host.reports.page.closing import closing
from voice_host.reports.page.heat_map import heat_map
from voice_host.reports.page.markup import Html, join, lone, tag
from voice_host.reports.page.opening import nothing_yet, opening
from voice_host.reports.page.over_time import over_time
from voice_host.reports.page.players import players
from voice_host.reports.page.practising import practising, sure
from voice_host.reports.page.times import times
from voice_host.reports.practice import Report
from voice_host.reports.wording import in_language, language, said

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
"""What a browser may load for the page: nothing but the style that is written in it."""


def page(report: Report, spoken: str = FALLBACK) -> str:
    """Return the report as an HTML file's text, to be written as UTF-8."""
    with in_language(spoken):
        return _page(report)


def _page(report: Report) -> str:
    code = language()
    body = _figures(report) if report.of.asked else nothing_yet(report)
    main = tag("main", "\n", body, "\n", closing(report), "\n")
    html = f'<html lang="{code}" dir="{direction(code)}">'
    return f"<!DOCTYPE html>\n{html}\n{_head(report)}\n<body>\n{main}\n</body>\n</html>\n"


def _figures(report: Report) -> Html:
    practice = report.of
    both = tag("div", heat_map(practice), "\n", practising(practice), class_="beside")
    lists = sure(practice), times(practice), all_products(practice)
    sections = (opening(report), both, *lists, over_time(practice), players(report.players))
    return join(*filter(None, sections), by="\n")


def _head(report: Report) -> Html:
    style = files(__package__).joinpath("report.css").read_text(encoding="utf-8")
    return tag(
        "head",
        *("\n", lone("meta", charset="utf-8")),
        *("\n", lone("meta", http_equiv="Content-Security-Policy", content=POLICY)),
        *("\n", lone("meta", name="viewport", content="width=device-width, initial-scale=1")),
        *("\n", lone("meta", name="generator", content="voice-host report")),
        *("\n", lone("meta", name="color-scheme", content="light dark")),
        # without it a browser asks for an icon
        *("\n", lone("link", rel="icon", href="data:,")),
        *("\n", tag("title", said("practice-of", who=words.who(report.of)))),
        *("\n", tag("style", Html(style)), "\n"),
    )
