"""People's recordings, which lie outside the project: a few of them, single words for the most part."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from voice_host.hearing.attention import Attention
from voice_host.hearing.listener import attention
from voice_host.hearing.listening_model import find
from voice_host.hearing.overhear import overhear
from voice_host.hearing.recording import load
from voice_host.language import normalise
from voice_host.rehearsal.benchmark.manifest import Recording, choose, read_manifest
from voice_host.rehearsal.expectation import listened_for
from voice_host.script import Meaning
from voice_host.script.meaning import Digits, No, Number, Yes

from .speech import PROBLEM, SENTENCES

VARIABLE = "VOICE_HOST_RECORDINGS"
SAID = {"teens_tens": PROBLEM, "command": (Yes, No), "digit_adult": (Number, Digits)}
NOT_SAID = "oov_child"
EACH = 10

pytestmark = [
    pytest.mark.people,
    pytest.mark.skipif(VARIABLE not in os.environ, reason=f"{VARIABLE} names no folder of people's recordings"),
]


def recordings(group: str) -> list[Recording]:
    """Recordings of a group, spread over all of it."""
    every = choose(read_manifest(Path(os.environ[VARIABLE])), (group,))
    return list(every[:: max(1, len(every) // EACH)])[:EACH]


@pytest.fixture(scope="module")
def ears() -> Attention:
    return attention(find(), SENTENCES)


def words(ears: Attention, recording: Recording, expects: tuple[type[Meaning], ...]) -> list[tuple[str, ...]]:
    """What it was taken for, with what else it may have been."""
    heard = overhear(load(recording.path), ears, listened_for(expects, SENTENCES)).utterances
    return [(each.words, *each.others) for each in heard if each.words]


@pytest.mark.parametrize("group", SAID)
def test_most_are_heard_as_they_were_meant_or_asked_about(ears: Attention, group: str) -> None:
    sayable = [
        each
        for each in recordings(group)
        if SENTENCES.understand(normalise(each.transcript, "en"), SAID[group]).meanings
    ]
    found = [
        any(normalise(each.transcript, "en") in told for told in words(ears, each, SAID[group])) for each in sayable
    ]

    assert len(found) >= 3, "too few of these can be said here"
    assert sum(found) > len(found) / 2


def test_other_talk_of_children_is_hardly_ever_an_answer(ears: Attention) -> None:
    taken = [told for each in recordings(NOT_SAID) for told in words(ears, each, PROBLEM)]

    assert len(taken) <= EACH * 0.3, taken
