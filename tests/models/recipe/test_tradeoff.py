"""What the second ear's limit costs and brings."""

from __future__ import annotations

import pytest

from models.recipe.tradeoff import Heard, curve, drawing, table

WORDS = [Heard(False, True, 0.2), Heard(False, True, 0.4), Heard(False, False, 0.5), Heard(False, False, None)]
TALK = [Heard(True, False, 0.45), Heard(True, False, 1.0), Heard(True, False, None), Heard(True, False, None)]


@pytest.mark.parametrize(
    ("limit", "kept", "wrong", "accepted"),
    [
        (0.1, 0.0, 0.0, 0.0),
        (0.2, 0.25, 0.0, 0.0),
        (0.45, 0.5, 0.0, 0.25),
        (0.5, 0.5, 0.25, 0.25),
        (1.0, 0.5, 0.25, 0.5),
    ],
)
def test_a_wider_limit_keeps_more_words_and_more_talk(limit: float, kept: float, wrong: float, accepted: float) -> None:
    point = next(each for each in curve([*WORDS, *TALK]) if each.limit == limit)

    assert (point.kept, point.wrong, point.accepted) == (kept, wrong, accepted)


def test_the_table_has_a_row_for_each_limit() -> None:
    assert "| 0.45 | 50.0% | 0.0% | 25.0% |" in table(curve([*WORDS, *TALK])).splitlines()


def test_the_drawing_marks_the_limit_that_is_kept() -> None:
    assert "limit 0.50: 50% kept, 25.0% accepted" in drawing(curve([*WORDS, *TALK]), 0.5)
