"""No report makes an output fail, and all of them tell the same counts."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO

from hypothesis import given, settings, strategies as st
from rich.cells import cell_len
from rich.console import Console

from tests.reports.any_report import reports
from tests.reports.reading import Element, read
from voice_host.reports import words
from voice_host.reports.page import page
from voice_host.reports.plain import lines
from voice_host.reports.plain_values import values
from voice_host.reports.practice import Report
from voice_host.reports.terminal import show

some = settings(max_examples=60, deadline=None)


@some
@given(reports())
def test_plain(report: Report) -> None:
    found = list(lines(report))

    assert all("\n" not in line for line in found)
    "\n".join(found).encode()
    practice = report.of
    if practice.asked:
        right = f"right at once {practice.right:,}, that is {words.percent(practice.right, practice.asked)} %."
        assert found[1].startswith(f"Asked {words.times(practice.asked)}")
        assert right in found[1]
        at = found.index("All that was asked:") + 1
        told = found[at : at + len(practice.products)]
        assert [line.partition(":")[0] for line in told] == [words.product_words(each) for each in practice.products]


@some
@given(reports(), st.integers(8, 130), st.sampled_from([None, "standard", "256", "truecolor"]))
def test_terminal(report: Report, width: int, colours: str | None) -> None:
    console = Console(
        width=width,
        file=StringIO(),
        record=True,
        force_terminal=colours is not None,
        color_system=colours,  # type: ignore[arg-type]
    )
    show(report, console)

    text = console.export_text(styles=False)
    text.encode()
    assert max(map(cell_len, text.splitlines()), default=0) <= width
    practice = report.of
    if practice.asked and width >= 40:
        assert f"{practice.right:,} of {practice.asked:,}" in text


@some
@given(reports())
def test_page(report: Report) -> None:
    html = page(report)
    html.encode()
    root = read(html)

    practice = report.of
    charts = root.all("table", "chart")
    assert bool(charts) == bool(practice.asked)
    for table in charts:
        counts: dict[tuple[int, int], tuple[int, int]] = {}
        for r, row in enumerate(table.rows()[1:], 1):
            for c, cell in enumerate(row[1:], 1):
                told = re.search(r"([\d,]+) of ([\d,]+)", cell.text())
                if told:
                    counts[r, c] = int(told[1].replace(",", "")), int(told[2].replace(",", ""))
        assert all(counts[c, r] == both for (r, c), both in counts.items())
        upper = [both for (r, c), both in counts.items() if r <= c]
        assert (sum(right for right, _ in upper), sum(asked for _, asked in upper)) == (practice.right, practice.asked)
    if practice.asked:
        assert root.one("dl", "figures").all("dd")[0].text().endswith(f"%{practice.right:,} of {practice.asked:,}")


@some
@given(reports())
def test_each_product_has_its_time_and_what_was_said_instead_in_every_output(report: Report) -> None:
    # what players should practise is named once more beside them
    report = replace(report, players=())
    practice = report.of
    console = Console(width=200, file=StringIO())
    show(report, console)
    assert isinstance(console.file, StringIO)
    shown = console.file.getvalue()
    at = [shown.find(f"\n{title}\n") for title in ("Worth practising", "Took longest", "How this is counted")]
    listed = shown[at[0] : min(n for n in at[1:] if n >= 0)] if practice.asked else ""
    tables = read(page(report)).all("table", "products")
    rows = [[cell.text() for cell in row] for table in tables for row in table.rows()[1:]]
    assert len(rows) == len(practice.products)
    for product, (_, _, said, time), line in zip(practice.products, rows, _told(report), strict=True):
        ms = product.median_ms
        known = None if ms is None or ms < 100 else words.figure(ms)
        assert said == (words.instead(product) or "–")
        assert time == (f"{known}\xa0s" if known else "–")
        assert ("Said instead" in line, "Median time" in line) == (bool(product.instead), bool(known))
        name = rf"\b{product.first}×{product.second}\b"
        ((of_it,),) = [re.findall(rf"{name}.*?(?=\d+×|\n)", listed)]
        assert (f" {known} s" in of_it) == bool(known)
        assert ("said" in of_it) == bool(product.instead)


def _told(report: Report) -> list[str]:
    found = list(lines(report))
    at = found.index("All that was asked:") + 1 if report.of.asked else len(found)
    return found[at : at + len(report.of.products)]


@some
@given(reports(), st.integers(40, 200))
def test_no_count_is_without_separators_and_no_time_is_nothing(report: Report, width: int) -> None:
    # a name is written as it is
    named = replace(report.of, player=report.of.player and "Noa")
    report = replace(report, of=named, players=tuple(replace(each, player="Noa") for each in report.players))
    console = Console(width=width, file=StringIO())
    show(report, console)
    assert isinstance(console.file, StringIO)
    body = read(page(report)).one("body")
    heard = [svg.attributes["aria-label"] for svg in body.all("svg")]
    apart = [element for element in body.content if isinstance(element, Element)]
    for text in (
        "\n".join(lines(report)),
        console.file.getvalue(),
        *heard,
        *(text for e in apart for text in _texts(e)),
    ):
        without_years = re.sub(r"\b(20\d\d|2100|19\d\d)\b", "", text)
        assert not re.search(r"\d{4}", without_years)
        assert not re.search(r"(?<![\d.,])0\.0\b", text)


def _texts(element: Element) -> Iterator[str]:
    for each in element.content:
        if isinstance(each, str):
            yield each
        else:
            yield from _texts(each)


@some
@given(reports())
def test_values(report: Report) -> None:
    found = [json.loads(json.dumps(each)) for each in values(report)]

    products = [each for each in found if each["kind"] == "product"]
    assert found[0]["kind"] == "summary"
    for count in ("asked", "right"):
        assert found[0][count] == sum(each[count] for each in products)
    assert len(found) == 1 + len(products) + len(report.of.periods) + len(report.players)
