"""What can be pressed instead of being said. Whatever is pressed says words, which are understood like any others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Union

from voice_host.script.message import Message

PLACE, WAYS, TEXT = "{place}", "{ways}", "{text}"
"""The blanks of words: a gap of their message is filled with one of these, or with "{name}" of a Blank."""


@dataclass(frozen=True)
class Button:
    """A button that says its words, which are what stands on it."""

    words: Message
    main: bool = True
    """Whether it answers the question that is asked; False for what may be said besides."""
    label: Message | None = None
    """What stands on it, where that is other than its words: a hidden card is named by its place in the hand."""


@dataclass(frozen=True)
class Blank:
    """A whole number to be filled in."""

    name: str
    """The blank in the words: "{name}"."""
    label: Message
    lowest: int
    highest: int


@dataclass(frozen=True)
class Fill:
    """Words with numbers to be filled in."""

    label: Message
    words: Message
    blanks: tuple[Blank, ...]
    main: bool = True


@dataclass(frozen=True)
class OnBoard:
    """A press on a tile of the board, whose place is put into the words for PLACE."""

    label: Message
    words: Message
    main: bool = True


@dataclass(frozen=True)
class Ways:
    """Ways one after the other, put into the words for WAYS."""

    label: Message
    words: Message
    ways: Mapping[str, Message]
    """What each of forward, back, left and right is called."""
    start: tuple[int, int] | None
    """Where they begin: row and column in the rows of the Board, from 0."""
    main: bool = True


@dataclass(frozen=True)
class Write:
    """Words to be written freely, put into the words for TEXT."""

    label: Message
    words: Message
    hint: Message | None = None
    """An example."""
    main: bool = True


Press = Union[Button, Fill, OnBoard, Ways, Write]
