"""Everything that can be said can be typed, one utterance a line."""

from __future__ import annotations

import io
import os
import signal
import sys
import threading
from collections.abc import Iterator
from functools import partial

import pytest

from voice_host.hearing.keyboard_ear import KeyboardEar
from voice_host.hearing.utterance import EndOfInput, Silence, Utterance
from voice_host.language import normalise
from voice_host.rehearsal.virtual_clock import VirtualClock

from .speech import PROBLEM, SENTENCES

as_words = partial(normalise, language="en")


def ear(typed: str, clock: VirtualClock | None = None) -> KeyboardEar:
    return KeyboardEar(io.StringIO(typed), (clock or VirtualClock()).now, as_words)


def line(ear: KeyboardEar) -> str:
    heard = ear.listen(PROBLEM, None)
    assert isinstance(heard, Utterance)
    return heard.words


class Keyboard:
    """Somebody types, or sits there and thinks."""

    def __init__(self) -> None:
        reading, self._writing = os.pipe()
        self.stream = os.fdopen(reading, encoding="utf-8", errors="replace")

    def type(self, typed: bytes) -> None:
        os.write(self._writing, typed)

    def end(self) -> None:
        if self._writing >= 0:
            os.close(self._writing)
            self._writing = -1


@pytest.fixture
def keyboard() -> Iterator[Keyboard]:
    keyboard = Keyboard()
    yield keyboard
    keyboard.end()


def test_a_line_is_an_utterance() -> None:
    typing = ear("seven times eight is fifty six\nroll\n")

    assert line(typing) == "seven times eight is fifty six"
    assert line(typing) == "roll"


@pytest.mark.parametrize("typed", ["7x8=56", "Seven times eight is fifty-six!", "  7 * 8 IS 56 "])
def test_typed_words_become_spoken_ones(typed: str) -> None:
    assert line(ear(f"{typed}\n")) == "seven times eight is fifty six"


def test_blank_lines_are_nothing() -> None:
    assert line(ear("\n   \n\t\nroll\n")) == "roll"


def test_a_last_line_without_an_end_counts() -> None:
    assert line(ear("roll")) == "roll"


def test_what_is_typed_is_marked_so_and_without_doubt() -> None:
    clock = VirtualClock()
    clock.advance(7.0)
    heard = ear("56\n", clock).listen(PROBLEM, None)

    assert heard == Utterance("fifty six", started_at=7.0, ended_at=7.0, decided_at=7.0, typed=True, text="56")


def test_the_end_of_the_input_is_the_end_and_stays_it() -> None:
    typing = ear("roll\n")
    line(typing)

    for _ in range(3):
        with pytest.raises(EndOfInput):
            typing.listen(PROBLEM, None)


def test_a_stream_that_was_closed_has_ended() -> None:
    stream = io.StringIO("roll\n")
    stream.close()

    with pytest.raises(EndOfInput):
        KeyboardEar(stream, VirtualClock().now, as_words).listen(PROBLEM, None)


def test_nobody_types_until_the_deadline(keyboard: Keyboard) -> None:
    clock = VirtualClock()
    typing = KeyboardEar(keyboard.stream, clock.now, as_words)

    assert typing.listen(PROBLEM, until=0.01) == Silence()
    clock.advance(100.0)
    assert typing.listen(PROBLEM, until=50.0) == Silence()


def test_what_is_typed_after_a_deadline_is_heard_at_the_next_question(keyboard: Keyboard) -> None:
    typing = KeyboardEar(keyboard.stream, VirtualClock().now, as_words)
    assert typing.listen(PROBLEM, until=0.0) == Silence()
    keyboard.type(b"fifty six\n")

    assert line(typing) == "fifty six"


def test_a_line_counts_from_the_moment_it_was_entered(keyboard: Keyboard) -> None:
    """The host spoke for ten seconds before it looked at the line."""
    clock = VirtualClock()
    entered = threading.Event()

    def now() -> float:
        entered.set()
        return clock.now()

    typing = KeyboardEar(keyboard.stream, now, as_words)
    keyboard.type(b"56\n")
    assert entered.wait(10)
    clock.advance(10.0)
    heard = typing.listen(PROBLEM, None)

    assert isinstance(heard, Utterance)
    assert (heard.ended_at, heard.decided_at) == (0.0, 10.0)


def test_bytes_that_are_no_letters_are_not_understood_and_end_nothing(keyboard: Keyboard) -> None:
    typing = KeyboardEar(keyboard.stream, VirtualClock().now, as_words)
    keyboard.type(b"\xff\xfe\x80 \xc3\x28\nfifty six\n")

    assert SENTENCES.understand(line(typing), PROBLEM, typed=True).meanings == ()
    assert line(typing) == "fifty six"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no signal to a thread")
@pytest.mark.usefixtures("signals_arrive")
@pytest.mark.parametrize("until", [None, 60.0])
def test_ctrl_c_that_another_thread_receives_ends_the_wait(keyboard: Keyboard, until: float | None) -> None:
    typing = KeyboardEar(keyboard.stream, VirtualClock().now, as_words)
    ctrl_c = threading.Timer(0.2, lambda: signal.pthread_kill(threading.get_ident(), signal.SIGINT))
    somebody_types_at_last = threading.Timer(5.0, keyboard.type, [b"roll\n"])
    ctrl_c.start()
    somebody_types_at_last.start()

    with pytest.raises(KeyboardInterrupt):
        typing.listen(PROBLEM, until)
    assert somebody_types_at_last.is_alive(), "it was noticed only with the next line"
    somebody_types_at_last.cancel()
