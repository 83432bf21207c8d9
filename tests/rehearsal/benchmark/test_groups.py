from __future__ import annotations

import pytest

from voice_host.rehearsal.benchmark.groups import expectation_of, holds_nothing, is_foreign


@pytest.mark.parametrize(
    ("group", "expectation"),
    [
        ("digit", "digit"),
        ("digit_adult", "digit"),
        ("child_digits", "digits"),
        ("command", "any"),
        ("teens_tens", "answer"),
        ("oov_child", "answer"),
        ("noise_dog", "answer"),
        ("sentences", "any"),
    ],
)
def test_a_groups_name_tells_what_is_expected(group: str, expectation: str) -> None:
    assert expectation_of(group, {}) == expectation


def test_what_was_chosen_for_a_group_counts() -> None:
    assert expectation_of("digit", {"digit": "pieces"}) == "pieces"
    assert expectation_of("digit_adult", {"digit": "pieces"}) == "digit"


def test_foreign_words_and_noise_hold_nothing() -> None:
    assert [group for group in ("oov_adult", "noise_babble", "digit") if holds_nothing(group)] == [
        "oov_adult",
        "noise_babble",
    ]


def test_hebrew_is_foreign_as_long_as_the_host_does_not_speak_it() -> None:
    assert is_foreign("hebrew_yesno")
    assert not is_foreign("command")
