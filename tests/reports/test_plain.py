"""A report as lines to be read aloud."""

from __future__ import annotations

from dataclasses import replace

from tests.reports.samples import NOA, everybody, learner, nobody, one
from voice_host.reports.plain import lines
from voice_host.reports.practice import Product

OF_NOA = """\
Multiplication practice: Noa, 26 May to 8 June 2025.
Asked 15 times in 3 games, right at once 9, that is 60 %. Median time: 3.4 seconds.

Worth practising. Missed at least twice, and more often than one time in four.
6 times 7: asked 5 times, right at once 2. Said instead: 48 (twice), 36. Median time: 6.2 seconds.
7 times 8: asked 5 times, right at once 3. Said instead: 54, 63. Median time: 4.2 seconds.

Sure. Asked three times or more, and always right at once.
2 times 3 (4 times).

Took longest. Asked twice or more, and above the median of everything.
6 times 7: 6.2 seconds, asked 5 times.
7 times 8: 4.2 seconds, asked 5 times.

Over time, week by week:
26 May to 1 June 2025: asked 5 times, right at once 2, that is 40 %. Median time: 4.0 seconds.
2 to 8 June 2025: asked 10 times, right at once 7, that is 70 %. Median time: 3.0 seconds.

All that was asked:
2 times 3: asked 4 times, always right at once. Median time: 1.8 seconds.
6 times 7: asked 5 times, right at once 2. Said instead: 48 (twice), 36. Median time: 6.2 seconds.
7 times 8: asked 5 times, right at once 3. Said instead: 54, 63. Median time: 4.2 seconds.
8 times 8: asked once, not yet right at once. Said instead: 46.

Right at once: the first answer to a roll was right. 7 times 8 and 8 times 7 are counted together.
Answers taken back with "you misheard me" are not counted, and neither are practice turns.
An answer does not count where friends said "that was right": the answer given then does.
Time: from the end of the question to the end of the answer, right or not, where the first thing heard was the answer. \
What is shown is the median: half of the answers took less.
2 games of an older version are kept in a form that can't be read; they are not counted.

Made on 9 June 2025 on this machine, from the games that are kept here; nothing was sent anywhere."""


def test_a_whole_report() -> None:
    assert "\n".join(lines(one(unread=2))) == OF_NOA


def test_nothing_played_yet_tells_how_to_begin() -> None:
    assert list(lines(nobody())) == [
        "Nothing was multiplied yet: the figures begin with the first roll of the dice.",
        "To begin: voice-host play dogylicious",
    ]


def test_nothing_asked_of_one_player() -> None:
    assert list(lines(nobody("Lia", unread=1))) == [
        "Lia was not asked anything yet: the figures begin with the first roll of the dice.",
        "To begin: voice-host play dogylicious",
        "1 game of an older version is kept in a form that can't be read; it is not counted.",
    ]


def test_one_product_that_was_missed_once_is_not_called_worth_practising() -> None:
    found = list(lines(one(replace(NOA, products=(Product(7, 8, 1, 0, ((54, 1),), 2000),), periods=(), games=1))))

    assert found[:2] == [
        "Multiplication practice: Noa.",
        "Asked once in 1 game, right at once 0, that is 0 %. Median time: 3.4 seconds.",
    ]
    assert (
        "Worth practising. Nothing stands out. A product is named here once it was missed twice, "
        "and more often than one time in four."
    ) in found
    assert "7 times 8: asked once, not yet right at once. Said instead: 54. Median time: 2.0 seconds." in found


def test_halves_are_told_with_their_counts() -> None:
    early, late = NOA.periods
    found = list(
        lines(one(replace(NOA, periods=(replace(early, asked=20, right=9), replace(late, asked=20, right=15)))))
    )

    at = found.index("Earlier and later:")
    assert found[at + 1 : at + 3] == [
        "26 May to 1 June 2025: asked 20 times, right at once 9, that is 45 %.",
        "2 to 8 June 2025: asked 20 times, right at once 15, that is 75 %.",
    ]


def test_each_player_has_a_line() -> None:
    lia = replace(NOA, player="Lia", products=NOA.products[:1], games=1, median_ms=None)
    dan = replace(nobody("Dan").of)
    found = list(lines(everybody(NOA, lia, dan)))

    at = found.index("Players:")
    assert found[at + 1 : at + 4] == [
        "Noa: asked 15 times in 3 games, right at once 9, that is 60 %. Median time: 3.4 seconds."
        " Worth practising: 6 times 7 and 7 times 8.",
        "Lia: asked 4 times in 1 game, right at once 4, that is 100 %.",
        "Dan: not asked anything yet.",
    ]


def test_all_of_twelve_sides_is_told() -> None:
    practice = learner("Noa", sides=12, periods=3, days=30, most=9, seed=1)
    found = list(lines(one(practice)))

    at = found.index("All that was asked:")
    assert [line.partition(":")[0] for line in found[at + 1 : at + 79]] == [
        f"{first} times {second}" for first in range(1, 13) for second in range(first, 13)
    ]
    assert found[at + 79] == ""


def test_no_line_is_drawn_and_none_begins_or_ends_with_a_space() -> None:
    for line in lines(everybody(NOA, learner("Dan", sides=12, periods=30, days=7, most=20, seed=2), unread=1)):
        assert line == line.strip()
        assert line.isascii()
        assert not set(line) & set("|_=*#<>[]\t")
