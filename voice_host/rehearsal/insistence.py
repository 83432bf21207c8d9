"""A player who wants to be understood, and does what people do until they are.

Who is not understood says it again; who is asked "thirteen or thirty?" says which; who is misheard says "you misheard
me" and then says it again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Union

from voice_host.hearing.utterance import EndOfInput, Silence, Utterance
from voice_host.language import spell
from voice_host.play.events import Event, HostSaid, PlayerSaid
from voice_host.script import Gap, Meaning, Message
from voice_host.script.meaning import ANYTIME, Undo

Expects = tuple[type[Meaning], ...]
Understand = Callable[[str, Expects], Union[Meaning, None]]
Utter = Callable[[str, Expects, Union[float, None]], Union[Utterance, Silence]]

MOST_TRIES = 4
"""Said once and three times again; then it is given up."""
UNDO_WORDS = ("you misheard me", "no, you misheard me", "undo", "that is not what I said")


class NeverUnderstood(Exception):  # noqa: N818 - it happens to people, too
    """A line was said several times and never understood; its words are the argument."""


class Noticed(Enum):
    """What a player makes of the host's reply."""

    WELL = "understood"
    AGAIN = "not understood"
    DOUBTED = "asked which of two"
    MISHEARD = "something else was understood, and that changed the game"
    DISTRACTED = "something else was understood, but nothing changed"


@dataclass
class Tally:
    """How well a player is understood."""

    lines: int = 0
    """Things that were to be said, each counted once however often it had to be said."""
    at_once: int = 0
    """Lines understood at the first try, without a question."""
    repeats: int = 0
    """Lines said again, whatever the reason."""
    doubts: int = 0
    """Questions which of two readings was meant."""
    misheard: int = 0
    """Times that the host understood something else than was said."""
    given_up: int = 0
    """Lines that were never understood."""

    def __add__(self, other: Tally) -> Tally:
        return Tally(**(Counter(vars(self)) + Counter(vars(other))))


@dataclass
class _Line:
    wordings: tuple[str, ...]
    meant: Meaning | None
    utter: Utter
    """Says words and lets the host listen."""
    expects: Expects = ()
    """What the host expected when it was said."""
    tries: int = 0
    undoing: int = 0
    """How often "you misheard me" was said since the mishearing; 0 while there is nothing to take back."""
    doubt: tuple[str, ...] = ()
    """The readings the host last asked about."""
    names: tuple[Gap, ...] = ()
    """How it called them."""
    said_which: int = 0


@dataclass
class Insistence:
    """Says one line after the other, each until it is understood."""

    understand: Understand
    """What words mean, for telling which of two readings was meant."""
    notices: Callable[[PlayerSaid], bool] = lambda said: True
    """Whether the player can tell from the host's reply that something else was understood."""
    on_repeat: Callable[[], None] = lambda: None
    """Called before a line is said again and before everything else that is said about it."""
    tally: Tally = field(default_factory=Tally)
    _line: _Line | None = None
    _reply: PlayerSaid | None = None
    _host: list[Message] = field(default_factory=list)

    def begin(self, wordings: tuple[str, ...], meant: Meaning | None, utter: Utter) -> None:
        """Take the next line: ways to say it, what it means (None where nobody can understand it), and a mouth."""
        self._line = _Line(wordings, meant, utter)
        self.tally.lines += 1

    def observe(self, event: Event) -> None:
        """Hear the host, and see what was understood."""
        if isinstance(event, PlayerSaid):
            self._reply = event
            self._host = []
        elif isinstance(event, HostSaid):
            self._host.extend(event.messages)

    def speak(self, expects: Expects, until: float | None) -> Utterance | Silence | None:
        """Say the line, or what has to be said about it; None where it is done with. Raises NeverUnderstood."""
        line = self._line
        if line is None:
            return None
        words = self._next_words(line)
        if words is None:
            self._line = None
            return None
        line.expects = line.expects or expects
        return self._say(line, words, expects, until)

    def _say(self, line: _Line, words: str, expects: Expects, until: float | None) -> Utterance | Silence:
        self._reply = None
        while True:
            try:
                return line.utter(words, expects, until)
            except EndOfInput:  # it was not even noticed: louder would help, or just once more
                self.tally.repeats += 1

    def _next_words(self, line: _Line) -> str | None:
        if line.tries == 0:
            return self._again(line)
        noticed = self._noticed(line)
        if noticed is Noticed.WELL:
            self.tally.at_once += line.tries == 1 and not line.said_which and not line.undoing
            return None
        self.on_repeat()
        if noticed is Noticed.DOUBTED:
            self.tally.doubts += 1
            return self._which(line)
        if noticed is Noticed.MISHEARD or line.undoing:
            line.undoing += 1
            return UNDO_WORDS[(line.undoing - 1) % len(UNDO_WORDS)]
        return self._again(line)

    def _noticed(self, line: _Line) -> Noticed:
        reply = self._reply
        if line.undoing:
            return self._undone(line)
        if reply is None:
            return Noticed.AGAIN
        if reply.doubt:
            line.doubt = reply.doubt
            return Noticed.DOUBTED
        if reply.meaning == line.meant:
            return Noticed.WELL
        if reply.meaning is None or line.said_which:
            # after "thirteen or thirty?" - "no" the host asks to say it again
            return Noticed.AGAIN if reply.meaning is None or self._asked_again() else self._misheard(line, reply)
        return self._misheard(line, reply)

    def _misheard(self, line: _Line, reply: PlayerSaid) -> Noticed:
        self.tally.misheard += 1
        if not reply.now or isinstance(reply.meaning, ANYTIME):
            return Noticed.DISTRACTED
        return Noticed.MISHEARD if self.notices(reply) else Noticed.WELL

    def _undone(self, line: _Line) -> Noticed:
        if self._reply is not None and isinstance(self._reply.meaning, Undo):
            line.undoing = 0
            return Noticed.AGAIN
        return Noticed.MISHEARD

    def _asked_again(self) -> bool:
        return any(said.id.startswith("host-say-it") for said in self._host)

    def _again(self, line: _Line) -> str:
        if line.tries == MOST_TRIES:
            self.tally.given_up += 1
            raise NeverUnderstood(line.wordings[0])
        self.tally.repeats += line.tries > 0
        line.tries += 1
        line.doubt, line.names, line.said_which = (), (), 0
        return line.wordings[(line.tries - 1) % len(line.wordings)]

    def _which(self, line: _Line) -> str:
        """Answer the host's question which reading was meant; say the line again where it has no such question."""
        question = self._host[-1] if self._host else None
        if question is not None and question.id == "host-which-one":
            line.names = (question.gaps["first"], question.gaps["second"])
        mine = [line.meant == self.understand(words, line.expects) for words in line.doubt]
        line.said_which += 1
        if question is None or question.id not in ("host-which-one", "host-is-it") or line.said_which > MOST_TRIES:
            return self._again(line)
        if not any(mine):
            return "no"
        name = dict(zip(mine, line.names, strict=False)).get(True)
        if question.id == "host-is-it":
            return "yes" if question.gaps["candidate"] == name else "no"
        number = name.gaps.get("number") if isinstance(name, Message) else None
        return spell(number) if isinstance(number, int) else line.wordings[0]
