"""The score sheet, to be written on by hand: a row for each player, four rounds and the total."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from voice_host.games.dogylicious.rules.settings import MAX_PLAYERS, ROUNDS
from voice_host.printouts import marks
from voice_host.printouts.canvas import ACCENT, POINT, RULE, TINT, WHITE, Canvas, Printout
from voice_host.printouts.errors import CannotBePrinted
from voice_host.printouts.papers import Paper
from voice_host.printouts.wording import Wording

_MARGIN = 15.0
_TOP = 42.0
"""Where the table begins, in mm."""
_HEAD = 12.0
_HIGHEST_ROW = 26.0
_NEXT_GAME = 26.0
"""From the table of a game to that of the next, with a line for the date, in mm."""
_REMINDER = 34.0
"""The room below the table, in mm."""
_NAME_SIZES = (22, 19, 16, 14, 12, 10, 9)
"""In points: the largest in which a name fits is taken."""


@dataclass(frozen=True)
class _Column:
    left: float
    width: float

    @property
    def middle(self) -> float:
        return self.left + self.width / 2


def print_score_sheet(players: Sequence[str], wording: Wording, paper: Paper) -> Printout:
    """Return the sheet for some players, or with four lines where there are no names.

    Raises CannotBePrinted where a name cannot be written with the font of the pages, or is too long for the sheet.
    """
    title = f"{wording.text('game')}: {wording.text('score-sheet')}"
    with Canvas(paper, wording, title, landscape=True) as canvas:
        for name in players:
            _check_letters(canvas, name)
        canvas.page(wording.text("score-sheet"))
        _sheet(canvas, players or [""] * MAX_PLAYERS)
        return canvas.finish()


def _check_letters(canvas: Canvas, name: str) -> None:
    lacking = canvas.lacking(name)
    if lacking:
        raise CannotBePrinted(
            f'"{name}" cannot be printed: the font of the pages lacks {" ".join(lacking)}. Write the name in other '
            "letters, or leave out --players and write it by hand."
        )


def _sheet(canvas: Canvas, players: Sequence[str]) -> None:
    words = canvas.wording
    first, last = _MARGIN, canvas.width - _MARGIN
    start, end = (last, first) if words.right_to_left else (first, last)
    marks.overline(canvas, words.text("game"), start, 20)
    with canvas.read_as("H1"):
        canvas.text(words.text("score-sheet"), start, 32, 26, align=canvas.start, bold=True)
    room = canvas.height - _TOP - _HEAD - _REMINDER - _MARGIN
    high = min(_HIGHEST_ROW, room / len(players))
    columns = _columns(canvas)
    top = _TOP
    for game in range(_games(players)):
        if game:
            top += _HEAD + high * len(players) + _NEXT_GAME
        _date(canvas, end, top - 10)
        _table(canvas, players, columns, top, high)
    _reminder(canvas, start, end, top + _HEAD + high * len(players), together=len(players) > 1)


def _games(players: Sequence[str]) -> int:
    """Return how many games a sheet is for: one player's leaves room for another."""
    return 2 if len(players) == 1 else 1


def _columns(canvas: Canvas) -> list[_Column]:
    """Return the columns, the players' first; they follow each other in the direction of the words."""
    wide = canvas.width - 2 * _MARGIN
    name, total = 0.22 * wide, 0.16 * wide
    widths = [name, *[(wide - name - total) / ROUNDS] * ROUNDS, total]
    columns, left = [], _MARGIN
    for width in reversed(widths) if canvas.wording.right_to_left else widths:
        columns.append(_Column(left, width))
        left += width
    return columns[::-1] if canvas.wording.right_to_left else columns


def _date(canvas: Canvas, end: float, baseline: float) -> None:
    words = canvas.wording
    way = 1 if words.right_to_left else -1
    line = 52.0
    with canvas.read_as("P"):
        canvas.text(words.text("date"), end + way * (line + 3), baseline, 11, align=canvas.end)
        canvas.line(end, baseline + 0.6, end + way * line, baseline + 0.6, 0.25, RULE)


def _table(canvas: Canvas, players: Sequence[str], columns: Sequence[_Column], top: float, high: float) -> None:
    words = canvas.wording
    first = top + _HEAD
    wide, bottom = canvas.width - 2 * _MARGIN, first + high * len(players)
    with canvas.unread():
        canvas.fill(columns[-1].left, first, columns[-1].width, bottom - first, TINT)
        canvas.fill(_MARGIN, top, wide, _HEAD, ACCENT)
        for column in columns:
            if column.left > _MARGIN:
                canvas.line(column.left, first, column.left, bottom, 0.25, RULE)
        for row in range(1, len(players)):
            canvas.line(_MARGIN, first + high * row, _MARGIN + wide, first + high * row, 0.25, RULE)
        canvas.frame(_MARGIN, top, wide, bottom - top, 0.6, ACCENT)
    heads = [words.text("player"), *(words.text("round", round=number + 1) for number in range(ROUNDS))]
    with canvas.group("Table"):
        with canvas.group("TR"):
            for head, column in zip([*heads, words.text("total")], columns, strict=True):
                with canvas.read_as("TH", names="Column"):
                    canvas.text(head, column.middle, top + 7.7, 12, align="centre", bold=True, colour=WHITE)
        for row, name in enumerate(players):
            with canvas.group("TR"):
                if name:
                    with canvas.read_as("TH", names="Row"):
                        _name(canvas, name, columns[0], first + high * row, high)
                canvas.empty_cells(len(columns) - (1 if name else 0))


def _name(canvas: Canvas, name: str, column: _Column, top: float, high: float) -> None:
    room = column.width - 8
    for size in _NAME_SIZES:
        lines = canvas.lines_of(name, size, room, bold=True, own_direction=True)
        widest = max(canvas.width_of(line, size, bold=True, own_direction=True) for line in lines)
        leading = 1.2 * size * POINT
        if widest <= room and leading * len(lines) <= high - 4:
            break
    else:
        raise CannotBePrinted(f'"{name}" is too long for the score sheet. Write it shorter, or leave out --players.')
    first = top + (high - leading * (len(lines) - 1)) / 2 + 0.34 * size * POINT
    edge = column.left + (column.width - 4 if canvas.wording.right_to_left else 4)
    for number, line in enumerate(lines):
        baseline = first + leading * number
        canvas.text(line, edge, baseline, size, align=canvas.start, bold=True, own_direction=True)


def _reminder(canvas: Canvas, start: float, end: float, top: float, *, together: bool) -> None:
    """Write what is written into the table, and leave room for what a team has together."""
    words = canvas.wording
    way = -1 if words.right_to_left else 1
    width = abs(end - start) - (78 if together else 0)
    y = top + 11
    reminders = [words.text(message) for message in ("write-points", "write-clock", "write-gentler", "add-up")]
    if together:
        reminders[-1] = f"{reminders[-1]} {words.text('who-wins')}"
    for reminder in reminders:
        with canvas.unread():
            canvas.oval(start + way * 1.0, y - 1.2, 1.6, 1.6, ACCENT)
        y = canvas.paragraph(reminder, start + way * 5, y, 10.5, width - 5) + 6.6
    if together:
        box = 30.0
        left = end if words.right_to_left else end - box
        with canvas.read_as("P"):
            canvas.text(words.text("together"), end - way * (box + 4), top + 17.2, 11, align=canvas.end)
            canvas.frame(left, top + 7, box, 17, 0.6, ACCENT, radius=2)
