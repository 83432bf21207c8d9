"""Um and er, and a pause inside a number: with synthesised voices and the real ear."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest

from voice_host.games.dogylicious.meanings import Answer, GiveUp, Pieces, Ready
from voice_host.hearing.attention import Attention
from voice_host.hearing.doubt import Verdict, judge
from voice_host.hearing.ears import READINGS
from voice_host.hearing.listener import attention
from voice_host.hearing.listening_model import find
from voice_host.hearing.overhear import overhear
from voice_host.hearing.recognizer import Reading
from voice_host.hearing.recording import faint_noise
from voice_host.hearing.source import Samples
from voice_host.rehearsal.expectation import listened_for
from voice_host.rehearsal.speaking.player_voice import VOICES, PlayerVoice, heard
from voice_host.rehearsal.speaking.spoken_player import meant_by
from voice_host.script import Meaning

from .afresh import speak_afresh
from .speech import PROBLEM, SENTENCES

COUNTS = (Pieces, Ready, GiveUp)

pytestmark = pytest.mark.spoken


@pytest.fixture(scope="module")
def ears() -> Attention:
    return attention(find(), SENTENCES)


def said(voice: PlayerVoice, *parts: str | float) -> Samples:
    """Words, each in one breath, and the pauses between them in seconds."""
    return np.concatenate([faint_noise(part) if isinstance(part, float) else word(voice, part) for part in parts])


def word(voice: PlayerVoice, words: str) -> Samples:
    sound = heard(speak_afresh(voice, words))
    loud = np.flatnonzero(np.abs(sound.astype(int)) > 30)
    return sound[loud[0] : loud[-1] + 1]


def meant(ears: Attention, sound: Samples, expects: tuple[type[Meaning], ...]) -> list[Meaning | None]:
    listened = listened_for(expects, SENTENCES)
    return [meant_by(SENTENCES, each.words, listened) for each in overhear(sound, ears, listened).utterances]


@pytest.mark.parametrize(
    "parts",
    [
        ("um", 0.3, "seven times", 0.6, "eight", 0.8, "fifty six"),
        ("um seven times eight is fifty six",),
        ("seven times um eight is fifty six",),
        ("seven times eight is uh fifty six",),
        ("seven times eight is er", 0.5, "fifty six"),
        ("seven times eight is fifty", 0.2, "um", 0.2, "six"),
        ("seven times eight is fifty six um",),
    ],
    ids=lambda parts: " ".join("..." if isinstance(part, float) else part for part in parts),
)
def test_who_hesitates_is_understood(ears: Attention, parts: tuple[str | float, ...]) -> None:
    for voice in VOICES[:3]:
        assert meant(ears, said(voice, *parts), PROBLEM) == [Answer(56, (7, 8))]


def test_an_um_between_the_counts_changes_none_of_them(ears: Attention) -> None:
    assert meant(ears, said(VOICES[2], "three steps um six pieces"), COUNTS) == [Pieces(3, 6)]


@pytest.mark.parametrize("pause_s", [0.3, 0.5, 0.7, 0.9])
def test_a_pause_inside_a_number_does_not_cut_it(ears: Attention, pause_s: float) -> None:
    for voice in VOICES[:2]:
        assert meant(ears, said(voice, "fifty", pause_s, "six"), PROBLEM) == [Answer(56)]
        assert meant(ears, said(voice, "seven times eight is fifty", pause_s, "six"), PROBLEM) == [Answer(56, (7, 8))]


def test_a_number_of_tens_is_understood_when_it_stays_alone(ears: Attention) -> None:
    assert meant(ears, said(VOICES[0], "five times ten is fifty"), PROBLEM) == [Answer(50, (5, 10))]


def test_um_does_not_crowd_out_what_else_a_number_may_have_been(
    ears: Attention, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is room for many more readings than those that differ in such sounds only."""
    heard_as: list[list[str]] = []

    def spy(readings: Iterable[Reading], *args: Any, **kwargs: Any) -> Verdict:
        heard_as.append([reading.words for reading in readings])
        return judge(readings, *args, **kwargs)

    monkeypatch.setattr("voice_host.hearing.ears.judge", spy)
    for voice in VOICES:
        for number in ("thirteen", "fifty six", "six times nine is fifty four"):
            overhear(said(voice, number), ears, listened_for(PROBLEM, SENTENCES))

    assert len(heard_as) >= 3 * len(VOICES)
    assert max(map(len, heard_as)) <= READINGS / 4
