"""What is chosen before the game (rules 1.3), and what the defaults are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from voice_host.games.dogylicious.rules.carpet import DEFAULT_CARPET, Carpet
from voice_host.games.dogylicious.rules.dice import DICE_SIDES
from voice_host.script.shared.checks import check_choice, check_names, starter_of
from voice_host.script.shared.settings_error import SettingsError

MAX_PLAYERS = 4
ROUNDS = 4
MIN_TURN_SECONDS = 15
MAX_TURN_SECONDS = 1800

Mode = Literal["competitive", "team", "solo"]
TimeUpOption = Literal["basic", "gentler"]
AnnounceRoute = Literal["full", "count_only"]
CheckBeforeReady = Literal["on_request", "never", "always"]
Feeding = Literal["told", "player_says"]
RolledBy = Literal["host", "players"]
Dogs = Literal["shared", "own"]


@dataclass(frozen=True)
class Settings:
    """The settings of one game. Raises SettingsError with a sentence about the first that cannot be."""

    players: tuple[str, ...]
    """One to four names, all different, in the order they sit (clockwise)."""
    starter: str | None = None
    """Who begins; the first named unless chosen (default D3)."""
    mode: Mode | None = None
    """Solo with one player, competitive with more, unless chosen."""
    dice_sides: int = 6
    rolled_by: RolledBy = "host"
    """Whether the host rolls or the players roll their own dice and say the problem."""
    dogs: Dogs = "shared"
    clock: bool = False
    turn_seconds: int = 120
    """How long a turn with the clock lasts (default D4)."""
    timeup: TimeUpOption = "basic"
    """What happens when time is up (default D5)."""
    fair_clock: bool = True
    """Whether the host's own speech and misunderstandings take no time (default D20)."""
    rounds: int = ROUNDS
    """Four; fewer only to show the game."""
    carpet: Carpet = DEFAULT_CARPET
    announce_route: AnnounceRoute = "full"
    """Whether the route is said before "Ready!" or only its number of steps (default D8)."""
    check_before_ready: CheckBeforeReady = "on_request"
    """When the host checks the counts before they bind (default D9)."""
    whole_problem: bool = False
    """Whether the problem has to be said with its answer (default D10)."""
    feeding: Feeding = "told"
    """Whether the host tells each step's pieces or the player says them (default D19)."""
    teach: bool = True
    """Whether the host says the right product after a multiplication mistake."""

    def __post_init__(self) -> None:
        _check_players(self.players)
        # A frozen dataclass fills in its own defaults this way.
        object.__setattr__(self, "starter", starter_of(self.players, self.starter))
        object.__setattr__(self, "mode", self.mode or ("solo" if len(self.players) == 1 else "competitive"))
        check_choice("mode", self.mode, Mode)
        if (self.mode == "solo") != (len(self.players) == 1):
            raise SettingsError(
                "One player plays solo, two or more play competitive or team; choose another mode or other players."
            )
        if self.dice_sides not in DICE_SIDES:
            raise SettingsError(f"The dice have 6, 8, 10 or 12 sides, not {self.dice_sides}.")
        _check_range("A turn lasts", self.turn_seconds, MIN_TURN_SECONDS, MAX_TURN_SECONDS, "seconds")
        _check_range("A game has", self.rounds, 1, ROUNDS, "rounds")
        for name, choice in (
            ("rolled_by", RolledBy),
            ("dogs", Dogs),
            ("timeup", TimeUpOption),
            ("announce_route", AnnounceRoute),
            ("check_before_ready", CheckBeforeReady),
            ("feeding", Feeding),
        ):
            check_choice(name, getattr(self, name), choice)

    @property
    def order(self) -> tuple[str, ...]:
        """The players in turn: from the starter clockwise, the same in every round (default D6)."""
        first = self.players.index(self.starter or self.players[0])
        return self.players[first:] + self.players[:first]

    @property
    def limit_ms(self) -> int | None:
        """The turn clock's reading at which time is up, None without a clock."""
        return self.turn_seconds * 1000 if self.clock else None


def _check_players(players: Sequence[str]) -> None:
    if not 1 <= len(players) <= MAX_PLAYERS:
        raise SettingsError(f"The game is for one to four players, not for {len(players)}.")
    check_names(players)


def _check_range(what: str, value: int, low: int, high: int, unit: str) -> None:
    if not low <= value <= high:
        raise SettingsError(f"{what} {low} to {high} {unit}, not {value}.")
