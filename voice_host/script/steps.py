"""Cues as calls: ``target = yield from ask(...)`` gives the reply its type."""

from __future__ import annotations

from collections.abc import Generator
from typing import Union

from voice_host.script.cues import Ask, Cue, Recall, Roll, Say, StartClock, StopClock, Whisper
from voice_host.script.meaning import Meaning
from voice_host.script.message import Message
from voice_host.script.replies import Heard, Recalled, Reply, Rolled, TimeUp
from voice_host.script.sound import Sound


def say(state: object, *messages: Message, sound: Sound | None = None) -> Generator[Cue, Reply, None]:
    """Tell the players something."""
    yield Say(state, messages, sound)


def whisper(state: object, to: str, *messages: Message, softly: bool = True) -> Generator[Cue, Reply, None]:
    """Tell one player what nobody else may hear."""
    yield Whisper(state, messages, to, softly)


def ask(
    state: object,
    question: Message,
    expects: tuple[type[Meaning], ...],
    choices: Message,
    to: str | None = None,
    *,
    timed: bool = True,
) -> Generator[Cue, Reply, Union[Heard, TimeUp]]:
    """Ask the players and return what was heard, or that the time is up."""
    reply = yield Ask(state, question, expects, choices, to, timed)
    if not isinstance(reply, (Heard, TimeUp)):
        raise TypeError(f"an Ask is answered by Heard or TimeUp, not by {reply!r}")
    return reply


def roll(state: object, count: int, sides: int, *, secret: bool = False) -> Generator[Cue, Reply, tuple[int, ...]]:
    """Roll dice and return what they show, each 1 to ``sides``."""
    reply = yield Roll(state, count, sides, secret)
    if not isinstance(reply, Rolled):
        raise TypeError(f"a Roll is answered by Rolled, not by {reply!r}")
    return reply.dice


def recall(state: object, key: str) -> Generator[Cue, Reply, Union[int, None]]:
    """Return the record kept under ``key``, None where there is none."""
    reply = yield Recall(state, key)
    if not isinstance(reply, Recalled):
        raise TypeError(f"a Recall is answered by Recalled, not by {reply!r}")
    return reply.value


def start_clock(state: object, limit_ms: int) -> Generator[Cue, Reply, None]:
    """Start the turn clock at zero."""
    yield StartClock(state, limit_ms)


def stop_clock(state: object) -> Generator[Cue, Reply, None]:
    """Stop the turn clock."""
    yield StopClock(state)
