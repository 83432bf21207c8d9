"""How often something was said lately: what did not help once is not said again in the same words (rules 1.12)."""

from __future__ import annotations

from voice_host.script import Message

LATELY = 4
"""So many questions back the host remembers what it said. A refusal with its question comes back within two or three;
the same question of the next turn comes later, and is asked in its first words."""


class OtherWords:
    """Remembers what was said, and counts how often it came back.

    A message with other gaps is another message: another roll, the refusal of another tile.
    """

    def __init__(self) -> None:
        self._question = 0
        self._said: dict[str, tuple[int, int]] = {}
        """For each message how often it was said, and while which question the last time."""

    def another_question(self) -> None:
        """The host comes to a question, be it the same as before."""
        self._question += 1
        self._said = {each: last for each, last in self._said.items() if self._question - last[1] <= LATELY}

    def before(self, message: Message) -> int:
        """Return how often a message was said lately."""
        return self._said.get(repr(message), (0, 0))[0]

    def said(self, message: Message) -> None:
        """Remember that a message was said."""
        self._said[repr(message)] = (self.before(message) + 1, self._question)
