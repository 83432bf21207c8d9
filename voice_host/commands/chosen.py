"""What holds for a game: what was typed goes before a player's own setting, that before everybody's, that before the
usual.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from voice_host.commands.all_settings import SETTINGS, USUAL_LANGUAGE
from voice_host.commands.failing import WrongUse
from voice_host.commands.setting import Value
from voice_host.commands.stopping import HEADSET, OFF
from voice_host.hearing.settings import LEAST_HOLD_OFF, WAITS, ListeningSettings
from voice_host.play.afterwards.play_again import GOODBYE_AFTER_S
from voice_host.play.manners.manners import Manner, Manners
from voice_host.records import EVERYBODY, RecordsUnavailable, Store
from voice_host.speaking.settings import SpeechSettings

Tell = Callable[[str], None]


@dataclass(frozen=True)
class Chosen:
    """The settings of a game by name."""

    typed: Mapping[str, Value] = field(default_factory=dict)
    kept: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    """By player, or EVERYBODY. What was typed is not in it."""

    def get(self, name: str) -> Value | None:
        """Return what holds for everybody, None where nothing was chosen."""
        return self.typed.get(name, self.kept.get(EVERYBODY, {}).get(name))

    def options(self, known: Collection[str]) -> dict[str, Any]:
        """Return what is an option of a game that has those ``known``, by the game's own names.

        What is kept for other games is left out; what was typed is not, so that the game can say that it has no such
        option. Who types how long a turn is, or how it ends, wants a clock.
        """
        chosen = {
            setting.option: self.get(setting.name)
            for setting in SETTINGS
            if setting.option is not None and (setting.option in known or setting.name in self.typed)
        }
        if "clock" not in self.typed and ("turn-seconds" in self.typed or "time-up" in self.typed):
            chosen["clock"] = True
        return {option: value for option, value in chosen.items() if value is not None}

    def manners(self) -> Manners:
        """Return how the players are treated."""
        names = {each.name for each in fields(Manner)}
        kept = {player: _of(values, names) for player, values in self.kept.items()}
        return Manners(Manner(**_of(self.typed, names)), kept)

    def speech(self) -> SpeechSettings:
        """Return how the voice speaks to everybody."""
        chosen: dict[str, Any] = {name: self.get(name) for name in ("voice", "rate", "volume")}
        return SpeechSettings(**{name: value for name, value in chosen.items() if value is not None})

    def listening(self) -> ListeningSettings:
        """Return how long the ear waits for a normal speaker, and for the room after the host has spoken."""
        waits: dict[str, Any] = {name: self.get(name.replace("_", "-")) for name in (*WAITS, "hold_off")}
        if self.stop_by_voice == HEADSET:
            waits["hold_off"] = LEAST_HOLD_OFF  # there is no echo to wait for
        return ListeningSettings(**{name: wait for name, wait in waits.items() if wait is not None})

    @property
    def language(self) -> str:
        """Return the code of the language that is spoken, such as "en", unless a player has chosen another."""
        return str(self.get("language") or USUAL_LANGUAGE)

    @property
    def stop_by_voice(self) -> str:
        """Return what makes it safe to listen while the host speaks: one of STOP_BY_VOICE."""
        return str(self.get("stop-by-voice") or OFF)

    def nudges(self, *, people_speak: bool) -> bool:
        """Return whether the host speaks up when nobody says anything: unless chosen where people speak."""
        nudges = self.get("nudges")
        return people_speak if nudges is None else bool(nudges)

    @property
    def goodbye_after_s(self) -> float:
        """How long a silence after the game is a goodbye, in seconds."""
        chosen = self.get("goodbye-after")
        return GOODBYE_AFTER_S if chosen is None else float(chosen)


def check(typed: Mapping[str, object]) -> Mapping[str, Value]:
    """Return the values that were typed, checked like what is kept, without what is None. Raises WrongUse."""
    named = ((setting, typed.get(setting.name)) for setting in SETTINGS)
    return {setting.name: setting.read(value) for setting, value in named if value is not None}


def choose(typed: Mapping[str, Value], store: Store, tell: Tell) -> Chosen:
    """Return what holds beside what was typed. A kept value that cannot be is told, and not used."""
    return Chosen(typed, {player: _without(typed, values) for player, values in kept_in(store, tell).items()})


def kept_in(store: Store, tell: Tell) -> Mapping[str, Mapping[str, Value]]:
    """Return what is kept, by player and setting, without what cannot be: that is told."""
    try:
        kept = store.settings.all()
    except RecordsUnavailable as error:
        tell(str(error))
        return {}
    return {player: dict(_sound(player, values, tell)) for player, values in kept.items()}


def _sound(player: str, values: Mapping[str, Any], tell: Tell) -> list[tuple[str, Value]]:
    sound = []
    for setting in SETTINGS:
        if setting.name in values and (setting.personal or player == EVERYBODY):
            try:
                sound.append((setting.name, setting.read(values[setting.name])))
            except WrongUse as error:
                whose = f' --player "{player}"' if player else ""
                tell(
                    f"The kept setting {setting.name} is not used. {error} "
                    f'"voice-host settings {setting.name}{whose} --reset" forgets it.'
                )
    return sound


def _of(values: Mapping[str, Value], names: set[str]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if name in names}


def _without(typed: Mapping[str, Value], values: Mapping[str, Value]) -> dict[str, Value]:
    return {name: value for name, value in values.items() if name not in typed}
