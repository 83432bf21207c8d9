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
ALSO_MISSED = "Missed once, or not more often than one time in four."
ALSO_RIGHT = "Asked once or twice, and always right at once."
SLOW = "Asked twice or more, and above the median of everything."
FILE = "Whoever gets this file can read it."


def counting(report: Report, times: str = " times ") -> Iterator[str]:
    """Yield how the figures are counted; ``times`` stands between two factors."""
    one, other = f"7{times}8", f"8{times}7"
    yield f"Right at once: the first answer to a roll was right. {one} and {other} are counted together."
    yield 'Answers taken back with "you misheard me" are not counted, and neither are practice turns.'
    yield 'An answer does not count where friends said "that was right": the answer given then does.'
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
