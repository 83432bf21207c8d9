"""How the host treats the players: each in the way they like, where they have said so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Union

from voice_host.hearing.settings import LEAST_PATIENCE, MOST_PATIENCE
from voice_host.language.prompt_file import LEVELS
from voice_host.records import EVERYBODY, key_of
from voice_host.speaking.settings import SpeechSettings

Value = Union[int, float, str]
"""What one part of a manner may be."""


@dataclass(frozen=True)
class Manner:
    """How the host speaks to somebody, with how many words, and how long it waits for them.

    The fields are called like the settings that hold them.
    """

    rate: int = SpeechSettings().rate
    """Words a minute."""
    volume: float = SpeechSettings().volume
    """0 to 1."""
    level: str = "normal"
    """brief, normal or full."""
    patience: float = 1.0
    """A factor on the waiting times of listening: see ``ListeningSettings.stretched``."""
    language: str = "en"
    """The code of the language that is spoken and heard."""

    def speech(self, voice: SpeechSettings) -> SpeechSettings:
        """Return how a voice has to speak."""
        return replace(voice, rate=self.rate, volume=self.volume)

    def speaking(self, change: Callable[[SpeechSettings], SpeechSettings]) -> Manner:
        """Return the manner with another way to speak: ``SpeechSettings.slower``, ``louder`` ..."""
        changed = change(self.speech(SpeechSettings()))
        return replace(self, rate=changed.rate, volume=round(changed.volume, 3))

    def wordier(self, by: int) -> Manner:
        """Return it with fewer words (-1) or more (+1); the same where there is no such level."""
        level = min(max(0, LEVELS.index(self.level) + by), len(LEVELS) - 1)
        return replace(self, level=LEVELS[level])

    def waiting(self, change: Callable[[float], float]) -> Manner:
        """Return it with more or less patience: ``longer`` or ``shorter`` of ``hearing.settings``."""
        return replace(self, patience=change(self.patience))


PERSONAL = ("rate", "level", "patience", "language")
"""What each player can have for themselves. The volume is one for all: so is the loudspeaker."""


@dataclass(frozen=True)
class Change:
    """A part of a manner that was changed in this game."""

    player: str
    """Whose it is, EVERYBODY where it is nobody's own."""
    name: str
    """The field of Manner."""
    before: Value
    after: Value


class Manners:
    """The manner for everybody and for each player, and whom the host is talking to.

    What was changed in this game goes before what is kept, a player's own before everybody's, and both before the
    usual. The change of a player who is asked is the player's own (rules 1.12 leave it open).
    """

    def __init__(self, usual: Manner | None = None, kept: Mapping[str, Mapping[str, Value]] | None = None) -> None:
        """``kept`` holds, by player's name or EVERYBODY, the fields of a manner that differ from the usual one."""
        self._usual = usual or Manner()
        self._kept = {key_of(who): dict(fields) for who, fields in (kept or {}).items()}
        self._changed: dict[str, dict[str, Value]] = {}
        self._player = EVERYBODY
        self._names: dict[str, str] = {}
        """Each player's name as it is written."""

    @property
    def now(self) -> Manner:
        """The manner for whoever is talked to."""
        return self._of(self._player)

    @property
    def with_everybody(self) -> Manner:
        """The manner for all of them together."""
        return self._of(EVERYBODY)

    def turn_to(self, player: str | None) -> None:
        """Talk to this player from now on, None for all of them."""
        self._player = EVERYBODY if player is None else key_of(player)
        self._names[self._player] = player or EVERYBODY

    def change(self, change: Callable[[Manner], Manner]) -> bool:
        """Change the manner for whoever is talked to. Returns False where that changes nothing."""
        before, after = asdict(self.now), asdict(change(self.now))
        for name, value in after.items():
            if value != before[name]:
                who = self._player if name in PERSONAL else EVERYBODY
                self._changed[who] = {**self._changed.pop(who, {}), name: value}  # whoever spoke last stands last
        return after != before

    def speak_in(self, language: str, player: str | None = None) -> str:
        """Speak a language with a player from now on; None for whoever is talked to. Returns for whom that can be kept:
        EVERYBODY where it is nobody's own.
        """
        who = self._player if player is None else key_of(player)
        if player is not None:
            self._names[who] = player
        self._changed[who] = {**self._changed.pop(who, {}), "language": language}
        return self._kept_for(who)

    @property
    def changes(self) -> tuple[Change, ...]:
        """What was changed in this game and is not kept yet.

        What a player changed who has only a number is everybody's: next time another sits there. Of several such
        players the last one counts.
        """
        changes: dict[tuple[str, str], Change] = {}
        for who, fields in self._changed.items():
            for name, after in fields.items():
                before = getattr(self._of(who, changed={}), name)
                if before != after:
                    whose = self._kept_for(who)
                    changes[whose, name] = Change(whose, name, before, after)
        return tuple(changes.values())

    def kept(self) -> None:
        """Take note that the changes are kept. In this game a player with a number has what was their own, too."""
        changes = self.changes
        for who, fields in self._changed.items():
            self._kept.setdefault(who, {}).update(fields)
        for change in changes:
            self._kept.setdefault(key_of(change.player), {})[change.name] = change.after
        self._changed.clear()

    def forget(self) -> tuple[tuple[str, str], ...]:
        """Treat whoever is talked to as usual again, and everybody who has no manner of their own.

        Returns what is forgotten, changed or kept, by player and name of the field.
        """
        forgotten = [
            (self._names.get(who, EVERYBODY), name)
            for who in dict.fromkeys((EVERYBODY, self._player))
            for name in self._kept.pop(who, {}) | self._changed.pop(who, {})
        ]
        return tuple(forgotten)

    def _kept_for(self, who: str) -> str:
        return EVERYBODY if who.isdecimal() else self._names.get(who, EVERYBODY)

    def _of(self, player: str, changed: Mapping[str, Mapping[str, Value]] | None = None) -> Manner:
        changed = self._changed if changed is None else changed
        fields: dict[str, Any] = {}
        for who in dict.fromkeys((EVERYBODY, player)):
            fields |= {**self._kept.get(who, {}), **changed.get(who, {})}
        return replace(self._usual, **fields)


def longer(patience: float) -> float:
    """Return half as much patience again; the same where it is greatest already."""
    return min(MOST_PATIENCE, round(patience * 1.5, 2))


def shorter(patience: float) -> float:
    """Return as much less patience as ``longer`` is more; the same where it is least already."""
    return max(LEAST_PATIENCE, round(patience / 1.5, 2))
