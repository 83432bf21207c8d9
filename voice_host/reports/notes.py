"""What a reader has to know to read the figures; every output says the same."""

from __future__ import annotations

from collections.abc import Iterator

from voice_host.reports import words
from voice_host.reports.practice import Report

INSTEAD = 3
"""How many wrong answers are named beside a product where there is little room."""
FIRST = 3
"""How many products worth practising are named beside each of several players."""

WORTH_PRACTISING = "Missed at least twice, and more often than one time in four."
NOTHING_WORTH = (
    "Nothing stands out. A product is named here once it was missed twice, and more often than one time in four."
)
SURE = "Asked three times or more, and always right at once."
SLOW = "Asked twice or more, and above the median of everything."
FILE = "Whoever gets this file can read it."


def counting(report: Report) -> Iterator[str]:
    """Yield how the figures are counted."""
    yield "Right at once: the first answer to a roll was right. 7 times 8 and 8 times 7 are counted together."
    yield 'Answers taken back with "you misheard me" are not counted, and neither are practice turns.'
    yield (
        "Time: from the end of the question to the end of the answer, right or not, where the first thing heard was the"
        " answer. What is shown is the median: half of the answers took less."
    )
    if report.unread:
        yield words.unread(report.unread)


def made(report: Report) -> str:
    """Return when and where a report was made."""
    day = words.day(report.made)
    return f"Made on {day} on this machine, from the games that are kept here; nothing was sent anywhere."
