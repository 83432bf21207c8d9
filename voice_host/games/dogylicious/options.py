"""What can be chosen before a game of Dogylicious, and what the host then still has to ask."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from voice_host.games.dogylicious.rules.carpet import DEFAULT_CARPET, Carpet
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.settings import Settings
from voice_host.script.shared.chosen import read_values
from voice_host.script.shared.met import Met, option_names
from voice_host.script.shared.settings_error import SettingsError

ASKED = ("players", "mode", "clock", "turn_seconds", "timeup", "dice_sides")
"""The settings that are asked for by voice where they were not chosen and no players were named."""


@dataclass(frozen=True)
class Options(Met):
    """What was chosen before the host's first word. None means: not chosen.

    With players named, the rest takes the defaults of the rules (1.13); without, the host asks for what is None.
    """

    players: tuple[str, ...] | None = None
    mode: str | None = None
    clock: bool | None = None
    turn_seconds: int | None = None
    timeup: str | None = None
    dice_sides: int | None = None
    starter: str | None = None
    rounds: int | None = None
    carpet: str | None = None
    """The map as text, rows from the far side: "1 6 3 5 2 / 7 9 8 10 4 / ..."."""
    announce_route: str | None = None
    """full, or count_only where the route shows only as the dog walks."""
    rolled_by: str | None = None
    """host, or players for their own dice."""
    whole_problem: bool | None = None
    feeding: str | None = None
    teach: bool | None = None
    check_before_ready: str | None = None
    fair_clock: bool | None = None

    @property
    def laid(self) -> Carpet:
        """The carpet that is played on. Raises CarpetError (a ValueError)."""
        return DEFAULT_CARPET if self.carpet is None else Carpet.parse(self.carpet)

    def practice(self) -> Settings:
        """Return the settings of a practice turn before the game, as far as they are chosen."""
        return Settings(
            ("1",),
            carpet=self.laid,
            dice_sides=self.dice_sides or 6,
            rolled_by="players" if self.rolled_by == "players" else "host",
        )

    def settings(self, **answers: Any) -> Settings:
        """Return the settings of the game: these options, completed by ``answers``.

        Raises SettingsError (a ValueError) with a sentence that says what to choose instead.
        """
        return Settings(**self.chosen(**answers) | {"carpet": self.laid})


NAMES = option_names(Options)
"""The options by name."""


def options_from(chosen: Mapping[str, Any]) -> Options:
    """Return options from plain values, as typed, stored or written in a conversation file.

    Names are those of the settings in the rules, hyphens allowed: ``players`` ("Noa, Dan" or a list), ``clock``
    (on, off), ``turn-seconds``, ``timeup`` (basic, gentler), ``dice-sides``, ``mode``, ``starter`` ... Raises
    SettingsError with a sentence for an unknown name or a value that does not fit.
    """
    options = Options(**read_values(Options, chosen))
    if options.players is None and options.starter is not None:
        raise SettingsError(f"To say that {options.starter} starts, name the players too.")
    options.settings(players=options.players or (("1",) if options.mode in (None, "solo") else ("1", "2")))
    return options


def again(options: Options, game: GameState | None) -> Options:
    """Return the options for another game: with the players and settings of ``game``, or for others who are asked."""
    if game is not None:
        settings = {field.name for field in fields(Settings)} - {"carpet"}
        played = {field.name: getattr(game.settings, field.name) for field in fields(options) if field.name in settings}
        return replace(options, **played)
    named = options.players is not None
    return replace(options, players=None, starter=None, mode=None if named else options.mode, last_players=None)
