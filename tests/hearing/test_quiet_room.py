"""In a quiet room nothing is background: who is not understood again and again is heard as at the first time."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from voice_host.hearing.attention import Attention
from voice_host.hearing.listener import attention
from voice_host.hearing.listening_model import find
from voice_host.hearing.recording import blocks, faint_noise
from voice_host.hearing.source import SAMPLE_RATE, Block, Samples
from voice_host.hearing.utterance import Utterance
from voice_host.rehearsal.expectation import listened_for
from voice_host.rehearsal.speaking.player_voice import VOICES, heard

from .afresh import speak_afresh
from .speech import PROBLEM, SENTENCES

pytestmark = pytest.mark.spoken

HOST_SPEAKS_S = 1.5
PATIENCE_S = 3.0
ANSWERS = (
    "seven times eight is fifty six",
    "twenty one",
    "six times nine is fifty four",
    "thirty",
    "three by four is twelve",
    "one hundred and twenty one",
)
IN_VAIN = (
    "my dog has eaten all of the food again",
    "wait a moment i must think about it",
    "could you please put the kettle on",
    "i have really no idea what to say",
)


def said(words: str, louder: float = 0.0) -> Samples:
    sound = heard(speak_afresh(VOICES[1], words))
    return (sound * 10 ** (louder / 20)).astype(np.int16)


def conversation(ears: Attention, lines: Sequence[Samples], reaction: float) -> list[list[Utterance]]:
    """What is heard of each line, said so many seconds after the host has spoken, in a quiet room."""
    at, each = max(0.0, ears.turn.open_from) + 60.0, []
    for line in lines:
        ears.turn.host_begins()
        ears.turn.host_ends(at + HOST_SPEAKS_S)
        ears.expect(listened_for(PROBLEM, SENTENCES))
        found: list[Utterance] = []
        sound = [faint_noise(HOST_SPEAKS_S + reaction), line, faint_noise(PATIENCE_S, seed=2)]
        for samples in blocks(np.concatenate(sound)):
            at += len(samples) / SAMPLE_RATE
            if not found and (utterance := ears.hear(Block(samples, at))):
                found.append(utterance)
        each.append(found)
    return each


def essence(found: list[Utterance]) -> list[object]:
    """What it is and how long it took to be decided, to about a window."""
    return [(each.words, each.others, pytest.approx(each.decided_at - each.ended_at, abs=0.07)) for each in found]


@pytest.fixture(scope="module")
def fresh() -> Attention:
    return attention(find(), SENTENCES)


@pytest.mark.parametrize("reaction", [0.2, 0.4, 1.2])
def test_six_answers_in_a_row_are_heard_as_if_each_were_the_first(fresh: Attention, reaction: float) -> None:
    lines = [said(words) for words in ANSWERS]
    fresh.enter_room()

    in_a_row = conversation(fresh, lines, reaction)

    for words, line, found in zip(ANSWERS, lines, in_a_row, strict=True):
        fresh.enter_room()
        assert essence(found) == essence(conversation(fresh, [line], reaction)[0])
        assert [each.words for each in found] == [words]


@pytest.mark.parametrize("louder", [0.0, -10.0])
@pytest.mark.parametrize("reaction", [0.2, 0.4, 1.2])
def test_who_was_not_understood_four_times_is_heard_as_at_the_first_time(
    fresh: Attention, reaction: float, louder: float
) -> None:
    """Also who answers at once, or more softly, and neither faded nor made to wait."""
    answer = said(ANSWERS[0], louder)
    fresh.enter_room()
    (at_first,) = conversation(fresh, [answer], reaction)
    fresh.enter_room()

    *in_vain, at_last = conversation(fresh, [*(said(words) for words in IN_VAIN), answer], reaction)

    assert [[each.words for each in found] for found in in_vain] == [[""]] * len(IN_VAIN)
    assert essence(at_last) == essence(at_first)
    assert [each.words for each in at_last] == [ANSWERS[0]]
