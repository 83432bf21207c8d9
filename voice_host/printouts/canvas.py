"""A document that is drawn on in millimetres, from the upper left corner of a page; sizes of letters are in points."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from types import TracebackType
from typing import Literal

from fpdf.enums import Duplex, TextMode
from fpdf.fonts import TTFFont
from fpdf.prefs import ViewerPreferences

from voice_host.printouts import fonts
from voice_host.printouts.papers import Paper
from voice_host.printouts.tagged_pdf import Group, Kind, Scope, TaggedPdf
from voice_host.printouts.wording import Wording

POINT = 25.4 / 72
"""In mm."""

Colour = tuple[int, int, int] | int
"""Red, green and blue, or a grey: 0 to 255."""
BLACK, WHITE = 0, 255
RULE = 110
"""Thin lines: dark enough to cut along, and no letter."""
ACCENT = (0, 92, 110)
"""Printed in black and white it is a dark grey."""
TINT = (224, 238, 240)
"""The same, a light grey."""

Align = Literal["left", "centre", "right"]

FIGURES = 0.338
"""How high the middle of figures is above their baseline, as a share of their size (FiraGO)."""
_LEADING = 1.4
"""From line to line, as a multiple of the size."""

# A figure stays with what it counts: "9 cm" is not torn apart at the end of a line.
_BREAK = re.compile(r"(?<!\d) ")


@dataclass(frozen=True)
class Printout:
    """A document that is ready to be saved."""

    pdf: bytes
    pages: int


@dataclass(frozen=True)
class Ink:
    """From where to where letters reach, in mm from where their line begins."""

    left: float
    right: float


class Canvas:
    """A document in the making. Use it in a ``with`` statement: its font lies in a folder for that long."""

    def __init__(self, paper: Paper, wording: Wording, title: str, *, landscape: bool = False, one_sided: bool = False):
        """``one_sided`` asks the printer not to print on backs, as what is cut out would lose them."""
        self.wording = wording
        self.width, self.height = (paper.height, paper.width) if landscape else (paper.width, paper.height)
        """Of a page, in mm."""
        self._pdf = TaggedPdf(unit="mm", format=(self.width, self.height))
        self._pdf.set_auto_page_break(False)
        self._pdf.set_margin(0)
        self._pdf.c_margin = 0
        self._pdf.alias_nb_pages(None)  # type: ignore[arg-type]  # or "{nb}" in a name would become a number
        self._pdf.set_title(title)
        self._pdf.set_lang(wording.language)
        self._pdf.set_creator("voice-host")
        self._pdf.set_display_mode("fullpage", "single")
        self._pdf.viewer_preferences = ViewerPreferences(
            display_doc_title=True,
            duplex=Duplex.SIMPLEX if one_sided else None,
            print_scaling="None",  # the print dialogue then begins with 100 %
        )
        self._widths: dict[tuple[str, float, bool, bool], float] = {}
        """What was measured: the library works out the directions of a line anew each time."""
        self._lines_read: list[str] | None = None
        """What was written of the part that is read now."""
        self._open = ExitStack()

    def __enter__(self) -> Canvas:
        for style, file in self._open.enter_context(fonts.font_files()).items():
            self._pdf.add_font(fonts.FAMILY, style, file)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for font in self._pdf.fonts.values():
            if isinstance(font, TTFFont):
                font.ttfont.close()  # Windows removes no file that is open
        self._open.close()

    def finish(self) -> Printout:
        """Return the document. Nothing can be drawn after it."""
        return Printout(bytes(self._pdf.output()), self._pdf.pages_count)

    def page(self, name: str) -> None:
        """Begin a page; its name goes into the list of contents that readers show beside the pages."""
        self._pdf.add_page()
        self._pdf.set_xy(0, 0)
        self._pdf.start_section(name)

    @contextmanager
    def read_as(self, kind: Kind, alternative: str | None = None, *, names: Scope | None = None) -> Iterator[None]:
        """Tell screen readers what is drawn inside, and what to read instead of it; ``names`` is for a TH."""
        with self._pdf.tagged(kind, alternative, names) as self._lines_read:
            yield
        self._lines_read = None

    @contextmanager
    def group(self, kind: Group) -> Iterator[None]:
        """Tell screen readers that what is inside is a table, or a row of it."""
        with self._pdf.group(kind):
            yield

    def empty_cells(self, count: int) -> None:
        """Tell screen readers of cells in which nothing stands."""
        for _ in range(count):
            with self.read_as("TD"):
                pass

    def hidden_heading(self, words: str) -> None:
        """Give a page on which no heading is seen one for screen readers."""
        with self.read_as("H1"), self._pdf.local_context(text_mode=TextMode.INVISIBLE):
            self.text(words, self.width / 2, 10, 10, align="centre")

    @contextmanager
    def unread(self) -> Iterator[None]:
        """Keep what is drawn inside from screen readers."""
        with self._pdf.artifact():
            yield

    @property
    def start(self) -> Align:
        """Where lines of the document's language begin."""
        return "right" if self.wording.right_to_left else "left"

    @property
    def end(self) -> Align:
        """Where they end."""
        return "left" if self.wording.right_to_left else "right"

    def text(
        self,
        words: str,
        x: float,
        baseline: float,
        size: float,
        *,
        align: Align = "left",
        bold: bool = False,
        colour: Colour = BLACK,
        own_direction: bool = False,
    ) -> None:
        """Write a line that begins, ends or has its middle at ``x``, as ``align`` says.

        It runs in the direction of the document; with ``own_direction``, as a name does, in that of its first letter.
        """
        width = self.width_of(words, size, bold=bold, own_direction=own_direction)
        left = x - width * {"left": 0.0, "centre": 0.5, "right": 1.0}[align]
        self._write_with(size, bold, own_direction)
        self._pdf.set_text_color(*_parts(colour))
        if self._lines_read:
            self._pdf.cell(text=" ")  # after the line before, or its last word and this one's first are read as one
        if self._lines_read is not None:
            self._lines_read.append(words)
        # The library puts the baseline three tenths of the size below the middle of a cell.
        height = size * POINT
        self._pdf.set_xy(left, baseline - 0.8 * height)
        self._pdf.cell(width, height, words)

    def middle(
        self, words: str, x: float, y: float, size: float, rise: float, *, bold: bool = False, colour: Colour = BLACK
    ) -> None:
        """Write a line with its middle at a point; ``rise`` is how high that is above the baseline, of its size."""
        self.text(words, x, y + rise * size * POINT, size, align="centre", bold=bold, colour=colour)

    def width_of(self, words: str, size: float, *, bold: bool = False, own_direction: bool = False) -> float:
        """Return how wide a line is, in mm."""
        asked = (words, size, bold, own_direction)
        if asked not in self._widths:
            self._write_with(size, bold, own_direction)
            self._widths[asked] = self._pdf.get_string_width(words)
        return self._widths[asked]

    def paragraph(self, words: str, x: float, baseline: float, size: float, width: float) -> float:
        """Write words in lines of a width, which begin at ``x``, and return the last baseline."""
        with self.read_as("P"):
            for number, line in enumerate(self.even_lines_of(words, size, width)):
                last = baseline + number * _LEADING * size * POINT
                self.text(line, x, last, size, align=self.start)
        return last

    def even_lines_of(self, words: str, size: float, width: float) -> list[str]:
        """Return words in as few lines of a width as can be, all about as long: no word is left alone on the last."""
        lines = self.lines_of(words, size, width)
        for percent in range(98, 50, -2):
            narrower = self.lines_of(words, size, width * percent / 100)
            if len(narrower) > len(lines):
                break
            lines = narrower
        return lines

    def lines_of(
        self, words: str, size: float, width: float, *, bold: bool = False, own_direction: bool = False
    ) -> list[str]:
        """Return words in lines of a width; a single word that is wider than that is a line of its own."""
        lines: list[str] = []
        for word in _BREAK.split(words):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.width_of(longer, size, bold=bold, own_direction=own_direction) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def ink_of(self, words: str, size: float, *, bold: bool = False) -> Ink:
        """Return how far a line of plain letters reaches, without the room that a font leaves around each of them."""
        font = self._font(bold)
        names = [font.ttfont.getBestCmap()[ord(letter)] for letter in words]
        boxes = [font.ttfont["glyf"][name] for name in names]
        em = size * POINT / font.ttfont["head"].unitsPerEm
        room = (font.ttfont["hmtx"][names[-1]][0] - boxes[-1].xMax) * em
        return Ink(
            left=boxes[0].xMin * em,
            right=self.width_of(words, size, bold=bold) - room,
        )

    def lacking(self, words: str) -> str:
        """Return the letters that cannot be written, each once."""
        return fonts.lacking(words, self._font(bold=True).cmap)

    def line(self, x1: float, y1: float, x2: float, y2: float, width: float, colour: Colour = BLACK) -> None:
        """Draw a line whose middle goes from one point to the other."""
        self._pdf.set_line_width(width)
        self._pdf.set_draw_color(*_parts(colour))
        self._pdf.line(x1, y1, x2, y2)

    def fill(self, x: float, y: float, width: float, height: float, colour: Colour, radius: float = 0) -> None:
        """Fill a rectangle; its corners may be round."""
        self._pdf.set_fill_color(*_parts(colour))
        self._pdf.rect(x, y, width, height, style="F", round_corners=radius > 0, corner_radius=radius)

    def frame(
        self, x: float, y: float, width: float, height: float, line: float, colour: Colour = BLACK, radius: float = 0
    ) -> None:
        """Draw a rectangle whose lines have their middle on its edges."""
        self._pdf.set_line_width(line)
        self._pdf.set_draw_color(*_parts(colour))
        self._pdf.rect(x, y, width, height, style="D", round_corners=radius > 0, corner_radius=radius)

    def shape(self, points: Sequence[tuple[float, float]], colour: Colour) -> None:
        """Fill a shape with straight sides."""
        self._pdf.set_fill_color(*_parts(colour))
        self._pdf.polygon(points, style="F")

    def oval(self, x: float, y: float, width: float, height: float, colour: Colour, turned: float = 0) -> None:
        """Fill an oval around a point, turned by so many degrees against the clock."""
        self._pdf.set_fill_color(*_parts(colour))
        with self._pdf.rotation(turned, x, y):
            self._pdf.ellipse(x - width / 2, y - height / 2, width, height, style="F")

    def _write_with(self, size: float, bold: bool, own_direction: bool) -> None:
        direction = None if own_direction else "rtl" if self.wording.right_to_left else "ltr"
        self._pdf.set_text_shaping(True, direction=direction)
        self._pdf.set_font(fonts.FAMILY, "B" if bold else "", size)

    def _font(self, bold: bool) -> TTFFont:
        font = self._pdf.fonts[fonts.FAMILY.lower() + ("B" if bold else "")]
        assert isinstance(font, TTFFont)
        return font


def _parts(colour: Colour) -> tuple[int, ...]:
    return colour if isinstance(colour, tuple) else (colour,)
