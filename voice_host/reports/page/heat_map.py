"""The multiplication chart as a table: its cells are coloured, and say in figures what the colour says."""

from __future__ import annotations

from voice_host.reports.levels import Level, chart, level
from voice_host.reports.page.markup import Html, join, tag, unseen
from voice_host.reports.practice import Practice, Product
from voice_host.reports.summary import is_worth_practising


def heat_map(practice: Practice) -> Html:
    """Return the chart with what its colours mean."""
    products, numbers = chart(practice.products), range(1, practice.sides + 1)
    columns = (tag("th", str(number), scope="col") for number in numbers)
    head = tag("thead", tag("tr", tag("td", "×", aria_hidden="true"), *columns))
    rows = (
        tag("tr", tag("th", str(row), scope="row"), *(_cell(products.get((row, column))) for column in numbers))
        for row in numbers
    )
    table = tag("table", _caption(), head, tag("tbody", *(join("\n", row) for row in rows)), class_="chart")
    heading = tag("h2", "The chart", id="chart")
    return tag("section", heading, table, _legend(), class_=f"sides-{practice.sides}", aria_labelledby="chart")


def _caption() -> Html:
    return tag("caption", "How often each product was right at once, of how often it was asked.")


def _cell(product: Product | None) -> Html:
    """Return a cell; on a narrow screen the counts stand one above the other, and "of" is heard alone."""
    if product is None:
        return tag("td", unseen("not asked"), class_="none")
    classes = f"level-{level(product)}{' worth' if is_worth_practising(product) else ''}"
    counts = join(tag("b", str(product.right)), tag("span", tag("i", " of "), str(product.asked)))
    return tag("td", counts, class_=classes)


def _legend() -> Html:
    steps = (_step(f"level-{step}", step.words) for step in Level)
    others = _step("none", "not asked"), _step("worth", "worth practising")
    return tag("ul", *steps, *others, class_="legend", aria_label="Right at once")


def _step(kind: str, meaning: str) -> Html:
    return tag("li", tag("span", class_=f"swatch {kind}", aria_hidden="true"), meaning)
