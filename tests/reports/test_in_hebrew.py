"""A report in Hebrew: the same figures, from right to left, and nothing left in English."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.reports.reading import read
from tests.reports.samples import NOA, everybody, nobody, one
from voice_host.language.words import Words, written_in
from voice_host.reports import words
from voice_host.reports.page import page
from voice_host.reports.plain import lines
from voice_host.reports.practice import Report
from voice_host.reports.wording import in_language

PLAYER = replace(NOA, player="נועה")
REPORTS = {
    "one": one(PLAYER, unread=1),
    "everybody": everybody(PLAYER, replace(NOA, player="דן")),
    "nobody": nobody(),
    "a player who was not asked": nobody("נועה"),
}
COMMAND = re.compile(r"voice-host \w+( \w+)?")


@pytest.mark.parametrize("report", REPORTS.values(), ids=list(REPORTS))
def test_nothing_is_left_in_english(report: Report) -> None:
    text = read(page(report, "he")).one("body").text()
    for told in (text, "\n".join(lines(report, "he"))):
        assert re.findall(r"[A-Za-z]{2,}", COMMAND.sub("", told)) == []


def test_the_page_begins_at_the_right() -> None:
    assert read(page(one(PLAYER), "he")).one("html").attributes == {"lang": "he", "dir": "rtl"}


def test_the_figures_are_the_same_in_both() -> None:
    def figures(language: str) -> list[str]:
        return re.findall(r"\d+", "\n".join(lines(one(PLAYER), language)[:6]))

    assert sorted(figures("he")) == sorted(figures("en"))


def test_how_counts_and_days_are_said() -> None:
    with in_language("he"):
        assert [words.times(count) for count in (1, 2, 5)] == ["פעם אחת", "פעמיים", "5 פעמים"]
        assert [words.games(count) for count in (1, 1200)] == ["משחק אחד", "1,200 משחקים"]
        assert words.product_words(PLAYER.products[1]) == "6 כפול 7"
        assert words.stretch(PLAYER.periods[1].begins, PLAYER.periods[1].ends) == "2 עד 8 ביוני 2025"
    assert words.times(2) == "twice"


def test_a_language_that_it_is_not_written_in_is_english() -> None:
    assert lines(one(), "tlh") == lines(one(), "en")
    assert set(written_in("voice_host.reports")) == {"en", "he"}
    assert Words("voice_host.reports", "tlh").language == "en"
