"""The page with the layout map: how the tiles lie, seen from where the players stand."""

from __future__ import annotations

from voice_host.games.dogylicious.rules.carpet import COLUMNS, ROWS, Carpet, Direction
from voice_host.printouts import marks
from voice_host.printouts.canvas import ACCENT, RULE, TINT, WHITE, Align, Canvas
from voice_host.printouts.numbers import tile_number
from voice_host.printouts.tile_page import TILE

SCALE = 3
"""The map is a third as large as the carpet."""
SIDE = TILE / SCALE
"""A tile's side on the map, in mm."""
_TOP = 79.0
"""Where the far side is on the page, in mm."""
_SHARE = 0.64
"""The figures' size as a share of a tile's side: smaller than on the tiles themselves, for the lines around them."""
_MIDDLE_LINE = 1.1
"""How thick the line between the edge tiles and the middle is, in mm."""

_WAYS: dict[Direction, marks.Way] = {"forward": "up", "back": "down", "left": "left", "right": "right"}
"""How the players' directions lie on the page."""


def layout_map(canvas: Canvas, carpet: Carpet, pages: int) -> None:
    """Draw the map. It is never mirrored: left is the players' left, in whatever direction the words run."""
    words = canvas.wording
    canvas.page(words.text("map"))
    margin = (canvas.width - SIDE * COLUMNS) / 2
    start, end = (canvas.width - margin, margin) if words.right_to_left else (margin, canvas.width - margin)
    marks.overline(canvas, f"{words.text('game')} · {words.text('page', page=pages, pages=pages)}", start, 21)
    with canvas.read_as("H1"):
        canvas.text(words.text("map"), start, 32, 26, align=canvas.start, bold=True)
    canvas.paragraph(words.text("map-shows"), start, 41, 10.5, SIDE * COLUMNS)
    with canvas.read_as("Figure", _in_words(canvas, carpet)):
        _carpet(canvas, carpet, margin)
        _around(canvas, margin)
    _ways(canvas, end + (31 if words.right_to_left else -31))
    _key(canvas, start)


def _in_words(canvas: Canvas, carpet: Carpet) -> str:
    """Return the map for whoever does not see it, row by row from the far side."""
    words = canvas.wording
    rows = (
        words.text(
            "row-numbers",
            row=f"{words.heading('row', row=number)} ({words.text('side', row=number)})",
            numbers=", ".join(map(str, row)),
        )
        for number, row in enumerate(carpet.rows, 1)
    )
    return " ".join([words.text("map-seen"), *rows])


def _carpet(canvas: Canvas, carpet: Carpet, left: float) -> None:
    for tile in carpet.tiles:
        if carpet.is_edge(tile):
            canvas.fill(left + SIDE * (tile.column - 1), _TOP + SIDE * (tile.row - 1), SIDE, SIDE, TINT)
    for number in range(ROWS + 1):
        canvas.line(left, _TOP + SIDE * number, left + SIDE * COLUMNS, _TOP + SIDE * number, marks.CUT_LINE, RULE)
    for number in range(COLUMNS + 1):
        canvas.line(left + SIDE * number, _TOP, left + SIDE * number, _TOP + SIDE * ROWS, marks.CUT_LINE, RULE)
    canvas.frame(left + SIDE, _TOP + SIDE, SIDE * (COLUMNS - 2), SIDE * (ROWS - 2), _MIDDLE_LINE, ACCENT)
    for tile in carpet.tiles:
        place = (left + SIDE * (tile.column - 1), _TOP + SIDE * (tile.row - 1))
        tile_number(canvas, carpet.number(tile), *place, SIDE, _SHARE)


def _around(canvas: Canvas, left: float) -> None:
    """Write around the carpet how the host calls its sides, rows and columns, and how large it is."""
    words = canvas.wording
    right, bottom, middle = left + SIDE * COLUMNS, _TOP + SIDE * ROWS, canvas.width / 2
    wide, high = (f"{round(TILE * count / 10)}" for count in (COLUMNS, ROWS))
    marks.measure(canvas, left, _TOP - 20, right, _TOP - 20, words.text("length", cm=wide), 9.5)
    canvas.text(words.text("side", row=1), middle, _TOP - 9.5, 12, align="centre", bold=True, colour=ACCENT)
    for column in range(1, COLUMNS + 1):
        x = left + SIDE * (column - 0.5)
        canvas.text(words.text("column", column=column), x, _TOP - 2.5, 9.5, align="centre")
    rows_end_at, measured_at = (right + 3, left - 9) if words.right_to_left else (left - 3, right + 9)
    for row in range(1, ROWS + 1):
        y = _TOP + SIDE * (row - 0.5) + 1.2
        canvas.text(words.text("row", row=row), rows_end_at, y, 9.5, align=_other(canvas.start))
    marks.measure(canvas, measured_at, _TOP, measured_at, bottom, words.text("length", cm=high), 9.5)

    canvas.text(words.text("left-side"), left + 8, bottom + 8, 10.5)
    marks.arrow(canvas, left + 6.5, bottom + 6.7, "left", 6.5)
    canvas.text(words.text("right-side"), right - 8, bottom + 8, 10.5, align="right")
    marks.arrow(canvas, right - 6.5, bottom + 6.7, "right", 6.5)
    for place in (-1, 0, 1):
        marks.player(canvas, middle + 9 * place, bottom + 12.5, 8.5)
    canvas.text(words.text("side", row=ROWS), middle, bottom + 19, 12, align="centre", bold=True, colour=ACCENT)


def _ways(canvas: Canvas, middle: float) -> None:
    """Draw the four ways a dog can walk, as the players see them."""
    words = canvas.wording
    y = 254.0
    names = {way: words.text(way) for way in _WAYS}
    with canvas.read_as("Figure", words.text("ways-are", **names)):
        marks.paw(canvas, middle, y, 11)
        reach = 10.0
        for way, drawn in _WAYS.items():
            across, down = marks.ACROSS[drawn]
            marks.arrow(canvas, middle + reach * across, y + reach * down, drawn, 8)
            far = reach + 10
            align: Align = "centre" if across == 0 else "left" if across > 0 else "right"
            name_y = y + 1.3 if down == 0 else y + far + 2.6 if down > 0 else y - far + 0.6
            canvas.text(names[way], middle + far * across, name_y, 10.5, align=align)


def _key(canvas: Canvas, start: float) -> None:
    """Write what the two kinds of tiles are, and what the carpet is for."""
    words = canvas.wording
    width, swatch, room = 84.0, 7.0, 11.0
    way = -1 if words.right_to_left else 1
    for number, kind in enumerate(("edge", "middle")):
        top = 230.0 + 11 * number
        left = start if way > 0 else start - swatch
        with canvas.unread():
            canvas.fill(left, top, swatch, swatch, TINT if kind == "edge" else WHITE)
            line, colour = (marks.CUT_LINE, RULE) if kind == "edge" else (_MIDDLE_LINE, ACCENT)
            canvas.frame(left + line / 2, top + line / 2, swatch - line, swatch - line, line, colour)
        canvas.paragraph(words.text(kind), start + way * room, top + 4.9, 10, width - room)
    canvas.paragraph(words.text("what-for"), start, 258, 10, width)


def _other(side: Align) -> Align:
    return "left" if side == "right" else "right"
