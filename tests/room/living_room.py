"""A turn in a living room: the conversation that is performed there, and where the dog stands after it."""

from __future__ import annotations

from pathlib import Path

from tests.room.kept_game import kept_game
from tests.room.live_conversation import Performed, perform, words_for
from tests.room.scene import Surroundings, scene
from tests.room.sound_server import RATE
from voice_host.games.dogylicious.rules.carpet import Tile
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.rehearsal.conversations.conversation import Conversation
from voice_host.rehearsal.conversations.conversation_file import read_conversation


def conversation(name: str) -> Conversation:
    """Return a conversation of the room by its name."""
    return read_conversation(Path(__file__).parent / "conversations" / f"{name}.txt")


LIVING_ROOM = conversation("living_room")


def play_in(surroundings: Surroundings, data: Path) -> Performed:
    """Perform the conversation in a room, and see that it went as it was said."""
    with scene(surroundings, data, *words_for(LIVING_ROOM)) as room:
        performed = perform(LIVING_ROOM, room)
        assert room.recorder.audible() > RATE, "the host was not heard"
        assert not room.host.troubles
    assert_all_went_as_said(performed, data)
    return performed


def assert_all_went_as_said(performed: Performed, data: Path) -> None:
    """See that nothing was misheard, nothing invented, and that the dog stands where it was sent."""
    assert not performed.differences, "\n".join(map(str, performed.differences))
    assert performed.tally.misheard == 0
    assert not performed.invented
    state = kept_game(data).state
    assert isinstance(state, GameState)
    assert state.turn is not None
    assert state.turn.walked == (Tile(4, 4), Tile(3, 4))
    assert state.turn.target == Tile(2, 3)
    assert state.turn.pieces_left == 6, "its first piece is not given yet"
