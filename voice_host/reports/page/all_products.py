"""Every product that was asked, as a table: what the lists and the chart have no room for."""

from __future__ import annotations

from voice_host.reports import summary, words
from voice_host.reports.page.markup import Html, tag
from voice_host.reports.page.practising import factors
from voice_host.reports.page.writing import seconds
from voice_host.reports.practice import Practice, Product
from voice_host.reports.wording import said


def all_products(practice: Practice) -> Html:
    """Return the table, closed until somebody opens it."""
    columns = (said("column-product"), said("right-at-once"), said("column-instead"), said("column-median"))
    head = tag("tr", *(tag("th", name, scope="col") for name in columns))
    body = tag("tbody", *map(_row, practice.products))
    table = tag("table", tag("thead", head), body, class_="products", aria_labelledby="all")
    details = tag("details", tag("summary", said("all-products"), id="all"), table)
    return tag("section", details, class_="all", aria_labelledby="all")


def _row(product: Product) -> Html:
    of = said("of-between")
    counts = f"{words.number(product.right)} {of}\N{NO-BREAK SPACE}{words.number(product.asked)}"
    instead, time = words.instead(product) or "–", seconds(summary.time(product))
    cells = (tag("td", counts), tag("td", instead, class_="said"), tag("td", time, class_="took"))
    return tag("tr", tag("th", factors(product), scope="row"), *cells)
