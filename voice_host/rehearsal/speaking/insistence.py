"""A player who wants to be understood, and does what people do until they are.

Who is not understood says it again; who is asked "thirteen or thirty?" says which; who is misheard says "you misheard
me" and then says it again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Union

from voice_host.hearing.utterance import EndOfInput, Silence, Utterance
from voice_host.language import spell
from voice_host.play.events import Event, HostSaid, PlayerSaid
from voice_host.script import Gap, Meaning, Message
from voice_host.script.meaning import Always, No, Pause, Quit, Resume, Undo, Yes

Way = tuple[str, Union[Meaning, None]]
"""One way to say a line: the words and what they mean, None for what nobody can understand."""
Expects = tuple[type[Meaning], ...]
Understand = Callable[[str, Expects], Union[Meaning, None]]
Utter = Callable[[str, Expects, Union[float, None]], Union[Utterance, Silence]]
"""Says words and lets the host listen; raises EndOfInput where nobody noticed."""

UNDO_WORDS = ("you misheard me", "no, you misheard me", "undo", "that is not what I said")


class NeverUnderstood(Exception):  # noqa: N818 - it happens to people, too
    """A line was said several times and never understood; its words are the argument."""


class SetBack(NeverUnderstood):
    """The host took the answer before back, because it misheard this line: what was to be said does not fit now."""


@dataclass
class Tally:
    """How well a player is understood."""

    lines: int = 0
    """Things that were to be said, each counted once however often it had to be said."""
    at_once: int = 0
    """Lines understood at the first try, without a question."""
    repeats: int = 0
    """How often a line was said again, whatever the reason."""
    doubts: int = 0
    """Questions which of two readings was meant."""
    misheard: int = 0
    """How often the host understood something else than was said."""
    given_up: int = 0
    """Lines that were not understood however often they were said, and were typed in the end."""

    def __add__(self, other: Tally) -> Tally:
        return Tally(*(getattr(self, each.name) + getattr(other, each.name) for each in fields(self)))

    @property
    def share_at_once(self) -> float:
        """The share of lines understood at the first try, 0 to 1; 1 where nothing was said."""
        return self.at_once / self.lines if self.lines else 1.0


@dataclass
class _Line:
    ways: tuple[Way, ...]
    utter: Utter
    expects: Expects = ()
    """What the host expected when it was said."""
    insists: bool = True
    """Whether it is said until it is understood; otherwise once."""
    tries: int = 0
    to_take_back: int = 0
    """How many answers the host has that were not given."""
    said_undo: int = 0
    said_which: int = 0
    given_up: int = 0
    """How often something was said in vain until nothing but typing was left."""
    types: bool = False
    """Whether the player has given up speaking."""
    confirms: str | None = None
    """What is answered to "friends, did I mishear?"; None where the host does not ask."""
    mending: Meaning | None = None
    """What has to be said first, because the host took the line for "pause" or "quit"."""
    names: tuple[Gap, ...] = ()
    """How the host called the readings it asked about."""

    @property
    def words(self) -> str:
        """As it was said last."""
        return self.ways[(self.tries - 1) % len(self.ways)][0]

    @property
    def meant(self) -> Meaning | None:
        """What it meant when it was said last."""
        return self.ways[(self.tries - 1) % len(self.ways)][1]


_MENDS: Mapping[type[Meaning], Meaning] = {Pause: Resume(), Quit: No()}
_WHICH = ("host-which-one", "host-is-it")
_WORDS: Mapping[Meaning, str] = {Resume(): "resume", No(): "no"}


@dataclass
class Insistence:
    """Says one line after the other, each until it is understood."""

    understand: Understand
    """What words mean, for telling which of two readings was meant."""
    notices: Callable[[Meaning], bool] = lambda meant: True
    """Whether the host's reply is another than it would be to what was meant."""
    on_repeat: Callable[[], None] = lambda: None
    """Called before a line is said again, and before whatever else is said about it."""
    most_tries: int = 4
    """How often a line is said before it is given up."""
    type: Callable[[str], Utterance] | None = None
    """Types words instead: what is left to somebody who is never understood. None where there is no keyboard."""
    tally: Tally = field(default_factory=Tally)
    _line: _Line | None = None
    _reply: PlayerSaid | None = None
    _host: list[Message] = field(default_factory=list)

    def begin(self, ways: tuple[Way, ...], utter: Utter, *, insists: bool = True) -> None:
        """Take the next line: ways to say it, the first one first, and a mouth. What has no place where it is said is
        said without insisting.
        """
        self._line = _Line(ways, utter, insists=insists)
        self.tally.lines += 1

    def drop(self) -> None:
        """Leave the line unsaid: the moment for it is over."""
        self._line = None

    def observe(self, event: Event) -> None:
        """Hear the host, and see what was understood."""
        if isinstance(event, PlayerSaid):
            self._reply = event
            self._host = []
        elif isinstance(event, HostSaid):
            self._host.extend(event.messages)

    def speak(self, expects: Expects, until: float | None) -> Utterance | Silence | None:
        """Say the line, or what has to be said about it; None where it is done with.

        Raises NeverUnderstood, and SetBack where the host took it for "undo".
        """
        line = self._line
        while line is not None:
            words = self._next_words(line)
            if words is None:
                self._line = None
                return None
            line.expects = line.expects or expects
            self._reply = None
            if line.types and self.type is not None:
                return self.type(words)
            try:
                return line.utter(words, expects, until)
            except EndOfInput:  # it was so faint that nobody noticed it
                continue
        return None

    def _next_words(self, line: _Line) -> str | None:
        if line.tries == 0:
            return self._again(line)
        reply = self._reply
        if line.confirms is not None:
            return self._confirm(line, line.confirms)
        if line.to_take_back:
            return self._undo(line)
        if line.mending is not None:
            return self._mend(line, line.mending)
        if reply is not None and reply.doubt:
            self.tally.doubts += 1
            self.on_repeat()
            return self._which(line, reply.doubt)
        if reply is not None and self._is_understood(line, reply):
            self.tally.at_once += line.tries == 1 and not line.said_which and not line.given_up
            return None
        if not line.insists and (reply is None or reply.meaning is None or not reply.now):
            return None
        if reply is None or reply.meaning is None or self._asked_again():
            return self._again(line)
        self.tally.misheard += 1
        return self._was_misheard(line, reply, reply.meaning)

    def _is_understood(self, line: _Line, reply: PlayerSaid) -> bool:
        """Whether the host heard what was said, whatever it takes the words for: "one six" is a count of steps and
        pieces, the answer to its question which of two it is, or sixteen digit by digit.
        """
        if reply.meaning == line.meant:
            return True
        heard = None if reply.meaning is None else self.understand(reply.utterance.words, line.expects)
        return heard is not None and heard == line.meant

    def _was_misheard(self, line: _Line, reply: PlayerSaid, heard: Meaning) -> str | None:
        if isinstance(heard, Undo):
            if not self._asks_friends():
                raise SetBack(line.words)
            self._reply = None
            return self._confirm(line, "no")
        if type(heard) in _MENDS:
            line.mending = _MENDS[type(heard)]
            self._reply = None
            return self._mend(line, line.mending)
        if not reply.now or isinstance(heard, Always):
            return self._again(line)
        if line.meant is not None and not self.notices(line.meant):
            return None
        line.to_take_back = 1
        self._reply = None
        return self._undo(line)

    def _undo(self, line: _Line) -> str | None:
        heard = None if self._reply is None or not self._reply.now else self._reply.meaning
        if isinstance(heard, Undo) and self._asks_friends():
            self._reply = None
            return self._confirm(line, "yes")
        if isinstance(heard, Undo):
            line.to_take_back -= 1
        elif heard is not None and not isinstance(heard, Always) and not self._asked_again():
            line.to_take_back += 1
            self.tally.misheard += 1
        if not line.to_take_back:
            return self._again(line)
        self.on_repeat()
        line.said_undo += 1
        if line.said_undo > self.most_tries:
            self._give_up(line)
            line.said_undo = 1
        return UNDO_WORDS[(line.said_undo - 1) % len(UNDO_WORDS)]

    def _asks_friends(self) -> bool:
        """Whether the host asks whether the last answer was misheard."""
        return bool(self._host) and self._host[-1].id == "host-did-i-mishear"

    def _confirm(self, line: _Line, words: str) -> str | None:
        """Answer for the friends whether the last answer was misheard, until the host has an answer."""
        heard, self._reply = None if self._reply is None else self._reply.meaning, None
        line.confirms = words
        if not isinstance(heard, (Yes, No)):
            self.on_repeat()
            return words
        line.confirms = None
        if isinstance(heard, No):
            return self._undo(line) if line.to_take_back else self._again(line)
        if not line.to_take_back:
            raise SetBack(line.words)
        line.to_take_back -= 1
        return self._undo(line) if line.to_take_back else self._again(line)

    def _mend(self, line: _Line, first: Meaning) -> str:
        self.on_repeat()
        if self._reply is not None and self._reply.meaning == first:
            line.mending = None
            return self._again(line)
        return _WORDS[first]

    def _asked_again(self) -> bool:
        """Whether the host asked for the line again, so that nothing has come of it: after a doubt, mostly."""
        return any(said.id.startswith("host-say-it") for said in self._host)

    def _again(self, line: _Line) -> str:
        if line.tries == self.most_tries:
            self._give_up(line)
            self.on_repeat()
            line.tries = 0
        if line.tries:
            self.tally.repeats += 1
            self.on_repeat()
        line.tries += 1
        line.names = ()
        return line.words

    def _give_up(self, line: _Line) -> None:
        """Speak no more: type, where that can be done."""
        line.given_up += 1
        if self.type is None or line.given_up > self.most_tries:
            raise NeverUnderstood(line.ways[0][0])
        self.tally.given_up += not line.types
        line.types = True

    def _which(self, line: _Line, readings: tuple[str, ...]) -> str:
        """Answer the host's question which reading was meant; say the line again where it has no such question."""
        question = self._host[-1] if self._host else None
        if question is not None and question.id == "host-which-one":
            line.names = (question.gaps["first"], question.gaps["second"])
        line.said_which += 1
        if question is None or question.id not in _WHICH or line.said_which > self.most_tries:
            return self._again(line)
        mine = [line.meant == self.understand(words, line.expects) for words in readings]
        if not any(mine):
            return "no"
        name = dict(zip(mine, line.names, strict=False)).get(True)
        if question.id == "host-is-it":
            return "yes" if question.gaps["candidate"] == name else "no"
        number = name.gaps.get("number") if isinstance(name, Message) else None
        return spell(number) if isinstance(number, int) else line.words
