"""The multiplication chart as a table: its cells are coloured, and say in figures what the colour says."""

from __future__ import annotations

from voice_host.reports import words
from voice_host.reports.levels import Level, chart, level
from voice_host.reports.page.markup import Html, join, tag, unseen
from voice_host.reports.practice import Practice, Product
from voice_host.reports.summary import is_worth_practising

TOO_WIDE = 1000
"""A count of so many figures does not fit into a cell of a large chart: then all cells have shares."""


def heat_map(practice: Practice) -> Html:
    """Return the chart with what its colours mean."""
    products, numbers = chart(practice.products), range(1, practice.sides + 1)
    shares = any(product.asked >= TOO_WIDE for product in practice.products)
    columns = (tag("th", str(number), scope="col") for number in numbers)
    head = tag("thead", tag("tr", tag("td", "×", aria_hidden="true"), *columns))
    rows = (
        tag("tr", tag("th", str(row), scope="row"), *(_cell(products.get((row, column)), shares) for column in numbers))
        for row in numbers
    )
    table = tag(
        "table",
        tag("caption", *_caption(shares)),
        head,
        tag("tbody", *(join("\n", row) for row in rows)),
        class_=f"chart{' shares' if shares else ''}",
        style=f"--columns: {len(numbers) + 1}",
    )
    return tag("section", tag("h2", "The chart", id="chart"), table, _legend(), aria_labelledby="chart")


def _caption(shares: bool) -> tuple[str, ...]:
    if not shares:
        return ("How often each product was right at once, of how often it was asked.",)
    where = tag("span", " The counts are in the table of all products.", class_="screen")
    return "How often each product was right at once, in a hundred.", where


def _cell(product: Product | None, shares: bool) -> Html:
    """Return a cell; on a narrow screen counts stand one above the other, and "of" and "%" are heard alone."""
    if product is None:
        return tag("td", unseen("not asked"), class_="none")
    right, asked = words.number(product.right), words.number(product.asked)
    if shares:
        share = tag("b", str(words.percent(product.right, product.asked)), tag("i", "\N{NO-BREAK SPACE}%"))
        figures = join(share, unseen(f", {right} of {asked}"))
    else:
        figures = join(tag("b", right), tag("span", tag("i", " of "), asked))
    worth = is_worth_practising(product)
    classes = f"level-{level(product)}{' worth' if worth else ''}"
    return tag("td", figures, unseen(", worth practising") if worth else "", class_=classes)


def _legend() -> Html:
    steps = (_step(f"level-{step}", step.words) for step in Level)
    others = _step("none", "not asked"), _step("worth", "worth practising")
    return tag("ul", *steps, *others, class_="legend", aria_label="Right at once")


def _step(kind: str, meaning: str) -> Html:
    return tag("li", tag("span", class_=f"swatch {kind}", aria_hidden="true"), meaning)
