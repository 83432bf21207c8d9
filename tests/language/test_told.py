"""What is told of the machine, in another language than English."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import voice_host
from voice_host.language.told import gaps, sentences, told

HEBREW = sentences("he")


def texts(node: ast.AST) -> Iterator[str]:
    """Yield the texts in a program, a gap as {}."""
    for part in ast.walk(node):
        if isinstance(part, ast.JoinedStr):
            yield "".join(str(each.value) if isinstance(each, ast.Constant) else "{}" for each in part.values)
        elif isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


@cache
def raised() -> str:
    """Return all texts in the house."""
    house = Path(voice_host.__file__).parent
    return "\n".join(
        text for file in sorted(house.rglob("*.py")) for text in texts(ast.parse(file.read_text(encoding="utf-8")))
    )


def pieces(english: str) -> list[str]:
    """Return what a sentence has of its own, in parts that a program may put together out of several."""
    for gap in gaps(english):
        english = english.replace(f"{{{gap}}}", "\n")
    parts = english.replace(". ", ".\n").replace("; ", ";\n").replace(", or use", ",\nor use").split("\n")
    return [part.strip(" ,.;:") for part in parts if len(part.strip(' ,.;:"')) > 3]


@pytest.mark.parametrize("english", HEBREW)
def test_each_sentence_is_still_raised_in_the_house(english: str) -> None:
    for piece in pieces(english):
        assert piece in raised(), piece


@pytest.mark.parametrize(("english", "hebrew"), HEBREW.items())
def test_no_sentence_has_a_gap_that_nothing_fills(english: str, hebrew: str) -> None:
    assert gaps(hebrew) <= gaps(english)


def test_several_sentences_are_told_one_after_the_other() -> None:
    lost = "No loudspeaker was found. Switch one on, or use --quiet to read instead of listening."

    assert told(f"{lost} What the host says is printed.", "he") == (
        "לא נמצא רמקול. מפעילים רמקול, או קוראים במקום לשמוע עם --quiet. מה שנאמר מופיע בכתב."
    )


def test_gaps_are_filled_and_told_as_well() -> None:
    assert told("It can be played: you type, and the host speaks.", "he") == "אפשר לשחק: אתם כותבים, ומדברים אליכם."
    assert told('There is no loudspeaker "x.y". There are: "a", "b".', "he") == 'אין רמקול "x.y". יש: "a", "b".'


def test_what_is_not_known_stays_as_it_is() -> None:
    assert told("Nobody knows this. The disk is full. Free some space.", "he") == (
        "Nobody knows this. הדיסק מלא. מפנים מקום."
    )
    assert told("The disk is full. Free some space.", "en") == "The disk is full. Free some space."
    assert told("", "he") == ""
