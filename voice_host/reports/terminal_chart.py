"""The multiplication chart on a terminal: a cell a product, coloured, with a figure that needs no colour."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from rich.console import Console
from rich.text import Text

from voice_host.reports.levels import Level, chart, level
from voice_host.reports.practice import Practice, Product
from voice_host.reports.summary import is_worth_practising
from voice_host.reports.words import number, percent

RAMP = (
    "color(16) on color(255)",
    "color(16) on color(153)",
    "color(16) on color(74)",
    "color(16) on color(32)",
    "color(231) on color(25)",
)
"""A style for each level: black or white on a ground from nearly white to dark blue, which every eye can tell apart.

Sign and ground are both set, so that it reads the same on dark and on light terminals, and both are of the 240 colours
that a terminal's theme does not change.
"""
SMALL_RAMP = ("black on white", "black on bright_cyan", "black on cyan", "black on bright_blue", "bright_white on blue")
"""The same for terminals of 16 colours."""
MARGIN = 4
"""The columns of the row numbers."""
USUAL = 120
"""Columns to which a window is easily made wider."""
MARK = "!"
"""Stands behind the figure of what is worth practising, in the column that is empty otherwise."""


class Figure(Enum):
    """What stands in a cell."""

    COUNTS = auto()
    """"3/5": 3 times of 5."""
    PERCENT = auto()
    SHORT = auto()
    """Two signs: "60" for 60 %, and "ok" for always."""


@dataclass(frozen=True)
class Cells:
    """How cells are written."""

    figure: Figure
    width: int
    """Columns, with the one at the end that is empty or has the mark."""


def chart_lines(practice: Practice, console: Console) -> Iterator[Text]:
    """Yield the chart row by row; where not even the narrowest cells fit, its columns in several blocks."""
    products, cells = chart(practice.products), _cells(practice, console)
    sides = practice.sides
    columns = max(1, min(sides, (console.width - MARGIN) // cells.width))
    for first in range(1, sides + 1, columns):
        block = range(first, min(first + columns, sides + 1))
        if first > 1:
            yield Text()
        yield Text(" " * MARGIN + "".join(_right(f"{column}", cells) for column in block), style="bold")
        for row in range(1, sides + 1):
            line = Text().append(f"{row:>{MARGIN - 1}} ", style="bold")
            for column in block:
                line.append_text(_cell(products.get((row, column)), cells, console))
            yield line


def legend(practice: Practice, console: Console) -> Iterator[Text]:
    """Yield what figures and colours mean."""
    dot, cells = _dot(console), _cells(practice, console)
    wider = " A wider window has counts." if MARGIN + practice.sides * _tight(practice).width <= USUAL else ""
    marked = f" {MARK} worth practising;" if any(map(is_worth_practising, practice.products)) else ""
    if cells.figure is Figure.COUNTS:
        yield Text(f"3/5: right at once 3 times of 5;{marked} {dot} not asked.")
    elif cells.figure is Figure.PERCENT:
        yield Text(f"60%: right at once 60 times of a hundred;{marked} {dot} not asked.{wider}")
    else:
        yield Text(f"60: right at once 60 times of a hundred; ok: always;{marked} {dot} not asked.{wider}")
    if console.color_system and not console.no_color:
        for step in Level:
            yield Text().append("    ", style=_style(step, console)).append(f" {step.words}")


def _cells(practice: Practice, console: Console) -> Cells:
    """Return the widest cells that fit."""
    tight = _tight(practice)
    airy = Cells(Figure.COUNTS, tight.width + 1)
    room = (console.width - MARGIN) // practice.sides
    choices = (airy, tight, Cells(Figure.PERCENT, 5), Cells(Figure.SHORT, 3))
    return next((cells for cells in choices if cells.width <= room), choices[-1])


def _tight(practice: Practice) -> Cells:
    """Return the narrowest cells in which counts fit."""
    return Cells(Figure.COUNTS, 1 + max(3, *(len(_written(product, Figure.COUNTS)) for product in practice.products)))


def _cell(product: Product | None, cells: Cells, console: Console) -> Text:
    if product is None:
        return Text(_right(_dot(console), cells), style="dim")
    mark = MARK if is_worth_practising(product) else " "
    return Text(_right(_written(product, cells.figure), cells, mark), style=_style(level(product), console))


def _written(product: Product, figure: Figure) -> str:
    if figure is Figure.COUNTS:
        return f"{number(product.right)}/{number(product.asked)}"
    share = percent(product.right, product.asked)
    if figure is Figure.PERCENT:
        return f"{share}%"
    return "ok" if share == 100 else f"{share}"


def _right(text: str, cells: Cells, end: str = " ") -> str:
    return f"{text:>{cells.width - 1}}{end}"


def _style(step: Level, console: Console) -> str:
    return SMALL_RAMP[step] if console.color_system in ("standard", "windows") else RAMP[step]


def _dot(console: Console) -> str:
    return "." if console.options.ascii_only else "·"
