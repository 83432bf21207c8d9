from __future__ import annotations

import sys

import pytest

from voice_host.commands.bench import PROGRAM
from voice_host.rehearsal.benchmark.reply_time import ROUNDS, TYPED, HostFailed, HostFigures, measure_host


@pytest.mark.spoken
def test_the_host_as_it_is_started_from_a_shell() -> None:
    figures = measure_host(PROGRAM, "dogylicious")

    assert len(figures.replies_s) == ROUNDS * len(TYPED)
    assert min(figures.replies_s) > 0
    assert figures.first_line_s > 0
    if sys.platform == "linux":
        assert figures.listening_bytes is not None
        assert 30e6 < figures.listening_bytes < 1e9


def test_a_host_that_ends_before_is_quoted() -> None:
    broken = 'print(\'{"event": "trouble", "sentence": "There is no listening model."}\')'

    with pytest.raises(HostFailed, match=r'The last it told: "There is no listening model\."'):
        measure_host((sys.executable, "-c", broken), "dogylicious")


FIGURES = HostFigures((0.001, 0.003, 0.011), first_line_s=0.5, first_words_sound_s=0.25, listening_bytes=101_000_000)


def test_the_figures_are_plain_lines() -> None:
    assert list(FIGURES.lines()) == [
        "Typed reply: 3.0 ms of the program's own time, 11.0 ms at most (of 3).",
        "Start to first word: 0.75 s (0.50 s to the words, 0.25 s for their sound).",
        "Memory of a listening host: 101 MB.",
    ]


def test_the_figures_for_programs() -> None:
    assert FIGURES.plain() == {
        "replies": 3,
        "reply_ms": 3.0,
        "slowest_reply_ms": 11.0,
        "first_line_ms": 500,
        "first_word_ms": 750,
        "listening_bytes": 101_000_000,
    }
