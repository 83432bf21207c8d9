"""A report as a page that needs nothing but itself."""

from __future__ import annotations

import re
from calendar import monthrange
from dataclasses import replace
from datetime import date

import pytest

from tests.reports.reading import Element, read
from tests.reports.samples import NOA, everybody, learner, nobody, one
from voice_host.reports.page import page
from voice_host.reports.practice import Period, Practice, Product, Report
from voice_host.reports.summary import is_worth_practising

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


def told(product: Product) -> str:
    return f"{product.right} of {product.asked}{', worth practising' if is_worth_practising(product) else ''}"


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
    assert root.one("html").attributes == {"lang": "en", "dir": "ltr"}
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

    asked = {(each.first, each.second): told(each) for each in practice.products}
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
        ["6\xa0×\xa07\xa0=\xa042", "2 of 5 right at once", "said instead 48 (twice), 36"],
        ["7\xa0×\xa08\xa0=\xa056", "3 of 5 right at once", "said instead 54, 63"],
    ]


def test_whatever_else_is_worth_practising_can_be_opened() -> None:
    products = tuple(Product(first, 12, 4, 0, (), None) for first in range(1, 12))
    section = read(page(one(replace(TWELVE, products=products)))).one("section", "practise")

    shown, hidden = section.all("ul", "problems")
    assert (len(shown.all("li")), len(hidden.all("li"))) == (8, 3)
    assert section.one("summary").text() == "3 more"


def test_sure_and_slow() -> None:
    root = read(page(one()))

    assert root.one("ul", "sure").text() == "2\xa0×\xa03 4 times"
    slow = [[cell.text() for cell in row] for row in root.one("table", "times").rows()[1:]]
    assert slow == [
        ["6\xa0×\xa07", "6.2\xa0s", "2 of 5"],
        ["7\xa0×\xa08", "4.2\xa0s", "3 of 5"],
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
        ["Noaworth practising: 6\xa0×\xa07, 7\xa0×\xa08", "60\xa0% 9 of 15", "3.4\xa0s", "3"],
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

    assert "7\xa0times\xa08 and 8\xa0times\xa07 are counted together" in text
    assert "Answers taken back with “you misheard me” are not counted, and neither are practice turns." in text
    assert "An answer does not count where friends said “that was right”: the answer given then does." in text
    assert "a form that can’t be read" in text
    assert "2 games of an older version" in text
    assert "nothing was sent anywhere. Whoever gets this file can read it." in text


@pytest.mark.parametrize("report", [one(unread=1), nobody(unread=2)], ids=["one", "nobody"])
def test_quotes_and_apostrophes_are_curly(report: Report) -> None:
    assert not set(read(page(report)).one("body").text()) & set("\"'")


@pytest.mark.parametrize("report", REPORTS.values(), ids=list(REPORTS))
def test_no_product_breaks_over_a_line(report: Report) -> None:
    assert not re.search(r"\d+ (times|×) \d", read(page(report)).one("body").text())


def large(asked: int) -> Report:
    few, *others = TWELVE.products
    return one(replace(TWELVE, products=(replace(few, asked=asked, right=asked - 1, instead=((2, 1),)), *others)))


def test_counts_of_four_figures_are_told_as_shares_in_every_cell() -> None:
    root = read(page(large(13_344)))

    table = root.one("table", "chart")
    figures = [cell.one("b").text() for cell in table.all("td") if cell.all("b")]
    assert len(figures) == 144
    assert all(re.fullmatch(r"\d{1,3}\xa0%", figure) for figure in figures)
    assert table.one("caption").text() == (
        "How often each product was right at once, in a hundred. The counts are in the table of all products."
    )
    assert cells(root)[1, 1] == "99\xa0%, 13,343 of 13,344"
    assert all(" of " in text for text in cells(root).values()), "heard, though not seen"
    assert root.one("table", "products").rows()[1][1].text() == "13,343 of\xa013,344"


def test_counts_of_three_figures_stay_in_the_cells() -> None:
    root = read(page(large(999)))

    assert cells(root)[1, 1] == "998 of 999"
    assert "in a hundred" not in root.one("table", "chart").one("caption").text()


def test_all_products_can_be_opened_as_a_table() -> None:
    section = read(page(one())).one("section", "all")
    head, *rows = section.one("table").rows()

    assert section.one("summary").text() == "All products"
    assert "open" not in section.one("details").attributes
    assert [(cell.text(), cell.attributes["scope"]) for cell in head] == [
        (name, "col") for name in ("Product", "Right at once", "Said instead", "Median time")
    ]
    assert all(row[0].attributes["scope"] == "row" for row in rows)
    assert [[cell.text() for cell in row] for row in rows] == [
        ["2\xa0×\xa03", "4 of\xa04", "–", "1.8\xa0s"],
        ["6\xa0×\xa07", "2 of\xa05", "48 (twice), 36", "6.2\xa0s"],
        ["7\xa0×\xa08", "3 of\xa05", "54, 63", "4.2\xa0s"],
        ["8\xa0×\xa08", "0 of\xa01", "46", "–"],
    ]


def months(asked: int, many: int) -> Report:
    spans = [
        Period(date(2025, n, 1), date(2025, n, monthrange(2025, n)[1]), asked * n, asked, 3000)
        for n in range(1, many + 1)
    ]
    return one(replace(NOA, periods=tuple(spans)))


def test_months_are_not_named_like_days() -> None:
    root = read(page(months(10, 5)))

    assert [label.text() for label in root.one("p", "days").all("span")] == ["Jan 2025", "Mar 2025", "May 2025"]
    assert [row[0].text() for row in root.one("table", "periods").rows()[1:3]] == ["January 2025", "February 2025"]
    assert root.all("p", "lead")[0].text() == "January to May 2025"
    assert [label.text() for label in read(page(months(10, 2))).one("p", "days").all("span")] == [
        "Jan 2025",
        "Feb 2025",
    ]


def test_labels_beside_the_drawings_have_separators_and_room() -> None:
    section = read(page(months(30_000, 5))).one("section", "time")

    labels = [label.text() for scale in section.all("p", "scale") for label in scale.all("span")]
    assert labels[3:6] == ["200,000", "100,000", "0"]
    assert section.attributes["style"] == "--label: 7"


def test_times_of_lines_that_were_piped_in_are_left_out() -> None:
    products = tuple(replace(each, median_ms=0) for each in NOA.products)
    periods = tuple(replace(each, median_ms=3) for each in NOA.periods)
    root = read(page(one(replace(NOA, products=products, periods=periods, median_ms=0))))

    assert "0.0" not in root.one("body").text()
    assert not root.all("table", "times")
    assert len(root.all("svg")) == 2
    assert root.one("dl", "figures").all("dd")[2].text() == "–not known"
