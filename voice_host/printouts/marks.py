"""What is drawn on more than one page: marks to cut along, the bar that is measured, arrows, a paw."""

from __future__ import annotations

from typing import Literal

from voice_host.printouts.canvas import ACCENT, BLACK, FIGURES, RULE, WHITE, Canvas, Colour

CUT_LINE = 0.2
"""How thick a line to cut along is, in mm."""
_GAP, _MARK = 2.0, 6.0
"""How far a cut mark is from what is cut out, and how long it is, in mm."""
_THICK = 3.0
"""Of the bar, in mm."""

Way = Literal["up", "down", "left", "right"]
ACROSS: dict[Way, tuple[int, int]] = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
"""Where each way leads on the page: to the right, and down."""


def cut_mark(canvas: Canvas, x: float, y: float, way: Way) -> None:
    """Draw a mark outside of a corner, that leads away from it."""
    across, down = ACROSS[way]
    far = _GAP + _MARK
    canvas.line(x + _GAP * across, y + _GAP * down, x + far * across, y + far * down, CUT_LINE, RULE)


def bar(canvas: Canvas, x: float, y: float, length: float) -> None:
    """Draw a bar of exactly that length, in mm, a centimetre black and a centimetre white; ``y`` is its upper edge."""
    line = 0.25
    canvas.frame(x + line / 2, y + line / 2, length - line, _THICK - line, line)
    for centimetre in range(0, round(length / 10), 2):
        canvas.fill(x + 10 * centimetre, y, 10, _THICK, BLACK)


def arrow(canvas: Canvas, x: float, y: float, way: Way, length: float, colour: Colour = ACCENT) -> None:
    """Draw an arrow that begins at a point; its line is as thick as its length asks for."""
    across, down = ACROSS[way]
    head = min(3.4, length / 2)
    thick = 0.28 * head
    neck = length - head

    def along(forth: float, aside: float) -> tuple[float, float]:
        return x + forth * across - aside * down, y + forth * down + aside * across

    outline = [(0.0, thick / 2), (neck, thick / 2), (neck, head / 2), (length, 0.0)]
    canvas.shape([along(f, a) for f, a in outline] + [along(f, -a) for f, a in reversed(outline)], colour)


def measure(canvas: Canvas, x1: float, y1: float, x2: float, y2: float, label: str, size: float) -> None:
    """Draw a dimension line, upright or level, with its length in the middle."""
    level = y1 == y2
    for x, y in ((x1, y1), (x2, y2)):
        canvas.line(*((x, y - 1.8, x, y + 1.8) if level else (x - 1.8, y, x + 1.8, y)), 0.25, RULE)
    canvas.line(x1, y1, x2, y2, 0.25, RULE)
    middle = ((x1 + x2) / 2, (y1 + y2) / 2)
    wide, high = canvas.width_of(label, size) + 4, size * 0.5
    canvas.fill(middle[0] - wide / 2, middle[1] - high / 2, wide, high, WHITE)
    canvas.middle(label, *middle, size, FIGURES)


def overline(canvas: Canvas, words: str, x: float, baseline: float) -> None:
    """Write the small line above a heading, with a paw in front of it; ``x`` is where it begins."""
    size = 9.0
    way = -1 if canvas.wording.right_to_left else 1
    with canvas.unread():
        paw(canvas, x + way * 1.9, baseline - 1.2, 3.8)
        canvas.text(words, x + way * 5.2, baseline, size, align=canvas.start, colour=ACCENT)


def paw(canvas: Canvas, x: float, y: float, size: float, colour: Colour = ACCENT) -> None:
    """Draw the print of a dog's paw around a point, so many mm wide."""
    canvas.oval(x, y + 0.2 * size, 0.56 * size, 0.46 * size, colour)
    for side in (-1, 1):
        canvas.oval(x + side * 0.16 * size, y - 0.28 * size, 0.22 * size, 0.34 * size, colour, turned=-side * 8)
        canvas.oval(x + side * 0.4 * size, y - 0.05 * size, 0.2 * size, 0.31 * size, colour, turned=-side * 24)


def player(canvas: Canvas, x: float, y: float, size: float, colour: Colour = ACCENT) -> None:
    """Draw somebody who stands there, as a pawn does, so many mm high; ``y`` is where the feet are."""
    canvas.oval(x, y - 0.78 * size, 0.42 * size, 0.42 * size, colour)
    base = 0.36 * size
    canvas.shape(
        [(x - base, y), (x - 0.14 * size, y - 0.62 * size), (x + 0.14 * size, y - 0.62 * size), (x + base, y)], colour
    )
