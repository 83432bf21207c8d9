"""A session as lines."""

from __future__ import annotations

import io
import json
from contextlib import suppress

import pytest

from voice_host.commands.printing import printer
from voice_host.play.events import Ended, HostSaid, Sounded
from voice_host.script import Sound, message


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


def test_a_program_reads_what_the_host_says_without_its_language(capsys: pytest.CaptureFixture[str]) -> None:
    near = message("tile-near", number=9)

    printer(as_json=True)(HostSaid("The near nine.", (message("route-read-back", tiles=(near, 7), who="Noa"),)))

    (said,) = json.loads(capsys.readouterr().out)["messages"]
    assert said["id"] == "route-read-back"
    assert said["gaps"] == {"tiles": [{"id": "tile-near", "gaps": {"number": 9}}, 7], "who": "Noa"}
