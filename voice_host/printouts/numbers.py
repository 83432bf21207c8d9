"""The number on a tile."""

from __future__ import annotations

from voice_host.printouts.canvas import BLACK, FIGURES, POINT, Canvas

UPSIDE_DOWN = frozenset({6, 9})
"""Each of these looks like the other from the far side of the carpet: a line under it says where its feet are."""


def tile_number(canvas: Canvas, number: int, x: float, y: float, side: float, share: float) -> None:
    """Write a number into the middle of a tile: of what is seen of it, not of the room a font leaves around it.

    ``x``, ``y`` and ``side`` are the tile's. ``share`` is the figures' size as a share of the side: 10, the widest
    number, is as wide as that.
    """
    size = share * side / POINT
    ink = canvas.ink_of(str(number), size, bold=True)
    begin = x + side / 2 - (ink.left + ink.right) / 2
    baseline = y + side / 2 + FIGURES * share * side
    canvas.text(str(number), begin, baseline, size, bold=True)
    if number in UPSIDE_DOWN:
        wide, thick = 0.8 * (ink.right - ink.left), 0.047 * share * side
        canvas.fill(x + (side - wide) / 2, baseline + 0.08 * share * side, wide, thick, BLACK)
