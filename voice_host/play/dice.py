"""Where dice come from. A roll is known by its place in the game, so that after "you misheard me" it falls the same."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Protocol


class Dice(Protocol):
    """A source of dice."""

    def roll(self, nth: int, count: int, sides: int) -> tuple[int, ...]:
        """Return the ``nth`` roll of the game, counted from 0: ``count`` dice of 1 to ``sides``.

        The same arguments always give the same dice.
        """


class SeededDice:
    """Dice that follow from a seed. They fall the same on every machine and with every version of Python."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def roll(self, nth: int, count: int, sides: int) -> tuple[int, ...]:
        """Return the ``nth`` roll."""
        return tuple(self._die(f"{self._seed}/{nth}/{which}", sides) for which in range(count))

    def _die(self, name: str, sides: int) -> int:
        fair_below = 2**64 - 2**64 % sides  # numbers from there on would favour the low sides
        attempt = 0
        while True:
            number = int.from_bytes(hashlib.sha256(f"{name}/{attempt}".encode()).digest()[:8], "big")
            if number < fair_below:
                return number % sides + 1
            attempt += 1


def seed_after(seed: int) -> int:
    """Return the seed of the next game's dice: others, which follow from the first seed."""
    return int.from_bytes(hashlib.sha256(f"{seed}/again".encode()).digest()[:8], "big") >> 1


class LaterDice:
    """Dice that were rolled before, in other games."""

    def __init__(self, dice: Dice, rolls: int) -> None:
        """``rolls`` is how often they were rolled."""
        self._dice = dice
        self._rolls = rolls

    def roll(self, nth: int, count: int, sides: int) -> tuple[int, ...]:
        """Return the ``nth`` roll of this game."""
        return self._dice.roll(self._rolls + nth, count, sides)


class NoDiceLeft(ValueError):  # noqa: N818
    """More rolls were asked for than dice were named."""


class NamedDice:
    """Dice that fall as they are told to: for conversations written down beforehand."""

    def __init__(self, rolls: Sequence[tuple[int, ...]]) -> None:
        self._rolls = tuple(rolls)

    def roll(self, nth: int, count: int, sides: int) -> tuple[int, ...]:
        """Return the ``nth`` named roll. Raises NoDiceLeft where there is none, ValueError where it does not fit."""
        if nth >= len(self._rolls):
            raise NoDiceLeft(f"The game needs roll {nth + 1}, but the rolls named are {len(self._rolls)}.")
        dice = self._rolls[nth]
        if len(dice) != count or not all(1 <= die <= sides for die in dice):
            raise ValueError(f"The game rolls {count} dice of {sides} sides, but the roll named for it is {dice}.")
        return dice
