"""What happens in a session, for those who print it, write it down or rehearse it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Union

from voice_host.hearing.utterance import Utterance
from voice_host.script import Ask, Meaning, Message, Outcome, Sound


@dataclass(frozen=True)
class HostSaid:
    """The host said something. Comes before the sound of it."""

    text: str
    messages: tuple[Message, ...]
    aloud: bool = True
    """False for a line that is only printed."""


@dataclass(frozen=True)
class Whispered:
    """The host has told one player something. What it was is nobody's business."""

    to: str


@dataclass(frozen=True)
class Sounded:
    """A short sound was played."""

    sound: Sound


@dataclass(frozen=True)
class Stopped:
    """The players stopped the host in the middle of what it said. What it still had to say is only printed."""


@dataclass(frozen=True)
class Asked:
    """The host begins to wait for the reply to a question; what was not understood or not yet does not repeat it."""

    ask: Ask


@dataclass(frozen=True)
class MaySay:
    """From now on somebody may say this. Comes before the host asks for it, each time when a script asks, and whenever
    what may be said changes.
    """

    expects: tuple[type[Meaning], ...]
    asked: Message | None = None
    """The question that is to be answered, or what is to be known instead; None where nothing is."""
    choices: Message | None = None
    """What answers a question of the script, None for any other."""


@dataclass(frozen=True)
class Listens:
    """The host begins to listen, after it has spoken or somebody else has."""

    by_voice: bool = True
    """Whether it hears voices; False where it can only be typed to."""


@dataclass(frozen=True)
class PlayerSaid:
    """Somebody said something, and this is what was made of it."""

    utterance: Utterance
    meaning: Meaning | None
    """None where it was not understood or is in doubt."""
    doubt: tuple[str, ...] = ()
    """The candidates' words, where it is in doubt."""
    now: bool = True
    """Whether this meaning could be said at this moment."""


@dataclass(frozen=True)
class DiceFell:
    """The host rolled."""

    dice: tuple[int, ...]
    sides: int


@dataclass(frozen=True)
class ClockRead:
    """The turn clock was told or changed: started, warned, paused, stopped (limit None)."""

    reading_ms: int
    limit_ms: int | None
    paused: bool = False


@dataclass(frozen=True)
class Trouble:
    """Something failed and the game goes on without it: a whole sentence with the remedy, to be printed."""

    sentence: str


@dataclass(frozen=True)
class TookBack:
    """The last thing heard was taken back; these were its words."""

    words: str


@dataclass(frozen=True)
class Ended:
    """The session is over: with the game's outcome, or without one where the players left."""

    outcome: Outcome | None


Event = Union[
    HostSaid,
    Whispered,
    Sounded,
    Stopped,
    Asked,
    MaySay,
    Listens,
    PlayerSaid,
    DiceFell,
    ClockRead,
    Trouble,
    TookBack,
    Ended,
]

Observer = Callable[[Event], None]
"""Is told of every event as it happens. It must not raise, and not wait."""
