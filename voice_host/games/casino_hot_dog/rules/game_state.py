"""The whole game at one moment: where the dogs stand, and the round being played (rules 3.2)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from voice_host.games.casino_hot_dog.rules.board import TABLE
from voice_host.games.casino_hot_dog.rules.drawing import begin
from voice_host.games.casino_hot_dog.rules.round import Phase, Round
from voice_host.games.casino_hot_dog.rules.settings import Settings


@dataclass(frozen=True)
class GameState:
    """A game."""

    settings: Settings
    squares: tuple[int, ...]
    """Where each player's dog stands, by seat: 0 is the card table, the last one the kennel."""
    round: Round
    winner: int | None = None
    """The seat whose dog reached the kennel."""

    @classmethod
    def new(cls, settings: Settings) -> GameState:
        """Return a game before its first roll: all dogs stand on the table."""
        return cls(settings, (TABLE,) * len(settings.players), begin(settings, 1))

    @property
    def players(self) -> tuple[str, ...]:
        """The players by seat."""
        return self.settings.players

    @property
    def over(self) -> bool:
        """Whether a dog is in the kennel."""
        return self.winner is not None

    def with_round(self, round: Round) -> GameState:
        """Return the game with its round played on."""
        return replace(self, round=round)

    def next_round(self) -> GameState:
        """Return the game at the beginning of its next round."""
        self.round.require(Phase.OVER)
        return self.with_round(begin(self.settings, self.round.number + 1))
