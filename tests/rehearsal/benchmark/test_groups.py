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


def test_what_is_said_in_another_language_is_measured_with_that_language() -> None:
    assert is_foreign("hebrew_yesno", "en")
    assert not is_foreign("hebrew_yesno", "he")
    assert is_foreign("command", "he")
    assert not is_foreign("command", "en")


@pytest.mark.parametrize("language", ["en", "he"])
def test_noise_and_other_talk_are_measured_in_any_language(language: str) -> None:
    assert not is_foreign("noise_dog", language)
    assert not is_foreign("oov_adult", language)
