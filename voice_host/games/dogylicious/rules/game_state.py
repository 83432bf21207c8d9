"""The whole game at one moment: tokens on the carpet, score sheet, and the turn being played (rules 1.4 and 1.7)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from voice_host.games.dogylicious.rules.carpet import Carpet, Tile
from voice_host.games.dogylicious.rules.records import record_key
from voice_host.games.dogylicious.rules.scores import ScoreSheet
from voice_host.games.dogylicious.rules.settings import Settings
from voice_host.games.dogylicious.rules.turn import PhaseError, Turn, begin
from voice_host.games.dogylicious.rules.turn_end import TurnEnd


@dataclass(frozen=True)
class Token:
    """A token on the carpet. While it lies there, its tile is nobody's target."""

    tile: Tile
    player: str
    """Who reached the tile."""
    round: int
    turn: int
    """The turn that placed it, counted from 1 over the whole game."""


@dataclass(frozen=True)
class Result:
    """The result of a game that is over."""

    totals: dict[str, int]
    winners: tuple[str, ...]
    """Those with the most points, together if they tie; nobody in a team or solo game."""
    team_total: int
    record_key: str | None
    """The record that ``team_total`` may set, None where there is none."""


@dataclass(frozen=True)
class BeforeGame:
    """What is known before the players have chosen how to play."""

    carpet: Carpet


@dataclass(frozen=True)
class GameState:
    """A game. Turns go round from the starter; each player has one turn a round."""

    settings: Settings
    sheet: ScoreSheet
    tokens: tuple[Token, ...] = ()
    """The tokens of the turns that have ended."""
    turns_played: int = 0
    turn: Turn | None = None
    """The turn being played, None between turns."""
    ends: tuple[TurnEnd, ...] = ()
    """How the turns that have ended did so, in the order played."""
    practice: bool = False
    """Whether this is no game but one turn to practise, which counts for nothing."""

    @classmethod
    def new(cls, settings: Settings) -> GameState:
        """Return a game before its first turn."""
        return cls(settings, ScoreSheet.empty(settings.players, settings.rounds))

    @property
    def over(self) -> bool:
        """Whether every player has had every turn."""
        return self.turns_played == len(self.settings.players) * self.settings.rounds

    @property
    def round(self) -> int:
        """The round being played, counted from 1; the last one when the game is over."""
        return min(self.turns_played // len(self.settings.players) + 1, self.settings.rounds)

    @property
    def turn_number(self) -> int:
        """The number of the turn being played or to be played next, counted from 1 over the whole game."""
        return self.turns_played + 1

    @property
    def player(self) -> str:
        """Whose turn it is. When the game is over, whose it would be."""
        order = self.settings.order
        return order[self.turns_played % len(order)]

    @property
    def all_tokens(self) -> tuple[Token, ...]:
        """The tokens on the carpet, with those of the turn being played."""
        if self.turn is None:
            return self.tokens
        return (*self.tokens, *self._placed(self.turn.reached if self.turn.end is None else self.turn.end.kept))

    def token_on(self, tile: Tile) -> Token | None:
        """Return the token on a tile, None where there is none."""
        return next((token for token in self.all_tokens if token.tile == tile), None)

    def begin_turn(self) -> GameState:
        """Begin the next player's turn. Raises PhaseError during a turn and when the game is over."""
        if self.turn is not None or self.over:
            raise PhaseError("a turn begins when the one before has ended, until the game is over")
        return replace(self, turn=begin(self.settings, [token.tile for token in self.tokens]))

    def with_turn(self, turn: Turn) -> GameState:
        """Return the game with its turn played on."""
        return replace(self, turn=turn)

    def end_turn(self) -> GameState:
        """Write an ended turn's points, leave the tokens it keeps, and pass the turn on. Raises PhaseError earlier."""
        if self.turn is None or self.turn.end is None:
            raise PhaseError("the turn is not at its end")
        return replace(
            self,
            sheet=self.sheet.enter(self.player, self.round, self.turn.end.points),
            tokens=(*self.tokens, *self._placed(self.turn.end.kept)),
            turns_played=self.turns_played + 1,
            ends=(*self.ends, self.turn.end),
            turn=None,
        )

    def result(self) -> Result | None:
        """Return the result, None until every player has every round recorded."""
        if not self.sheet.complete:
            return None
        winners = self.sheet.winners() if self.settings.mode == "competitive" else ()
        return Result(self.sheet.totals, winners, self.sheet.team_total, record_key(self.settings))

    def _placed(self, tiles: tuple[Tile, ...]) -> tuple[Token, ...]:
        return tuple(Token(tile, self.player, self.round, self.turn_number) for tile in tiles)
