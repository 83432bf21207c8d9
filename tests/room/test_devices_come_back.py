"""In the middle of a turn the sound server is gone, with microphone and loudspeaker, and comes back."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.room.live_conversation import perform, words_for
from tests.room.living_room import assert_all_went_as_said, conversation
from tests.room.scene import Scene, Surroundings, scene
from tests.room.sound_server import SoundServer, needs_sound_card

pytestmark = [pytest.mark.spoken, needs_sound_card]

COMING_BACK = conversation("devices_come_back")
REOPENS_S = 30.0
"""So long the host may take to notice that its devices are back: it looks every few seconds."""


def is_killed(server: SoundServer) -> Callable[[], None]:
    """Let the server crash; return what starts it again."""
    server.kill()
    return server.start


def loses_its_microphone(server: SoundServer) -> Callable[[], None]:
    """Unplug the microphone; return what plugs it in again."""
    server.unplug()
    return server.plug_in


@pytest.mark.parametrize("fault", [is_killed])
def test_the_game_goes_on_by_itself(tmp_path: Path, fault: Callable[[SoundServer], Callable[[], None]]) -> None:
    with scene(Surroundings(), tmp_path, *words_for(COMING_BACK)) as room:
        performed = perform(COMING_BACK, room, {"ready": lambda: vanish_and_return(room, fault)})

    assert_all_went_as_said(performed, tmp_path)


def vanish_and_return(room: Scene, fault: Callable[[SoundServer], Callable[[], None]]) -> None:
    """Let the fault happen until the host has told of it, and wait until it listens and is heard again."""
    repair = fault(room.server)
    assert room.host.wait_until(lambda: bool(room.host.troubles)), "the host has not told that its devices are gone"
    repair()
    back = time.monotonic()
    is_heard = room.host.wait_until(lambda: room.recorder.last_sound_at() > back, REOPENS_S)
    assert is_heard, f"the host is not heard again: {room.host.events}"
    room.host.wait_until(room.host.listens)
