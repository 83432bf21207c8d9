"""What a player at the table keeps in mind during a turn."""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.games.dogylicious.rules.carpet import Tile
from voice_host.rehearsal.dogylicious.own_count import OwnCount


@dataclass(frozen=True)
class Memory:
    """A moment of the game as its players see it."""

    count: OwnCount
    wish: Tile | None = None
    """The tile named last, as the start or as the target."""
    walked: tuple[Tile, ...] = ()
    """The tiles the dog has been on in this turn, the start first."""
    route: tuple[Tile, ...] = ()
    """The tiles still to step on, as they were said."""
    steps: int | None = None
    """The number of steps that was said."""
    pieces: int | None = None
    """The number of pieces that was said."""

    @property
    def true_pieces(self) -> int:
        """How many pieces the route takes: as many as its steps' numbers together."""
        done = self.count.steps
        return sum(range(done + 1, done + len(self.route) + 1))

    @property
    def counted_right(self) -> bool:
        """Whether both numbers that were said are right."""
        return self.steps == len(self.route) and self.pieces == self.true_pieces
