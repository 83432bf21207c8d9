"""Commands run as they are typed: a line of words in, an exit code and what was printed out."""

from __future__ import annotations

import io
import json
import shlex
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.commands.doctors_room import MEASURED, Loudspeaker, Mouth, Overhears, Room
from voice_host.commands.checks import Check
from voice_host.commands.main import main
from voice_host.hearing.measuring.room import Room as MeasuredRoom


@dataclass(frozen=True)
class Typed:
    """What came of a command."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def objects(self) -> list[dict[str, Any]]:
        """Its output as JSON objects, one a line."""
        return [json.loads(line) for line in self.lines]

    def refused(self, code: int = 2) -> str:
        """Check that it was refused with one sentence and nothing else, and return the sentence."""
        assert self.code == code
        assert self.out == ""
        assert self.err.startswith("voice-host: ")
        assert self.err.count("\n") == 1
        assert "Traceback" not in self.err
        return self.err.removeprefix("voice-host: ").strip()


Run = Callable[..., Typed]


@pytest.fixture
def voice_host(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run ``voice-host`` with words as typed in a shell, and with lines at its standard input."""

    def run(words: str, *lines: str) -> Typed:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = main(shlex.split(words))
        printed = capsys.readouterr()
        return Typed(code, printed.out, printed.err)

    return run


@pytest.fixture
def play(voice_host: Run, tmp_path: Path) -> Run:
    """Play Dogylicious at the keyboard, in print, with the games kept in a folder of the test."""

    def run(words: str, *lines: str) -> Typed:
        return voice_host(f"play dogylicious --keyboard --quiet --data {tmp_path} {words}", *lines)

    return run


@pytest.fixture
def mouth(monkeypatch: pytest.MonkeyPatch) -> Mouth:
    mouth = Mouth()
    monkeypatch.setattr("voice_host.commands.kept_devices.choose_voice", lambda *how, **more: mouth)
    return mouth


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> type[Room]:
    monkeypatch.setattr("voice_host.commands.capturing.Microphone", Room)
    return Room


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> Callable[[MeasuredRoom], None]:
    """Put the doctor into a room like that."""

    def put(found: MeasuredRoom) -> None:
        monkeypatch.setattr("voice_host.commands.trial.measure_room", lambda *how: found)

    return put


@pytest.fixture
def healthy(monkeypatch: pytest.MonkeyPatch, measured: Callable[[MeasuredRoom], None]) -> None:
    """A machine on which everything works, and was looked at in no time."""
    measured(MEASURED)
    monkeypatch.setattr(Loudspeaker, "played", [])
    monkeypatch.setattr("voice_host.commands.trial.Loudspeaker", Loudspeaker)
    monkeypatch.setattr("voice_host.commands.trial.Overhearing", Overhears)

    def look_around(game: str, *where: object) -> Iterator[Check]:
        yield Check("listening model", True, "Small.")
        yield Check("microphone", True, "Desk.")
        yield Check("loudspeaker", True, "Shelf.")
        yield Check(game, True, "It can be played.")

    monkeypatch.setattr("voice_host.commands.checks.look_around", look_around)
