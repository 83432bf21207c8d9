"""What is chosen before the game, and what the defaults are (rules 4.1 to 4.6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from voice_host.games.dotzee.rules.faces import Sides, dice_of, numbers_on
from voice_host.script.shared.checks import check_choice, check_names, listed, starter_of
from voice_host.script.shared.settings_error import SettingsError

MAX_PLAYERS = 6
WINNING_POINTS = 10
OPPONENT = "(host)"
"""The host in its own seat, where it plays against somebody. No person is called so."""

RolledBy = Literal["host", "players"]
Repeat = Literal["if_faces_changed", "always"]
Blanks = Literal["nothing", "a_number"]
Strength = Literal["easy", "hard"]


@dataclass(frozen=True)
class Settings:
    """The settings of one game. Raises SettingsError with a sentence about the first that cannot be."""

    players: tuple[str, ...]
    """One to six names, all different, in the order they sit, clockwise; two to four are usual (default Z2)."""
    starter: str | None = None
    """Who begins; the first named unless chosen (default Z3)."""
    rolled_by: RolledBy = "host"
    """Whether the host rolls, and nothing lies on the table, or the players roll their own dice and say what they
    show."""
    quick_play: bool = False
    """Whether all dice are rolled and laid out at random, instead of blank side up (rules 4.2)."""
    opponent: Strength | None = None
    """How well the host itself plays, with one player; None where it does not."""
    faces: str | None = None
    """The dice as text, see ``read_dice``; None for the usual ones (default Z1)."""
    four_is_two_pair: bool = False
    """Whether four of a kind are also two pair (default Z4)."""
    blanks: Blanks = "nothing"
    """Whether a line with a blank gives nothing, or the blanks count as a number of their own (default Z5)."""
    repeat: Repeat = "if_faces_changed"
    """When a combination counts again on the line where it was before (default Z6)."""
    claim: bool = False
    """Whether players have to say how many points they made; what they do not claim is lost (default Z7)."""
    hints: bool = False
    """Whether everybody may ask what a rolled die would give where (default Z8)."""
    hints_for: tuple[str, ...] = ()
    """Who alone may ask it: players who cannot see the dice, for instance (default Z8)."""
    points_to_win: int = WINNING_POINTS
    """Ten; fewer only to show the game."""

    def __post_init__(self) -> None:
        _check_players(self.players)
        # A frozen dataclass fills in its own defaults this way.
        object.__setattr__(self, "starter", starter_of(self.players, self.starter))
        for name, choice in (("rolled_by", RolledBy), ("repeat", Repeat), ("blanks", Blanks)):
            check_choice(name, getattr(self, name), choice)
        if self.opponent is not None:
            check_choice("opponent", self.opponent, Strength)
        if self.opponent is not None and len(self.players) > 1:
            raise SettingsError("The host plays against one player, not against several. Leave out the opponent.")
        if self.opponent is not None and self.rolled_by == "players":
            raise SettingsError("The host has no hands to roll with. Let it roll, or leave out the opponent.")
        unknown = [name for name in self.hints_for if name not in self.players]
        if unknown:
            raise SettingsError(f"Hints are for one of {listed(self.players)}, and {unknown[0]} is not one.")
        if not 1 <= self.points_to_win <= WINNING_POINTS:
            raise SettingsError(f"Who has 1 to {WINNING_POINTS} points wins, not {self.points_to_win}.")
        dice_of(self.faces)

    @property
    def dice(self) -> tuple[Sides, ...]:
        """The sides of each of the sixteen dice."""
        return dice_of(self.faces)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers that the dice can show, the smallest first."""
        return numbers_on(self.dice)

    @property
    def order(self) -> tuple[str, ...]:
        """Who plays in turn: from the starter to the left, and then the host where it plays."""
        first = self.players.index(self.starter or self.players[0])
        people = self.players[first:] + self.players[:first]
        return people if self.opponent is None else (*people, OPPONENT)

    def may_have_hints(self, player: str) -> bool:
        """Say whether a player may ask for hints without the others' consent."""
        return self.hints or player in self.hints_for


def _check_players(players: Sequence[str]) -> None:
    if not 1 <= len(players) <= MAX_PLAYERS:
        raise SettingsError(f"The game is for one to six players, not for {len(players)}.")
    check_names(players)
    if OPPONENT in players:
        raise SettingsError(f"{OPPONENT} is the host's own seat. Take another name.")
