"""What settings of any game have to be. Each raises SettingsError, with a sentence that says what to choose instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from voice_host.script.shared.settings_error import SettingsError


def check_names(players: Sequence[str]) -> None:
    """See that every player has a name, and one of their own."""
    if not all(name.strip() for name in players):
        raise SettingsError("Every player needs a name.")
    if len({name.strip().casefold() for name in players}) < len(players):
        raise SettingsError(f"Every player needs a name of their own; these are {listed(players)}.")


def starter_of(players: Sequence[str], starter: str | None) -> str:
    """Return who begins: the first named unless somebody was chosen, who has to be a player."""
    if starter is not None and starter not in players:
        raise SettingsError(f"The game starts with one of {listed(players)}, and {starter} is not one.")
    return starter or players[0]


def check_choice(name: str, chosen: object, choice: Any) -> None:
    """See that a setting is one of a Literal's values."""
    options = get_args(choice)
    if chosen not in options:
        raise SettingsError(f"The setting {name} is one of {listed(options)}, not {chosen}.")


def listed(names: Sequence[str]) -> str:
    """Return names with commas between them."""
    return ", ".join(names)
