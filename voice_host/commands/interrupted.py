"""Whether an error is Ctrl-C: it can come at any moment, also where Python makes another error of it."""

from __future__ import annotations


def is_interruption(error: BaseException | None) -> bool:
    """Whether it is Ctrl-C, or came of it.

    Until Python 3.11, Ctrl-C while a class is being made is a RuntimeError: that happens where libraries are loaded.
    """
    while error is not None and not isinstance(error, KeyboardInterrupt):
        error = error.__cause__
    return error is not None
