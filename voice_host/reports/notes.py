"""What a reader has to know to read the figures; every output says the same."""

from __future__ import annotations

from collections.abc import Iterator

from voice_host.reports import words
from voice_host.reports.practice import Report
from voice_host.reports.wording import said

INSTEAD = 3
"""How many wrong answers are named beside a product where there is little room."""
FIRST = 3
"""How many products worth practising are named beside each of several players."""


ALSO_MISSED = "Missed once, or not more often than one time in four."
ALSO_RIGHT = "Asked once or twice, and always right at once."


def worth_practising() -> str:
    """Return what is called worth practising."""
    return said("note-worth")


def nothing_worth() -> str:
    """Return what is said where nothing is."""
    return said("note-nothing-worth")


def sure() -> str:
    """Return what is called sure."""
    return said("note-sure")


def slow() -> str:
    """Return what is called slow."""
    return said("note-slow")


def file() -> str:
    """Return who can read a page."""
    return said("note-file")


def counting(report: Report, times: str | None = None) -> Iterator[str]:
    """Yield how the figures are counted; ``times`` stands between two factors, unless a word does."""
    times = f" {said('times-word')} " if times is None else times
    yield said("counted-right", one=f"7{times}8", other=f"8{times}7")
    yield said("counted-back")
    yield said("counted-friends")
    yield said("counted-time")
    if report.unread:
        yield words.unread(report.unread)


def made(report: Report) -> str:
    """Return when and where a report was made."""
    return said("made", day=words.day(report.made))
