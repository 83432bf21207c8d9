"""How often something was said lately: what did not help once is not said again in the same words (rules 1.12)."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from voice_host.script import Message

LATELY = 4
"""So many questions back the host remembers what it said. A refusal with its question comes back within two or three;
the same question of the next turn comes later, and is asked in its first words."""
JUST_NOW = 12
"""So many messages back nothing is said in the same words, where there are others."""
_QUOTED = 3
"""Words from so many on are a sentence; fewer may well be in many."""
_LONG = 5
"""Shorter ones may come back: "Right.", "Where do you start?"."""
_TWICE = 2
"""A sentence that has just been said so often is not said a third time, in whatever message."""
_SENTENCE = re.compile(r"[^.?!]+[.?!]")


@dataclass(frozen=True)
class _Said:
    times: int
    question: int
    """While which question the last time."""
    words: str
    """How, the last time."""
    at: int
    """As the how many-th message of all."""


class OtherWords:
    """Remembers what was said, counts how often it came back, and chooses other words.

    A message with other gaps is another message: another roll, the refusal of another tile.
    """

    def __init__(self) -> None:
        self._question = 0
        self._count = 0
        self._said: dict[str, _Said] = {}
        self._just_now: deque[str] = deque(maxlen=JUST_NOW)

    def another_question(self) -> None:
        """The host comes to a question, be it the same as before."""
        self._question += 1
        self._said = {each: said for each, said in self._said.items() if self._question - said.question <= LATELY}

    def before(self, message: Message) -> int:
        """Return how often a message was said lately."""
        said = self._said.get(repr(message))
        return said.times if said else 0

    def is_fresh(self, message: Message, words: str) -> bool:
        """Whether a message was not said lately, and nothing in its ``words``.

        The one that is refused is another each time, but the reason may be the same; and the choices may be quoted.
        """
        if self.before(message) or (_quoted(message) and self._is_worn(words)):
            return False
        return not self._says_a_third_time(words)

    def choose(self, message: Message, wordings: Sequence[str]) -> str:
        """Return the wording to say a message in: the first, and if that was said lately the next that is not worn."""
        before = self.before(message)
        if not before:
            before = 1  # its first words are no fresh ones
        turns = [wordings[(before + n) % len(wordings)] for n in range(len(wordings))]
        allowed = 1 if len(set(wordings)) > _TWICE else _TWICE
        return next((words for words in turns if not self._is_worn(words, allowed)), turns[0])

    def again(self, message: Message, wordings: Sequence[str]) -> str:
        """Return the wording in which a message was said the last time."""
        said = self._said.get(repr(message))
        if said is None:
            return wordings[0]
        return said.words if said.words in wordings else wordings[(said.times - 1) % len(wordings)]

    def is_later(self, message: Message, than: Message) -> bool:
        """Whether a message was said lately, and after another."""
        first, second = self._said.get(repr(than)), self._said.get(repr(message))
        return second is not None and (first is None or second.at > first.at)

    def said(self, message: Message, words: str) -> None:
        """Remember that a message was said, in these words, and with it what it quotes."""
        self._just_now.append(words)
        self._count += 1
        for each in (message, *_quoted(message)):
            self._said[repr(each)] = _Said(self.before(each) + 1, self._question, words, self._count)

    def _is_worn(self, words: str, allowed: int = 1) -> bool:
        """Whether these words, or those in them, have just been said ``allowed`` times."""
        same = (words in said or (said in words and len(said.split()) >= _QUOTED) for said in self._just_now)
        return sum(same) >= allowed or self._says_a_third_time(words)

    def _says_a_third_time(self, words: str) -> bool:
        sentences = [each for each in _SENTENCE.findall(words) if len(each.split()) >= _LONG]
        return any(sum(each in said for said in self._just_now) >= _TWICE for each in sentences)


def _quoted(message: Message) -> list[Message]:
    return [gap for gap in message.gaps.values() if isinstance(gap, Message)]
