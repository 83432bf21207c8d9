"""What the host prints with --json, read back into the events it stands for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.commands.running import Event as Plain
from voice_host.games.registry import find_game
from voice_host.hearing.utterance import Utterance
from voice_host.play.events import Event, HostSaid, PlayerSaid, Sounded, Stopped, Trouble
from voice_host.records import meaning_from_plain
from voice_host.script import Meaning, Message, Sound
from voice_host.script.meaning import SHARED, Typed

GAME = "dogylicious"
MEANINGS: tuple[type[Meaning], ...] = (*find_game(GAME).meanings, *SHARED, Typed)


def event_of(plain: Plain) -> Event | None:
    """Return what was said, sounded or failed; None for the other kinds of events."""
    if plain["event"] == "host":
        return HostSaid(plain["text"], tuple(map(_message, plain["messages"])), plain["aloud"])
    if plain["event"] == "player":
        meaning = None if plain["meaning"] is None else meaning_from_plain(plain["meaning"], MEANINGS)
        utterance = Utterance(plain["words"], typed=plain["typed"])
        return PlayerSaid(utterance, meaning, tuple(plain["doubt"] or ()), plain["now"])
    if plain["event"] == "sound":
        return Sounded(Sound(plain["sound"]))
    if plain["event"] == "stopped":
        return Stopped()
    if plain["event"] == "trouble":
        return Trouble(plain["sentence"])
    return None


def _message(plain: Mapping[str, Any]) -> Message:
    return Message(plain["id"], {name: _gap(gap) for name, gap in plain["gaps"].items()})


def _gap(plain: Any) -> Any:
    if isinstance(plain, Mapping):
        return _message(plain)
    return tuple(map(_gap, plain)) if isinstance(plain, list) else plain
