"""What was changed by voice stays for the next game, or goes: "remember that" and "back to normal"."""

from __future__ import annotations

from voice_host.language.prompt_file import LEVELS
from voice_host.play.manners.manners import Change, Value
from voice_host.play.talk import Talk
from voice_host.records import EVERYBODY, KeptSettings, RecordsUnavailable
from voice_host.script import Message, message

_DIRECTIONS = {
    "rate": ("host-keep-slower", "host-keep-faster"),
    "volume": ("host-keep-quieter", "host-keep-louder"),
    "level": ("host-keep-briefer", "host-keep-fuller"),
    "patience": ("host-keep-hurried", "host-keep-patient"),
}
"""What a change is called: less of it, more of it."""


class Keeping:
    """Keeps the manners that were changed in a game."""

    def __init__(self, talk: Talk, settings: KeptSettings | None) -> None:
        """``settings`` is None where nothing can be kept."""
        self._talk = talk
        self._settings = settings

    def remember(self) -> None:
        """Keep what was changed, and say what that is."""
        changes = self._talk.manners.changes
        if not changes:
            self._talk.say(message("host-nothing-to-keep"))
        elif self._keep(changes):
            self._talk.manners.kept()
            self._talk.say(message("host-kept", things=_named(changes)))
        else:
            self._talk.say(message("host-cannot-keep"))

    def keep_language(self, player: str, language: str) -> None:
        """Keep the language of a player, which is no mood: it need not be asked for."""
        if self._settings is None or not self._settings.keeps:
            return
        try:
            self._settings.keep(player, "language", language)
        except RecordsUnavailable as error:
            self._talk.trouble(str(error))

    def back_to_normal(self) -> None:
        """Treat whoever is talked to, and everybody, as usual again, in the next game too."""
        forgotten = self._talk.manners.forget()
        self._talk.level_was_chosen()
        try:
            for player, name in forgotten:
                if self._settings is not None:
                    self._settings.forget(player, name)
        except RecordsUnavailable as error:
            self._talk.trouble(str(error))
        self._talk.say(message("host-back-to-normal" if forgotten else "host-normal-already"))

    def _keep(self, changes: tuple[Change, ...]) -> bool:
        if self._settings is None or not self._settings.keeps:
            return False
        try:
            for change in changes:
                self._settings.keep(change.player, change.name, change.after)
        except RecordsUnavailable as error:
            self._talk.trouble(str(error))
            return False
        return True


def _named(changes: tuple[Change, ...]) -> tuple[Message, ...]:
    """Return what is kept, by player."""
    named = []
    for player in dict.fromkeys(change.player for change in changes):
        what = tuple(_called(change) for change in changes if change.player == player)
        if player == EVERYBODY:
            named.append(message("list-and", items=what))
        else:
            named.append(message("host-keep-for", things=what, player=player))
    return tuple(named)


def _called(change: Change) -> Message:
    if change.name == "language":
        return message("host-keep-language", language=message("language-called", language=str(change.after)))
    less, more = _DIRECTIONS[change.name]
    return message(more if _amount(change.after) > _amount(change.before) else less)


def _amount(value: Value) -> float:
    return LEVELS.index(value) if isinstance(value, str) else value
