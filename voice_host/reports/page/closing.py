"""How the figures are counted, and where they are."""

from __future__ import annotations

from voice_host.reports import notes
from voice_host.reports.page.markup import Html, tag
from voice_host.reports.page.writing import TIMES, curly
from voice_host.reports.practice import Report


def closing(report: Report) -> Html:
    """Return the end of the page."""
    counted = ""
    if report.of.asked:
        items = (tag("li", curly(note)) for note in notes.counting(report, TIMES))
        counted = Html(tag("h2", "How this is counted", id="counted") + tag("ul", *items))
    return tag("footer", counted, tag("p", f"{notes.made(report)} {notes.FILE}", class_="made"))
