"""The deck and the discards, and how cards are drawn from them (rules 2.5, point 1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import prod

from voice_host.games.dog.rules.cards import FULL_DECK, Card, in_order

HAND_SIZES = (6, 5, 4, 3, 2)


def hand_size(round: int) -> int:
    """Return how many cards each player gets in a round, counted from 1."""
    return HAND_SIZES[(round - 1) % len(HAND_SIZES)]


@dataclass(frozen=True)
class Stock:
    """What nobody holds. The deck has no order: a card is drawn when it is dealt, any of those left as likely."""

    deck: tuple[Card, ...] | None = FULL_DECK
    """The cards in the deck, in the order of kinds; None where the family deals real cards."""
    left: int = len(FULL_DECK)
    """How many cards are in the deck."""
    discards: tuple[Card, ...] = ()
    """The cards that were played or shown, in their order."""
    face_down: int = 0
    """How many real cards were laid off unseen."""

    def sizes(self, count: int) -> tuple[int, ...]:
        """Return how large the deck is before each card of so many is drawn; empty, it is made of the discards anew."""
        left, again, sizes = self.left, len(self.discards) + self.face_down, []
        for _ in range(count):
            if left == 0:
                left, again = again, 0
            sizes.append(left)
            left -= 1
        return tuple(sizes)

    def shuffles(self, count: int) -> bool:
        """Whether the discards are shuffled into a new deck before so many cards are drawn."""
        return count > self.left

    def draw(self, count: int, lot: int) -> tuple[tuple[Card, ...], Stock]:
        """Return the cards that a lot stands for, as they were drawn, and the rest. The lot is from 1 to the product of
        ``sizes``, and each one as likely. Raises ValueError where there is no such lot.
        """
        sizes = self.sizes(count)
        if self.deck is None or not 1 <= lot <= prod(sizes):
            raise ValueError(f"a lot of {count} cards is from 1 to {prod(sizes)}, and not {lot}")
        deck, discards, drawn = list(self.deck), self.discards, []
        lot -= 1
        for size in sizes:
            if not deck:
                deck, discards = list(in_order(discards)), ()
            lot, at = divmod(lot, size)
            drawn.append(deck.pop(at))
        return tuple(drawn), replace(self, deck=tuple(deck), left=len(deck), discards=discards)

    def draw_unseen(self, count: int) -> Stock:
        """Return the stock after the family dealt so many real cards."""
        after = replace(self, deck=None, left=self.left - count)
        if self.shuffles(count):
            again = len(self.discards) + self.face_down
            return replace(after, left=after.left + again, discards=(), face_down=0)
        return after

    def discard(self, cards: Iterable[Card]) -> Stock:
        """Return the stock with cards laid on the discards."""
        return replace(self, discards=(*self.discards, *cards))

    def discard_unseen(self, count: int) -> Stock:
        """Return the stock with so many real cards laid off unseen."""
        return replace(self, face_down=self.face_down + count)


def lots(stock: Stock, hands: Sequence[int]) -> tuple[int, ...]:
    """Return how many lots there are for each of some hands that are drawn one after the other: the sides of a die that
    decides the whole hand.
    """
    sizes, found, at = stock.sizes(sum(hands)), [], 0
    for count in hands:
        found.append(prod(sizes[at : at + count]))
        at += count
    return tuple(found)
