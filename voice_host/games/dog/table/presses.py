"""What can be pressed in DOG, by what the question expects. The words are those of the sentence files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from voice_host.games.dog import meanings as m
from voice_host.games.dog.rules.cards import OUT
from voice_host.games.dog.rules.game_state import GameState
from voice_host.games.dog.rules.settings import MAX_PLAYERS
from voice_host.games.dog.talk import wording
from voice_host.script import Meaning, message
from voice_host.script.press import TEXT, Button, Write
from voice_host.script.shared.pressing import Expects, Makes, Presses, numbers_of_players, presses_for, says


def presses(state: Any, expects: Expects) -> Presses:
    """Return what can be pressed for each of the game's meanings that are expected, what answers the question first."""
    return presses_for(_PRESSES, state, expects)


def _writes(what: str, *, main: bool) -> Makes:
    """Return what makes a field to write in, where there is too much to choose from."""
    label, hint = message(f"table-press-{what}"), message(f"table-hint-{what}")
    press = Write(label, message("say-own-text", text=TEXT), hint, main=main)
    return lambda state, expects: (press,)


def _pass(state: Any, expects: Expects) -> Presses:
    """Return a button for each place of the hand: the cards themselves are on nobody's page but their player's."""
    if not isinstance(state, GameState) or not state.to_pass:
        return ()
    count = state.hands[state.to_pass[0]].count
    return tuple(Button(message("say-pass-nth", nth=nth)) for nth in range(1, count + 1))


def _open_cards(state: Any, expects: Expects) -> Presses:
    """Return a button for each card of whoever passes one, where all hands are open."""
    if not isinstance(state, GameState) or state.settings.are_hands_hidden or not state.to_pass:
        return ()
    cards = dict.fromkeys(state.hands[state.to_pass[0]].cards or ())
    return tuple(Button(message("say-pass", card=wording.spoken_card(card))) for card in cards)


def _out_by(state: Any, expects: Expects) -> Presses:
    if m.Forward in expects:
        return ()
    return tuple(Button(message("say-card", card=wording.spoken_card(card))) for card in OUT)


_PRESSES: Mapping[type[Meaning], Makes] = {
    m.Players: numbers_of_players(MAX_PLAYERS),
    m.Opponents: says("easy", "hard"),
    m.WhoseCards: says("real", "virtual", main=False),
    m.WhichRules: says("classic", "seed", main=False),
    m.HowHands: says("open-hands", "turn-away"),
    m.Nobody: says("nobody"),
    m.Ready: says("ready"),
    m.Dealt: says("dealt"),
    m.Passed: says("passed"),
    m.PassCard: _open_cards,
    m.PassNth: _pass,
    m.Forward: _writes("forward", main=True),
    m.Backward: _writes("back", main=False),
    m.ComeOut: _writes("out", main=True),
    m.SplitSeven: _writes("seven", main=False),
    m.SwapPawns: _writes("swap", main=False),
    m.CardName: _out_by,
    m.GoHome: says("goes-home"),
    m.GoOn: says("goes-on"),
    m.CannotPlay: says("cannot-play"),
    m.ShowCards: _writes("show", main=True),
}
"""By meaning. What a card does is written: there are too many moves for buttons."""
