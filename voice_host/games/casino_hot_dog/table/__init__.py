"""What those around the table see of the game, and what they can press: pure functions of the state.

What is in closed fists is not among it.
"""

from voice_host.games.casino_hot_dog.table.asks import ASKS
from voice_host.games.casino_hot_dog.table.picture import picture
from voice_host.games.casino_hot_dog.table.presses import presses

__all__ = ["ASKS", "picture", "presses"]
