"""A turn begins in a living room, through real devices: quiet, with a dog that barks, with an echo."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.room.kept_game import kept_game
from tests.room.live_conversation import Performed, perform, words_for
from tests.room.scene import Surroundings, scene
from tests.room.sound_server import RATE, needs_sound_card
from voice_host.games.dogylicious.rules.carpet import Tile
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.rehearsal.conversations.conversation_file import read_conversation

pytestmark = [pytest.mark.spoken, needs_sound_card]

LIVING_ROOM = read_conversation(Path(__file__).parent / "conversations" / "living_room.txt")


def play_in(surroundings: Surroundings, data: Path) -> Performed:
    """Perform the conversation; nothing is misheard, nothing invented, and the dog stands where it was sent."""
    with scene(surroundings, data, *words_for(LIVING_ROOM)) as room:
        performed = perform(LIVING_ROOM, room)
        assert room.recorder.audible() > RATE, "the host was not heard"
        assert not room.host.troubles
    assert not performed.differences, "\n".join(map(str, performed.differences))
    assert performed.tally.misheard == 0
    assert not performed.invented
    assert_the_dog_has_walked_one_step(data)
    return performed


def assert_the_dog_has_walked_one_step(data: Path) -> None:
    state = kept_game(data).state
    assert isinstance(state, GameState)
    assert state.turn is not None
    assert state.turn.walked == (Tile(4, 4), Tile(3, 4))
    assert state.turn.target == Tile(2, 3)
    assert state.turn.pieces_left == 6, "its first piece is not given yet"


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
