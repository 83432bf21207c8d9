"""What a script asks of its host."""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.script.meaning import Meaning
from voice_host.script.message import Message
from voice_host.script.sound import Sound


@dataclass(frozen=True)
class Cue:
    """The base of all cues."""

    state: object
    """The game's public state at this moment, immutable: score, page and bots read it at any time."""


@dataclass(frozen=True)
class Say(Cue):
    """Tell the players something and go on at once. Answered by None."""

    messages: tuple[Message, ...]
    sound: Sound | None = None
    """Played before the words."""


@dataclass(frozen=True)
class Whisper(Cue):
    """Tell one player what nobody else may hear, and go on. It stands in no print and on no page. Answered by None."""

    messages: tuple[Message, ...]
    to: str
    """The player's name."""
    softly: bool = True
    """Whether it may be said softly for all in the room, who turn away; else only through a device of the player's."""


@dataclass(frozen=True)
class Ask(Cue):
    """Ask the players and wait. Answered by Heard, with a meaning of one of the expected types, or by TimeUp."""

    question: Message
    expects: tuple[type[Meaning], ...]
    """The types of meaning that answer the question."""
    choices: Message
    """What can be said now: the reply to "help"."""
    to: str | None = None
    """The name of the player who is asked, None where anybody may answer."""
    timed: bool = True
    """Whether a fair turn clock runs while the answer is waited for: not where others than the player are asked."""


@dataclass(frozen=True)
class Roll(Cue):
    """Roll dice. Answered by Rolled."""

    count: int
    sides: int
    secret: bool = False
    """Whether nobody is shown what falls, since it decides what only one player may know."""


@dataclass(frozen=True)
class StartClock(Cue):
    """Start the turn clock at zero. Until StopClock any Ask may be answered by TimeUp. Answered by None."""

    limit_ms: int


@dataclass(frozen=True)
class StopClock(Cue):
    """Stop the turn clock. Answered by None."""


@dataclass(frozen=True)
class Recall(Cue):
    """Ask for the record kept under a key on this machine. Answered by Recalled."""

    key: str
