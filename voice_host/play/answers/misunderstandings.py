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
    """Counts them, and all that the host says aloud because of speech that was no answer: two such in any minute.

    Of failures in a row the first is told aloud, the second by a soft sound, so that the third, which offers another
    way, is the other of the two.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._spoken: list[float] = []
        self._next = 0
        self._untold: Message | None = None
        """Another way that was only printed."""
        self.in_a_row = 0
        """How many there were since something was understood."""

    def understood(self) -> None:
        """Something was understood."""
        self.in_a_row = 0
        self._untold = None

    def may_speak(self) -> bool:
        """Whether the host may say something aloud now because of speech that was no answer."""
        return self._in_the_last_minute() < _ALOUD_IN_A_MINUTE

    def spoke(self) -> None:
        """The host says something because of it."""
        self._spoken.append(self._now())

    def was_an_answer(self) -> None:
        """What the host asked about last was a player's answer after all: that question does not count."""
        if self._spoken:
            self._spoken.pop()

    def another(self, ways: Sequence[Message]) -> tuple[Message, bool]:
        """Count one. Returns what to say, and whether aloud or only in print.

        ``ways`` are other ways to be understood; each third failure in a row offers the next of them. What could not
        be offered aloud then is, as soon as it may.
        """
        self.in_a_row += 1
        is_due = self.in_a_row % _OTHER_WAY_EVERY == 0
        spoken = self._in_the_last_minute()
        aloud = self.may_speak() and (is_due or spoken == 0 or self.in_a_row == 1)
        if aloud:
            self.spoke()
        if is_due:
            self._untold = ways[(self.in_a_row // _OTHER_WAY_EVERY - 1) % len(ways)]
        if self._untold is not None and (is_due or aloud):
            way, self._untold = self._untold, None if aloud else self._untold
            return way, aloud
        wording = WORDINGS[self._next]
        self._next = (self._next + 1) % len(WORDINGS)
        return wording, aloud

    def _in_the_last_minute(self) -> int:
        now = self._now()
        self._spoken = [moment for moment in self._spoken if now - moment < _MINUTE_S]
        return len(self._spoken)
