"""A report on a terminal."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from io import StringIO
from itertools import pairwise
from typing import Any

import pytest
from rich.cells import cell_len
from rich.color import Color
from rich.console import Console
from rich.style import Style

from tests.reports.colours import contrast
from tests.reports.samples import NOA, everybody, learner, nobody, one
from voice_host.reports.levels import Level
from voice_host.reports.practice import Period, Practice, Product, Report
from voice_host.reports.summary import is_worth_practising
from voice_host.reports.terminal import show
from voice_host.reports.terminal_chart import RAMP, SMALL_RAMP
from voice_host.reports.words import percent

TWELVE = learner("Zofia", sides=12, periods=104, days=7, most=30, seed=8)
CORNER = Product(12, 12, 1, 1, (), None)
"""With it a chart has twelve rows and columns."""


def shown(report: Report, width: int = 100, **kind: Any) -> list[str]:
    console = Console(width=width, file=StringIO(), **kind)
    show(report, console)
    assert isinstance(console.file, StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def chart_of(lines: list[str], *, sides: int) -> dict[tuple[int, int], str]:
    """The figures in the chart by row and column."""
    (head,) = (n for n, line in enumerate(lines) if line.split() == [str(n) for n in range(1, sides + 1)])
    # a mark ends a cell, as a space does
    rows = [line.replace("!", "! ").split() for line in lines[head + 1 : head + 1 + sides]]
    assert [row[0] for row in rows] == [str(n) for n in range(1, sides + 1)]
    return {(r, c): figure for r, row in enumerate(rows, 1) for c, figure in enumerate(row[1:], 1)}


def section(lines: list[str], title: str) -> list[str]:
    rest = lines[lines.index(title) + 1 :]
    return rest[: rest.index("")] if "" in rest else rest


@pytest.mark.parametrize("width", [100, 80])
def test_cells_have_counts_where_there_is_room(width: int) -> None:
    cells = chart_of(shown(one(), width), sides=8)

    counts = {(2, 3): "4/4", (6, 7): "2/5!", (7, 8): "3/5!", (8, 8): "0/1"}
    mirrored = {(column, row): figure for (row, column), figure in counts.items()}
    assert cells == {(r, c): "·" for r in range(1, 9) for c in range(1, 9)} | counts | mirrored


def test_twelve_sides_have_counts_at_a_hundred_columns() -> None:
    cells = chart_of(shown(one(TWELVE)), sides=12)

    assert len(cells) == 144
    for product in TWELVE.products:
        figure = f"{product.right}/{product.asked}{'!' if is_worth_practising(product) else ''}"
        assert cells[product.first, product.second] == cells[product.second, product.first] == figure


def test_twelve_sides_fit_into_forty_columns() -> None:
    lines = shown(one(TWELVE), 40)
    cells = chart_of(lines, sides=12)

    assert len(cells) == 144
    for product in TWELVE.products:
        share = percent(product.right, product.asked)
        figure = "ok" if product.right == product.asked else f"{share}{'!' if is_worth_practising(product) else ''}"
        assert cells[product.first, product.second] == figure
    assert any("ok: always" in " ".join(lines[n : n + 2]) for n, _ in enumerate(lines))


def test_a_chart_too_wide_for_any_cell_comes_in_blocks() -> None:
    lines = shown(one(TWELVE), 24)

    heads = [line.split() for line in lines if line.split() and all(word.isdigit() for word in line.split())]
    assert ["1", "2", "3", "4", "5", "6"] in heads
    assert ["7", "8", "9", "10", "11", "12"] in heads


@pytest.mark.parametrize("width", range(40, 125))
def test_no_figure_is_cut_off(width: int) -> None:
    product = Product(11, 12, 120, 100, (), None)
    cells = chart_of(shown(one(replace(TWELVE, products=(product,))), width), sides=12)

    assert cells[11, 12] == cells[12, 11]
    assert cells[12, 11] in {"100/120", "83%", "83"}
    assert [figure for figure in cells.values() if figure != "·"] == [cells[12, 11]] * 2


def test_a_middling_width_has_percentages() -> None:
    cells = chart_of(shown(one(replace(TWELVE, products=(Product(7, 8, 2000, 1000, (), None), CORNER))), 80), sides=12)

    assert (cells[7, 8], cells[8, 7]) == ("50%!", "50%!")


@pytest.mark.parametrize(
    ("asked", "width", "told"),
    [(20, 40, True), (20, 60, True), (9999, 80, False), (9999, 100, False), (100, 80, True), (100, 110, False)],
)
def test_a_wider_window_is_only_recommended_where_a_usual_one_is_enough(asked: int, width: int, told: bool) -> None:
    product = Product(7, 8, asked, asked - 1, (), None)
    report = one(replace(TWELVE, products=(product, CORNER)))

    assert ("A wider window has counts." in " ".join(" ".join(shown(report, width)).split())) is told
    if told:
        assert chart_of(shown(report, 120), sides=12)[7, 8] == f"{asked - 1}/{asked}"


@pytest.mark.parametrize("width", [40, 80, 120])
def test_what_is_worth_practising_is_marked_and_the_mark_explained(width: int) -> None:
    text = " ".join(" ".join(shown(one(TWELVE), width)).split())

    assert "! worth practising;" in text
    sure = replace(TWELVE, products=(Product(7, 8, 4, 4, (), None),))
    assert "!" not in " ".join(shown(one(sure), width))


@pytest.mark.parametrize("width", [20, 40, 72, 100])
@pytest.mark.parametrize("kind", [{}, {"force_terminal": True, "color_system": "truecolor"}])
def test_nothing_is_wider_than_the_console(width: int, kind: dict[str, Any]) -> None:
    long = replace(TWELVE, player="Maximiliane-Josephine 李小龍李小龍李小龍 von und zu der Heide")
    for report in (one(long, unread=3), everybody(long, NOA), nobody(long.player, unread=1)):
        console = Console(width=width, file=StringIO(), record=True, **kind)
        show(report, console)
        assert max(map(cell_len, console.export_text(styles=False).splitlines())) <= width


def test_without_colour_the_levels_are_told_by_figures_alone() -> None:
    plain = shown(one(), 60)
    coloured = shown(one(), 60, force_terminal=True, color_system="truecolor", no_color=True)

    assert not any("\x1b" in line for line in plain)
    assert not any("\x1b[38" in line or "\x1b[48" in line for line in coloured)
    for lines in (plain, coloured):
        assert not any(step.words in line for step in Level for line in lines), "a legend of colours that are not there"
    assert chart_of(plain, sides=8)[6, 7] == "2/5!"


@pytest.mark.parametrize(("system", "ramp"), [("truecolor", RAMP), ("256", RAMP), ("standard", SMALL_RAMP)])
def test_each_level_has_a_ground_of_its_own(system: str, ramp: tuple[str, ...]) -> None:
    console = Console(width=60, file=StringIO(), record=True, force_terminal=True, color_system=system)  # type: ignore[arg-type]
    show(one(), console)

    written = console.file.getvalue()  # type: ignore[attr-defined]
    steps = [Style.parse(style).render("    ", color_system=console._color_system) for style in ramp]
    assert len(set(steps)) == len(Level)
    assert all(f"{step} {meaning.words}" in written for step, meaning in zip(steps, Level, strict=True))


def test_figures_can_be_read_on_every_ground_and_grounds_told_apart() -> None:
    grounds = []
    for style in map(Style.parse, RAMP):
        assert style.color
        assert style.bgcolor
        assert contrast(_hex(style.color), _hex(style.bgcolor)) >= 4.5
        grounds.append(_hex(style.bgcolor))
    for lighter, darker in pairwise(grounds):
        assert contrast(lighter, darker) >= 1.25
        assert contrast(lighter, "#000000") > contrast(darker, "#000000")


def _hex(colour: Color) -> str:
    return colour.get_truecolor().hex


def test_what_to_practise_is_listed_with_what_was_said() -> None:
    assert section(shown(one()), "Worth practising") == [
        "Missed at least twice, and more often than one time in four.",
        "  6×7 = 42  2 of 5  6.2 s  said 48 (twice), 36",
        "  7×8 = 56  3 of 5  4.2 s  said 54, 63",
    ]
    assert section(shown(one(), 40), "Worth practising")[2:4] == [
        "  6×7 = 42: 2 of 5, 6.2 s",
        "    said 48 (twice), 36",
    ]


def test_what_else_was_missed_is_listed_in_the_same_form() -> None:
    products = (*NOA.products, Product(9, 9, 8, 7, ((72, 1),), 4000))
    report = one(replace(NOA, products=products))

    assert section(shown(report), "Also missed") == [
        "Missed once, or not more often than one time in four.",
        "  8×8 = 64  0 of 1         said 46",
        "  9×9 = 81  7 of 8  4.0 s  said 72",
    ]
    assert section(shown(report, 40), "Also missed")[2:] == [
        "  8×8 = 64: 0 of 1",
        "    said 46",
        "  9×9 = 81: 7 of 8, 4.0 s",
        "    said 72",
    ]


def test_what_was_always_right_has_its_time() -> None:
    report = one(replace(NOA, products=(*NOA.products, Product(3, 5, 2, 2, (), 2500))))

    assert section(shown(report), "Sure")[-1] == "  2×3 (4) 1.8 s"
    assert section(shown(report), "Also right")[-1] == "  3×5 (2) 2.5 s"


def test_times_of_lines_that_were_piped_in_are_left_out() -> None:
    products = tuple(replace(each, median_ms=0) for each in NOA.products)
    periods = tuple(replace(each, median_ms=3) for each in NOA.periods)
    lines = shown(one(replace(NOA, products=products, periods=periods, median_ms=0)))

    assert not any("0.0" in line for line in lines)
    assert "Took longest" not in lines
    assert section(lines, "Worth practising")[1] == "  6×7 = 42  2 of 5  said 48 (twice), 36"
    assert section(lines, "Over time, week by week")[0] == "Right at once."


def test_no_product_breaks_over_a_line() -> None:
    for width in range(20, 100):
        told = section(shown(one(), width), "How this is counted")
        assert any("7×8" in line for line in told)
        assert any("8×7" in line for line in told)


def test_periods_have_bars_counts_and_seconds() -> None:
    *_, early, late = section(shown(one(), 60), "Over time, week by week")

    assert early.partition("  █")[0].strip() == "week of 26 May 2025"
    assert late.partition("  █")[0].strip() == "week of 2 Jun 2025"
    assert early.split()[6:] == ["40", "%", "2/5", "4.0", "s"]
    assert late.split()[6:] == ["70", "%", "7/10", "3.0", "s"]
    assert early.index("█") == late.index("█")
    assert early.count("█") * 10 // (early.count("█") + early.count("░")) in (3, 4)


def test_where_it_is_narrow_a_week_is_said_once() -> None:
    *_, head, early, late = section(shown(one(), 40), "Over time, week by week")

    assert head == "  Week of"
    assert early.split()[:3] + early.split()[4:] == ["26", "May", "2025", "40", "%", "2/5", "4.0", "s"]
    assert late.split()[:3] == ["2", "Jun", "2025"]


@pytest.mark.parametrize("width", [40, 80, 120])
def test_months_are_not_named_like_days(width: int) -> None:
    months = (
        Period(date(2024, 10, 1), date(2024, 10, 31), 5, 2, 4000),
        Period(date(2024, 11, 1), date(2024, 11, 30), 5, 2, None),
    )
    lines = shown(one(replace(NOA, periods=months)), width)

    *_, first, last = section(lines, "Over time, month by month")
    assert (first.split()[:2], last.split()[:2]) == (["Oct", "2024"], ["Nov", "2024"])
    assert "October to November 2024" in " ".join(lines)
    assert not any("1 Oct" in line for line in lines)


def test_only_the_latest_periods_are_shown() -> None:
    lines = shown(one(TWELVE))

    assert f"  The latest 24 of {len(TWELVE.periods)}:" in lines
    assert sum("█" in line for line in lines) == 24


def test_no_sign_is_used_that_the_terminal_lacks() -> None:
    class Narrow(StringIO):
        encoding = "ascii"

    file = Narrow()
    show(everybody(NOA, replace(NOA, player="Dan"), unread=1), Console(width=60, file=file))

    assert file.getvalue().isascii()
    assert "6x7 = 42" in file.getvalue()


def test_a_name_is_no_markup() -> None:
    name = "[red]Noa[/red] :dog: \x1b[31m"

    lines = shown(everybody(replace(NOA, player=name)), force_terminal=True, color_system="truecolor")

    assert any("[red]Noa[/red] :dog:  [31m" in line for line in lines)


def test_the_name_of_somebody_who_was_asked_nothing_is_no_markup_either() -> None:
    assert shown(nobody("[red]Noa[/red]"))[0].startswith("[red]Noa[/red] was not asked anything yet")


def test_nothing_yet() -> None:
    assert shown(nobody(unread=1)) == [
        "Nothing was multiplied yet: the figures begin with the first roll of the dice.",
        "To begin: voice-host play dogylicious",
        "1 game of an older version is kept in a form that can't be read; it is not counted.",
    ]


def test_one_product_alone() -> None:
    alone = Practice("Noa", (Product(3, 3, 1, 1, (), None),), (), 1, None)

    lines = shown(one(alone), 40)

    assert chart_of(lines, sides=6)[3, 3] == "1/1"
    assert "Sure" not in lines
    assert "Took longest" not in lines
