"""Questions where no clock runs: before the game, and in games without one."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

from voice_host.script import Cue, Meaning, Message, Reply, TimeUp, ask
from voice_host.script.meaning import No, Yes

T = TypeVar("T")
Asked = Generator[Cue, Reply, T]


def hear(
    state: object, question: Message, expects: tuple[type[Meaning], ...], choices: Message, to: str | None = None
) -> Asked[Meaning]:
    """Ask, and return what was meant."""
    reply = yield from ask(state, question, expects, choices, to=to)
    if isinstance(reply, TimeUp):
        raise RuntimeError("no clock runs here")
    return reply.meaning


def ask_before(question: Message, expects: tuple[type[Meaning], ...], choices: Message) -> Asked[Meaning]:
    """Ask before the game begins, and return what was meant."""
    return (yield from hear(None, question, expects, choices))


def ask_yes(question: Message, choices: Message) -> Asked[bool]:
    """Ask what is answered by yes or no, and return whether it was yes."""
    meaning = yield from ask_before(question, (Yes, No), choices)
    return isinstance(meaning, Yes)
