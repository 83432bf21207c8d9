"""How a turn ends, and what it is worth then (rules 1.6)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from voice_host.games.dogylicious.rules.carpet import Tile


class Ending(Enum):
    """What ended a turn."""

    SUCCESS = "success"
    """The target was reached, in a game without a clock."""
    STOPPED = "stopped"
    """The player stopped after a success."""
    NO_FURTHER_TARGET = "no further target"
    """Nothing is left to go on to, so the turn stopped by itself."""
    TIME_UP_AFTER_ARRIVAL = "time up after arrival"
    """Time ran out before another target was announced: as stopped (default D12)."""

    WRONG_STEPS = "wrong step count"
    WRONG_PIECES = "wrong number of pieces"
    WRONG_NUMBER = "wrong number at a step"
    LEFT_THE_ROUTE = "left the route"
    """Or the movement rules."""
    TILE_TWICE = "a tile entered twice"
    GAVE_UP = "gave up"
    """As leaving the route (default D13)."""
    TIME_UP_BASIC = "time up, basic"
    TIME_UP_GENTLER = "time up, gentler"
    NO_FREE_TARGET = "no free target"
    """Every target has its token, so the turn could not be played (default D16)."""

    @property
    def keeps(self) -> bool:
        """Whether the turn keeps its tokens and the points of its targets."""
        return self in (Ending.SUCCESS, Ending.STOPPED, Ending.NO_FURTHER_TARGET, Ending.TIME_UP_AFTER_ARRIVAL)


@dataclass(frozen=True)
class TurnEnd:
    """The end of a turn."""

    how: Ending
    points: int
    """What goes on the score sheet."""
    kept: tuple[Tile, ...]
    """The tiles whose tokens of this turn stay."""
    removed: tuple[Tile, ...]
    """The tiles whose tokens of this turn are taken away."""
    steps: int
    """The steps completed in the turn."""
    target: Tile | None
    """The target announced last, None where none was."""
    reported: bool = False
    """Whether friends saw it, and not the host."""


def points_of(how: Ending, reached: Iterable[int] = (), steps: int = 0, last_target: int | None = None) -> int:
    """Return the points of a turn.

    ``reached`` are the numbers of the targets completed, ``steps`` the steps completed and ``last_target`` the number
    of the target announced last; the latter two matter for the gentler option alone. The same serves to enter a score
    afterwards, by how a turn ended.
    """
    if how.keeps:
        return sum(reached)
    if how is Ending.TIME_UP_GENTLER and last_target is not None:
        return min(steps, last_target)
    return 0
