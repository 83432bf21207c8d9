"""What those around the table see of the game, and what they can press: pure functions of the state."""

from voice_host.games.dotzee.table.asks import ASKS
from voice_host.games.dotzee.table.picture import picture
from voice_host.games.dotzee.table.presses import presses

__all__ = ["ASKS", "picture", "presses"]
