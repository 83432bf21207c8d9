"""A problem that a player was given: what parents and teachers may want to know afterwards."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Problem:
    """A multiplication and what a player answered. Nothing in a game follows from it."""

    player: str
    """The player who was asked, as the game calls them."""
    first: int
    second: int
    said: int
    """The product, as the player said it."""
    again: bool = False
    """Whether the same problem was answered once more, since the answer before may have been misheard: this one stands
    for both."""
    is_own: bool = False
    """Whether the player set it, with dice that the host does not see: since when it was known is not known to it."""

    @property
    def is_timed(self) -> bool:
        """Whether the time of the answer is that of somebody who had just seen the problem."""
        return not (self.again or self.is_own)
