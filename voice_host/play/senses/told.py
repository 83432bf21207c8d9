"""What the host says when its ear or its voice is lost, and when it is back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from voice_host.play.senses.hearing import Change
from voice_host.script import Ask, Message, message

TOLD: Mapping[Change, Message] = {
    Change.MISSING: message("host-no-ear"),
    Change.LOST: message("host-ear-lost"),
    Change.NOBODY_TYPES: message("host-waits-for-ear"),
    Change.BACK: message("host-hears-again"),
    Change.NO_SOUND: message("host-ear-silent"),
}
"""What is said of the ear."""
SPEAKS_AGAIN = message("host-speaks-again")
"""What is said first when the voice is back."""

_DEAF = (TOLD[Change.MISSING], TOLD[Change.LOST], TOLD[Change.NOBODY_TYPES])
_IS_PAUSED = message("host-is-paused")


def is_about_deafness(messages: Sequence[Message]) -> bool:
    """Whether a line tells that nobody can be heard, which is no news any more when they can."""
    return any(each in _DEAF for each in messages)


def what_now(asked: Message | None, ask: Ask | None, *, paused: bool) -> tuple[Message, ...]:
    """Return what tells them how to go on where ``asked`` waits for an answer, and ``ask`` is the script's question.

    In a pause that one is not answered, but a question of the host's own is.
    """
    if not paused:
        return () if asked is None else (asked,)
    if asked is None or asked == _IS_PAUSED or (ask is not None and asked == ask.question):
        return (_IS_PAUSED,)
    return (_IS_PAUSED, asked)
