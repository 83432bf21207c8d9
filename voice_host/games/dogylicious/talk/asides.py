"""What comes between a question and its answer, and belongs to neither."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from voice_host.script import Ask, Heard, Meaning, Reply
from voice_host.script.shared.asking import Asked

T = TypeVar("T")


def with_asides(
    talk: Asked[T],
    open_to: Callable[[Ask], Ask],
    kinds: tuple[type[Meaning], ...],
    aside: Callable[[Ask, Heard], Asked[T | None]],
) -> Asked[T]:
    """Have a talk in which asides may be made at its questions.

    ``open_to`` adds to a question what may be said beside its answer, ``kinds`` are what leads to the ``aside``. Where
    that returns something, the talk is over with it; where it returns nothing, the question is asked again.
    """
    reply: Reply = None
    while True:
        try:
            cue = talk.send(reply)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        if not isinstance(cue, Ask):
            reply = yield cue
            continue
        cue = open_to(cue)
        reply = yield cue
        while isinstance(reply, Heard) and isinstance(reply.meaning, kinds):
            result = yield from aside(cue, reply)
            if result is not None:
                talk.close()
                return result
            reply = yield cue
