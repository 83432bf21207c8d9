"""The options of a game, as far as they are alike in all: what was chosen, and who is known where it is played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar

from voice_host.script import People
from voice_host.script.shared.players import is_named


@dataclass(frozen=True, kw_only=True)
class Met:
    """The base of a game's options: a field each, None where nothing was chosen. These help to ask for names."""

    known_players: tuple[str, ...] | None = None
    """Names that this machine knows, those to be offered first in front."""
    unheard_players: tuple[str, ...] | None = None
    """Those of them that cannot be said to the host: it has to ask for each whether they play."""
    last_players: tuple[str, ...] | None = None
    """Who played last."""

    def chosen(self, **answers: Any) -> dict[str, Any]:
        """Return the options that were chosen, completed by ``answers``: what the settings of a game are made of."""
        values = {name: getattr(self, name) for name in option_names(type(self))} | answers
        return {name: value for name, value in values.items() if value is not None}


OptionsT = TypeVar("OptionsT", bound=Met)

_PEOPLE = frozenset(field.name for field in fields(Met))


def option_names(options: type[Met]) -> frozenset[str]:
    """Return the names of the options that players choose: all fields but those of ``Met``."""
    return frozenset(field.name for field in fields(options)) - _PEOPLE


def meet(options: OptionsT, people: People, is_somebody: Callable[[str], bool] = is_named) -> OptionsT:
    """Return the options with the people this machine knows; whoever is not ``is_somebody`` is nobody's name."""
    return replace(
        options,
        known_players=tuple(filter(is_somebody, people.known)) or None,
        unheard_players=tuple(filter(is_somebody, people.unheard)) or None,
        last_players=people.last or None,
    )
