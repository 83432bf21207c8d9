"""A setting: its name, what it does, and what it may be, by the rules of whoever uses it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Union

from voice_host.commands.failing import WrongUse

Value = Union[bool, int, float, str]


@dataclass(frozen=True)
class Setting:
    """Something that can be chosen for one game, and kept for all."""

    name: str
    """As it is typed, with hyphens; as an option of ``play`` it has two more."""
    what: str
    """What it does, as a sentence."""
    choices: str
    """What it may be, for people."""
    usual: Value | None
    """What holds where nothing is chosen; None where the system, the voice or the players choose."""
    check: Callable[[str], Value]
    """Turns what was typed into the value. Raises ValueError, with a sentence where it is one of the house's own."""
    option: str | None = None
    """The game's own name for it, where it is an option of the game."""
    personal: bool = False
    """Whether each player can have their own."""
    called: Callable[[Value], str] = field(default=lambda value: _called(value))
    """How a value is written for people."""

    def read(self, typed: object) -> Value:
        """Return the value that was typed, or is kept. Raises WrongUse with a sentence that tells the choices."""
        text = _called(typed) if isinstance(typed, bool) else str(typed).strip()
        try:
            if not text:
                raise ValueError
            return self.check(text)
        except ValueError as error:
            refused = str(error) if type(error).__module__.startswith("voice_host.") else ""
            sentence = refused or f'{self.name} cannot be "{text}".'
            told = sentence if self.choices in sentence else f"{sentence} Choose {self.choices}."
            raise WrongUse(told) from error


def _called(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return f"{value:g}" if isinstance(value, float) else str(value)
