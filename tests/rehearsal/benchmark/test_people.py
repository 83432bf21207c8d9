"""People's recordings, which lie outside the project: the host must do at least what nobody would play without."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from voice_host.rehearsal.benchmark import comparison as comparison_module
from voice_host.rehearsal.benchmark.comparison import Group, compare
from voice_host.rehearsal.benchmark.contenders import HOST, hear_all
from voice_host.rehearsal.benchmark.judging import Outcome
from voice_host.rehearsal.benchmark.manifest import choose, read_manifest

VARIABLE = "VOICE_HOST_RECORDINGS"
GROUPS = ("teens_tens", "command", "noise_dog", "oov_child")
FEW, MANY = 12, 35
ASKED = {"command": "yesno"}
"""Yes and no are heard as replies to a question; the other commands answer none that is asked here."""

pytestmark = [
    pytest.mark.people,
    pytest.mark.skipif(VARIABLE not in os.environ, reason=f"{VARIABLE} names no folder of people's recordings"),
]


@pytest.fixture(scope="module")
def groups(thorough: bool) -> dict[str, Group]:
    recordings = choose(read_manifest(Path(os.environ[VARIABLE])), GROUPS, MANY if thorough else FEW)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(comparison_module, "CONTENDERS", (HOST,))
        patch.setattr(comparison_module, "try_out", hear_all)
        return {group.name: group for group in compare(recordings, game="dogylicious", chosen=ASKED).groups}


@pytest.mark.parametrize("name", ["teens_tens", "command"])
def test_most_of_what_people_say_is_understood(groups: dict[str, Group], name: str) -> None:
    exact, wrong = (groups[name].share(HOST, outcome) for outcome in (Outcome.EXACT, Outcome.WRONG))

    assert exact.value > 0.5, str(exact)
    assert wrong.value < 0.25, str(wrong)


@pytest.mark.parametrize("name", ["noise_dog", "oov_child"])
def test_barking_and_other_talk_are_rarely_taken_for_answers(groups: dict[str, Group], name: str) -> None:
    wrong = groups[name].share(HOST, Outcome.WRONG)

    assert wrong.value < 0.25, str(wrong)
