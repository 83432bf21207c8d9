"""The host and its devices: it goes on by keyboard where they are gone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.commands.running import RunningGame
from tests.room.sound_server import SoundServer, needs_sound_card

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
