"""The multiplication chart, for the friends who check: one page, and nothing else on it."""

from __future__ import annotations

from voice_host.games.dogylicious.rules.dice import DICE_SIDES
from voice_host.printouts.canvas import ACCENT, FIGURES, POINT, RULE, WHITE, Canvas, Printout
from voice_host.printouts.errors import CannotBePrinted
from voice_host.printouts.papers import Paper
from voice_host.printouts.wording import Wording

_MARGIN = 12.0
"""In mm; a printer reaches to 5 mm of the edge."""
_TIMES = 0.307
"""How high the middle of the sign is above its baseline, as a share of its size (FiraGO Bold)."""
_STRIPE, _SQUARE = 240, 218
"""The grey of every second row, and of the squares (two times two, three times three ...) on the diagonal."""


def print_chart(sides: int, wording: Wording, paper: Paper) -> Printout:
    """Return the chart of two dice with so many sides: 6, 8, 10 or 12. Raises CannotBePrinted for others."""
    if sides not in DICE_SIDES:
        raise CannotBePrinted(f"The dice have 6, 8, 10 or 12 sides, not {sides}.")
    title = f"{wording.text('game')}: {wording.text('chart', sides=sides)}"
    with Canvas(paper, wording, title) as canvas:
        canvas.page(wording.text("chart", sides=sides))
        canvas.hidden_heading(wording.text("chart", sides=sides))
        _chart(canvas, sides)
        return canvas.finish()


def _chart(canvas: Canvas, sides: int) -> None:
    across = (canvas.width - 2 * _MARGIN) / (sides + 1)
    down = (canvas.height - 2 * _MARGIN) / (sides + 1)
    with canvas.unread():
        _ground(canvas, sides, across, down)
    widest = canvas.width_of(str(sides * sides), 1, bold=True)
    size = min(0.44 * down / POINT, 0.75 * across / widest)
    with canvas.group("Table"):
        for row in range(sides + 1):
            with canvas.group("TR"):
                for column in range(sides + 1):
                    middle = (_MARGIN + across * (column + 0.5), _MARGIN + down * (row + 0.5))
                    _cell(canvas, row, column, middle, size)


def _cell(canvas: Canvas, row: int, column: int, middle: tuple[float, float], size: float) -> None:
    """Write what stands where a row and a column meet; those of number 0 are the heads."""
    if row and column:
        with canvas.read_as("TD"):
            canvas.middle(str(row * column), *middle, size, FIGURES, bold=row == column)
        return
    with canvas.read_as("TH", names="Row" if row else "Column"):
        if row or column:
            canvas.middle(str(row or column), *middle, size, FIGURES, bold=True, colour=WHITE)
        else:
            canvas.middle("×", *middle, 1.3 * size, _TIMES, bold=True, colour=WHITE)


def _ground(canvas: Canvas, sides: int, across: float, down: float) -> None:
    wide, high = across * (sides + 1), down * (sides + 1)
    for row in range(2, sides + 1, 2):
        canvas.fill(_MARGIN + across, _MARGIN + down * row, across * sides, down, _STRIPE)
    for square in range(1, sides + 1):
        canvas.fill(_MARGIN + across * square, _MARGIN + down * square, across, down, _SQUARE)
    canvas.fill(_MARGIN, _MARGIN, wide, down, ACCENT)
    canvas.fill(_MARGIN, _MARGIN, across, high, ACCENT)
    for number in range(1, sides + 1):
        x, y = _MARGIN + across * number, _MARGIN + down * number
        canvas.line(x, _MARGIN, x, _MARGIN + down, 0.2, WHITE)
        canvas.line(_MARGIN, y, _MARGIN + across, y, 0.2, WHITE)
        canvas.line(x, _MARGIN + down, x, _MARGIN + high, 0.2, RULE)
        canvas.line(_MARGIN + across, y, _MARGIN + wide, y, 0.2, RULE)
    canvas.frame(_MARGIN, _MARGIN, wide, high, 0.6, ACCENT)
