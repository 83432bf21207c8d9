"""What people type in Dotzee is understood, and means one thing."""

from __future__ import annotations

from typing import Any

import pytest

from voice_host.games.dotzee import questions as q
from voice_host.games.dotzee.meanings import (
    Against,
    Claim,
    Hint,
    Laid,
    Played,
    Players,
    Put,
    Quick,
    Roller,
    Shown,
    Take,
    Threw,
)
from voice_host.games.dotzee.questions import PlaceName
from voice_host.games.dotzee.rules.board import Place
from voice_host.games.dotzee.talk.wording import place_named
from voice_host.language import normalise
from voice_host.rehearsal.stage import sentences_of
from voice_host.script import Meaning

YELLOW_FOUR, BLANK = Shown(4, "yellow"), Shown()


def meant(words: str, kind: type[Meaning]) -> Any:
    understood = sentences_of("dotzee", "en").understand(normalise(words), (kind,), typed=True).meanings
    assert len(understood) == 1, (words, understood)
    return understood[0]


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("row one, column two", (1, 2)),
        ("column 2 row 1", (1, 2)),
        ("1 2", (1, 2)),
        ("top two", (1, 2)),
        ("top row, second", (1, 2)),
        ("the second die in the top row", (1, 2)),
        ("edge two", (1, 2)),
        ("left three", (3, 1)),
        ("right 3", (3, 4)),
        ("bottom row, third", (4, 3)),
        ("last one of the bottom row", (4, 4)),
        ("the bottom left corner", (4, 1)),
        ("lower right", (4, 4)),
        ("edge 12", (2, 1)),
        ("I want to take row four column three", (4, 3)),
        ("play row 4 column 3", (4, 3)),
    ],
)
def test_a_place(words: str, place: tuple[int, int]) -> None:
    assert place_named(meant(words, Take).place) == Place(*place)


@pytest.mark.parametrize(
    ("words", "face", "way"),
    [
        ("yellow four", YELLOW_FOUR, None),
        ("a yellow 4", YELLOW_FOUR, None),
        ("we rolled a yellow four", YELLOW_FOUR, None),
        ("four in yellow", YELLOW_FOUR, None),
        ("it is blank", BLANK, None),
        ("blank, back", BLANK, "back"),
        ("I got a yellow four and push it from the left", YELLOW_FOUR, "left"),
    ],
)
def test_a_roll(words: str, face: Shown, way: str | None) -> None:
    assert meant(words, Threw) == Threw(face, way)


@pytest.mark.parametrize(
    ("words", "way"),
    [
        ("back", "back"),
        ("return it", "back"),
        ("put it back", "back"),
        ("from the left", "left"),
        ("push it from the right", "right"),
        ("left", "left"),
        ("from above", "top"),
        ("slide it down", "top"),
        ("from below", "bottom"),
        ("push it in from the bottom", "bottom"),
    ],
)
def test_where_it_goes(words: str, way: str) -> None:
    assert meant(words, Put) == Put(way)


@pytest.mark.parametrize(
    ("words", "way"),
    [
        ("row one, column two, rolled yellow four, push from the left", "left"),
        ("row one column two yellow four from the left", "left"),
        ("I took row 1 column 2 and rolled a yellow four", None),
        ("row 1, column 2: yellow 4, back", "back"),
    ],
)
def test_a_whole_turn(words: str, way: str | None) -> None:
    assert meant(words, Played) == Played(PlaceName(1, 2), YELLOW_FOUR, way)


@pytest.mark.parametrize(
    ("words", "meaning"),
    [
        ("green five, blank, red two, yellow four", Laid((Shown(5, "green"), BLANK, Shown(2, "red"), YELLOW_FOUR))),
        ("blank blank blank", Laid((BLANK, BLANK, BLANK))),
        ("can I have a hint please", Hint()),
        ("two points", Claim(2)),
        ("none", Claim(0)),
        ("there are four of us", Players(4)),
        ("just me", Players(1)),
        ("hard", Against("hard")),
        ("on my own", Against("none")),
        ("we roll our own dice", Roller("players")),
        ("you", Roller("host")),
        ("quick", Quick()),
        ("standard", Quick("no")),
        ("read the board", q.DescribeBoard()),
        ("read the second row", q.ReadRow(2)),
        ("what is in column three", q.ReadColumn(3)),
        ("read the second diagonal", q.ReadDiagonal("right")),
        ("read from the top left", q.ReadDiagonal("left")),
        ("which dice are on the edge", q.ReadEdge()),
        ("which die is at row 2 column 3", q.WhatIsAt(PlaceName(2, 3))),
        ("which ones can we choose", q.WhichMay()),
        ("where are the blanks", q.WhereBlanks()),
        ("which die was just placed", q.WhichLast()),
        ("what does my die show", q.WhatRolled()),
        ("what has changed", q.WhatChanged()),
        ("what gives points", q.WhatScores()),
        ("what is a small straight", q.WhatIs("straight")),
        ("what is four of a kind", q.WhatIs("four")),
        ("what are two pairs", q.WhatIs("pair")),
        ("explain pushing", q.WhatIs("push")),
        ("how does one play", q.TeachMe()),
    ],
)
def test_everything_else(words: str, meaning: Meaning) -> None:
    assert meant(words, type(meaning)) == meaning
