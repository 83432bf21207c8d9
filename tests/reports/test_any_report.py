"""No report makes an output fail, and all of them tell the same counts."""

from __future__ import annotations

import json
import re
from io import StringIO

from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console

from tests.reports.any_report import reports
from tests.reports.reading import read
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
        right = f"right at once {practice.right}, that is {words.percent(practice.right, practice.asked)} %."
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
        assert f"{practice.right} of {practice.asked}" in text


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
                told = re.fullmatch(r"(\d+) of (\d+)", cell.text())
                if told:
                    counts[r, c] = int(told[1]), int(told[2])
        assert all(counts[c, r] == both for (r, c), both in counts.items())
        upper = [both for (r, c), both in counts.items() if r <= c]
        assert (sum(right for right, _ in upper), sum(asked for _, asked in upper)) == (practice.right, practice.asked)
    if practice.asked:
        assert root.one("dl", "figures").all("dd")[0].text().endswith(f"%{practice.right} of {practice.asked}")


@some
@given(reports())
def test_values(report: Report) -> None:
    found = [json.loads(json.dumps(each)) for each in values(report)]

    products = [each for each in found if each["kind"] == "product"]
    assert found[0]["kind"] == "summary"
    for count in ("asked", "right"):
        assert found[0][count] == sum(each[count] for each in products)
    assert len(found) == 1 + len(products) + len(report.of.periods) + len(report.players)
