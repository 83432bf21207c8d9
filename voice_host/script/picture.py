"""What there is to see of a game at one moment, for those around the table: facts, and no word about how they look.

A game draws its picture from its state alone. Nothing is in it that the players have to find out themselves, nor what
is private to one of them: that is in a picture of their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from voice_host.script.message import Gap, Message
from voice_host.script.press import Press


class Mark(Enum):
    """What can be seen on a tile, beside its number."""

    EDGE = "edge"
    DOG = "dog"
    START = "start"
    """The dog's first tile in this turn."""
    TARGET = "target"
    VISITED = "visited"
    FREE = "free"
    """It may be chosen now."""


@dataclass(frozen=True)
class Token:
    """Something of a player's that lies on a tile."""

    player: Gap
    seat: int
    """The player's place in the order of play, from 0: it has a colour and a shape."""
    sign: str = ""
    """What stands on it behind the first letter of its name."""
    colour: str | None = None
    """Its own colour, in English, where it has one whatever the player's is."""


@dataclass(frozen=True)
class Tile:
    """A tile of the board."""

    number: int | None
    """None where nothing stands on it."""
    name: Message
    """As it is told to somebody who does not see it."""
    place: Message
    """The words that name this tile and no other, for whoever presses it."""
    marks: tuple[Mark, ...] = ()
    step: int | None = None
    """The number of its step, where it lies on the announced route."""
    token: Token | None = None
    colour: str | None = None
    """The colour of its number, in English, where it has one of its own."""
    below: Message | None = None
    """What stands below the number: its colour in words, for whoever does not see it."""


@dataclass(frozen=True)
class Board:
    """Tiles in rows, the farthest first, as the players see them."""

    label: Message
    near: Message
    """What is to be written below it: where the players stand."""
    rows: tuple[tuple[Tile, ...], ...]
    counted: bool = False
    """Whether the numbers of the steps may be read on their tiles: not as long as the player has to count them."""


@dataclass(frozen=True)
class Square:
    """A square of a track."""

    number: int
    name: Message
    """As it is told to somebody who does not see it."""
    marked: bool = False
    """Whether it is one of the squares that look other than the rest."""
    tokens: tuple[Token, ...] = ()
    """Those that stand on it: any number may share it."""
    below: Message | None = None
    """What stands below the number: whose it is, where it belongs to somebody."""


@dataclass(frozen=True)
class Track:
    """Squares in a row, from the start to the goal."""

    label: Message
    squares: tuple[Square, ...]


@dataclass(frozen=True)
class DiceOnTable:
    """Dice as they lie there."""

    label: Message
    values: tuple[int, ...]
    """0 for a golden bone, on dice that have one."""
    sides: int
    multiplied: bool = True
    """Whether what they show is a problem to be solved."""


@dataclass(frozen=True)
class Count:
    """A number with its name."""

    label: Message
    value: int


@dataclass(frozen=True)
class Round:
    """Which round is played."""

    label: Message
    value: int
    of: int


@dataclass(frozen=True)
class SheetLine:
    """A player's line on the score sheet."""

    player: Gap
    seat: int
    cells: tuple[int | None, ...]
    """Points by round, None where nothing is recorded yet."""
    total: int
    now: int | None = None
    """The round that this player plays now, counted from 1; None for all the others."""


@dataclass(frozen=True)
class Sheet:
    """The score sheet."""

    label: Message
    player: Message
    round: Message
    total: Message
    empty: Message
    """What stands in an empty cell."""
    lines: tuple[SheetLine, ...]


@dataclass(frozen=True)
class Standing:
    """A player's place so far; those with as many points share it."""

    place: int
    player: Gap
    seat: int
    points: int


@dataclass(frozen=True)
class Standings:
    """Everybody's place, the first first."""

    label: Message
    places: tuple[Standing, ...]


@dataclass(frozen=True)
class Chart:
    """The multiplication chart up to a number of sides."""

    label: Message
    sides: int
    hidden: Message | None = None
    """Why nobody may look at it now; None where it lies open."""


@dataclass(frozen=True)
class Private:
    """What only one player may see, on a page of their own."""

    player: str
    heading: Message
    lines: tuple[Message, ...] = ()
    """What there is to read."""
    presses: tuple[Press, ...] = ()
    """What the player can press there, for the question that is asked. Whatever it says is said to all."""


@dataclass(frozen=True)
class Picture:
    """All there is to see. What a game does not have, or not now, is None or empty."""

    heading: Message
    """Whose turn it is, or how the game ended."""
    phase: Message | None = None
    """What is done now."""
    round: Round | None = None
    board: Board | None = None
    track: Track | None = None
    dice: DiceOnTable | None = None
    """None while none lie there: they are not rolled yet, or their answer was given."""
    dice_count: int = 2
    """How many are rolled at a time; 0 in a game without dice."""
    counts: tuple[Count, ...] = ()
    sheet: Sheet | None = None
    standings: Standings | None = None
    chart: Chart | None = None
    over: bool = False
