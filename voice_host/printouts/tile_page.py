"""A page with the five tiles of a row, to be cut out: two, two and one, as three tiles fill the height of a sheet."""

from __future__ import annotations

from voice_host.games.dogylicious.rules.carpet import COLUMNS, ROWS, Carpet
from voice_host.printouts import marks
from voice_host.printouts.canvas import ACCENT, FIGURES, RULE, WHITE, Canvas
from voice_host.printouts.numbers import tile_number

TILE = 90.0
"""A tile's side, in mm: the game's page says 9 by 9 cm."""
BAR = 90.0
"""How long the bar to measure is, in mm."""
_SHARE = 0.74
"""The figures' size as a share of a tile's side: beside a 10 an eighth of it stays free."""
_SMALL = 8.0
"""A tile's side in the little carpet that shows where the row lies, in mm."""


def tile_page(canvas: Canvas, carpet: Carpet, row: int, pages: int) -> None:
    """Draw the page of a row, 1 to 4. On A4 the margins are 15 and 13.5 mm: all is within what printers reach."""
    words = canvas.wording
    canvas.page(words.heading("row", row=row))
    left, top = (canvas.width - 2 * TILE) / 2, (canvas.height - 3 * TILE) / 2
    _lines_to_cut(canvas, left, top)
    beside_last, below = left + TILE + 5, top + 2 * TILE  # the place of the sixth tile
    # It is read in the order in which it is drawn.
    _which_row(canvas, row, pages, beside_last, below)
    numbers = carpet.rows[row - 1]
    listed = ", ".join(map(str, numbers))
    with canvas.read_as("Figure", words.text("row-numbers", row=words.heading("row", row=row), numbers=listed)):
        for place, number in enumerate(numbers):
            tile_number(canvas, number, left + TILE * (place % 2), top + TILE * (place // 2), TILE, _SHARE)
    _what_to_do(canvas, carpet, row, beside_last, below)


def _lines_to_cut(canvas: Canvas, left: float, top: float) -> None:
    """Draw each edge once, where two tiles share one as well: the middle of the line is the edge."""
    lefts, tops = ([start + TILE * number for number in range(4)] for start in (left, top))
    with canvas.unread():
        for number, x in enumerate(lefts[:3]):
            end = tops[2] if number == 2 else tops[3]
            canvas.line(x, top, x, end, marks.CUT_LINE, RULE)
            marks.cut_mark(canvas, x, top, "up")
            marks.cut_mark(canvas, x, end, "down")
        for number, y in enumerate(tops):
            end = lefts[1] if number == 3 else lefts[2]
            canvas.line(left, y, end, y, marks.CUT_LINE, RULE)
            marks.cut_mark(canvas, left, y, "left")
            marks.cut_mark(canvas, end, y, "right")


def _which_row(canvas: Canvas, row: int, pages: int, left: float, top: float) -> None:
    words = canvas.wording
    start = left + BAR if words.right_to_left else left
    marks.overline(canvas, f"{words.text('game')} · {words.text('page', page=row, pages=pages)}", start, top + 14)
    with canvas.read_as("H1"):
        canvas.text(words.heading("row", row=row), start, top + 24, 24, align=canvas.start, bold=True)
    canvas.paragraph(words.heading("side", row=row), start, top + 30.5, 11, BAR)


def _what_to_do(canvas: Canvas, carpet: Carpet, row: int, left: float, top: float) -> None:
    """Write how the tiles of the row lie, and how to check the print."""
    words = canvas.wording
    right = left + BAR
    start, way = (right, -1) if words.right_to_left else (left, 1)
    wide = _SMALL * COLUMNS
    _little_carpet(canvas, carpet, row, right - wide if words.right_to_left else left, top + 35.5)
    canvas.paragraph(words.text("lay-row"), start + way * (wide + 6), top + 46.5, 10, BAR - wide - 6)

    with canvas.read_as("Figure", words.text("bar-is")):
        marks.bar(canvas, left, top + 75.5, BAR)
    canvas.paragraph(words.text("bar"), start, top + 82.6, 8.5, BAR)


def _little_carpet(canvas: Canvas, carpet: Carpet, row: int, left: float, top: float) -> None:
    """Draw where the row lies, seen from where the players stand, with the numbers in it alone."""
    with canvas.unread():
        canvas.fill(left, top + _SMALL * (row - 1), _SMALL * COLUMNS, _SMALL, ACCENT)
        for number in range(ROWS + 1):
            canvas.line(left, top + _SMALL * number, left + _SMALL * COLUMNS, top + _SMALL * number, 0.2, RULE)
        for number in range(COLUMNS + 1):
            canvas.line(left + _SMALL * number, top, left + _SMALL * number, top + _SMALL * ROWS, 0.2, RULE)
        for column, number in enumerate(carpet.rows[row - 1]):
            middle = left + _SMALL * (column + 0.5)
            canvas.middle(str(number), middle, top + _SMALL * (row - 0.5), 14, FIGURES, bold=True, colour=WHITE)
        for place in (-1, 0, 1):
            marks.player(canvas, left + _SMALL * COLUMNS / 2 + 4 * place, top + _SMALL * ROWS + 5, 3.8)
