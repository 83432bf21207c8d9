"""What is chosen before the game, and what the defaults are (rules 2.2, 2.3, 2.7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from voice_host.games.dog.rules.track import Track
from voice_host.script.shared.checks import check_choice, check_names, starter_of
from voice_host.script.shared.settings_error import SettingsError

MIN_PLAYERS, MAX_PLAYERS = 2, 6
SHORTEST_SPACING, LONGEST_SPACING = 8, 30

Variant = Literal["seed", "classic"]
Direction = Literal["clockwise", "anticlockwise"]
TwoPlayerMode = Literal["alone", "two_colours"]
StartBlock = Literal["own_pawn", "fresh_only"]
SevenPortions = Literal["one_per_pawn", "free"]
SevenPasses = Literal["landing_only", "all"]
SwapStart = Literal["any_start", "own_start"]
Cards = Literal["real", "virtual"]
Hands = Literal["open", "turn_away", "ear", "pages"]
Strength = Literal["easy", "hard"]

OPPONENTS: Mapping[str, Strength] = {
    "the puppy": "easy",
    "the kitten": "easy",
    "the mouse": "easy",
    "the hound": "hard",
    "the fox": "hard",
    "the wolf": "hard",
}
"""Those for whom the host plays itself, and how well."""

OF_VARIANT: Mapping[str, tuple[object, object]] = {
    "start_block_protected": (False, True),
    "backward_shortcut": (False, True),
    "seven_passes": ("landing_only", "all"),
    "swap_partner": (False, True),
}
"""What the variants seed and classic set together (decision G6)."""

_SEATS: Mapping[int, tuple[int, ...]] = {
    2: (0, 2),
    3: (0, 1, 2),
    4: (0, 1, 2, 3),
    5: (0, 1, 2, 3, 4),
    6: tuple(range(6)),
}
"""Where on the board so many players sit (default G3)."""


@dataclass(frozen=True)
class Settings:
    """The settings of one game. Raises SettingsError with a sentence about the first that cannot be."""

    players: tuple[str, ...]
    """Two to six names, all different, in the order they sit (clockwise)."""
    starter: str | None = None
    """Who begins: whom the players chose, the first named where they did not (default G10)."""
    variant: Variant = "seed"
    """The rules of the game's own document, or the classic ones where the two differ. It sets those of
    ``start_block_protected``, ``backward_shortcut``, ``seven_passes`` and ``swap_partner`` that are None."""
    spacing: int = 16
    """How many squares lie from one start to the next, the next start counted (default G2)."""
    direction: Direction = "clockwise"
    """Whether the pawns go the way the turns go, or against it as on Swiss boards (rules 2.2)."""
    two_player_mode: TwoPlayerMode = "alone"
    """Whether each of two players has one colour, or two opposite ones and one hand (default G3)."""
    start_block: StartBlock = "own_pawn"
    """Whether every pawn on its own start blocks, or only one that has not moved since it came out (M3)."""
    start_block_protected: bool | None = None
    """Whether a pawn that blocks cannot be landed on either (M3)."""
    backward_shortcut: bool | None = None
    """Whether a pawn that went backward from its start may go home without a lap (default G5)."""
    seven_portions: SevenPortions = "one_per_pawn"
    """Whether a pawn has at most one portion of a seven (default G9)."""
    seven_passes: SevenPasses | None = None
    """Whether a seven sends back the pawns it lands on, or also those it passes (decision G6)."""
    seven_spills_to_partner: bool = True
    """Whether what is left of a seven after the last own pawn came home is for the partner's pawns (default G8)."""
    swap_partner: bool | None = None
    """Whether a swap may be with the partner's pawn too (M7)."""
    swap_start: SwapStart = "any_start"
    """Whether no pawn on any start is swapped, or only none on its own (default G7)."""
    play_on: bool = False
    """Whether the others go on when a side has won, where more than two play against each other (M9)."""
    cards: Cards = "virtual"
    """Whether the family's own cards and board lie on the table, or the host deals (rules 2.10)."""
    hands: Hands = "open"
    """How players know their cards where the host deals: all cards are told aloud; each is told alone while the others
    turn away, or through a device of their own; or each has a page (rules 2.10)."""

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= len(self.players) <= MAX_PLAYERS:
            raise SettingsError(f"The game is for two to six players, not for {len(self.players)}.")
        check_names(self.players)
        for name, choice in (
            ("variant", Variant),
            ("direction", Direction),
            ("two_player_mode", TwoPlayerMode),
            ("start_block", StartBlock),
            ("seven_portions", SevenPortions),
            ("swap_start", SwapStart),
            ("cards", Cards),
            ("hands", Hands),
        ):
            check_choice(name, getattr(self, name), choice)
        # A frozen dataclass fills in its own defaults this way.
        object.__setattr__(self, "starter", starter_of(self.players, self.starter))
        for name, (seed, classic) in OF_VARIANT.items():
            if getattr(self, name) is None:
                object.__setattr__(self, name, seed if self.variant == "seed" else classic)
        check_choice("seven_passes", self.seven_passes, SevenPasses)
        if all(map(is_opponent, self.players)):
            raise SettingsError("At least one of you has to play, beside those for whom the host plays.")
        if self.cards == "real" and any(map(is_opponent, self.players)):
            raise SettingsError("The host does not see real cards, so it cannot play for anybody with them.")
        if self.two_player_mode == "two_colours" and len(self.players) != 2:
            raise SettingsError(f"Two colours each are for two players, not for {len(self.players)}.")
        if not SHORTEST_SPACING <= self.spacing <= LONGEST_SPACING:
            raise SettingsError(
                f"From one start to the next there are {SHORTEST_SPACING} to {LONGEST_SPACING} squares, "
                f"not {self.spacing}."
            )

    @property
    def are_hands_hidden(self) -> bool:
        """Whether the host knows cards that others must not."""
        return self.cards == "virtual" and self.hands != "open"

    def strength(self, seat: int) -> Strength | None:
        """Return how strong the host plays for a seat; None where one of the family sits there."""
        return OPPONENTS.get(self.players[self.seats.index(seat)].casefold())

    @cached_property
    def family(self) -> tuple[int, ...]:
        """The seats where one of the family sits."""
        return tuple(seat for seat in self.seats if self.strength(seat) is None)

    @property
    def two_colours(self) -> bool:
        """Whether two players have two colours each."""
        return self.two_player_mode == "two_colours"

    @cached_property
    def board_seats(self) -> int:
        """The seats of the side of the board that is played on: 4, or 6 for five or six players."""
        return 4 if len(self.players) <= 4 else 6

    @cached_property
    def seats(self) -> tuple[int, ...]:
        """The seat of each player, clockwise. With two colours it is the seat of the first one."""
        return (0, 1) if self.two_colours else _SEATS[len(self.players)]

    @cached_property
    def colours_in_play(self) -> tuple[int, ...]:
        """The seats of the colours that are played."""
        return (0, 1, 2, 3) if self.two_colours else self.seats

    @cached_property
    def in_teams(self) -> bool:
        """Whether two players are partners: where four or six play."""
        return len(self.players) in (4, 6)

    @cached_property
    def track(self) -> Track:
        """The squares of this game."""
        return Track(self.board_seats, self.spacing, self.direction == "clockwise")

    def own_colours(self, seat: int) -> tuple[int, ...]:
        """Return the colours of a player."""
        return (seat, self.opposite(seat)) if self.two_colours else (seat,)

    def opposite(self, seat: int) -> int:
        """Return the seat on the other side of the board."""
        return (seat + self.board_seats // 2) % self.board_seats

    def partner(self, seat: int) -> int | None:
        """Return the partner of a player; None where each plays alone."""
        return self.opposite(seat) if self.in_teams else None

    def side(self, colour: int) -> int:
        """Return a number that the colours have in common that win together."""
        return colour % (self.board_seats // 2) if self.in_teams or self.two_colours else colour

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The sides that play against each other."""
        return tuple(sorted({self.side(colour) for colour in self.colours_in_play}))

    def colours_of_side(self, side: int) -> tuple[int, ...]:
        """Return the colours that win together."""
        return tuple(colour for colour in self.colours_in_play if self.side(colour) == side)

    def left_of(self, seat: int) -> int:
        """Return the next player clockwise."""
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]


def is_opponent(player: str) -> bool:
    """Whether the host plays for this player itself."""
    return player.casefold() in OPPONENTS
