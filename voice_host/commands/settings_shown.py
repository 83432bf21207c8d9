"""The settings as lines: for people and screen readers, or for programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from voice_host.commands.setting import Setting, Value
from voice_host.records import EVERYBODY, key_of

Kept = Mapping[str, Mapping[str, Value]]


@dataclass(frozen=True)
class Row:
    """A setting as it is for everybody, or for one player."""

    setting: Setting
    player: str | None
    value: Value | None
    """None where nobody chose and the system or the voice decides."""
    kept: bool
    """Whether it was chosen, for that player or for everybody."""

    def sentence(self) -> str:
        """Return the row as a line."""
        value, usual = self._called(self.value), self._called(self.setting.usual)
        if self.player is not None:
            return f"{self.setting.name} for {self.player}: {value}{', kept' if self.kept else ', as for everybody'}."
        kept = f", kept; {usual} unless chosen" if self.kept else ""
        return f"{self.setting.name}: {value}{kept}. {self.setting.what} Choose {self.setting.choices}."

    def plain(self) -> Mapping[str, Any]:
        """Return the row as plain values."""
        return {
            "setting": self.setting.name,
            "player": self.player,
            "value": self.value,
            "kept": self.kept,
            "usual": self.setting.usual,
            "what": self.setting.what,
            "choices": self.setting.choices,
        }

    def _called(self, value: Value | None) -> str:
        return "the system's" if value is None else self.setting.called(value)


def rows(settings: Sequence[Setting], kept: Kept, player: str | None) -> Iterator[Row]:
    """Yield a row for each setting and for each player who has their own; for one player only what players can have."""
    for setting in settings:
        for_all = kept.get(EVERYBODY, {}).get(setting.name)
        everybody = Row(setting, None, setting.usual if for_all is None else for_all, for_all is not None)
        own = {who: values[setting.name] for who, values in kept.items() if who != EVERYBODY and setting.name in values}
        if player is None:
            yield everybody
            yield from (Row(setting, who, value, kept=True) for who, value in own.items())
        elif setting.personal:
            theirs = [value for who, value in own.items() if key_of(who) == key_of(player)]
            yield Row(setting, player, theirs[0] if theirs else everybody.value, kept=bool(theirs))
