"""A report as a page that needs nothing but itself."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.reports.reading import Element, read
from tests.reports.samples import NOA, everybody, learner, nobody, one
from voice_host.reports.page import page
from voice_host.reports.practice import Practice, Product, Report

TWELVE = learner("Zofia", sides=12, periods=104, days=7, most=30, seed=8)
HOSTILE = "<script>alert('x')</script>\"><img src=x onerror=alert(1)>&amp;"
REPORTS = {
    "one": one(unread=2),
    "twelve": one(TWELVE),
    "everybody": everybody(NOA, replace(NOA, player="Dan")),
    "hostile": everybody(replace(NOA, player=HOSTILE)),
    "hostile alone": one(replace(NOA, player=HOSTILE)),
    "nobody": nobody(unread=1),
    "hostile nobody": nobody(HOSTILE),
}


def cells(page_read: Element) -> dict[tuple[int, int], str]:
    """What a screen reader reads in the chart, by row and column."""
    head, *rows = page_read.one("table", "chart").rows()
    return {
        (int(row[0].text()), int(column.text())): cell.text()
        for row in rows
        for column, cell in zip(head[1:], row[1:], strict=True)
    }


@pytest.mark.parametrize("report", REPORTS.values(), ids=list(REPORTS))
def test_a_page_refers_to_nothing_outside(report: Report) -> None:
    html = page(report)
    root = read(html)

    for element in root.all():
        assert element.name not in {"script", "iframe", "object", "embed", "img", "audio", "video", "form", "base"}
        for name, value in element.attributes.items():
            assert not name.startswith("on"), f"{element.name} has {name}"
            if name in {"src", "srcset", "href", "xlink:href", "action", "data", "poster"}:
                assert (element.name, value) == ("link", "data:,")
    style = root.one("style").text()
    assert not re.search(r"url\(|@import|@font-face|expression\(", style)
    assert "</" not in style
    assert not re.search(r"https?:|//\w", html)
    policy = root.all("meta")[1].attributes
    assert policy["http-equiv"] == "Content-Security-Policy"
    assert {"default-src 'none'", "style-src 'unsafe-inline'", "img-src data:"} <= set(policy["content"].split("; "))


@pytest.mark.parametrize("report", REPORTS.values(), ids=list(REPORTS))
def test_a_page_says_what_it_is(report: Report) -> None:
    html = page(report)
    root = read(html)
    metas = {meta.attributes.get("name"): meta.attributes.get("content") for meta in root.all("meta")}

    assert html.startswith("<!DOCTYPE html>\n")
    assert root.one("html").attributes == {"lang": "en"}
    assert root.all("meta")[0].attributes == {"charset": "utf-8"}
    assert metas["generator"] == "voice-host report"
    assert metas["viewport"] == "width=device-width, initial-scale=1"
    assert len(root.all("h1")) == 1
    assert root.one("title").text().endswith(": multiplication practice")


@pytest.mark.parametrize("report", REPORTS.values(), ids=list(REPORTS))
def test_ids_are_unique_and_every_label_has_its_heading(report: Report) -> None:
    root = read(page(report))
    ids = [element.attributes["id"] for element in root.all() if "id" in element.attributes]

    assert len(ids) == len(set(ids))
    for section in root.all("section"):
        assert section.attributes["aria-labelledby"] in ids


@pytest.mark.parametrize("practice", [NOA, TWELVE], ids=["few", "twelve"])
def test_cells_are_what_was_counted_and_mirrored_ones_the_same(practice: Practice) -> None:
    found = cells(read(page(one(practice))))

    asked = {(each.first, each.second): f"{each.right} of {each.asked}" for each in practice.products}
    numbers = range(1, practice.sides + 1)
    assert found == {
        (row, column): asked.get((min(row, column), max(row, column)), "not asked")
        for row in numbers
        for column in numbers
    }


def test_the_chart_is_a_table_that_a_screen_reader_can_walk() -> None:
    table = read(page(one())).one("table", "chart")
    head, *rows = table.rows()

    assert table.one("caption").text()
    assert [cell.attributes["scope"] for cell in head[1:]] == ["col"] * 8
    assert [row[0].attributes["scope"] for row in rows] == ["row"] * 8


def test_cells_are_coloured_by_level_and_marked_where_worth_practising() -> None:
    rows = read(page(one())).one("table", "chart").rows()

    kinds = {(r, c): rows[r][c].attributes["class"] for r in range(1, 9) for c in range(1, 9)}
    assert kinds[2, 3] == kinds[3, 2] == "level-4"
    assert kinds[6, 7] == "level-1 worth"
    assert kinds[7, 8] == "level-2 worth"
    assert kinds[8, 8] == "level-0"
    assert kinds[1, 1] == "none"


def test_headline_figures() -> None:
    figures = read(page(one())).one("dl", "figures")

    assert [(each.one("dt").text(), each.one("dd").text()) for each in figures.all("div")] == [
        ("Right at once", "60\xa0%9 of 15"),
        ("Asked", "15times"),
        ("Time to answer", "3.4\xa0smedian"),
        ("Games", "3"),
    ]


def test_what_to_practise_is_told_with_what_was_said_instead() -> None:
    items = read(page(one())).one("ul", "problems").all("li")

    assert [[part.text() for part in item.all("p")] for item in items] == [
        ["6 × 7 = 42", "2 of 5 right at once", "said instead 48 (twice), 36"],
        ["7 × 8 = 56", "3 of 5 right at once", "said instead 54, 63"],
    ]


def test_whatever_else_is_worth_practising_can_be_opened() -> None:
    products = tuple(Product(first, 12, 4, 0, (), None) for first in range(1, 12))
    section = read(page(one(replace(TWELVE, products=products)))).one("section", "practise")

    shown, hidden = section.all("ul", "problems")
    assert (len(shown.all("li")), len(hidden.all("li"))) == (8, 3)
    assert section.one("summary").text() == "3 more"


def test_sure_and_slow() -> None:
    root = read(page(one()))

    assert root.one("ul", "sure").text() == "2 × 3 4 of 4"
    slow = [[cell.text() for cell in row] for row in root.one("table", "times").rows()[1:]]
    assert slow == [
        ["6 × 7", "6.2\xa0s", "2 of 5"],
        ["7 × 8", "4.2\xa0s", "3 of 5"],
        ["everything", "3.4\xa0s", "9 of 15"],
    ]


def test_charts_over_time_have_a_text_and_a_table() -> None:
    section = read(page(one())).one("section", "time")

    told = [svg.attributes["aria-label"] for svg in section.all("svg")]
    assert told == [
        "Right at once: 40 % of 5 at the beginning, 70 % of 10 at the end. All figures are in the table below.",
        "Asked: 10 times at most. All figures are in the table below.",
        "Median seconds to answer: 4.0 at the beginning, 3.0 at the end. All figures are in the table below.",
    ]
    rows = [[cell.text() for cell in row] for row in section.one("table", "periods").rows()[1:]]
    assert rows == [
        ["26 May to 1 June 2025", "40\xa0% 2 of 5", "4.0\xa0s"],
        ["2 to 8 June 2025", "70\xa0% 7 of 10", "3.0\xa0s"],
    ]


def test_lines_and_bars_stand_where_the_figures_are() -> None:
    section = read(page(one())).one("section", "time")

    lines = [path.attributes["d"] for path in section.all("path", "line")]
    # two weeks of 1000 units, 40 and 70 of 100, 4 and 3 seconds of 4
    assert lines == ["M250.0 60.0L750.0 30.0", "M250.0 0.0L750.0 25.0"]
    assert section.one("path", "asked").attributes["d"] == "M220.0 100V50.0h60.0V100zM720.0 100V0.0h60.0V100z"
    assert section.one("path", "right").attributes["d"] == "M220.0 100V80.0h60.0V100zM720.0 100V30.0h60.0V100z"


def test_dots_of_few_answers_are_faint() -> None:
    early, late = NOA.periods
    section = read(page(one(replace(NOA, periods=(replace(early, asked=4), late))))).one("section", "time")

    share, _, times = section.all("figure")
    assert share.one("path", "faint").attributes["d"] == "M250.0 50.0h0"
    assert "Faint dots" in share.one("figcaption").text()
    assert times.one("path", "faint").attributes["d"] == ""
    # five are enough
    (enough, *_) = read(page(one())).one("section", "time").all("figure")
    assert enough.one("path", "faint").attributes["d"] == ""
    assert "Faint" not in enough.text()


def test_one_period_is_a_sentence() -> None:
    root = read(page(one(replace(NOA, periods=NOA.periods[:1]))))

    assert not root.all("svg")
    assert "So far all is from 26 May to 1 June 2025." in root.text()


def test_players_are_in_the_order_in_which_they_are_given() -> None:
    lia = replace(NOA, player="Lia", products=NOA.products[:1], median_ms=None, games=1)
    rows = read(page(everybody(NOA, lia, nobody("Dan").of))).one("table", "players").rows()[1:]

    assert [[cell.text() for cell in row] for row in rows] == [
        ["Noaworth practising: 6 × 7, 7 × 8", "60\xa0% 9 of 15", "3.4\xa0s", "3"],
        ["Lia", "100\xa0% 4 of 4", "–", "1"],
        ["Dan", "not asked yet", "–", "0"],
    ]


def test_the_report_of_one_has_no_players() -> None:
    assert not read(page(one())).all("table", "players")


@pytest.mark.parametrize("report", [one(replace(NOA, player=HOSTILE)), nobody(HOSTILE), REPORTS["hostile"]])
def test_a_name_is_only_text(report: Report) -> None:
    html = page(report)
    root = read(html)

    assert "<script" not in html
    assert HOSTILE in root.text()


def test_nothing_yet_tells_how_to_begin() -> None:
    root = read(page(nobody(unread=1)))

    assert root.one("code").text() == "voice-host play dogylicious"
    assert not root.all("table")
    assert "1 game of an older version" in root.text()


def test_how_it_is_counted_and_where_it_is() -> None:
    text = read(page(one(unread=2))).one("footer").text()

    assert "7 times 8 and 8 times 7 are counted together" in text
    assert 'Answers taken back with "you misheard me" are not counted, and neither are practice turns.' in text
    assert "2 games of an older version" in text
    assert "nothing was sent anywhere. Whoever gets this file can read it." in text
