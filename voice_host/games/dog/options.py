"""What can be chosen before a game of DOG, and what the host then still has to ask."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from voice_host.games.dog.rules.game_state import GameState
from voice_host.games.dog.rules.settings import Settings, is_opponent
from voice_host.script import People
from voice_host.script.shared.chosen import read_values
from voice_host.script.shared.met import Met, meet, option_names
from voice_host.script.shared.players import is_named
from voice_host.script.shared.settings_error import SettingsError

_WORDS = (
    "variant",
    "direction",
    "two_player_mode",
    "start_block",
    "seven_portions",
    "seven_passes",
    "swap_start",
    "cards",
    "hands",
)
"""The options whose value is one of several words."""


@dataclass(frozen=True)
class Options(Met):
    """What was chosen before the host's first word. None means: not chosen.

    With players named, the rest takes the defaults of the rules; without, the host asks for what matters most.
    """

    players: tuple[str, ...] | None = None
    """In the order they sit; the host plays for "the puppy", "the hound" and others of its own."""
    starter: str | None = None
    cards: str | None = None
    """real where the family's own cards and board lie on the table, virtual where the host deals."""
    hands: str | None = None
    """open, turn_away, ear or pages."""
    variant: str | None = None
    """seed or classic."""
    spacing: int | None = None
    direction: str | None = None
    two_player_mode: str | None = None
    start_block: str | None = None
    start_block_protected: bool | None = None
    backward_shortcut: bool | None = None
    seven_portions: str | None = None
    seven_passes: str | None = None
    seven_spills_to_partner: bool | None = None
    swap_partner: bool | None = None
    swap_start: str | None = None
    play_on: bool | None = None

    def settings(self, **answers: Any) -> Settings:
        """Return the settings of the game: these options, completed by ``answers``.

        Raises SettingsError (a ValueError) with a sentence that says what to choose instead.
        """
        return Settings(**self.chosen(**answers))


NAMES = option_names(Options)
"""The options by name."""


def options_from(chosen: Mapping[str, Any]) -> Options:
    """Return options from plain values, as typed, stored or written in a conversation file.

    Names are those of the settings in the rules, hyphens allowed. Raises SettingsError with a sentence for an unknown
    name or a value that does not fit.
    """
    values = read_values(Options, chosen)
    for name in _WORDS:
        if values.get(name) is not None:
            values[name] = "_".join(values[name].lower().replace("-", " ").split())
    options = Options(**values)
    if options.players is None and options.starter is not None:
        raise SettingsError(f"To say that {options.starter} begins, name the players too.")
    options.settings(players=options.players or ("1", "2"))
    return options


def again(options: Options, game: GameState | None) -> Options:
    """Return the options for another game: with the players and settings of ``game``, or for others who are asked."""
    if game is not None:
        return replace(options, **{field.name: getattr(game.settings, field.name) for field in fields(Settings)})
    return replace(options, players=None, starter=None, last_players=None)


def meet_family(options: Options, people: People) -> Options:
    """Return the options with the people this machine knows; those of the host are nobody who is known."""
    return meet(options, people, lambda player: is_named(player) and not is_opponent(player))
