"""What took longest to answer, beside the median of everything."""

from __future__ import annotations

from voice_host.reports import notes, summary, words
from voice_host.reports.page.markup import Html, tag
from voice_host.reports.page.practising import factors
from voice_host.reports.page.writing import seconds
from voice_host.reports.practice import Practice, Product
from voice_host.reports.wording import said


def times(practice: Practice) -> Html:
    """Return the slowest answers as bars with figures; empty where no time is known."""
    usual = summary.time(practice)
    if usual is None:
        return Html()
    rows = [(each, summary.time(each) or 0) for each in summary.slowest(practice)]
    longest = max([usual, *(ms for _, ms in rows)])
    heading = tag("h2", said("time-to-answer"), id="times")
    if not rows:
        told = said("nothing-slow", time=words.seconds(usual))
        return tag("section", heading, tag("p", told, class_="note"), aria_labelledby="times")
    head = tag(
        "tr",
        *(
            tag("th", name, scope="col")
            for name in (said("column-product"), said("column-median"), said("right-at-once"))
        ),
    )
    slow = (_row(factors(product), ms, longest, _of(product), "slow") for product, ms in rows)
    table = tag(
        "table",
        tag("caption", said("longest", note=notes.slow())),
        tag("thead", head),
        tag("tbody", *slow, _row(said("everything"), usual, longest, _of(practice), "usual")),
        class_="times",
    )
    return tag("section", heading, table, aria_labelledby="times")


def _of(counted: Practice | Product) -> str:
    return words.of(counted.right, counted.asked)


def _row(name: str, ms: int, longest: int, counts: str, kind: str) -> Html:
    length = 100 * ms / longest if longest else 0
    bar = tag("span", class_="bar", aria_hidden="true", style=f"width: {length:.1f}%")
    track = tag("span", bar, class_="track", aria_hidden="true")
    time = tag("span", seconds(ms), class_="seconds")
    return tag("tr", tag("th", name, scope="row"), tag("td", tag("div", track, time)), tag("td", counts), class_=kind)
