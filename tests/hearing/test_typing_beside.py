"""Somebody types in the middle of a spoken game."""

from __future__ import annotations

import io
from functools import partial

import pytest

from voice_host.hearing.errors import MicrophoneLost
from voice_host.hearing.keyboard_ear import KeyboardEar, Line
from voice_host.hearing.listener import VoiceEar
from voice_host.hearing.source import Block
from voice_host.hearing.typing_beside import TypingBeside
from voice_host.hearing.utterance import EndOfInput, Silence, Utterance
from voice_host.language import normalise
from voice_host.rehearsal.virtual_clock import VirtualClock

from .speech import PROBLEM, Room, listening, speech

ANSWER = "seven times eight is fifty six"


class Fingers(KeyboardEar):
    """A keyboard at which a line is entered at a moment of the clock."""

    def __init__(self, clock: VirtualClock) -> None:
        super().__init__(io.StringIO(""), clock.now, partial(normalise, language="en"))
        self._clock = clock
        self._later: list[tuple[float, str]] = []

    def type(self, line: str, at: float) -> None:
        self._later.append((at, line))

    def typed_already(self) -> Utterance | None:
        if self._later and self._later[0][0] <= self._clock.now():
            at, line = self._later.pop(0)
            return self._utterance(Line(line, at))
        return None


class Table:
    """A room in which somebody speaks, and a keyboard."""

    def __init__(self, *parts: str | float) -> None:
        self.clock = VirtualClock()
        self.fingers = Fingers(self.clock)
        room = Room(self.clock, speech(*parts))
        self.ear = TypingBeside(
            lambda around: VoiceEar(around(room), listening(), self.clock.now), lambda: self.fingers
        )

    def hear(self, until: float | None = None) -> Utterance:
        heard = self.ear.listen(PROBLEM, until)
        assert isinstance(heard, Utterance)
        return heard


def test_a_line_is_taken_while_nobody_speaks() -> None:
    table = Table(60.0)
    table.fingers.type("7x8=56", at=5.0)

    heard = table.hear()

    assert heard.words == ANSWER
    assert heard.typed
    assert heard.ended_at == 5.0


def test_speech_is_heard_as_ever() -> None:
    table = Table(1.0, ANSWER, 2.0)

    heard = table.hear()

    assert heard.words == ANSWER
    assert not heard.typed


def test_one_after_the_other() -> None:
    table = Table(1.0, ANSWER, 60.0)
    table.fingers.type("54", at=20.0)
    table.fingers.type("55", at=20.0)

    assert [table.hear().words for _ in range(3)] == [ANSWER, "fifty four", "fifty five"]


def test_a_deadline_is_kept() -> None:
    assert Table(60.0).ear.listen(PROBLEM, 10.0) == Silence()


def test_patience_is_that_of_the_voice() -> None:
    table = Table(1.0)
    table.ear.patience = 2.0
    assert table.ear.patience == 2.0


def test_the_end_of_the_keyboards_input_ends_nothing() -> None:
    clock = VirtualClock()
    keyboard = KeyboardEar(io.StringIO(""), clock.now, partial(normalise, language="en"))
    room = Room(clock, speech(1.0, ANSWER, 2.0))
    ear = TypingBeside(lambda around: VoiceEar(around(room), listening(), clock.now), lambda: keyboard)
    heard = ear.listen(PROBLEM, None)
    assert isinstance(heard, Utterance)
    assert heard.words == ANSWER
    with pytest.raises(EndOfInput):
        ear.listen(PROBLEM, None)


def test_without_its_microphone_it_says_so() -> None:
    class Gone:
        def read(self, until: float | None) -> Block | None:
            raise MicrophoneLost("The microphone is gone.")

        def drop(self, before: float) -> None:
            pass

        def close(self) -> None:
            pass

    clock = VirtualClock()
    ear = TypingBeside(lambda around: VoiceEar(around(Gone()), listening(), clock.now), lambda: Fingers(clock))
    with pytest.raises(MicrophoneLost):
        ear.listen(PROBLEM, None)
    ear.close()
