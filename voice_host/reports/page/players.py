"""Each player's own figures, in the report of everybody."""

from __future__ import annotations

from collections.abc import Sequence

from voice_host.reports import notes, summary, words
from voice_host.reports.page.markup import Html, bidi, join, tag
from voice_host.reports.page.practising import factors
from voice_host.reports.page.writing import seconds, share
from voice_host.reports.practice import Practice
from voice_host.reports.wording import said


def players(practices: Sequence[Practice]) -> Html:
    """Return a table of the players, as they are given and not by how well they did; empty where there are none."""
    if not practices:
        return Html()
    names = (said("column-player"), said("right-at-once"), said("column-time"), said("games-alone"))
    head = tag("tr", *(tag("th", name, scope="col") for name in names))
    table = tag(
        "table",
        tag("caption", said("players-differ")),
        tag("thead", head),
        tag("tbody", *map(_row, practices)),
        class_="players",
    )
    return tag("section", tag("h2", said("players"), id="players"), table, aria_labelledby="players")


def _row(practice: Practice) -> Html:
    found = summary.worth_practising(practice)[: notes.FIRST]
    worth = join(*(factors(product) for product in found), by=", ")
    below = tag("p", tag("small", said("worth-of"), " ", worth)) if found else ""
    return tag(
        "tr",
        tag("th", bidi(words.who(practice)), below, scope="row"),
        tag("td", *_right(practice)),
        tag("td", seconds(summary.time(practice))),
        tag("td", words.number(practice.games)),
    )


def _right(practice: Practice) -> tuple[Html, ...]:
    if not practice.asked:
        return (tag("small", said("not-asked-yet")),)
    return share(practice)
