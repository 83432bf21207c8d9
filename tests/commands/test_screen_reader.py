"""What a screen reader gets: plain lines, each written once and never again, in a pipe and on a terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands.conftest import Run

TALK = (
    "where am I",
    "describe the carpet",
    "near seven",
    "what is around me",
    "the near nine",
    "banana",
    "left, forward, right",
    "three steps, six pieces",
    "ready",
    "time left",
    "twelve",
    "pause",
    "my route",
    "resume",
    "help",
    "quit",
    "yes",
)


def test_every_line_is_one_speech_of_one_person(play: Run) -> None:
    printed = play("--players 'Noa, Dan' --clock --seed 1", *TALK)

    assert printed.lines
    for line in printed.lines:
        assert line.startswith(("host: ", "you: ")), line
        assert line.isprintable(), line
        assert line.isascii(), "no boxes, no pictures"
    assert sum(line.startswith("you: ") for line in printed.lines) == len(TALK)


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal is made with pty, which Windows has not")
def test_on_a_terminal_nothing_is_drawn_coloured_or_written_over(tmp_path: Path) -> None:
    import pty

    terminal, program = pty.openpty()
    command = [sys.executable, "-m", "voice_host", "play", "dogylicious", "--keyboard", "--quiet"]
    playing = subprocess.Popen(
        [*command, "--data", str(tmp_path), "--players", "Noa"], stdin=program, stdout=program, stderr=program
    )
    os.close(program)
    os.write(terminal, "".join(f"{line}\n" for line in TALK).encode())
    shown = _all_of(terminal)
    playing.wait()

    assert "host: Row four, column four, tile seven.\n" in shown
    assert all(letter.isprintable() for letter in shown.replace("\n", ""))


def _all_of(terminal: int) -> str:
    """Read a terminal until its program has ended; the terminal itself ends lines with two signs."""
    shown = b""
    while True:
        try:
            part = os.read(terminal, 4096)
        except OSError:  # how Linux tells that nobody writes any more
            part = b""
        if not part:
            os.close(terminal)
            return shown.decode().replace("\r\n", "\n")
        shown += part
