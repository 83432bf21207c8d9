"""The score sheet: points by player and round, totals, places and winners (rules 1.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from voice_host.games.dogylicious.rules.settings import ROUNDS


@dataclass(frozen=True)
class Standing:
    """A player's place."""

    place: int
    """1 for the most points. Players with equal totals share a place, and the next place is left out."""
    player: str
    total: int


@dataclass(frozen=True)
class ScoreSheet:
    """Points by player and round. An empty cell is a turn not recorded yet."""

    players: tuple[str, ...]
    cells: tuple[tuple[int | None, ...], ...]
    """One row a player, in the order of ``players``; one cell a round."""

    @classmethod
    def empty(cls, players: Sequence[str], rounds: int = ROUNDS) -> ScoreSheet:
        """Return a sheet on which nothing is recorded."""
        return cls(tuple(players), ((None,) * rounds,) * len(players))

    def enter(self, player: str, round: int, points: int) -> ScoreSheet:
        """Return the sheet with the points of a player's turn; ``round`` counts from 1. A full cell is corrected."""
        row = self.players.index(player)
        line = (*self.cells[row][: round - 1], points, *self.cells[row][round:])
        return replace(self, cells=(*self.cells[:row], line, *self.cells[row + 1 :]))

    def points(self, player: str, round: int) -> int | None:
        """Return the points of a player's turn, None where it is not recorded yet; ``round`` counts from 1."""
        return self.cells[self.players.index(player)][round - 1]

    def total(self, player: str) -> int:
        """Return a player's points so far."""
        return sum(points or 0 for points in self.cells[self.players.index(player)])

    @property
    def totals(self) -> dict[str, int]:
        """The points so far by player."""
        return {player: self.total(player) for player in self.players}

    @property
    def team_total(self) -> int:
        """The points so far of all together."""
        return sum(self.totals.values())

    @property
    def complete(self) -> bool:
        """Whether every cell is recorded: only then may the result be told."""
        return all(points is not None for line in self.cells for points in line)

    def round_complete(self, round: int) -> bool:
        """Say whether every player's turn of a round is recorded; ``round`` counts from 1."""
        return all(line[round - 1] is not None for line in self.cells)

    def standings(self) -> tuple[Standing, ...]:
        """Return every player's place so far, the best first."""
        totals = self.totals
        ranked = sorted(self.players, key=lambda player: -totals[player])
        places = {total: 1 + sum(other > total for other in totals.values()) for total in totals.values()}
        return tuple(Standing(places[totals[player]], player, totals[player]) for player in ranked)

    def winners(self) -> tuple[str, ...]:
        """Return those with the most points, several if they tie; nobody until the sheet is complete."""
        if not self.complete:
            return ()
        return tuple(standing.player for standing in self.standings() if standing.place == 1)
