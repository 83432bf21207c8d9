"""Words that may be a piece of what somebody says to somebody else are asked about, however well they were heard."""

from __future__ import annotations

import numpy as np
import pytest

from voice_host.hearing.attention import Attention
from voice_host.hearing.listener import attention
from voice_host.hearing.listening_model import find
from voice_host.hearing.overhear import overhear
from voice_host.hearing.settings import BackgroundSettings
from voice_host.hearing.source import Samples
from voice_host.hearing.speech import Speech
from voice_host.hearing.turn import ListeningTurn
from voice_host.hearing.utterance import Utterance
from voice_host.rehearsal.expectation import listened_for
from voice_host.rehearsal.speaking.player_voice import VOICES, heard

from .afresh import speak_afresh
from .speech import PROBLEM, SENTENCES, SETTINGS, WINDOW_S, FakeEars, FakeGate, blocks, listening, speech

BACKGROUND = BackgroundSettings()


def levels(*parts: tuple[float, float], spoken: bool = True, background: float = float("-inf")) -> Speech:
    """Speech with these levels (dBFS), and how long each lasts (seconds)."""
    said = Speech(BACKGROUND, WINDOW_S, background)
    for dbfs, seconds in parts:
        for _ in range(round(seconds / WINDOW_S)):
            said.take(np.zeros(512, np.int16), dbfs, speech=spoken)
    return said


def test_a_voice_that_is_as_loud_beside_the_words_is_outside_of_them() -> None:
    said = levels((-30.0, 2.0))

    assert said.voice_outside([(0.0, 2.0)]) == 0.0
    assert said.voice_outside([(0.0, 1.0)]) == pytest.approx(1.0 - BACKGROUND.fill_after, abs=0.05)
    assert said.voice_outside([(0.2, 0.8), (0.9, 2.0)]) == pytest.approx(0.07, abs=0.05)


def test_what_is_much_softer_or_no_voice_is_not() -> None:
    assert levels((-30.0, 1.0), (-45.0, 1.0)).voice_outside([(0.0, 1.0)]) == 0.0
    assert levels((-30.0, 2.0), spoken=False).voice_outside([(0.0, 1.0)]) == 0.0


def test_where_it_is_not_known_when_the_words_were_said_nothing_is_outside() -> None:
    assert levels((-30.0, 2.0)).voice_outside([]) == 0.0


# -- at the moment when the host begins to listen ----------------------------------------------------------------------


def heard_when(*parts: str | float, host_until: float) -> list[Utterance]:
    """What is heard where the host speaks for so long, and is heard no longer at once."""
    turn = ListeningTurn(SETTINGS)
    ear = Attention(FakeGate(), FakeEars(), SETTINGS, turn)  # type: ignore[arg-type]
    turn.host_begins()
    turn.host_ends(1000.0 + host_until - SETTINGS.hold_off)
    ear.expect(PROBLEM)
    found = (ear.hear(block) for block in blocks(speech(*parts, 2.0)))
    return [each for each in found if each]


def test_who_had_begun_when_the_host_began_to_listen_is_asked() -> None:
    (cut,) = heard_when(1.0, "fifty six", host_until=1.2)

    assert cut.unsure


def test_who_begins_after_that_is_not() -> None:
    (whole,) = heard_when(1.0, "fifty six", host_until=0.8)

    assert whole.words == "fifty six"
    assert not whole.unsure


def test_what_is_not_understood_is_not_asked_about() -> None:
    ear = listening()
    ear.expect(PROBLEM)
    found = [each for each in (ear.hear(block) for block in blocks(speech(0.5, "gaga gaga", 2.0))) if each]

    assert [(each.words, each.unsure) for each in found] == [("", False)]


# -- with the real ear -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def ears() -> Attention:
    return attention(find(), SENTENCES)


def said(words: str, dbfs: float = -30.0, voice: int = 0) -> Samples:
    sound = heard(speak_afresh(VOICES[voice], words)).astype(float)
    loud = sound[np.abs(sound) > 100]
    louder: Samples = (sound * 32768 * 10 ** (dbfs / 20) / np.sqrt(np.mean(loud**2))).astype(np.int16)
    return louder


def understood(ears: Attention, sound: Samples) -> list[Utterance]:
    return [each for each in overhear(sound, ears, listened_for(PROBLEM, SENTENCES)).utterances if each.words]


@pytest.mark.spoken
@pytest.mark.parametrize(
    "words",
    ["fifty six", "seven times eight is fifty six", "um seven times eight is uh fifty six", "twelve", "i give up"],
)
def test_an_answer_that_stands_alone_is_certain(ears: Attention, words: str) -> None:
    for voice in range(3):
        (heard_so,) = understood(ears, said(words, voice=voice))
        assert not heard_so.unsure, voice


@pytest.mark.spoken
@pytest.mark.parametrize(
    "words",
    [
        "sausages fifty six",
        "in london seven times eight is fifty six",
        "wonderful seven times eight is fifty six",
    ],
)
def test_an_answer_in_the_middle_of_other_talk_is_asked_about(ears: Attention, words: str) -> None:
    (heard_so,) = understood(ears, said(words))

    assert words.endswith(heard_so.words)
    assert heard_so.unsure
