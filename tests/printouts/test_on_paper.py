"""What holds for everything that is printed."""

from __future__ import annotations

import pytest

from tests.printouts.printed import Printed
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


def test_a_paper_that_there_is_not_is_told() -> None:
    assert find_paper(" A4 ").width == 210
    with pytest.raises(CannotBePrinted, match="a4, letter"):
        find_paper("a5")
