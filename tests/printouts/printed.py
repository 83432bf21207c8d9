"""A printout as paper shows it: letters where they stand, and ink where it lies, in mm from the upper left corner."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import pypdfium2
import pypdfium2.raw as pdfium

from voice_host.printouts import Printout

MM = 72 / 25.4


@dataclass(frozen=True)
class Box:
    """Where something stands on a page, with the ink of it and nothing more."""

    words: str
    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def and_then(self, other: Box) -> Box:
        return Box(self.words + other.words, self.left, min(self.top, other.top), other.right, self.bottom)


class PrintedPage:
    """A page."""

    def __init__(self, page: pypdfium2.PdfPage) -> None:
        self._page = page
        self.width, self.height = (side / MM for side in page.get_size())

    @cached_property
    def text(self) -> str:
        """What can be selected and copied, in its order."""
        return " ".join(self._page.get_textpage().get_text_range().split())

    @cached_property
    def letters(self) -> list[Box]:
        text = self._page.get_textpage()
        letters = []
        for index in range(text.count_chars()):
            letter = text.get_text_range(index, 1)
            left, bottom, right, top = (side / MM for side in text.get_charbox(index))
            if letter.strip() and not self._is_hidden(text, index):
                letters.append(Box(letter, left, self.height - top, right, self.height - bottom))
        return letters

    def _is_hidden(self, text: pypdfium2.PdfTextPage, index: int) -> bool:
        written = pdfium.FPDFText_GetTextObject(text.raw, index)
        return bool(written) and pdfium.FPDFTextObj_GetTextRenderMode(written) == pdfium.FPDF_TEXTRENDERMODE_INVISIBLE

    def numbers(self, least: float, most: float = 1000) -> list[Box]:
        """The numbers whose figures are so many mm high, in the order in which they are read."""
        numbers: list[Box] = []
        for letter in self.letters:
            if letter.words.isdigit() and least <= letter.height <= most:
                before = numbers[-1] if numbers else None
                near = 0.4 * letter.height
                if before and 0 < letter.left - before.right < near and abs(letter.bottom - before.bottom) < near:
                    numbers[-1] = before.and_then(letter)
                else:
                    numbers.append(letter)
        return numbers

    def line_at(self, top: float, bottom: float, left: float = 0, right: float = 1000) -> str:
        """The letters of a line as they stand, from left to right."""
        there = [each for each in self.letters if top <= each.middle[1] <= bottom and left <= each.middle[0] <= right]
        return "".join(each.words for each in sorted(there, key=lambda each: each.left))

    def darkness(self, left: float, top: float, right: float, bottom: float, dpi: float = 600) -> np.ndarray[Any, Any]:
        """How dark a part of it is: 0 is paper, 1 black."""
        crop = (left * MM, (self.height - bottom) * MM, (self.width - right) * MM, top * MM)
        picture = self._page.render(scale=dpi / 72, crop=crop, grayscale=True).to_numpy()
        return 1 - picture.reshape(picture.shape[:2]) / 255

    @cached_property
    def inked(self) -> Box:
        """The part of it on which anything is printed."""
        dark = self.darkness(0, 0, self.width, self.height, dpi=200) > 0.02
        pixel = 25.4 / 200
        down, across = (np.flatnonzero(dark.any(axis=axis)) for axis in (1, 0))
        return Box("", across[0] * pixel, down[0] * pixel, (across[-1] + 1) * pixel, (down[-1] + 1) * pixel)

    def lines_across(self, top: float, bottom: float, left: float, right: float) -> list[float]:
        """Where upright lines cross a strip, in mm: the middle of the ink of each."""
        return [left + where for where in _lines(self.darkness(left, top, right, bottom).mean(axis=0), right - left)]

    def lines_down(self, left: float, right: float, top: float, bottom: float) -> list[float]:
        """Where level lines cross a strip, in mm."""
        return [top + where for where in _lines(self.darkness(left, top, right, bottom).mean(axis=1), bottom - top)]

    def fonts_are_embedded(self) -> bool:
        letters = [each for each in self._page.get_objects() if each.type == pdfium.FPDF_PAGEOBJ_TEXT]
        assert letters
        return all(pdfium.FPDFFont_GetIsEmbedded(pdfium.FPDFTextObj_GetFont(each.raw)) == 1 for each in letters)

    @cached_property
    def parts(self) -> list[Part]:
        """What screen readers are told of, in its order."""
        drawn: dict[int, str] = {}
        text = self._page.get_textpage()
        for each in self._page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT]):
            number = pdfium.FPDFPageObj_GetMarkedContentID(each.raw)
            # A space that is drawn by itself has no text here.
            drawn[number] = drawn.get(number, "") + (_utf16(pdfium.FPDFTextObj_GetText, each.raw, text.raw) or " ")
        tree = pdfium.FPDF_StructTree_GetForPage(self._page.raw)
        (document,) = _inside(tree, pdfium.FPDF_StructTree_CountChildren, pdfium.FPDF_StructTree_GetChildAtIndex)
        parts = _parts_of(document, drawn)
        pdfium.FPDF_StructTree_Close(tree)
        return parts


@dataclass(frozen=True)
class Part:
    """What screen readers are told of a part of a page."""

    kind: str
    alternative: str
    """What is read instead of it."""
    text: str
    """Its text as it is spoken."""
    drawn: str
    """Its letters and spaces as they lie in the file: Hebrew from left to right."""
    parts: list[Part]

    @property
    def cells(self) -> list[list[str]]:
        """The text of the cells of a table, row by row."""
        assert {row.kind for row in self.parts} == {"TR"}
        return [[cell.text for cell in row.parts] for row in self.parts]


class Printed:
    """A document."""

    def __init__(self, printout: Printout | bytes) -> None:
        self.document = pypdfium2.PdfDocument(printout if isinstance(printout, bytes) else printout.pdf)
        self.pages = [PrintedPage(page) for page in self.document]
        self.title = self.document.get_metadata_value("Title")
        self.contents = [mark.get_title() for mark in self.document.get_toc()]
        self.language = _utf16(pdfium.FPDFCatalog_GetLanguage, self.document.raw)
        self.is_tagged = bool(pdfium.FPDFCatalog_IsTagged(self.document.raw))
        self.is_scaled_by_printers = bool(pdfium.FPDF_VIEWERREF_GetPrintScaling(self.document.raw))


def _lines(darkness: np.ndarray[Any, Any], length: float) -> list[float]:
    """Return the middle of each run of ink, weighed by how dark it is."""
    pixel = length / len(darkness)
    inked = np.flatnonzero(darkness > 0.05)
    runs = np.split(inked, np.flatnonzero(np.diff(inked) > 1) + 1) if len(inked) else []
    return [float(np.average(run + 0.5, weights=darkness[run])) * pixel for run in runs]


def _parts_of(element: Any, drawn: dict[int, str]) -> list[Part]:
    parts = []
    for part in _inside(element, pdfium.FPDF_StructElement_CountChildren, pdfium.FPDF_StructElement_GetChildAtIndex):
        kind = _utf16(pdfium.FPDF_StructElement_GetType, part)
        if kind:  # those of other pages have none here
            count = max(0, pdfium.FPDF_StructElement_GetMarkedContentIdCount(part))
            numbers = [pdfium.FPDF_StructElement_GetMarkedContentIdAtIndex(part, each) for each in range(count)]
            parts.append(
                Part(
                    kind,
                    _utf16(pdfium.FPDF_StructElement_GetAltText, part),
                    _utf16(pdfium.FPDF_StructElement_GetActualText, part),
                    "".join(drawn.get(number, "") for number in numbers if number >= 0),
                    _parts_of(part, drawn),
                )
            )
    return parts


def _inside(of: Any, count: Any, get: Any) -> list[Any]:
    return [each for each in (get(of, number) for number in range(count(of))) if each]


def _utf16(get: Any, of: Any, *more: Any) -> str:
    wanted = get.argtypes[1 + len(more)]
    size = get(of, *more, None, 0)
    text = ctypes.create_string_buffer(size)
    get(of, *more, ctypes.cast(text, wanted), size)
    return text.raw.decode("utf-16-le").rstrip("\0")
