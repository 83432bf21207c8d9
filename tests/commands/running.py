"""A game in a process of its own, whose events are read as they happen."""

from __future__ import annotations

import fcntl
import json
import os
import subprocess
import sys
import termios
from collections.abc import Callable, Mapping
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any

PATIENCE_S = 60.0

Event = dict[str, Any]


class RunningGame:
    """``voice-host play --json``, with lines typed into it."""

    def __init__(
        self,
        data: Path,
        *words: str,
        game: str = "dogylicious",
        environment: Mapping[str, str] | None = None,
        at_terminal: bool = False,
    ) -> None:
        """``at_terminal`` is whether it is typed at a terminal of its own, so that lines are taken beside a voice."""
        keyboard, there = _terminal() if at_terminal else (None, subprocess.PIPE)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "voice_host", "play", game, "--json", "--data", str(data), *words],
            env=environment,
            stdin=there,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=at_terminal,
            preexec_fn=_take_terminal if at_terminal else None,
        )
        if keyboard is not None:
            os.close(there)
        self._keyboard = keyboard or self._process.stdin
        self._events: Queue[Event] = Queue()
        Thread(target=self._read, daemon=True).start()

    def wait_for(self, fits: Callable[[Event], bool]) -> Event:
        """Return the next event that fits."""
        passed: list[Event] = []
        while True:
            try:
                event = self._events.get(timeout=PATIENCE_S)
            except Empty:
                raise AssertionError(f"it did not come; instead: {passed}") from None
            if fits(event):
                return event
            passed.append(event)

    def wait_for_my_turn(self) -> None:
        self.wait_for(lambda event: event.get("sound") == "your-turn")

    def wait_for_text(self, text: str) -> Event:
        return self.wait_for(lambda event: text in event.get("text", ""))

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    @property
    def runs(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    def next_event(self, timeout_s: float) -> Event | None:
        """Return the next event, None where there is none so long."""
        try:
            return self._events.get(timeout=timeout_s)
        except Empty:
            return None

    def type(self, words: str) -> None:
        assert self._keyboard
        self._keyboard.write(f"{words}\n")
        self._keyboard.flush()

    def end_input(self) -> None:
        """Nobody types any more."""
        assert self._keyboard
        self._keyboard.close()

    def end(self) -> int:
        """Wait for its end and return its exit code."""
        return self._process.wait(PATIENCE_S)

    def send(self, signal: int) -> None:
        """Send it a signal."""
        self._process.send_signal(signal)

    def kill(self) -> None:
        """End it as ``kill -9`` does: it is told nothing."""
        self._process.kill()
        self._process.wait()

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            self._events.put(json.loads(line))


def _terminal() -> tuple[IO[str], int]:
    """Return where to type, and the terminal that it is typed at. It does not echo."""
    typist, terminal = os.openpty()
    how = termios.tcgetattr(terminal)
    how[3] &= ~termios.ECHO
    termios.tcsetattr(terminal, termios.TCSANOW, how)
    return os.fdopen(typist, "w"), terminal


def _take_terminal() -> None:
    """Make the terminal that is read from the process's own."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
