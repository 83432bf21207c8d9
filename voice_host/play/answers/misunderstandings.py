"""What the host replies when it did not understand: never the same sentence over and over."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from voice_host.script import Message, message

WORDINGS = tuple(map(message, ("host-not-understood", "host-say-it-again", "host-not-caught", "host-not-clear")))
"""What is said in turn."""
_OTHER_WAY_EVERY = 3
"""After so many failures in a row another way is offered (rules 1.12), after as many more the next."""
_MINUTE_S = 60.0
_ALOUD_IN_A_MINUTE = 2
"""After that many in a minute the host only makes a soft sound: it may be the neighbours' television."""


class Misunderstandings:
    """Counts them."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._moments: list[float] = []
        self._next = 0
        self.in_a_row = 0
        """How many there were since something was understood."""

    def understood(self) -> None:
        """Something was understood."""
        self.in_a_row = 0

    def another(self, ways: Sequence[Message]) -> tuple[Message, bool]:
        """Count one. Returns what to say, and whether aloud or only in print.

        ``ways`` are other ways to be understood; each third failure in a row offers the next of them.
        """
        now = self._now()
        self._moments = [moment for moment in self._moments if now - moment < _MINUTE_S]
        aloud = len(self._moments) < _ALOUD_IN_A_MINUTE
        self._moments.append(now)
        self.in_a_row += 1
        if self.in_a_row % _OTHER_WAY_EVERY == 0:
            return ways[(self.in_a_row // _OTHER_WAY_EVERY - 1) % len(ways)], True
        wording = WORDINGS[self._next]
        self._next = (self._next + 1) % len(WORDINGS)
        return wording, aloud
