"""The host's own turn. What it could do as well is drawn by lot, like dice, so that the game can be played again."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TypeVar

from voice_host.games.dotzee.rules import opponents
from voice_host.games.dotzee.rules.faces import SIDES
from voice_host.games.dotzee.rules.game_state import GameState
from voice_host.games.dotzee.rules.settings import Strength
from voice_host.games.dotzee.talk import wording
from voice_host.games.dotzee.talk.turn import Talk
from voice_host.script import Cue, Reply, message, roll, say

T = TypeVar("T")


def play_itself(game: GameState, strength: Strength) -> Talk:
    """Take a die, roll it and place it, and say so."""
    place = yield from _drawn(game, opponents.dice_to_take(game, strength))
    taken = game.take(place)
    assert isinstance(taken, GameState)
    (side,) = yield from roll(taken, 1, SIDES)
    face = taken.settings.dice[taken.in_hand.number][side - 1]
    rolled = taken.roll(face)
    assert isinstance(rolled, GameState)
    way = yield from _drawn(rolled, opponents.ways_to_place(rolled, strength))
    placed = rolled.place(way)
    assert isinstance(placed, GameState)
    told = message("host-plays", place=wording.place(place), face=wording.face(face), way=wording.way(way))
    yield from say(placed, told)
    return placed


def _drawn(game: GameState, choices: Sequence[T]) -> Generator[Cue, Reply, T]:
    if len(choices) == 1:
        return choices[0]
    (lot,) = yield from roll(game, 1, len(choices))
    return choices[lot - 1]
