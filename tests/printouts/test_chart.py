"""The multiplication chart on paper."""

from __future__ import annotations

from functools import cache

import pytest

from tests.printouts.printed import Printed, PrintedPage
from voice_host.printouts import CannotBePrinted, Wording, find_paper, print_chart


@cache
def chart(sides: int, paper: str, language: str = "en") -> Printed:
    return Printed(print_chart(sides, Wording(language), find_paper(paper)))


def rows_of(page: PrintedPage) -> list[list[int]]:
    """Return the numbers as they lie, from the upper left to the lower right, the heads among them."""
    numbers = sorted(page.numbers(least=1), key=lambda number: number.middle[1])
    rows: list[list] = []
    for number in numbers:
        if rows and number.middle[1] - rows[-1][-1].middle[1] < number.height:
            rows[-1].append(number)
        else:
            rows.append([number])
    return [[int(n.words) for n in sorted(row, key=lambda number: number.left)] for row in rows]


@pytest.mark.parametrize(("sides", "paper"), [(6, "a4"), (8, "letter"), (10, "a4"), (12, "letter")])
def test_the_chart_has_every_product_where_row_and_column_meet(sides: int, paper: str) -> None:
    (page,) = chart(sides, paper).pages
    dice = range(1, sides + 1)

    head, *rows = rows_of(page)

    assert head == [*dice]
    assert rows == [[row, *(row * column for column in dice)] for row in dice]
    assert page.fonts_are_embedded()


@pytest.mark.parametrize(("name", "width", "height", "sides"), [("a4", 210, 297, 6), ("letter", 215.9, 279.4, 12)])
def test_it_fills_the_page_and_can_be_read_from_afar(name: str, width: float, height: float, sides: int) -> None:
    page = chart(sides, name).pages[0]

    assert (page.width, page.height) == pytest.approx((width, height), abs=0.1)
    inked = page.inked
    assert (inked.left, inked.top) == pytest.approx((12, 12), abs=0.5)
    assert (inked.right, inked.bottom) == pytest.approx((width - 12, height - 12), abs=0.5)
    assert min(number.height for number in page.numbers(least=1)) > 4


def test_squares_stand_out_in_black_and_white() -> None:
    (page,) = chart(6, "a4").pages
    across, down = 186 / 7, 273 / 7

    def grey(row: int, column: int) -> float:
        x, y = 12 + across * column, 12 + down * row
        return float(page.darkness(x + 1, y + 1, x + 4, y + 4, dpi=100).mean())

    for row in range(1, 7):
        assert grey(row, row) > grey(row, row % 6 + 1) + 0.05
    assert grey(2, 4) > grey(3, 4)


@pytest.mark.parametrize(("sides", "language"), [(6, "en"), (12, "he")])
def test_it_is_read_as_a_table_with_a_heading(sides: int, language: str) -> None:
    (page,) = chart(sides, "a4", language).pages
    dice = range(1, sides + 1)

    heading, table = page.parts

    assert (heading.kind, heading.text) == ("H1", Wording(language).text("chart", sides=sides))
    assert table.kind == "Table"
    head, *rows = table.cells
    assert head == ["×", *map(str, dice)]
    assert rows == [[str(number) for number in (row, *(row * column for column in dice))] for row in dice]
    assert [[cell.kind for cell in row.parts] for row in table.parts] == [
        ["TH"] * (sides + 1),
        *[["TH", *["TD"] * sides]] * sides,
    ]


def test_it_shows_nothing_but_numbers() -> None:
    printed = chart(6, "a4", "he")

    assert {letter.words for letter in printed.pages[0].letters} <= set("0123456789×")
    assert printed.title == "כשכש־נשנש: לוח כפל, 1 עד 6"
    assert printed.language == "he"


def test_other_dice_have_no_chart() -> None:
    with pytest.raises(CannotBePrinted, match="6, 8, 10 or 12 sides, not 7"):
        print_chart(7, Wording("en"), find_paper("a4"))
