"""The host and its devices: it hears and is heard, goes on by keyboard where they are gone, and the doctor listens."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.commands.running import RunningGame
from tests.room.player import begin_to_play
from tests.room.recorder import Recorder
from tests.room.sound_server import RATE, SoundServer, needs_sound_card
from voice_host.speaking.find_synthesizer import find_synthesizer

pytestmark = [pytest.mark.spoken, needs_sound_card]


@pytest.fixture
def server() -> Iterator[SoundServer]:
    with SoundServer() as server:
        yield server


def test_without_its_devices_the_host_goes_on_by_keyboard(server: SoundServer, tmp_path: Path) -> None:
    game = RunningGame(tmp_path, "--players", "Noa", environment=server.environment)
    try:
        game.wait_for_my_turn()

        server.kill()

        game.wait_for(lambda event: event["event"] == "trouble" and "The microphone" in event["sentence"])
        game.wait_for_text("type what you want to say")
        game.type("near seven")
        game.wait_for_text("Row four, column four, tile seven.")
        game.type("quit")
        game.type("yes")
        game.wait_for(lambda event: event["event"] == "end")
        assert game.end() == 0
    finally:
        game.kill()


def test_the_doctor_listens_and_tells_the_level_by_ear(server: SoundServer, tmp_path: Path) -> None:
    recorder = Recorder(server)
    doctor = subprocess.Popen(
        [sys.executable, "-m", "voice_host", "doctor", "--data", str(tmp_path)],
        env=server.environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert doctor.stdout is not None
    lines = []
    for line in doctor.stdout:
        lines.append(line)
        if line.startswith("Now the microphone."):
            break
    recorder.wait_for(audible=RATE)
    counting = find_synthesizer().pcm("one two three four five six seven eight nine ten", voice="en-us").at_rate(RATE)
    for _ in range(4):
        assert begin_to_play(server, counting.after_silence(0.6)).wait(timeout=30) == 0

    lines += doctor.stdout.readlines()
    assert doctor.wait() == 0
    assert any(line.startswith("ok      microphone level: Good: I hear you well.") for line in lines), lines
    recorder.stop()
