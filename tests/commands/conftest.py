"""Commands run as they are typed: a line of words in, an exit code and what was printed out."""

from __future__ import annotations

import io
import json
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from voice_host.commands.main import main


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
