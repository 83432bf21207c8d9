"""What can be pressed in Casino Hot Dog, by what the question expects. The words are those of the sentence files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from voice_host.games.casino_hot_dog import meanings as m
from voice_host.games.casino_hot_dog.rules.chips import ChipKind
from voice_host.games.casino_hot_dog.rules.dice import BONE, Die
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.rules.settings import MAX_PLAYERS
from voice_host.script import Meaning, Message, message
from voice_host.script.press import TEXT, Button, Write
from voice_host.script.shared.pressing import Expects, Makes, Presses, numbers_of_players, presses_for, says


def presses(state: Any, expects: Expects) -> Presses:
    """Return what can be pressed for each of the game's meanings that are expected, what answers the question first."""
    return presses_for(_PRESSES, state, expects)


def _number_chips(state: Any, expects: Expects) -> Presses:
    label, hint = message("table-press-chips"), message("table-hint-chips")
    return (Write(label, message("say-own-text", text=TEXT), hint, main=False),)


def _dice(state: Any, expects: Expects) -> Presses:
    """Return a button for every roll: the faces are few."""
    if not isinstance(state, GameState):
        return ()
    pairs = [(small, large) for small in _faces(state.settings.die_small) for large in _faces(state.settings.die_large)]
    return tuple(Button(message("say-dice", first=_face(small), second=_face(large))) for small, large in pairs)


def _faces(die: Die) -> tuple[int, ...]:
    return tuple(dict.fromkeys(die))


def _face(shown: int) -> Message:
    return message("say-bone") if shown == BONE else message("say-number-of", number=shown)


def _chip(state: Any, expects: Expects) -> Presses:
    if not isinstance(state, GameState):
        return ()
    kinds = dict.fromkeys(state.settings.bag)
    special = {ChipKind.DOUBLER: message("say-double"), ChipKind.HEAP: message("say-heap")}
    return tuple(Button(special.get(chip.kind) or message("say-number-of", number=chip.number)) for chip in kinds)


def _die(state: Any, expects: Expects) -> Presses:
    if not isinstance(state, GameState) or state.round.dice is None:
        return ()
    faces = dict.fromkeys(state.round.dice[die] for die in state.round.dice_left)
    return tuple(Button(message("say-take", face=_face(face))) for face in faces)


def _draw(state: Any, expects: Expects) -> Presses:
    """Return "draw"; with real bags it is rather a chip that is told."""
    real = isinstance(state, GameState) and state.settings.pieces == "real"
    return (Button(message("say-draw"), main=not real),)


def _leave(state: Any, expects: Expects) -> Presses:
    may = isinstance(state, GameState) and state.settings.optional_move
    return (Button(message("say-stay"), main=may),)


_PRESSES: Mapping[type[Meaning], Makes] = {
    m.Players: numbers_of_players(MAX_PLAYERS),
    m.Opponent: says("easy", "hard", "both"),
    m.WhosePieces: says("real", "virtual", main=False),
    m.NumberChips: _number_chips,
    m.WithDouble: says("with-double", "without-double", main=False),
    m.NobodyAgrees: says("nobody"),
    m.RollDice: says("roll"),
    m.DiceShow: _dice,
    m.Open: says("open"),
    m.ChipInHand: _chip,
    m.Draw: _draw,
    m.OptOut: says("opt-out"),
    m.TakeDie: _die,
    m.LeaveDog: _leave,
}
"""By meaning."""
