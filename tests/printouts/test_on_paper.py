"""What holds for everything that is printed."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

import pytest

from tests.printouts.printed import Part, Printed
from voice_host.printouts import CannotBePrinted, Wording, find_paper, print_chart, print_score_sheet

REACHED = 5.0
"""How near to the edge of the paper home printers come, in mm."""


def test_a_printer_reaches_all_of_it(english: Printed, hebrew: Printed) -> None:
    letter = find_paper("letter")
    chart = Printed(print_chart(12, Wording("en"), letter))
    sheet = Printed(print_score_sheet(("Noa", "נועה"), Wording("he"), letter))

    for page in (*english.pages, *hebrew.pages, *chart.pages, *sheet.pages):
        inked = page.inked
        assert min(inked.left, inked.top, page.width - inked.right, page.height - inked.bottom) >= REACHED


def all_in(parts: list[Part]) -> Iterator[Part]:
    for part in parts:
        yield part
        yield from all_in(part.parts)


@pytest.mark.parametrize("language", ["en", "he"])
def test_what_is_read_has_its_words_in_order_and_apart(language: str, request: pytest.FixtureRequest) -> None:
    a4 = find_paper("a4")
    words = Wording(language)
    carpet: Printed = request.getfixturevalue({"en": "english", "he": "hebrew"}[language])
    chart = Printed(print_chart(6, words, a4))
    long = "Maximiliane Friederike von Hohenstein zu Sommerfeld"
    sheet = Printed(print_score_sheet(("Noa", "נועה", long), words, a4))

    for page in (*carpet.pages, *chart.pages, *sheet.pages):
        assert page.parts[0].kind == "H1"
        written = [part for part in all_in(page.parts) if part.drawn.strip()]
        assert written
        for part in written:
            assert bool(part.text) != bool(part.alternative)
            if part.text and not any(unicodedata.bidirectional(letter) == "R" for letter in part.text):
                assert " ".join(part.drawn.split()) == part.text
    assert long in [part.text for part in all_in(sheet.pages[0].parts)]


def test_a_paper_that_there_is_not_is_told() -> None:
    assert find_paper(" A4 ").width == 210
    with pytest.raises(CannotBePrinted, match="a4, letter"):
        find_paper("a5")
