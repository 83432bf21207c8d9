"""What can be pressed in Dotzee, by what the question expects. The words are those of the sentence files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from voice_host.games.dotzee import meanings as m
from voice_host.games.dotzee.rules.board import LINES
from voice_host.games.dotzee.rules.faces import Face
from voice_host.games.dotzee.rules.game_state import GameState
from voice_host.games.dotzee.rules.settings import MAX_PLAYERS
from voice_host.games.dotzee.talk import wording
from voice_host.script import Meaning, Message, message
from voice_host.script.press import PLACE, TEXT, Blank, Button, Fill, OnBoard, Write
from voice_host.script.shared.pressing import Expects, Makes, Presses, numbers_of_players, presses_for, says

_MOST_POINTS = 2 * len(LINES)


def presses(state: Any, expects: Expects) -> Presses:
    """Return what can be pressed for each of the game's meanings that are expected, what answers the question first."""
    return presses_for(_PRESSES, state, expects)


def _take(state: Any, expects: Expects) -> Presses:
    return (OnBoard(message("table-press-take"), message("say-take", place=PLACE)),)


def _write(label: str, main: bool = True) -> Makes:
    press = Write(message(f"table-press-{label}"), message("say-text", text=TEXT), message(f"table-hint-{label}"), main)
    return lambda state, expects: (press,)


def _threw(state: Any, expects: Expects) -> Presses:
    """Return every side that the dice have, once."""
    if not isinstance(state, GameState):
        return ()
    sides = {side for die in state.settings.dice for side in die}
    return tuple(Button(_says_face(side)) for side in sorted(sides, key=lambda side: (side.colour or "", side.key)))


def _says_face(face: Face) -> Message:
    return message("say-face", face=wording.face(face))


def _put(state: Any, expects: Expects) -> Presses:
    if not isinstance(state, GameState):
        return ()
    return tuple(Button(message("say-way", way=way)) for way in state.ways)


def _claim(state: Any, expects: Expects) -> Presses:
    blank = Blank("points", message("table-blank-points"), 1, _MOST_POINTS)
    fill = Fill(message("table-press-claim"), message("say-claim", points="{points}"), (blank,))
    return (fill, Button(message("say-no-points")))


_PRESSES: Mapping[type[Meaning], Makes] = {
    m.Take: _take,
    m.Threw: _threw,
    m.Put: _put,
    m.Played: _write("played", main=False),
    m.Laid: _write("laid"),
    m.Hint: says("hint", main=False),
    m.Claim: _claim,
    m.Players: numbers_of_players(MAX_PLAYERS),
    m.Against: says("easy", "hard", "alone"),
    m.Roller: says("we-roll", "you-roll"),
    m.Quick: says("quick", "blank", main=False),
}
"""By meaning; places and faces are said in these."""
