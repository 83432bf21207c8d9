"""Who wears a headset says "stop" in the middle of what the host says, and goes on with the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.room.live_conversation import perform, words_for
from tests.room.living_room import LIVING_ROOM, assert_all_went_as_said
from tests.room.recorder import Recorder
from tests.room.scene import Scene, Surroundings, scene
from tests.room.sound_server import needs_sound_card
from tests.room.stopping import stop_once, stop_words

pytestmark = [pytest.mark.spoken, needs_sound_card]


def stop_the_host(room: Scene, heard: Recorder) -> None:
    """Let the host read the carpet out, and stop it."""
    delay_s = stop_once(room, heard, next(stop_words(room, None)), after_s=0.8)
    assert delay_s is not None, f"the host has read on: {room.host.events}"


def test_the_host_is_stopped_in_mid_sentence_and_the_game_goes_on(tmp_path: Path) -> None:
    with scene(Surroundings(), tmp_path, *words_for(LIVING_ROOM), "--headset") as room:
        heard = Recorder(room.server, "player.monitor")
        performed = perform(LIVING_ROOM, room, {"near seven": lambda: stop_the_host(room, heard)})
        heard.stop()
    assert_all_went_as_said(performed, tmp_path)
