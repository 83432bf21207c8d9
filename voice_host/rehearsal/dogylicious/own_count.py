"""The score as the players count it themselves: a few additions, apart from the game's own rules.

A rehearsal compares it with the host's score.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class OwnCount:
    """What is written on the players' sheet of paper, and what they remember of the turn."""

    order: tuple[str, ...]
    """The players in turn."""
    clock: bool = False
    gentler: bool = False
    turns: tuple[int, ...] = ()
    """The points of the turns so far."""
    steps: int = 0
    """Steps completed in this turn."""
    left: int = 0
    """Steps still to go to the target."""
    reached: tuple[int, ...] = ()
    """The numbers of the targets reached in this turn."""
    announced: int | None = None
    """The number of the target announced and not reached yet."""

    @property
    def totals(self) -> dict[str, int]:
        """The points so far by player."""
        return {name: sum(self.turns[place :: len(self.order)]) for place, name in enumerate(self.order)}

    def announce(self, number: int) -> OwnCount:
        """The player announced a target."""
        return replace(self, announced=number)

    def set_off(self, length: int, *, right: bool) -> OwnCount:
        """The player said "ready" for a route of ``length`` steps; ``right`` if both counts were."""
        return replace(self, left=length) if right else self._ends(0)

    def step(self, *, right: bool = True) -> OwnCount:
        """The dog made a step and got its pieces; ``right`` if they were as many as the step's number."""
        if not right:
            return self._ends(0)
        count = replace(self, steps=self.steps + 1, left=self.left - 1)
        if count.left or count.announced is None:
            return count
        count = replace(count, reached=(*count.reached, count.announced), announced=None)
        return count if count.clock else count.stop()

    def stop(self) -> OwnCount:
        """The player stopped after a success, or had to."""
        return self._ends(sum(self.reached))

    def give_up(self) -> OwnCount:
        """The player gave up: all is lost, unless nothing was at stake since the last target."""
        return self.stop() if self.reached and self.announced is None else self._ends(0)

    def called(self) -> OwnCount:
        """Friends saw a mistake on the carpet: all is lost."""
        return self._ends(0)

    def time_up(self) -> OwnCount:
        """The clock ran out."""
        if self.reached and self.announced is None:
            return self.stop()
        return self._ends(min(self.steps, self.announced or 0) if self.gentler else 0)

    def _ends(self, points: int) -> OwnCount:
        return OwnCount(self.order, self.clock, self.gentler, (*self.turns, points))
