"""The multiplication chart as a table: its cells are coloured, and say in figures what the colour says."""

from __future__ import annotations

from voice_host.reports import words
from voice_host.reports.levels import Level, chart, level
from voice_host.reports.page.markup import Html, join, tag, unseen
from voice_host.reports.practice import Practice, Product
from voice_host.reports.summary import is_worth_practising
from voice_host.reports.wording import said

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
    return tag("section", tag("h2", said("chart"), id="chart"), table, _legend(), aria_labelledby="chart")


def _caption(shares: bool) -> tuple[str, ...]:
    if not shares:
        return (said("chart-counts"),)
    where = tag("span", " ", said("counts-below"), class_="screen")
    return said("chart-shares"), where


def _cell(product: Product | None, shares: bool) -> Html:
    """Return a cell; on a narrow screen counts stand one above the other, and "of" and "%" are heard alone."""
    if product is None:
        return tag("td", unseen(said("not-asked")), class_="none")
    right, asked = words.number(product.right), words.number(product.asked)
    if shares:
        share = tag("b", str(words.percent(product.right, product.asked)), tag("i", "\N{NO-BREAK SPACE}%"))
        figures = join(share, unseen(f", {words.of(product.right, product.asked)}"))
    else:
        figures = join(tag("b", right), tag("span", tag("i", f" {said('of-between')} "), asked))
    worth = is_worth_practising(product)
    classes = f"level-{level(product)}{' worth' if worth else ''}"
    return tag("td", figures, unseen(f", {said('worth-small')}") if worth else "", class_=classes)


def _legend() -> Html:
    steps = (_step(f"level-{step}", step.words) for step in Level)
    others = _step("none", said("not-asked")), _step("worth", said("worth-small"))
    return tag("ul", *steps, *others, class_="legend", aria_label=said("right-at-once"))


def _step(kind: str, meaning: str) -> Html:
    return tag("li", tag("span", class_=f"swatch {kind}", aria_hidden="true"), meaning)
