"""How the host plays itself: two strengths, for practice.

An opponent names all the choices that are as good to it; which of them it takes is drawn by whoever asks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import TypeVar

from voice_host.games.dotzee.rules.board import Place
from voice_host.games.dotzee.rules.faces import Face
from voice_host.games.dotzee.rules.game_state import GameState, Phase
from voice_host.games.dotzee.rules.placing import Way
from voice_host.games.dotzee.rules.settings import Strength

T = TypeVar("T")


def dice_to_take(game: GameState, strength: Strength) -> tuple[Place, ...]:
    """Return the dice that an opponent would take: an easy one any, a hard one those that promise most points."""
    return game.allowed if strength == "easy" else _best(game.allowed, lambda place: _promise(game, place))


def ways_to_place(game: GameState, strength: Strength) -> tuple[Way, ...]:
    """Return where an opponent would place a rolled die: an easy one anywhere, a hard one where it gets most points."""
    return game.ways if strength == "easy" else _best(game.ways, lambda way: len(game.points_by(way)))


def _promise(game: GameState, place: Place) -> Fraction:
    """Return the points that a die gives on average where the best is made of every roll."""
    sides = game.settings.dice[game.board.at(place).number]
    return Fraction(sum(_most(game, place, face) for face in sides), len(sides))


def _most(game: GameState, place: Place, face: Face) -> int:
    rolled = replace(game, phase=Phase.PLACE, gap=place, rolled=face)
    return max(len(rolled.points_by(way)) for way in rolled.ways)


def _best(choices: Sequence[T], worth: Callable[[T], Fraction | int]) -> tuple[T, ...]:
    worths = [worth(choice) for choice in choices]
    return tuple(choice for choice, each in zip(choices, worths, strict=True) if each == max(worths))
