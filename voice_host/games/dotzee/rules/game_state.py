"""The whole game at one moment: the dice on the board, the points, and the turn being played (rules 4.3 and 4.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum

from voice_host.games.dotzee.rules import choosing, placing
from voice_host.games.dotzee.rules.board import Board, Die, Place
from voice_host.games.dotzee.rules.faces import Face
from voice_host.games.dotzee.rules.placing import Way
from voice_host.games.dotzee.rules.refusal import Reason, Refused
from voice_host.games.dotzee.rules.scoring import Point, points
from voice_host.games.dotzee.rules.settings import Settings


class Phase(Enum):
    """What a turn waits for."""

    TAKE = "take"
    """Which die of the edge is taken."""
    ROLL = "roll"
    """What it shows."""
    PLACE = "place"
    """Where it goes."""
    CLAIM = "claim"
    """How many points the player claims, where they chose to (default Z7)."""
    OVER = "over"


class PhaseError(RuntimeError):
    """Something was done to a turn that waits for something else: a mistake in the script, not in the play."""


@dataclass(frozen=True)
class TurnEnd:
    """A turn that was played."""

    player: str
    taken: Place
    face: Face
    """What the die showed."""
    way: Way
    moved: tuple[Place, ...]
    """Where the moved dice lie now, the rolled one first."""
    points: tuple[Point, ...]
    """What the board gave."""
    scored: int
    """What the player got of it: all, unless less was claimed."""


@dataclass(frozen=True)
class GameState:
    """A game."""

    settings: Settings
    board: Board
    totals: Mapping[str, int]
    """The points by player."""
    phase: Phase = Phase.TAKE
    turns: tuple[TurnEnd, ...] = ()
    """The turns that were played."""
    placed_last: int | None = None
    """The die that was placed last."""
    gap: Place | None = None
    """Where the die was taken that is in the player's hand."""
    rolled: Face | None = None
    """What it shows."""
    unclaimed: TurnEnd | None = None
    """The turn whose points are not claimed yet."""
    hints_agreed: frozenset[str] = frozenset()
    """Those for whom the others have agreed to hints (default Z8)."""

    @classmethod
    def new(cls, settings: Settings, board: Board | None = None) -> GameState:
        """Return a game before its first turn, on the standard board unless another is given (rules 4.2)."""
        return cls(settings, board or Board.blank(), dict.fromkeys(settings.order, 0))

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.phase is Phase.OVER

    @property
    def player(self) -> str:
        """Whose turn it is; when the game is over, who won."""
        order = self.settings.order
        return order[len(self.turns) % len(order)] if not self.over else self.turns[-1].player

    @property
    def winner(self) -> str | None:
        """Who has won, None while the game is played."""
        return self.turns[-1].player if self.over else None

    @property
    def barred(self) -> int | None:
        """The die that the player before has just placed. Who plays alone has nobody before them."""
        return self.placed_last if len(self.settings.order) > 1 else None

    @property
    def allowed(self) -> tuple[Place, ...]:
        """The places whose die may be taken, round the edge from the top left corner."""
        return choosing.allowed(self.board, self.barred)

    @property
    def in_hand(self) -> Die:
        """The die that was taken, with the face it showed before it is rolled. Raises PhaseError where none is."""
        if self.gap is None:
            raise PhaseError("no die is taken")
        return self.board.at(self.gap)

    @property
    def ways(self) -> tuple[Way, ...]:
        """How the die in the player's hand may be placed."""
        return () if self.gap is None else placing.ways(self.gap)

    def may_have_hints(self, player: str) -> bool:
        """Say whether a player may ask what a rolled die would give."""
        return self.settings.may_have_hints(player) or player in self.hints_agreed

    def allow_hints(self, player: str) -> GameState:
        """Return the game in which a player may have hints, as the others agreed."""
        return replace(self, hints_agreed=self.hints_agreed | {player})

    def take(self, place: Place) -> GameState | Refused:
        """Take the die at a place into the hand."""
        self._require(Phase.TAKE)
        refused = choosing.why_not(self.board, place, self.barred)
        return refused or replace(self, phase=Phase.ROLL, gap=place)

    def roll(self, face: Face) -> GameState | Refused:
        """Let the die in the hand show a face. What the players roll is believed, if the dice have such a number."""
        self._require(Phase.ROLL)
        if face.number is not None and face.number not in self.settings.numbers:
            return Refused(Reason.NO_SUCH_NUMBER, number=face.number)
        return replace(self, phase=Phase.PLACE, rolled=face)

    def points_by(self, way: Way) -> tuple[Point, ...]:
        """Return the points that placing the rolled die so would make."""
        self._require(Phase.PLACE)
        placed = self._placed(way)
        return points(self.board, placed.board, placed.moved, self.settings)

    def place(self, way: Way) -> GameState | Refused:
        """Place the rolled die, and count the points; the turn ends, unless they are to be claimed."""
        self._require(Phase.PLACE)
        assert self.gap is not None
        assert self.rolled is not None
        refused = placing.why_not(self.gap, way)
        if refused is not None:
            return refused
        placed = self._placed(way)
        made = points(self.board, placed.board, placed.moved, self.settings)
        turn = TurnEnd(self.player, self.gap, self.rolled, way, placed.moved, made, len(made))
        after = replace(self, board=placed.board, placed_last=self.in_hand.number, gap=None, rolled=None)
        if self.settings.claim and self.player in self.settings.players:
            return replace(after, phase=Phase.CLAIM, unclaimed=turn)
        return after._ended(turn)

    def claim(self, number: int) -> GameState | Refused:
        """Claim points; what is not claimed is lost."""
        self._require(Phase.CLAIM)
        assert self.unclaimed is not None
        if number > len(self.unclaimed.points):
            return Refused(Reason.NOT_SO_MANY, number=number)
        return replace(self, unclaimed=None)._ended(replace(self.unclaimed, scored=number))

    def _ended(self, turn: TurnEnd) -> GameState:
        """Write the points of a turn down; who has ten or more at its end has won (rules 4.4)."""
        total = self.totals[turn.player] + turn.scored
        won = total >= self.settings.points_to_win
        return replace(
            self,
            phase=Phase.OVER if won else Phase.TAKE,
            totals={**self.totals, turn.player: total},
            turns=(*self.turns, turn),
        )

    def _placed(self, way: Way) -> placing.Placed:
        assert self.gap is not None
        assert self.rolled is not None
        return placing.place(self.board, self.gap, Die(self.in_hand.number, self.rolled), way)

    def _require(self, phase: Phase) -> None:
        if self.phase is not phase:
            raise PhaseError(f"the turn waits for {self.phase.value!r}, so this is not the moment for {phase.value!r}")
