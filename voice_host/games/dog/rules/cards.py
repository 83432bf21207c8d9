"""The 110 cards (rules 2.1 and 2.6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum


class Card(Enum):
    """What is printed on a card."""

    TWO = "2"
    THREE = "3"
    FIVE = "5"
    SIX = "6"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    TWELVE = "12"
    ONE_ELEVEN = "1/11"
    FOUR = "4"
    """Forward or backward."""
    SEVEN = "7"
    THIRTEEN = "13"
    SWAP = "swap"
    JOKER = "joker"
    """Acts as any other card."""

    # The members are single objects; hashing them by identity is all that is needed, and quicker.
    __hash__ = object.__hash__


BLUE = (Card.TWO, Card.THREE, Card.FIVE, Card.SIX, Card.EIGHT, Card.NINE, Card.TEN, Card.TWELVE)
RED = (Card.ONE_ELEVEN, Card.FOUR, Card.SEVEN, Card.THIRTEEN, Card.SWAP)

COPIES: Mapping[Card, int] = {card: 6 if card is Card.JOKER else 8 for card in Card}
"""How many of each there are."""

FORWARD: Mapping[Card, tuple[int, ...]] = {
    **{card: (int(card.value),) for card in (*BLUE, Card.FOUR, Card.THIRTEEN)},
    Card.ONE_ELEVEN: (1, 11),
}
"""How many squares forward a card moves one pawn: one of these. The seven is split instead."""

BACK = 4
"""How many squares the four moves backward."""
SPLIT = 7
"""How many squares the seven has in all."""
OUT = (Card.ONE_ELEVEN, Card.THIRTEEN, Card.JOKER)
"""The cards that let a pawn out of the kennel."""

_ORDER = {card: at for at, card in enumerate(Card)}


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards as they are told: the blue ones upwards, the red ones, the jokers."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


FULL_DECK = tuple(card for card in Card for _ in range(COPIES[card]))
"""All cards, in order."""


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return cards after one was taken out. Raises ValueError where it is not among them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def forward_card(steps: int) -> Card | None:
    """Return the card that moves a pawn so many squares forward, None where none does."""
    return next((card for card, counts in FORWARD.items() if steps in counts), None)
