"""A turn begins in a living room, through real devices: quiet, while a dog barks, with an echo."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.room.living_room import play_in
from tests.room.scene import Surroundings
from tests.room.sound_server import needs_sound_card

pytestmark = [pytest.mark.spoken, needs_sound_card]


def test_in_a_quiet_room(tmp_path: Path) -> None:
    performed = play_in(Surroundings(rt60_s=0.3), tmp_path)

    assert performed.tally.at_once == performed.tally.lines
    assert not performed.unbidden


def test_while_a_dog_barks(tmp_path: Path) -> None:
    play_in(Surroundings("barking", snr_db=10.0), tmp_path)


def test_while_the_microphone_hears_the_host(tmp_path: Path) -> None:
    performed = play_in(Surroundings(echo_db=-20.0), tmp_path)

    assert performed.tally.at_once == performed.tally.lines
    assert not performed.unbidden
