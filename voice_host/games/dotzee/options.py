"""What can be chosen before a game of Dotzee, and what the host then still has to ask."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from voice_host.games.dotzee.rules.game_state import GameState
from voice_host.games.dotzee.rules.settings import Settings
from voice_host.script.shared.chosen import read_values
from voice_host.script.shared.met import Met, option_names
from voice_host.script.shared.settings_error import SettingsError


@dataclass(frozen=True)
class Options(Met):
    """What was chosen before the host's first word. None means: not chosen.

    With players named, the rest takes the defaults of the rules; without, the host asks for who plays, who rolls and
    how the game begins.
    """

    players: tuple[str, ...] | None = None
    rolled_by: str | None = None
    """host, or players for their own dice."""
    quick_play: bool | None = None
    opponent: str | None = None
    """easy or hard where the host plays against one player; none where it does not, and does not ask."""
    starter: str | None = None
    hints: bool | None = None
    hints_for: tuple[str, ...] | None = None
    claim: bool | None = None
    repeat: str | None = None
    """if_faces_changed, or always."""
    blanks: str | None = None
    """nothing, or a_number."""
    four_is_two_pair: bool | None = None
    faces: str | None = None
    """The sides of one die, or of sixteen: "- R1 Y2 G3 B4 R5 / ..."."""
    points_to_win: int | None = None

    def settings(self, **answers: Any) -> Settings:
        """Return the settings of the game: these options, completed by ``answers``.

        Raises SettingsError (a ValueError) with a sentence that says what to choose instead.
        """
        chosen = self.chosen(**answers)
        if chosen.get("opponent") == "none":
            del chosen["opponent"]
        return Settings(**chosen)


NAMES = option_names(Options)
"""The options by name."""


def options_from(chosen: Mapping[str, Any]) -> Options:
    """Return options from plain values, as typed, stored or written in a conversation file.

    Raises SettingsError with a sentence for an unknown name or a value that does not fit.
    """
    options = Options(**read_values(Options, chosen))
    if options.players is None and (options.starter is not None or options.hints_for is not None):
        whom = options.starter or ", ".join(options.hints_for or ())
        raise SettingsError(f"To choose something for {whom}, name the players too.")
    options.settings(players=options.players or ("1",))
    return options


def again(options: Options, game: GameState | None) -> Options:
    """Return the options for another game: with the players and settings of ``game``, or for others who are asked."""
    if game is not None:
        played = {name: getattr(game.settings, name) for name in NAMES}
        return replace(options, **played | {"opponent": game.settings.opponent or "none"})
    named = options.players is not None
    opponent = None if named else options.opponent
    return replace(options, players=None, starter=None, hints_for=None, opponent=opponent, last_players=None)
