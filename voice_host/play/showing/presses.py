"""What can be pressed, as the page takes it; and what can be pressed whatever the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Union

from voice_host.play.showing.words import Words
from voice_host.script import Meaning, meaning as m, message
from voice_host.script.press import TEXT, Blank, Button, Fill, OnBoard, Press, Ways, Write

Plain = Mapping[str, Any]

_MOST = 200
"""The largest number that is of any use in a game."""

_SHARED: Mapping[type[Meaning], Press] = {
    m.Yes: Button(message("say-yes")),
    m.No: Button(message("say-no")),
    m.Again: Button(message("say-again")),
    m.Number: Fill(
        message("table-press-number"),
        message("say-number", number="{number}"),
        (Blank("number", message("table-blank-number"), 0, _MOST),),
    ),
    m.Digits: Write(message("table-press-digits"), message("say-text", text=TEXT), message("table-hint-digits"), False),
    m.Names: Write(message("table-press-names"), message("say-text", text=TEXT), message("table-hint-names")),
    m.NoNames: Button(message("say-no-names")),
}

_ALWAYS: tuple[type[Meaning], ...] = (
    m.Repeat,
    m.Help,
    m.AskScore,
    m.AskTime,
    m.Pause,
    m.Resume,
    m.Undo,
    m.WhatToAsk,
    m.Slower,
    m.Faster,
    m.Quieter,
    m.Louder,
    m.Briefer,
    m.Fuller,
    m.WaitLonger,
    m.WaitLess,
    m.RememberThat,
    m.BackToNormal,
    m.AskListening,
    m.SpeakIn,
    m.AnotherGame,
    m.Quit,
)
"""What may always be said, in the order in which it stands there."""


def shared_presses(expects: Iterable[type[Meaning]]) -> tuple[Press, ...]:
    """Return what answers the questions that any game, and the host itself, may ask."""
    return tuple(_SHARED[kind] for kind in expects if kind in _SHARED)


def always_presses(expects: Iterable[type[Meaning]], *, paused: bool) -> tuple[Press, ...]:
    """Return what may always be said, as far as it may be said now and does anything."""
    expected = frozenset(expects) - {m.Pause if paused else m.Resume}
    return tuple(Button(message(f"say-{kind.kind()}"), False) for kind in _ALWAYS if kind in expected)


def plain_press(press: Press, words: Words) -> Plain:
    """Return what can be pressed as plain values."""
    said = words.text(press.words)
    if isinstance(press, Button):
        return {"kind": "press", "label": words.label(press.label or press.words), "words": said}
    return {"label": words.label(press.label), "words": said, **_own(press, words)}


def _own(press: Union[Fill, OnBoard, Ways, Write], words: Words) -> Plain:
    if isinstance(press, Fill):
        return {"kind": "fill", "blanks": [_blank(blank, words) for blank in press.blanks]}
    if isinstance(press, OnBoard):
        return {"kind": "board"}
    if isinstance(press, Ways):
        ways = {way: words.text(called) for way, called in press.ways.items()}
        return {"kind": "ways", "ways": ways, "from": None if press.start is None else list(press.start)}
    return {"kind": "write", "hint": "" if press.hint is None else words.text(press.hint)}


def _blank(blank: Blank, words: Words) -> Plain:
    return {
        "name": blank.name,
        "label": words.label(blank.label),
        "lowest": blank.lowest,
        "highest": blank.highest,
    }
