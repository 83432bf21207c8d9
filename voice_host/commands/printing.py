"""What happens in a session as lines: for people, or one JSON object each for programs."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any

from voice_host.commands.failing import tell
from voice_host.play.events import (
    Asked,
    ClockRead,
    DiceFell,
    Ended,
    Event,
    HostSaid,
    Listens,
    MaySay,
    Observer,
    PlayerSaid,
    Sounded,
    Stopped,
    TookBack,
    Trouble,
    Whispered,
)
from voice_host.records import meaning_to_plain
from voice_host.script import Message
from voice_host.script.meaning import Always
from voice_host.script.message import Gap


def printer(*, as_json: bool) -> Observer:
    """Return the observer that prints a session."""
    return print_json if as_json else print_plain


def print_plain(event: Event) -> None:
    """Print what was said, as in a conversation file; what fails goes to stderr.

    No boxes, no redrawing: a screen reader or a pipe may be reading.
    """
    if isinstance(event, HostSaid):
        _print(f"host: {event.text}")
    elif isinstance(event, PlayerSaid) and not _is_on_the_screen(event):
        _print(f"you: {as_heard(event)}")
    elif isinstance(event, Whispered):
        _print(f"(whispered to {event.to})")
    elif isinstance(event, Trouble):
        tell(event.sentence)


def _is_on_the_screen(event: PlayerSaid) -> bool:
    """Whether it was typed at the terminal, which shows what is typed."""
    return event.utterance.typed and not event.utterance.pressed and sys.stdin is not None and sys.stdin.isatty()


def print_json(event: Event) -> None:
    """Print any event as a JSON object on a line of its own."""
    _print(json.dumps(plain(event), ensure_ascii=False))


def _print(line: str) -> None:
    """Print a line and its end in one piece: at Ctrl-C between them the goodbye would follow on the same line."""
    print(f"{line}\n", end="", flush=True)


def plain(event: Event) -> Mapping[str, Any]:
    """Return an event as plain values; ``event`` names its kind."""
    if isinstance(event, HostSaid):
        said = [_message(each) for each in event.messages]
        return {"event": "host", "text": event.text, "aloud": event.aloud, "messages": said}
    if isinstance(event, Whispered):
        return {"event": "whisper", "to": event.to}
    if isinstance(event, Sounded):
        return {"event": "sound", "sound": event.sound.value}
    if isinstance(event, Stopped):
        return {"event": "stopped"}
    if isinstance(event, Asked):
        kinds = [meaning.kind() for meaning in event.ask.expects]
        return {"event": "question", "question": event.ask.question.id, "expects": kinds, "to": event.ask.to}
    if isinstance(event, MaySay):
        kinds = [meaning.kind() for meaning in event.expects if not issubclass(meaning, Always)]
        return {"event": "may-say", "expects": kinds, "asked": None if event.asked is None else event.asked.id}
    if isinstance(event, Listens):
        return {"event": "listens", "by_voice": event.by_voice}
    if isinstance(event, PlayerSaid):
        return _player(event)
    if isinstance(event, DiceFell):
        return {"event": "dice", "dice": list(event.dice), "sides": event.sides}
    if isinstance(event, ClockRead):
        clock = {"reading_ms": event.reading_ms, "limit_ms": event.limit_ms, "paused": event.paused}
        return {"event": "clock", **clock}
    if isinstance(event, Trouble):
        return {"event": "trouble", "sentence": event.sentence}
    if isinstance(event, TookBack):
        return {"event": "taken-back", "words": event.words}
    return _end(event)


def _message(said: Message) -> Mapping[str, Any]:
    """Return what the host said apart from any language: programs need not read its sentences."""
    return {"id": said.id, "gaps": {name: _gap(gap) for name, gap in said.gaps.items()}}


def _gap(gap: Gap) -> Any:
    if isinstance(gap, Message):
        return _message(gap)
    return [_gap(each) for each in gap] if isinstance(gap, tuple) else gap


def _player(event: PlayerSaid) -> Mapping[str, Any]:
    return {
        "event": "player",
        "words": event.utterance.words,
        "meaning": None if event.meaning is None else meaning_to_plain(event.meaning),
        "doubt": list(event.doubt) or None,
        "now": event.now,
        "typed": event.utterance.typed,
        "pressed": event.utterance.pressed,
    }


def _end(event: Ended) -> Mapping[str, Any]:
    outcome = event.outcome
    if outcome is None:
        return {"event": "end", "finished": False}
    return {
        "event": "end",
        "finished": True,
        "totals": dict(outcome.totals),
        "winners": list(outcome.winners),
        "record": outcome.record_value,
    }


def as_heard(event: PlayerSaid) -> str:
    """Return what was recognised, for people."""
    words = event.utterance.words
    if event.doubt:
        return " / ".join(event.doubt) + " (in doubt)"
    return words or "(not understood)"
