"""What those around the table see of the game, and what they can press: pure functions of the state.

What the player in turn has to find out is not among it, as it is not among what the game tells (``describe``).
"""

from voice_host.games.dogylicious.table.asks import ASKS
from voice_host.games.dogylicious.table.picture import picture
from voice_host.games.dogylicious.table.presses import presses

__all__ = ["ASKS", "picture", "presses"]
