"""What is chosen before the game, and what the defaults are (rules 3.1 to 3.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from voice_host.games.casino_hot_dog.rules.board import Board
from voice_host.games.casino_hot_dog.rules.chips import NUMBER_CHIPS, Chip, full_bag
from voice_host.games.casino_hot_dog.rules.dice import FACES, LARGE, SMALL, Die
from voice_host.script.shared.checks import check_choice, check_names, starter_of
from voice_host.script.shared.settings_error import SettingsError

MIN_PLAYERS, MAX_PLAYERS = 2, 4
MOST_DOTS = 12
MOST_ON_A_CHIP = 20
SHORTEST_TRACK, LONGEST_TRACK = 5, 60

Pieces = Literal["real", "virtual"]
Sealing = Literal["fists", "in_order"]
Strength = Literal["easy", "hard"]

OPPONENTS: Mapping[str, Strength] = {"the puppy": "easy", "the hound": "hard"}
"""Whom the host plays itself, and how strongly: players of these names."""


@dataclass(frozen=True)
class Settings:
    """The settings of one game. Raises SettingsError with a sentence about the first that cannot be."""

    players: tuple[str, ...]
    """Two to four names, all different, in the order they sit (clockwise)."""
    starter: str | None = None
    """Who begins: whom the table chose, the first named where it did not (rules 3.3)."""
    pieces: Pieces = "virtual"
    """Whether the family's own pieces lie on the table, or the host rolls and draws."""
    use_doubler: bool = True
    """Without it, it is the variation for younger players."""
    number_chips: tuple[int, ...] = NUMBER_CHIPS
    """The numbers of each player's chips (default H1)."""
    die_small: Die = SMALL
    die_large: Die = LARGE
    """The faces of the dice (default H2)."""
    track_len: int = Board().length
    bones: tuple[int, ...] = Board().bones
    """The kennel and the bone squares (default H3)."""
    say_only_heap: bool = True
    """Whether the host says when a bag holds nothing but the heap (default H4)."""
    optional_move: bool = False
    """Whether a player may leave the dog where it is (default H5)."""
    send_back: bool = False
    """Whether a dog goes back to the table when another one is moved to its square (default H6: they share it)."""
    starter_first: bool = True
    """Whether the start player is the nearest to the start player in a tie, and not the farthest (default H7)."""
    sealing: Sealing = "fists"
    """How choices are hidden until all are opened (default H8)."""

    def __post_init__(self) -> None:
        _check_players(self.players)
        # A frozen dataclass fills in its own defaults this way.
        object.__setattr__(self, "starter", starter_of(self.players, self.starter))
        for name, choice in (("pieces", Pieces), ("sealing", Sealing)):
            check_choice(name, getattr(self, name), choice)
        if all(map(is_opponent, self.players)):
            raise SettingsError("At least one of you has to play; leave out the puppy or the hound.")
        _check_chips(self.number_chips)
        for name, die in (("small", self.die_small), ("large", self.die_large)):
            _check_die(name, die)
        _check_board(self.track_len, self.bones)

    @property
    def board(self) -> Board:
        """The squares of this game."""
        return Board(self.track_len, self.bones)

    @property
    def bag(self) -> tuple[Chip, ...]:
        """Each player's chips at the beginning of a round."""
        return full_bag(self.number_chips, use_doubler=self.use_doubler)

    def strength(self, seat: int) -> Strength | None:
        """Return how strong the host plays for a seat; None where one of the family sits there."""
        return OPPONENTS.get(self.players[seat].casefold())

    @property
    def family(self) -> tuple[int, ...]:
        """The seats where one of the family sits."""
        return tuple(seat for seat, player in enumerate(self.players) if not is_opponent(player))


def is_opponent(player: str) -> bool:
    """Whether the host plays for this player itself."""
    return player.casefold() in OPPONENTS


def _check_players(players: Sequence[str]) -> None:
    if not MIN_PLAYERS <= len(players) <= MAX_PLAYERS:
        raise SettingsError(
            f"The game is for two to four players, not for {len(players)}. Who is alone plays against the puppy or the "
            "hound."
        )
    check_names(players)


def _check_chips(numbers: tuple[int, ...]) -> None:
    if len(numbers) != len(NUMBER_CHIPS):
        raise SettingsError(f"A player has {len(NUMBER_CHIPS)} number chips, not {len(numbers)}.")
    if not all(1 <= number <= MOST_ON_A_CHIP for number in numbers):
        raise SettingsError(f"A number chip shows 1 to {MOST_ON_A_CHIP}.")


def _check_die(name: str, die: Die) -> None:
    if len(die) != FACES or not all(0 <= face <= MOST_DOTS for face in die):
        raise SettingsError(f"The {name} die has six faces, each 1 to {MOST_DOTS} dots or a bone: 1 1 2 2 3 bone.")


def _check_board(length: int, bones: tuple[int, ...]) -> None:
    if not SHORTEST_TRACK <= length <= LONGEST_TRACK:
        raise SettingsError(f"The kennel is square {SHORTEST_TRACK} to {LONGEST_TRACK}, not {length}.")
    if list(bones) != sorted(set(bones)) or not all(0 < bone < length for bone in bones):
        raise SettingsError(
            f"The bone squares lie between table and kennel, which is {length}; name each once, the nearest first."
        )
