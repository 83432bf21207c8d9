"""A session as lines."""

from __future__ import annotations

import io
from contextlib import suppress

import pytest

from voice_host.commands.printing import printer
from voice_host.play.events import Ended, HostSaid, Sounded
from voice_host.script import Sound


class PressesCtrlC(io.StringIO):
    """A terminal at which somebody presses Ctrl-C as soon as something is written."""

    pressed = False

    def write(self, text: str) -> int:
        written = super().write(text)
        if not self.pressed:
            self.pressed = True
            raise KeyboardInterrupt
        return written


@pytest.mark.parametrize(
    ("as_json", "lines"),
    [
        (True, ['{"event": "sound", "sound": "your-turn"}', '{"event": "end", "finished": false}']),
        (False, ["host: Roll again.", "host: Goodbye."]),
    ],
)
def test_ctrl_c_in_the_middle_leaves_every_line_whole(
    monkeypatch: pytest.MonkeyPatch, as_json: bool, lines: list[str]
) -> None:
    terminal = PressesCtrlC()
    monkeypatch.setattr("sys.stdout", terminal)
    observe = printer(as_json=as_json)
    first = Sounded(Sound.YOUR_TURN) if as_json else HostSaid("Roll again.", ())

    with suppress(KeyboardInterrupt):
        observe(first)
    observe(Ended(None) if as_json else HostSaid("Goodbye.", ()))

    assert terminal.getvalue().splitlines() == lines
