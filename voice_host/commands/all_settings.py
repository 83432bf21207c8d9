"""Every setting there is, in the order in which they are listed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from voice_host.commands.ears import is_sound_file
from voice_host.commands.failing import WrongUse
from voice_host.commands.setting import Setting, Value
from voice_host.commands.stopping import OFF, STOP_BY_VOICE, read_stop_by_voice
from voice_host.games.registry import find_game
from voice_host.hearing.settings import (
    LEAST_HOLD_OFF,
    MOST_HOLD_OFF,
    PATIENCE,
    WAITS,
    ListeningSettings,
    patience_in_words,
    read_patience,
)
from voice_host.language import HOST, languages
from voice_host.language.prompt_file import LEVELS
from voice_host.play.afterwards.play_again import GOODBYE_AFTER_S
from voice_host.speaking.settings import SpeechSettings

GAME = "dogylicious"
"""Whose options the settings of a game are."""

USUAL_LANGUAGE = "en"
"""What is spoken where nobody chose."""

_ROLLERS = {"host": "host", "table": "players", "players": "players"}
"""Who rolls, in the game's words."""

_ASKED = "the host asks where nobody chose"


def find_setting(name: str) -> Setting:
    """Return a setting by its name. Raises WrongUse, which tells all names."""
    wanted = name.strip().lower().replace("_", "-").removeprefix("--")
    for setting in SETTINGS:
        if setting.name == wanted:
            return setting
    raise WrongUse(f"There is no setting {name}. Choose from: {', '.join(setting.name for setting in SETTINGS)}.")


def _speech(part: str, kind: Callable[[str], Any]) -> Callable[[str], Value]:
    def check(typed: str) -> Value:
        return getattr(SpeechSettings(**{part: kind(typed)}), part)  # type: ignore[no-any-return]

    return check


def _level(typed: str) -> str:
    if typed not in LEVELS:
        raise WrongUse(f"There is no level {typed}. Choose from: {', '.join(LEVELS)}.")
    return typed


def _language(typed: str) -> str:
    spoken = languages(HOST)
    if typed.lower() not in spoken:
        raise WrongUse(f'The host does not speak the language "{typed}". Choose from: {", ".join(spoken)}.')
    return typed.lower()


def _on_or_off(typed: str) -> bool:
    words = {"on": True, "yes": True, "off": False, "no": False}
    if typed.lower() not in words:
        raise WrongUse(f"It is on or off, not {typed}.")
    return words[typed.lower()]


def _goodbye(typed: str) -> float:
    seconds = float(typed)
    if not 1 <= seconds <= 600:
        raise WrongUse(f"After the game the host waits 1 to 600 seconds for an answer, not {seconds:g}.")
    return seconds


def _wait(name: str) -> Callable[[str], Value]:
    def check(typed: str) -> Value:
        return getattr(ListeningSettings(**{name: float(typed)}), name)  # type: ignore[no-any-return]

    return check


def _game(option: str) -> Callable[[str], Value]:
    """Return the check by the game's own rules, in which choices are written with underscores."""

    def check(typed: str) -> Value:
        game = find_game(GAME)
        return game.plain(game.options({option: typed.replace("-", "_")}))[option]  # type: ignore[no-any-return]

    return check


def _game_setting(name: str, option: str, what: str, choices: str, usual: Value | None) -> Setting:
    return Setting(name, what, choices, usual, _game(option), option, called=_with_hyphens)


def _roller(typed: str) -> str:
    if typed not in _ROLLERS:
        raise WrongUse(f"The dice are rolled by the host or at the table, not by {typed}. Choose from: host, table.")
    return _ROLLERS[typed]


def _with_hyphens(value: Value) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value).replace("_", "-")


def _device(typed: str) -> str:
    if is_sound_file(typed):
        raise WrongUse(f'"{typed}" is a sound file. A device is kept by its name; name files with --microphone.')
    return typed


SETTINGS: tuple[Setting, ...] = (
    Setting("voice", "The host's voice.", "a voice's name, like en-gb or en-us+f3", None, _speech("voice", str)),
    Setting(
        "rate",
        "How fast the host speaks.",
        "80 to 320 words a minute",
        SpeechSettings().rate,
        _speech("rate", int),
        personal=True,
    ),
    Setting("volume", "How loud the host is.", "0 to 1", SpeechSettings().volume, _speech("volume", float)),
    Setting("level", "How many words the host makes.", ", ".join(LEVELS), "normal", _level, personal=True),
    Setting(
        "patience",
        "How long the host waits while a slow speaker thinks of the next word.",
        f"{', '.join(PATIENCE)}, or a factor of 0.5 to 4",
        1.0,
        read_patience,
        personal=True,
        called=lambda value: patience_in_words(float(value)),
    ),
    Setting(
        "language",
        "The language that is spoken and heard.",
        ", ".join(languages(HOST)),
        USUAL_LANGUAGE,
        _language,
        personal=True,
    ),
    *(
        Setting(
            name.replace("_", "-"),
            f"How many seconds the host waits after {what}.",
            "0.1 to 10",
            float(getattr(ListeningSettings(), name)),
            _wait(name),
        )
        for name, what in WAITS.items()
    ),
    Setting(
        "hold-off",
        'How many seconds the host is deaf after it has spoken, while the room still echoes; "voice-host doctor" '
        "measures and keeps it.",
        f"{LEAST_HOLD_OFF:g} to {MOST_HOLD_OFF:g}",
        ListeningSettings().hold_off,
        _wait("hold_off"),
    ),
    Setting(
        "stop-by-voice",
        'Whether "stop" ends what the host is saying, and what keeps it from hearing itself meanwhile.',
        ", ".join(STOP_BY_VOICE),
        OFF,
        read_stop_by_voice,
    ),
    _game_setting("sides", "dice_sides", f"How many sides the dice have; {_ASKED}.", "6, 8, 10 or 12", 6),
    Setting(
        "dice",
        "Who rolls the dice.",
        "host, table",
        "host",
        _roller,
        "rolled_by",
        called=lambda value: "table" if value == "players" else str(value),
    ),
    _game_setting("clock", "clock", f"Whether turns are timed; {_ASKED}.", "on or off", False),
    _game_setting("turn-seconds", "turn_seconds", f"How many seconds a timed turn lasts; {_ASKED}.", "15 to 1800", 120),
    _game_setting(
        "time-up",
        "timeup",
        f"No points when time is up, or a point for each step; {_ASKED}.",
        "basic, gentler",
        "basic",
    ),
    _game_setting(
        "fair-clock", "fair_clock", "Whether the clock stands still while the host speaks.", "on or off", True
    ),
    _game_setting(
        "announce",
        "announce_route",
        "Whether the route is said before ready, or only its steps and pieces.",
        "full, count-only",
        "full",
    ),
    _game_setting("feeding", "feeding", "Who says how many pieces a step takes.", "told, player-says", "told"),
    _game_setting(
        "whole-problem", "whole_problem", "Whether the problem has to be said with its answer.", "on or off", False
    ),
    _game_setting(
        "check",
        "check_before_ready",
        "When counts are checked before ready.",
        "on-request, never, always",
        "on_request",
    ),
    Setting(
        "nudges",
        "Whether the host speaks up when nobody says anything; unless chosen not where people type.",
        "on or off",
        True,
        _on_or_off,
    ),
    Setting(
        "goodbye-after",
        "How many seconds of silence after the game are a goodbye.",
        "1 to 600",
        GOODBYE_AFTER_S,
        _goodbye,
    ),
    Setting("microphone", "The microphone that is listened to.", "part of a device's name", None, _device),
    Setting("loudspeaker", "The loudspeaker that is spoken through.", "part of a device's name", None, _device),
)
"""All that can be kept. What is not here belongs to one game: who plays, on which carpet."""
