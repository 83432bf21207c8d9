"""A PDF whose parts are named for screen readers (ISO 32000-1, 14.7 and 14.8)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

from fpdf import FPDF
from fpdf.structure_tree import StructElem, StructureTreeBuilder
from fpdf.syntax import PDFObject, PDFString

Kind = Literal["H1", "P", "Figure", "TH", "TD"]
"""A heading, a paragraph, a drawing, a cell that names its row or column, another cell."""
Group = Literal["Table", "TR"]
"""What has parts and no content of its own: a table, and a row of it."""
Scope = Literal["Row", "Column"]
"""What a cell names."""


class _Part(StructElem):
    """A part of the document, with the entries that the library leaves out: it writes each attribute as one."""

    def __init__(self, kind: str, parent: StructElem, page: int, alternative: str | None = None) -> None:
        super().__init__(f"/{kind}", parent, [], page, alt=alternative)
        self._parent = parent
        self.actual_text: PDFString | None = None
        self.a: str | None = None

    def _build_obj_dict(self, security_handler: Any = None) -> dict[str, object]:
        if self.pg is None:  # the library tells its page to the outermost part alone, which is written first
            self.pg = self._parent.pg
        return super()._build_obj_dict(security_handler)


class _Tree(StructureTreeBuilder):
    """The parts of the document. The library's own tree has no part inside another."""

    def __init__(self) -> None:
        super().__init__()
        self.inside: StructElem = self.doc_struct_elem
        """What the next part becomes a part of."""

    def __iter__(self) -> Iterator[PDFObject]:
        """Go through all that is written into the file, the root first."""
        yield self.struct_tree_root
        yield self.doc_struct_elem
        yield self.struct_tree_root.parent_tree
        yield from _all_in(self.doc_struct_elem)


class TaggedPdf(FPDF):
    """The library's document, which by itself names pictures alone.

    It calls inside the library (``struct_builder`` and ``_out``): what the library offers to everybody tags everything
    as a figure, so that headings, sentences and tables could not be told from drawings.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._tree = _Tree()
        self.struct_builder = self._tree

    @contextmanager
    def tagged(self, kind: Kind, alternative: str | None = None, scope: Scope | None = None) -> Iterator[list[str]]:
        """Name what is drawn inside; ``alternative`` is read instead of it. One cannot be in another.

        What is added to the list is the text of it, as it is spoken: letters lie in the file as they do on the page,
        Hebrew from left to right.
        """
        part = self._add(kind, alternative)
        part.a = scope and f"<</O /Table /Scope /{scope}>>"
        marked = self._tree.struct_tree_root.parent_tree.nums[self._place_of_page()]
        number = len(marked)
        part.k.append(number)
        marked.append(part)
        lines: list[str] = []
        self._out(f"/{kind} <</MCID {number}>> BDC")
        yield lines
        self._out("EMC")
        if lines and alternative is None:
            part.actual_text = PDFString(" ".join(lines))

    @contextmanager
    def group(self, kind: Group) -> Iterator[None]:
        """Make what is tagged inside the parts of one."""
        outer = self._tree.inside
        self._tree.inside = self._add(kind)
        yield
        self._tree.inside = outer

    @contextmanager
    def artifact(self) -> Iterator[None]:
        """Say of what is drawn inside that it is there for the eye alone (rules, tints) and not to be read."""
        self._out("/Artifact BMC")
        yield
        self._out("EMC")

    def _add(self, kind: Kind | Group, alternative: str | None = None) -> _Part:
        part = _Part(kind, self._tree.inside, self.page, alternative)
        self._tree.inside.k.append(part)
        return part

    def _place_of_page(self) -> int:
        """Return where the tree has what is marked on this page."""
        place = self._tree.spid_per_page_number.setdefault(self.page, len(self._tree.spid_per_page_number))
        self.pages[self.page].struct_parents = place
        self._set_min_pdf_version("1.4")
        return place


def _all_in(element: StructElem) -> Iterator[StructElem]:
    for part in element.k:
        if isinstance(part, StructElem):
            yield part
            yield from _all_in(part)
