"""The way from the card table to the kennel (rules 3.1 and 3.4, point 4)."""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.games.casino_hot_dog.rules.dice import BONE, Face

TABLE = 0
"""The card table, where all dogs start."""


@dataclass(frozen=True)
class Board:
    """The squares between table and kennel."""

    length: int = 18
    """The number of the kennel; the square before it is one less (default H3)."""
    bones: tuple[int, ...] = (2, 7, 11, 14)
    """The squares with a golden bone (default H3)."""

    @property
    def kennel(self) -> int:
        """The target square."""
        return self.length

    def next_bone(self, square: int) -> int:
        """Return the next bone square ahead of a square, not the square itself; the kennel where there is none."""
        return next((bone for bone in self.bones if bone > square), self.kennel)

    def move(self, square: int, face: Face) -> int:
        """Return where a dog on a square is moved by a die. Past the kennel is in it."""
        return self.next_bone(square) if face == BONE else min(square + face, self.kennel)
