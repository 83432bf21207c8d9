"""Listening while the host speaks: one word stops it, and the ear gets all that comes after."""

from __future__ import annotations

from collections.abc import Iterator
from queue import Empty, Queue
from threading import Event

import numpy as np
import pytest

from voice_host.hearing.errors import MicrophoneLost, MicrophoneSilent
from voice_host.hearing.interjections import Interjections
from voice_host.hearing.source import Block, Samples

STOP = 7
"""A block of these is the word."""


class Microphone:
    """Gives blocks when they are said."""

    def __init__(self) -> None:
        self.blocks: Queue[Block | Exception] = Queue()
        self.dropped: list[float] = []
        self.closed = False

    def say(self, *values: int) -> None:
        for value in values:
            self.blocks.put(Block(np.full(480, value, np.int16), float(value)))

    def read(self, until: float | None) -> Block | None:
        try:
            block = self.blocks.get(timeout=0.02 if until is not None else 10)
        except Empty:
            return None
        if isinstance(block, Exception):
            raise block
        return block

    def drop(self, before: float) -> None:
        self.dropped.append(before)

    def close(self) -> None:
        self.closed = True


class Word:
    """Hears the word in a block of STOP."""

    def __init__(self) -> None:
        self.heard: list[int] = []
        self.resets = 0

    def hear(self, samples: Samples) -> bool:
        self.heard.append(int(samples[0]))
        return self.heard[-1] == STOP

    def reset(self) -> None:
        self.resets += 1


class Table:
    def __init__(self) -> None:
        self.microphone, self.word, self.stopped = Microphone(), Word(), Event()
        self.source = Interjections(self.microphone, lambda: self.word, lambda: 0.0, self.stopped.set)

    def ear(self) -> int | None:
        """The next block that the ear gets."""
        block = self.source.read(1.0)
        return None if block is None else int(block.samples[0])

    def eventually(self, *heard: int) -> bool:
        """Whether the word is listened for in these blocks."""
        return any(self.word.heard == list(heard) or Event().wait(0.005) for _ in range(2000))


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    table.source.close()


def test_the_word_stops_the_host(table: Table) -> None:
    table.source.host_begins()
    table.microphone.say(1, STOP)

    assert table.stopped.wait(10)


def test_other_words_do_not(table: Table) -> None:
    table.source.host_begins()
    table.microphone.say(1, 2, 3)

    assert table.eventually(1, 2, 3)
    assert not table.stopped.is_set()


def test_while_the_host_is_silent_all_of_it_is_the_ears(table: Table) -> None:
    table.microphone.say(1, STOP, 3)

    assert [table.ear() for _ in range(3)] == [1, STOP, 3]
    assert not table.stopped.is_set()
    assert table.word.heard == []


def test_when_the_host_has_finished_the_rest_is_the_ears(table: Table) -> None:
    table.source.host_begins()
    table.microphone.say(1)
    assert table.eventually(1)
    table.source.host_ends(1.0)
    table.source.drop(1.0)
    table.microphone.say(2, 3, 4)

    assert [table.ear() for _ in range(3)] == [2, 3, 4], "none is lost on the way"
    assert table.microphone.dropped == [1.0]


def test_between_two_lines_the_word_still_counts(table: Table) -> None:
    table.source.host_begins()
    table.source.host_ends(1.0)
    table.microphone.say(STOP)

    assert table.stopped.wait(10)


def test_each_time_the_host_begins_the_word_is_listened_for_anew(table: Table) -> None:
    for n in (1, 2):
        table.source.host_begins()
        table.microphone.say(n)
        assert table.eventually(*range(1, n + 1))
        table.source.host_ends(float(n))
        assert table.ear() is None

    assert table.word.resets == 2


def test_a_lost_microphone_is_left_to_the_ear(table: Table) -> None:
    for _ in range(2):
        table.microphone.blocks.put(MicrophoneLost("It is gone."))
    table.source.host_begins()
    assert any(table.microphone.blocks.qsize() < 2 or Event().wait(0.005) for _ in range(2000))
    table.source.host_ends(1.0)

    with pytest.raises(MicrophoneLost, match="It is gone"):
        table.ear()


def test_letting_go_of_it_lets_go_of_the_microphone(table: Table) -> None:
    table.source.close()

    assert table.microphone.closed


def test_a_microphone_that_is_found_silent_while_the_host_speaks_is_told_to_the_ear(table: Table) -> None:
    table.source.host_begins()
    table.microphone.say(1)
    assert table.eventually(1)
    table.microphone.blocks.put(MicrophoneSilent("It gives no sound at all."))
    table.microphone.say(2)
    assert table.eventually(1, 2)
    table.source.host_ends(0.0)

    with pytest.raises(MicrophoneSilent):
        table.ear()
    table.microphone.say(3)
    assert table.ear() == 3
