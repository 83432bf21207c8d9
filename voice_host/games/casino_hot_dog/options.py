"""What can be chosen before a game of Casino Hot Dog, and what the host then still has to ask."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from voice_host.games.casino_hot_dog.rules.dice import BONE
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.rules.settings import Settings, is_opponent
from voice_host.script import People
from voice_host.script.shared.chosen import read_values
from voice_host.script.shared.met import Met, meet, option_names
from voice_host.script.shared.players import is_named
from voice_host.script.shared.settings_error import SettingsError


@dataclass(frozen=True)
class Options(Met):
    """What was chosen before the host's first word. None means: not chosen.

    With players named, the rest takes the defaults of the rules; without, the host asks for what is None.
    """

    players: tuple[str, ...] | None = None
    """In the order they sit; "the puppy" and "the hound" are played by the host."""
    starter: str | None = None
    pieces: str | None = None
    """real where the family's own pieces lie on the table, virtual where the host rolls and draws."""
    use_doubler: bool | None = None
    number_chips: tuple[int, ...] | None = None
    die_small: tuple[int, ...] | None = None
    die_large: tuple[int, ...] | None = None
    track_len: int | None = None
    bones: tuple[int, ...] | None = None
    say_only_heap: bool | None = None
    optional_move: bool | None = None
    send_back: bool | None = None
    starter_first: bool | None = None
    sealing: str | None = None
    """fists or in_order."""

    def settings(self, **answers: Any) -> Settings:
        """Return the settings of the game: these options, completed by ``answers``.

        Raises SettingsError (a ValueError) with a sentence that says what to choose instead.
        """
        return Settings(**self.chosen(**answers))


NAMES = option_names(Options)
"""The options by name."""


def options_from(chosen: Mapping[str, Any]) -> Options:
    """Return options from plain values, as typed, stored or written in a conversation file.

    Names are those of the settings in the rules, hyphens allowed: ``players`` ("Noa, Dan" or a list), ``pieces`` (real,
    virtual), ``die-small`` ("1 1 2 2 3 bone"), ``bones`` ("2 7 11 14") ... Raises SettingsError with a sentence for an
    unknown name or a value that does not fit.
    """
    values = read_values(Options, chosen, {"bone": BONE})
    for name in ("pieces", "sealing"):
        if values.get(name) is not None:
            values[name] = "_".join(values[name].lower().replace("-", " ").split())
    options = Options(**values)
    if options.players is None and options.starter is not None:
        raise SettingsError(f"To say that {options.starter} starts, name the players too.")
    options.settings(players=options.players or ("1", "2"))
    return options


def again(options: Options, game: GameState | None) -> Options:
    """Return the options for another game: with the players and settings of ``game``, or for others who are asked."""
    if game is not None:
        played = {field.name: getattr(game.settings, field.name) for field in fields(Settings)}
        return replace(options, **played)
    return replace(options, players=None, starter=None, last_players=None)


def meet_family(options: Options, people: People) -> Options:
    """Return the options with the people this machine knows; the host's own dogs are nobody who is known."""
    return meet(options, people, lambda player: is_named(player) and not is_opponent(player))
