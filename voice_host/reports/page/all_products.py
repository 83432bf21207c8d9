"""Every product that was asked, as a table: what the lists and the chart have no room for."""

from __future__ import annotations

from voice_host.reports import summary, words
from voice_host.reports.page.markup import Html, tag
from voice_host.reports.page.practising import factors
from voice_host.reports.page.writing import seconds
from voice_host.reports.practice import Practice, Product


def all_products(practice: Practice) -> Html:
    """Return the table, closed until somebody opens it."""
    head = tag("tr", *(tag("th", name, scope="col") for name in _COLUMNS))
    body = tag("tbody", *map(_row, practice.products))
    table = tag("table", tag("thead", head), body, class_="products", aria_labelledby="all")
    details = tag("details", tag("summary", "All products", id="all"), table)
    return tag("section", details, class_="all", aria_labelledby="all")


_COLUMNS = ("Product", "Right at once", "Said instead", "Median time")


def _row(product: Product) -> Html:
    counts = f"{words.number(product.right)} of\N{NO-BREAK SPACE}{words.number(product.asked)}"
    said, time = words.instead(product) or "–", seconds(summary.time(product))
    cells = (tag("td", counts), tag("td", said, class_="said"), tag("td", time, class_="took"))
    return tag("tr", tag("th", factors(product), scope="row"), *cells)
