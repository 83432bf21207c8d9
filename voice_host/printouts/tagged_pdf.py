"""A PDF whose parts are named for screen readers (ISO 32000-1, 14.7 and 14.8)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from fpdf import FPDF

Kind = Literal["H1", "P", "Figure"]
"""A heading, a paragraph, a drawing."""


class TaggedPdf(FPDF):
    """The library's document, which by itself names pictures alone.

    It calls inside the library (``_add_marked_content`` and ``_out``): what the library offers to everybody tags
    everything as a figure, so that headings and sentences could not be told from drawings.
    """

    @contextmanager
    def tagged(self, kind: Kind, alternative: str | None = None) -> Iterator[None]:
        """Name what is drawn inside; ``alternative`` is read instead of it. One cannot be in another."""
        number = self.struct_builder.next_mcid_for_page(self.page)
        self._add_marked_content(struct_type=f"/{kind}", mcid=number, alt_text=alternative)
        self._out(f"/{kind} <</MCID {number}>> BDC")
        yield
        self._out("EMC")

    @contextmanager
    def artifact(self) -> Iterator[None]:
        """Say of what is drawn inside that it is there for the eye alone (rules, tints) and not to be read."""
        self._out("/Artifact BMC")
        yield
        self._out("EMC")
