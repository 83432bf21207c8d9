"""How the figures are counted, and where they are."""

from __future__ import annotations

from voice_host.reports import notes
from voice_host.reports.page.markup import Html, tag
from voice_host.reports.page.writing import curly, times
from voice_host.reports.practice import Report
from voice_host.reports.wording import said


def closing(report: Report) -> Html:
    """Return the end of the page."""
    counted = ""
    if report.of.asked:
        items = (tag("li", curly(note)) for note in notes.counting(report, times()))
        counted = Html(tag("h2", said("counted"), id="counted") + tag("ul", *items))
    return tag("footer", counted, tag("p", f"{notes.made(report)} {notes.file()}", class_="made"))
