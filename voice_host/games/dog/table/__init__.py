"""The game on the table page: what there is to see, what can be pressed, and what only one player sees."""

from voice_host.games.dog.table.asks import ASKS
from voice_host.games.dog.table.own import private
from voice_host.games.dog.table.picture import picture
from voice_host.games.dog.table.presses import presses

__all__ = ["ASKS", "picture", "presses", "private"]
