"""People's Hebrew, which lies outside the project: numbers, yes and no. No choice was made by it."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pytest

from voice_host.hearing.attention import Attention
from voice_host.hearing.listener import attention
from voice_host.hearing.listening_model import find
from voice_host.hearing.overhear import overhear
from voice_host.hearing.recording import load
from voice_host.language import Sentences, normalise
from voice_host.rehearsal.benchmark.judging import Judge, Outcome
from voice_host.rehearsal.benchmark.manifest import choose, read_manifest
from voice_host.rehearsal.expectation import listened_for
from voice_host.rehearsal.stage import sentences_of
from voice_host.script import Meaning
from voice_host.script.meaning import No, Number, Yes

VARIABLE = "VOICE_HOST_RECORDINGS"

pytestmark = [
    pytest.mark.people,
    pytest.mark.skipif(VARIABLE not in os.environ, reason=f"{VARIABLE} names no folder of people's recordings"),
]


@cache
def sentences() -> Sentences:
    return sentences_of("dogylicious", "he")


@pytest.fixture(scope="module")
def ears() -> Attention:
    return attention(find("he"), sentences())


@pytest.mark.parametrize(
    ("group", "expects", "right"),
    [("hebrew_number_word", (Number,), 0.6), ("hebrew_yesno", (Yes, No), 0.5)],
    ids=["numbers", "yes and no"],
)
def test_most_are_understood_and_hardly_any_is_taken_for_another_without_a_question(
    ears: Attention, group: str, expects: tuple[type[Meaning], ...], right: float
) -> None:
    judge = Judge(sentences(), "he", expects)
    found: list[Outcome] = []
    for recording in choose(read_manifest(Path(os.environ[VARIABLE])), (group,)):
        said = normalise(recording.transcript, "he")
        if judge.can_be_said(said):
            heard = overhear(load(recording.path), ears, listened_for(expects, sentences()))
            found.append(judge.judge(heard, said).outcome)

    assert Outcome.WRONG not in found
    assert found.count(Outcome.EXACT) >= right * len(found)
