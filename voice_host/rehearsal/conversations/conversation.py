"""A conversation written down beforehand: what players say, and what the host says in reply."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union


class ConversationError(ValueError):
    """A conversation file cannot be read or performed; the message names file and line and says what to do."""


@dataclass(frozen=True)
class HostLine:
    """What the host is to say. Several in a row are one speech."""

    line: int
    """The line of the file, counted from 1; so in every part of a conversation."""
    text: str
    exact: bool
    """Whether the host says this text, or these words among others."""


@dataclass(frozen=True)
class PlayerLine:
    """What somebody says."""

    line: int
    words: str
    hears: tuple[str, ...] | None = None
    """What the recogniser makes of it: the words and, where they are doubtful, what else they may have been. None
    where it hears what was said; one empty text where it understands nothing."""


@dataclass(frozen=True)
class Wait:
    """Nobody says anything for a while."""

    line: int
    seconds: float


@dataclass(frozen=True)
class Stop:
    """The program ends at once, as when the power fails."""

    line: int


@dataclass(frozen=True)
class Resume:
    """The program is started again and goes on with the unfinished game."""

    line: int


Line = Union[HostLine, PlayerLine, Wait, Stop, Resume]


@dataclass(frozen=True)
class Conversation:
    """A conversation file, read."""

    file: str
    """The name it is reported under."""
    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    """The game's options by name, as they are written."""
    dice: tuple[tuple[int, ...], ...] | None = None
    """The host's rolls, in order; None: they follow from the seed."""
    seed: int = 0
    record: int | None = None
    """The record that players before them have set, None where there is none."""
    language: str = "en"
    level: str = "normal"
    """How many words the host makes: brief, normal or full."""
    lines: tuple[Line, ...] = ()

    def at(self, line: int) -> str:
        """Return the name of a place in the file, for messages."""
        return f"{self.file}, line {line}"
