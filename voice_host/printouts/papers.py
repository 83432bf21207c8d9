"""The papers that are printed on."""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.printouts.errors import CannotBePrinted


@dataclass(frozen=True)
class Paper:
    """A sheet of paper, upright."""

    name: str
    """As it is typed."""
    label: str
    """As it is written in a sentence."""
    width: float
    """In mm."""
    height: float
    """In mm."""


A4 = Paper("a4", "A4", 210.0, 297.0)
"""ISO 216."""
LETTER = Paper("letter", "letter", 215.9, 279.4)
"""ANSI/ASME Y14.1: 8.5 by 11 inches."""

PAPERS = {paper.name: paper for paper in (A4, LETTER)}


def find_paper(name: str) -> Paper:
    """Return a paper by its name, however that is capitalised. Raises CannotBePrinted."""
    paper = PAPERS.get(name.strip().lower())
    if paper is None:
        raise CannotBePrinted(f'There is no paper "{name}" here. Choose from: {", ".join(PAPERS)}.')
    return paper
