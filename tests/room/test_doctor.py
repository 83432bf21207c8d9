"""The doctor in a room: a microphone that hears the loudspeaker, or one that does not, through a sound server."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.room.background import Background
from tests.room.player import begin_to_play
from tests.room.sound_server import RATE, SoundServer, needs_sound_card
from voice_host.commands.chosen import kept_in
from voice_host.commands.failing import tell
from voice_host.records import EVERYBODY, open_store
from voice_host.speaking.find_synthesizer import find_synthesizer

pytestmark = [pytest.mark.spoken, needs_sound_card]

ECHO_DB, LATENCY_MS = -20, 60
SENTENCE = "seven times eight is fifty six"


@contextmanager
def a_room(echo_db: float | None) -> Iterator[SoundServer]:
    """A quiet room whose microphone hears the loudspeaker so loud, None for not at all."""
    with SoundServer(echo_db, echo_ms=LATENCY_MS) as server:
        background = Background(server)
        try:
            yield server
        finally:
            background.stop()


class Doctor:
    """A doctor at work, who tells a program what is found."""

    def __init__(self, server: SoundServer, data: Path, *words: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "voice_host", "doctor", "--json", "--data", str(data), *words],
            env=server.environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.found: dict[str, dict[str, Any]] = {}
        """By what it is about."""

    def until(self, about: str) -> None:
        """Wait until that was found, or there is nothing more to be found."""
        assert self._process.stdout
        while about not in self.found and (line := self._process.stdout.readline()):
            check = json.loads(line)
            self.found[check["check"]] = check

    def end(self) -> None:
        """Wait until all is found."""
        self.until("nothing else")
        assert self._process.wait() == 0


@dataclass(frozen=True)
class Visit:
    """What a doctor found, and what is kept of it."""

    found: Mapping[str, Mapping[str, Any]]
    kept: Mapping[str, Any]


@pytest.fixture(scope="module")
def visits(tmp_path_factory: pytest.TempPathFactory) -> tuple[Visit, Visit]:
    """A doctor in a room that echoes, where somebody says a sentence, and at the same time one with a headset."""
    folders = [tmp_path_factory.mktemp(name) for name in ("echo", "headset")]
    with a_room(ECHO_DB) as echoing, a_room(None) as other:
        doctor = Doctor(echoing, folders[0], "--microphone", "pulse")
        doctor_with_headset = Doctor(other, folders[1])
        doctor.until("hold-off")
        sentence = find_synthesizer().pcm(SENTENCE, voice="en-us").after_silence(0.6).at_rate(RATE)
        speaking = begin_to_play(echoing, sentence)
        doctor.end()
        speaking.wait()
        doctor_with_headset.end()
    echo, headset = (
        Visit(each.found, kept(folder)) for each, folder in zip((doctor, doctor_with_headset), folders, strict=True)
    )
    return echo, headset


def kept(data: Path) -> Mapping[str, Any]:
    with closing(open_store(data)) as store:
        return kept_in(store, tell).get(EVERYBODY, {})


@pytest.fixture
def echoing(visits: tuple[Visit, Visit]) -> Visit:
    return visits[0]


@pytest.fixture
def headset(visits: tuple[Visit, Visit]) -> Visit:
    return visits[1]


def test_the_noise_and_the_echo_are_measured(echoing: Visit) -> None:
    assert echoing.found["room noise"]["noise_dbfs"] < -50
    assert echoing.found["echo"]["echo_db"] == pytest.approx(ECHO_DB, abs=3)


def test_the_round_trip_is_as_late_as_the_echo_path_and_the_devices(echoing: Visit) -> None:
    late_s = echoing.found["round trip"]["round_trip_s"]

    assert LATENCY_MS / 2000 < late_s < LATENCY_MS / 1000 + 0.3


def test_the_hold_off_is_longer_and_is_kept(echoing: Visit) -> None:
    late_s, hold_off_s = echoing.found["round trip"]["round_trip_s"], echoing.found["hold-off"]["hold_off_s"]

    assert late_s < hold_off_s < late_s + 0.3
    assert echoing.kept == {"hold-off": hold_off_s}


def test_whoever_speaks_is_heard_and_understood(echoing: Visit) -> None:
    assert echoing.found["microphone level"]["text"].startswith("Good: I hear you well.")
    assert echoing.found["test sentence"]["text"] == f"I understood: {SENTENCE}."


def test_with_a_headset_no_echo_is_heard_and_nothing_kept(headset: Visit) -> None:
    assert headset.found["echo"]["text"].startswith("The microphone does not hear me. With a headset that is right")
    assert "hold-off" not in headset.found
    assert headset.kept == {}
