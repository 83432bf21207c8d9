"""What any game's table page lets people press, by what the question expects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from voice_host.script import Meaning, message
from voice_host.script.press import Button, Press

Expects = tuple[type[Meaning], ...]
Presses = tuple[Press, ...]
Makes = Callable[[Any, Expects], Presses]
"""What can be pressed for a meaning in a state of the game, where all of these are expected."""


def presses_for(makes: Mapping[type[Meaning], Makes], state: Any, expects: Expects) -> Presses:
    """Return what can be pressed for each meaning that is expected, what answers the question first."""
    found = [press for kind in expects if kind in makes for press in makes[kind](state, expects)]
    return tuple(sorted(found, key=lambda press: not press.main))


def says(*words: str, main: bool = True) -> Makes:
    """Return what makes a button for each of the wordings ``say-...``."""
    buttons = tuple(Button(message(f"say-{each}"), main) for each in words)
    return lambda state, expects: buttons


def numbers_of_players(most: int) -> Makes:
    """Return what makes a button for each number of players."""
    buttons = tuple(Button(message("say-players", count=count)) for count in range(1, most + 1))
    return lambda state, expects: buttons
