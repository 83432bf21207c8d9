"""What was pressed on a page, on its way to the host."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from enum import Enum


class Settled(Enum):
    """What became of a press."""

    TAKEN = "taken"
    """Its words were heard like words that were said."""
    GONE_ON = "gone-on"
    """Its moment is over: somebody else was faster, or the game went on."""
    BUSY = "busy"
    """Another press of this moment is being answered."""
    NOT_LISTENING = "not-listening"
    """The game is over, or nobody listens."""


class Press:
    """Words that were pressed. Whoever gets it settles it, from any thread; who pressed waits for that."""

    def __init__(self, words: str, moment: int):
        self.words = words
        """1 to 200 printable characters in one line, without spaces around them."""
        self.moment = moment
        """The moment of the question that the page showed."""
        self.settled: Future[Settled] = Future()
        """What became of it."""

    def settle(self, settled: Settled) -> bool:
        """Say what became of it. Return whether that counts: False if it was settled, or given up, before."""
        try:
            self.settled.set_result(settled)
        except InvalidStateError:
            return False
        return True


OnPress = Callable[[Press], object]
"""Is given each press, in the thread of the page's server: it must not block."""


def nobody_listens(press: Press) -> None:
    """Turn a press down."""
    press.settle(Settled.NOT_LISTENING)
