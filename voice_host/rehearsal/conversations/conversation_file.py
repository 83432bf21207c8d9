"""Conversation files: plays that a parent can write and a test can perform.

First come the settings, one a line; then the talk::

    # a line that begins like this one is a remark
    game: dogylicious
    players: Noa, Dan                       (any option of the game, by its name)
    clock: on
    dice: 3 4, 6 2                          (what the host's dice show, in order; or "seed: 7")
    record: 57                              (the record set before; none without this line)
    level: brief                            (how many words the host makes; or "full")

    host: Noa, round one. Where do you start?          (the host says exactly this)
    you: near seven                                    (a player says this)
    host ~ row four ... tile seven                     (these words occur in the host's reply, in this order)
    you: thirty
    hears: thirty / thirteen                           (what the recogniser makes of it: thirty, or perhaps thirteen)
    wait: 30 seconds                                   (nobody speaks for so long)
    stop                                               (the program ends, as when the power fails)
    resume                                             (it is started again)

All that the host says between two of the players' lines is compared with the lines that stand there, taken together;
where none stands there, nothing is compared. "hears:" without words is speech that is not understood.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

from voice_host.language.prompt_file import LEVELS
from voice_host.rehearsal.conversations.conversation import (
    Conversation,
    ConversationError,
    HostLine,
    Line,
    PlayerLine,
    Resume,
    Stop,
    Wait,
)

_LINE = re.compile(r"(?P<key>[\w-]+)\s*(?:(?P<sign>[:~])\s*(?P<text>.*))?", re.DOTALL)
_TALK = ("host", "you", "hears", "wait", "stop", "resume")
_TIME = re.compile(r"(?P<number>\d+(?:\.\d+)?)\s*(?P<unit>seconds?|minutes?)(?:\s+and\s+|\s*,\s*|\s+|$)")


def read_conversation(path: str | Path) -> Conversation:
    """Read a conversation file. Raises ConversationError, which names the file and the line."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise ConversationError(f"{path} is not a text file. Save it as plain text (UTF-8).") from error
    except OSError as error:
        raise ConversationError(f"{path} cannot be read: {error.strerror}. Name a conversation file.") from error
    return parse_conversation(text, str(path))


def parse_conversation(text: str, file: str) -> Conversation:
    """Return the conversation that is written in ``text``. Raises ConversationError; ``file`` is how it names it."""
    reader = _Reader(file)
    for number, line in enumerate(text.splitlines(), start=1):
        stripped = line.strip()
        if stripped and not stripped.startswith("#"):
            reader.read(number, stripped)
    return reader.conversation()


class _Reader:
    def __init__(self, file: str) -> None:
        self._file = file
        self._settings: dict[str, Any] = {}
        self._options: dict[str, str] = {}
        self._lines: list[Line] = []

    def read(self, number: int, line: str) -> None:
        match = _LINE.fullmatch(line)
        if match is None:
            raise self._error(number, f'"{line}" is no line of a conversation. Begin it with host: or you: or #.')
        key, sign, text = match["key"].lower(), match["sign"] or "", (match["text"] or "").strip()
        if sign == "~" and key != "host":
            raise self._error(number, f'Only a line of the host has a "~". Write {key}: instead.')
        if key in _TALK:
            self._talk(number, key, sign, text)
        elif self._lines:
            raise self._error(
                number, f'"{key}" is no line of a talk (host, you, hears, wait, stop, resume). Settings come before it.'
            )
        else:
            self._setting(number, key, text)

    def conversation(self) -> Conversation:
        if "game" not in self._settings:
            raise ConversationError(f"{self._file} does not say which game is played. Begin it with game: dogylicious.")
        return Conversation(self._file, options=self._options, lines=tuple(self._lines), **self._settings)

    def _setting(self, number: int, key: str, text: str) -> None:
        if not text:
            raise self._error(number, f'"{key}" has no value. Write it after a colon, like {key}: on.')
        if key in self._settings or key in self._options:
            raise self._error(number, f'"{key}" is there twice. Keep one of them.')
        if key == "dice":
            self._settings[key] = tuple(self._roll(number, roll) for roll in text.split(","))
        elif key in ("seed", "record"):
            self._settings[key] = self._whole_number(number, key, text)
        elif key == "level" and text not in LEVELS:
            raise self._error(number, f'There is no level "{text}". Choose from: {", ".join(LEVELS)}.')
        elif key in ("game", "language", "level"):
            self._settings[key] = text
        else:
            self._options[key] = text

    def _talk(self, number: int, key: str, sign: str, text: str) -> None:
        if key in ("stop", "resume"):
            if text:
                raise self._error(number, f'"{key}" stands alone on its line.')
            self._lines.append(Stop(number) if key == "stop" else Resume(number))
        elif key == "hears":
            self._hears(number, text)
        elif not text:
            raise self._error(number, f'"{key}" says nothing. Write the words after it.')
        elif key == "wait":
            self._lines.append(Wait(number, self._seconds(number, text)))
        elif key == "you":
            self._lines.append(PlayerLine(number, text))
        else:
            self._lines.append(HostLine(number, text, exact=sign == ":"))

    def _hears(self, number: int, text: str) -> None:
        before = self._lines[-1] if self._lines else None
        if not isinstance(before, PlayerLine) or before.hears is not None:
            raise self._error(number, '"hears" tells what is made of a player\'s words. Write it under a line you:.')
        readings = tuple(reading.strip() for reading in text.split("/"))
        if len(readings) > 1 and not all(readings):
            raise self._error(number, 'A doubtful reading is empty. Write both, like "thirty / thirteen".')
        self._lines[-1] = replace(before, hears=readings)

    def _roll(self, number: int, roll: str) -> tuple[int, ...]:
        dice = roll.split()
        if not dice or not all(die.isdecimal() for die in dice):
            raise self._error(number, f'"{roll.strip()}" is no roll. Write the dice like 3 4, 6 2.')
        return tuple(int(die) for die in dice)

    def _whole_number(self, number: int, key: str, text: str) -> int:
        if not text.isdecimal():
            raise self._error(number, f'"{key}" is a whole number, not "{text}".')
        return int(text)

    def _seconds(self, number: int, text: str) -> float:
        times = list(_TIME.finditer(text))
        if "".join(time.group() for time in times) != text or not times:
            raise self._error(number, f'"{text}" is no time. Write it like 30 seconds, or 1 minute 30 seconds.')
        return sum(float(time["number"]) * (60 if time["unit"].startswith("m") else 1) for time in times)

    def _error(self, number: int, what: str) -> ConversationError:
        return ConversationError(f"{self._file}, line {number}: {what}")
