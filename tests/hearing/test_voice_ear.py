"""The ear of a game: deadlines, and when words ended on the host's clock."""

from __future__ import annotations

import numpy as np
import pytest

from voice_host.hearing.attention import Attention
from voice_host.hearing.listener import VoiceEar
from voice_host.hearing.source import Block
from voice_host.hearing.utterance import EndOfInput, Silence, Utterance
from voice_host.rehearsal.virtual_clock import VirtualClock

from .speech import PROBLEM, SETTINGS, WINDOW_S, FakeEars, FakeGate, Room, length, listening, silence, speech, word


class Table:
    """A clock, a room in which somebody speaks, and the ear that listens to it."""

    def __init__(self, *parts: str | float, attention: Attention | None = None) -> None:
        self.clock = VirtualClock()
        self.room = Room(self.clock, speech(*parts))
        attention = attention or listening()
        self.turn = attention.turn
        self.ear = VoiceEar(self.room, attention, self.clock.now)

    def listen(self, until: float | None = None) -> Utterance | Silence:
        return self.ear.listen(PROBLEM, until)

    def words(self, until: float | None = None) -> str:
        heard = self.listen(until)
        assert isinstance(heard, Utterance)
        return heard.words


def test_nobody_speaks_until_the_deadline() -> None:
    table = Table(60.0)

    assert table.listen(until=10.0) == Silence()
    assert table.clock.now() == pytest.approx(10.0, abs=WINDOW_S)


def test_a_deadline_that_has_passed_is_silence_at_once() -> None:
    table = Table(60.0)
    table.clock.advance(5.0)

    assert table.listen(until=4.0) == Silence()
    assert table.clock.now() == 5.0


def test_who_is_speaking_at_the_deadline_is_heard_to_the_end() -> None:
    answer = "seven times eight is fifty six"
    table = Table(9.0, answer, 2.0)

    heard = table.listen(until=10.0)

    assert isinstance(heard, Utterance)
    assert heard.words == answer
    assert heard.ended_at == pytest.approx(9.0 + length(answer) - SETTINGS.gate_lag, abs=WINDOW_S)
    assert heard.ended_at > 10.0, "it counts when the words ended, and they ended too late"


def test_words_that_ended_before_the_deadline_ended_before_it_although_they_are_understood_later() -> None:
    table = Table(9.0, "fifty", 2.0)

    heard = table.listen(until=9.5)

    assert isinstance(heard, Utterance)
    assert heard.words == "fifty"
    assert heard.ended_at < 9.5 < heard.decided_at


def test_a_pause_across_the_deadline_does_not_cut_the_answer() -> None:
    table = Table(9.0, "seven times", 0.7, "eight is fifty six", 2.0)

    assert table.words(until=9.0 + length("seven times") + 0.3) == "seven times eight is fifty six"


def test_a_knock_at_the_deadline_is_silence() -> None:
    clock = VirtualClock()
    room = Room(clock, np.concatenate([silence(9.9), word("[unk]", 0.2), silence(5.0)]))

    assert VoiceEar(room, listening(), clock.now).listen(PROBLEM, until=10.0) == Silence()
    assert 10.0 < clock.now() < 11.5


def test_one_utterance_at_a_time() -> None:
    table = Table("fifty six", 1.0, "forty two", 1.0)

    assert table.words() == "fifty six"
    assert table.words() == "forty two"
    assert table.room.dropped == 2, "what was captured while the host spoke is dropped before each question"


def test_at_the_end_of_the_sound_what_was_said_comes_first() -> None:
    table = Table(1.0, "fifty six")

    assert table.words() == "fifty six"
    with pytest.raises(EndOfInput):
        table.listen()


def test_a_slow_machine_tells_when_it_decided() -> None:
    class Slow(Attention):
        """Thinks for a second about an utterance."""

        def hear(self, block: Block) -> Utterance | None:
            utterance = super().hear(block)
            if utterance:
                table.clock.advance(1.0)
            return utterance

    quick = Table(1.0, "fifty six", 2.0).listen()
    table = Table(1.0, "fifty six", 2.0)
    slow = VoiceEar(table.room, Slow(FakeGate(), FakeEars(), SETTINGS), table.clock.now).listen(PROBLEM, None)  # type: ignore[arg-type]

    assert isinstance(quick, Utterance)
    assert isinstance(slow, Utterance)
    assert slow.decided_at == pytest.approx(quick.decided_at + 1.0)
    assert slow.ended_at == quick.ended_at


def test_letting_go_of_the_ear_lets_go_of_the_source() -> None:
    table = Table(1.0)
    table.ear.close()

    assert table.room.closed


def host_says(table: Table, seconds: float) -> None:
    """The host speaks for so long, and says so to the turn, as its voice does."""
    table.turn.host_begins()
    table.clock.advance(seconds)
    table.turn.host_ends(table.clock.now())


def test_what_is_said_while_the_host_speaks_is_not_heard() -> None:
    table = Table("fifty six", 1.0, "forty two", 1.0)
    host_says(table, length("fifty six") + 0.5)

    assert table.words() == "forty two"


def test_an_answer_that_begins_right_after_the_prompt_is_heard_whole_although_nobody_listened_yet() -> None:
    table = Table(1.2, "fifty six", 2.0)
    host_says(table, 1.0)
    table.clock.advance(0.5)

    assert table.words() == "fifty six"


# -- sound was lost ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", [0.7, 1.5, 2.5])
def test_words_with_a_gap_in_them_are_not_understood(at: float) -> None:
    """A word may be missing: what is left of "seven times eight is not fifty six" would be an answer."""
    table = Table(1.0, "seven times eight is fifty six", 2.0)
    table.room.lose(at)

    heard = table.listen()

    assert isinstance(heard, Utterance)
    assert (heard.words, heard.others) == ("", ())


def test_what_is_said_after_a_gap_is_understood() -> None:
    table = Table(2.0, "seven times eight is fifty six", 2.0)
    table.room.lose(0.5)

    assert table.words() == "seven times eight is fifty six"
