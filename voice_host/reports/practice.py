"""What was asked and how it was answered, counted: all that a report is made from."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from voice_host.games.dogylicious.rules.dice import DICE_SIDES


@dataclass(frozen=True)
class Product:
    """A problem of the multiplication chart; 7 x 8 and 8 x 7 are one."""

    first: int
    """The smaller factor, 1 to 12."""
    second: int
    """The larger factor, or the same."""
    asked: int
    """How often it was asked."""
    right: int
    """How often it was right at once."""
    instead: tuple[tuple[int, int], ...]
    """What was said instead and how often, the most frequent first; wrong answers only."""
    median_ms: int | None
    """Milliseconds from the end of the question to the end of the answer, right or wrong; None where not known."""

    @property
    def answer(self) -> int:
        """What is right."""
        return self.first * self.second

    @property
    def missed(self) -> int:
        """How often it was not right at once."""
        return self.asked - self.right


@dataclass(frozen=True)
class Period:
    """A day, a week or a month."""

    begins: date
    """Its first day."""
    ends: date
    """Its last day, which belongs to it."""
    asked: int
    right: int
    median_ms: int | None
    """Milliseconds to the end of the answer; None where not known."""


@dataclass(frozen=True)
class Practice:
    """All that one player was asked, or all players together."""

    player: str | None
    """None: all players together."""
    products: tuple[Product, ...]
    """Only those asked at least once, sorted by their factors."""
    periods: tuple[Period, ...]
    """In order; those in which nothing was asked are left out."""
    games: int
    """In how many games something was asked."""
    median_ms: int | None
    """Milliseconds to the end of the answer; None where not known."""

    @property
    def asked(self) -> int:
        """How often anything was asked."""
        return sum(product.asked for product in self.products)

    @property
    def right(self) -> int:
        """How often an answer was right at once."""
        return sum(product.right for product in self.products)

    @property
    def sides(self) -> int:
        """How many rows and columns the chart has: as many as the smallest dice have with which all of it can fall."""
        largest = max((product.second for product in self.products), default=0)
        return next((sides for sides in DICE_SIDES if sides >= largest), largest)


@dataclass(frozen=True)
class Report:
    """What is shown."""

    of: Practice
    players: tuple[Practice, ...]
    """Each player's own, in the report of everybody; empty in the report of one player."""
    made: date
    unread: int
    """How many games can't be read, since an older version kept them."""
