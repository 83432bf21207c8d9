"""What an ear gives back."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Utterance:
    """Something a person said, or typed."""

    words: str
    """The words in normal form; empty where there was speech that was not understood."""
    others: tuple[str, ...] = ()
    """Doubt: other words it may have been, the likeliest first. They mean something else than ``words``."""
    distance: float | None = None
    """How far the sounds written down by the second ear are from those of the words: 0 the same, 1 and more: other
    speech. None where there is no second ear."""
    started_at: float = 0.0
    """When the words began: seconds of the host's clock."""
    ended_at: float = 0.0
    """When the words ended: seconds of the host's clock."""
    decided_at: float = 0.0
    """When it was decided that the person had finished: seconds of the host's clock."""
    typed: bool = False
    """Whether it came from a keyboard, or as if it did."""
    pressed: bool = False
    """Whether it was pressed on the table page: nobody has seen it at the keyboard."""
    text: str = ""
    """What was typed, as it was typed; empty where nothing was."""
    unsure: bool = False
    """Whether it may be a piece of other talk: then the host asks whether it was said, however well it was heard."""


@dataclass(frozen=True)
class Silence:
    """Nobody spoke until the deadline."""


class EndOfInput(Exception):  # noqa: N818 - the end of the input is no error
    """There is nothing more to hear: the recordings are over, or the keyboard's input was closed."""
