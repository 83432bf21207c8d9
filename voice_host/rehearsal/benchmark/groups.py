"""What the host expects while it hears the recordings of a group, by the group's name."""

from __future__ import annotations

from collections.abc import Mapping

from voice_host.rehearsal.expectation import ANY

EXPECTED_IN: tuple[tuple[str, str], ...] = (
    ("oov_", "answer"),
    ("noise_", "answer"),
    ("teens_tens", "answer"),
    ("child_digits", "digits"),
    ("digit", "digit"),
    ("command", ANY),
    ("hebrew_number", "number"),
    ("hebrew_yesno", "yesno"),
)
"""Beginnings of names of groups, and what is expected there; in other groups anything is."""
NOTHING_SAID = ("oov_", "noise_")
"""Groups whose names begin so hold nothing that can be said to the host: whatever is understood there is wrong."""
LANGUAGES = (("hebrew_", "he"),)
"""Beginnings of names of groups, and the language spoken there; in other groups it is English."""
ENGLISH = "en"


def expectation_of(group: str, chosen: Mapping[str, str]) -> str:
    """Return the name of what is expected in a group: what was chosen for it, or what its name tells."""
    if group in chosen:
        return chosen[group]
    return next((kind for beginning, kind in EXPECTED_IN if group.startswith(beginning)), ANY)


def holds_nothing(group: str) -> bool:
    """Whether there is nothing to be understood in a group."""
    return group.startswith(NOTHING_SAID)


def is_foreign(group: str, language: str) -> bool:
    """Whether what is said in a group is in another language than the one that is measured."""
    if holds_nothing(group):
        return False
    return language != next((code for beginning, code in LANGUAGES if group.startswith(beginning)), ENGLISH)
