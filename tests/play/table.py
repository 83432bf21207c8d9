"""A table with people at it, in a time of its own: what they say is written down beforehand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from voice_host.hearing.utterance import EndOfInput, Silence, Utterance
from voice_host.play.dice import NamedDice
from voice_host.play.events import Event, HostSaid, PlayerSaid, Sounded, Trouble
from voice_host.play.manners.manners import Manner, Manners
from voice_host.play.manners.quiet import QuietTimes
from voice_host.play.performance import Performance
from voice_host.play.session import Session
from voice_host.play.talk import Talk
from voice_host.records import KeptSettings
from voice_host.script import Outcome, Sound
from voice_host.speaking.settings import SpeechSettings

from .sums import Options, Sums, prompts, sentences

SENTENCES = sentences()
PROMPTS = prompts()
DICE = ((7, 6), (9, 4), (3, 2), (8, 8))


@dataclass(frozen=True)
class Line:
    """What somebody says: the words heard, what else they may have been, and how long it all takes, in seconds; or
    that it is typed."""

    words: str
    others: tuple[str, ...] = ()
    after: float = 0.0
    takes: float = 0.0
    deciding: float = 0.0
    typed: bool = False
    unsure: bool = False


class Time:
    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


class People:
    """An ear that hears lines written down beforehand; an exception among them happens instead."""

    def __init__(self, time: Time, lines: Sequence[Any]) -> None:
        self._time = time
        self._lines = [line if isinstance(line, Line) else _spoken(line) for line in lines]
        self.expected: list[tuple[type, ...]] = []
        self.patience = 1.0
        self.waited: list[float] = []
        """How patient it was each time."""
        self.closed = False
        self.failed_at = 0.0

    def listen(self, expects: tuple[type, ...], until: float | None) -> Utterance | Silence:
        self.expected.append(expects)
        self.waited.append(self.patience)
        if not self._lines:
            raise EndOfInput
        line = self._lines[0]
        if not isinstance(line, Line):
            del self._lines[0]
            self.failed_at = self._time.seconds
            raise line
        begins = self._time.seconds + line.after
        if until is not None and begins >= until:
            self._lines[0] = replace(line, after=begins - max(until, self._time.seconds))
            self._time.seconds = max(until, self._time.seconds)
            return Silence()
        del self._lines[0]
        ends = begins + line.takes
        self._time.seconds = ends + line.deciding
        return Utterance(line.words, line.others, 0.1, begins, ends, self._time.seconds, line.typed, unsure=line.unsure)

    def close(self) -> None:
        self.closed = True


def _spoken(line: Any) -> Any:
    return Line(line) if isinstance(line, str) else line


class Microphone:
    """Comes back so many seconds after the people could not be heard any more."""

    can_return = True

    def __init__(self, time: Time, people: People, after_s: float) -> None:
        self._time, self._people, self._after_s = time, people, after_s

    def is_back(self) -> bool:
        return self._time.seconds >= self._people.failed_at + self._after_s

    def wait(self, seconds: float) -> None:
        self._time.seconds += seconds


class Mouth:
    """A voice that takes ``seconds`` for each line and remembers all."""

    def __init__(self, time: Time, seconds: float = 0.0, fails: Exception | None = None) -> None:
        self._time = time
        self._seconds = seconds
        self._fails = fails
        self.settings = SpeechSettings()
        self.said: list[str] = []
        self.prepared: list[str] = []

    def say(self, text: str, priority: object = None) -> bool:
        if self._fails is not None:
            raise self._fails
        self.said.append(text)
        self._time.seconds += self._seconds
        return True

    def sound(self, sound: Sound, priority: object = None) -> bool:
        if self._fails is not None:
            raise self._fails
        return True

    def stop(self) -> None:
        pass

    def prepare(self, texts: Iterable[str]) -> None:
        self.prepared += texts

    def is_lost(self) -> bool:
        return False

    def close(self) -> None:
        pass


class Table:
    """One session of the sums."""

    def __init__(
        self,
        *lines: Any,
        performance: Performance | None = None,
        options: Options | None = None,
        speaks_for: float = 0.0,
        mute: Exception | None = None,
        keyboard: Sequence[Any] | None = None,
        fair: bool = True,
        level: str = "normal",
        goodbye_after_s: float | None = None,
        settings: KeptSettings | None = None,
        quiet: QuietTimes | None = None,
        can_type: bool = False,
        back_after_s: float | None = None,
    ) -> None:
        """``back_after_s`` is how long after the ear has failed it can be listened to again, None for never."""
        self.time = Time()
        self.events: list[Event] = []
        self.people = People(self.time, lines)
        self.mouth = Mouth(self.time, speaks_for, mute)
        self.performance = performance or Performance(Sums(), options or Options(), NamedDice(DICE))
        self.talk = Talk(
            self.mouth,
            self.people,
            PROMPTS,
            self.events.append,
            self.time,
            manners=Manners(Manner(level=level)),
            quiet=quiet,
            can_type=can_type,
            fallback=None if keyboard is None else lambda: People(self.time, keyboard),
            returning=None if back_after_s is None else Microphone(self.time, self.people, back_after_s),
        )
        self.session = Session(
            self.performance,
            self.talk,
            SENTENCES,
            self.time,
            fair_clock=fair,
            settings=settings,
            goodbye_after_s=goodbye_after_s,
        )
        self.outcome: Outcome | None = None

    def play(self) -> Table:
        self.outcome = self.session.perform()
        return self

    @property
    def talked(self) -> list[str]:
        """The talk so far, line by line: the host's as they are, in brackets what is only printed, the players' with
        a dash."""
        return [line for line in map(_line, self.events) if line]

    @property
    def host(self) -> list[str]:
        return [event.text for event in self.events if isinstance(event, HostSaid)]

    @property
    def sounds(self) -> list[Sound]:
        return [event.sound for event in self.events if isinstance(event, Sounded)]

    @property
    def troubles(self) -> list[str]:
        return [event.sentence for event in self.events if isinstance(event, Trouble)]


def _line(event: Event) -> str:
    if isinstance(event, HostSaid):
        return event.text if event.aloud else f"({event.text})"
    if isinstance(event, PlayerSaid):
        return f"- {event.utterance.words}"
    return ""


def after(lines: Sequence[str], line: str) -> list[str]:
    """Return the lines after the last time that ``line`` was said."""
    return list(lines[len(lines) - list(reversed(lines)).index(line) :])
