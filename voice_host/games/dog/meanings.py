"""What players can mean in DOG. The sentences that say it are in ``en/sentences.yaml`` (``he/`` ...)."""

from __future__ import annotations

from dataclasses import dataclass

from voice_host.games.dog.questions import QUESTIONS
from voice_host.script import Meaning
from voice_host.script.shared.who_plays import Players as Players


@dataclass(frozen=True)
class PawnName(Meaning):
    """A pawn: only ever said as a part of something else."""

    colour: str
    """red, blue, green, yellow, white or black."""
    number: int
    """1 to 4."""


@dataclass(frozen=True)
class CardName(Meaning):
    """A card: only ever said as a part of something else, or where a card is asked for."""

    card: str
    """As printed (``rules.cards.Card``): "2", "1/11", "4", "7", "swap", "joker" ..."""


@dataclass(frozen=True)
class Portion(Meaning):
    """A portion of a seven: only ever said as a part of it."""

    pawn: PawnName
    steps: int


@dataclass(frozen=True)
class Opponents(Meaning):
    """Against whom somebody plays who is alone."""

    strength: str
    """easy or hard."""


@dataclass(frozen=True)
class WhoseCards(Meaning):
    """Whether the family's own cards and board are on the table."""

    cards: str
    """real or virtual."""


@dataclass(frozen=True)
class WhichRules(Meaning):
    """By which rules it is played where the two differ."""

    variant: str
    """seed or classic."""


@dataclass(frozen=True)
class HowHands(Meaning):
    """How players get to know the cards that the host deals them."""

    hands: str
    """open or turn_away: the other ways need devices, which are named before the game."""


@dataclass(frozen=True)
class Nobody(Meaning):
    """No one of you: where it is asked who begins."""


@dataclass(frozen=True)
class Ready(Meaning):
    """I am ready, or all are."""


@dataclass(frozen=True)
class Dealt(Meaning):
    """The family has dealt its real cards."""


@dataclass(frozen=True)
class Passed(Meaning):
    """All have passed a real card to their partner."""


@dataclass(frozen=True)
class PassCard(Meaning):
    """The card that somebody passes."""

    card: CardName


@dataclass(frozen=True)
class PassNth(Meaning):
    """The card that somebody passes, by its place in the hand."""

    nth: int


@dataclass(frozen=True)
class Forward(Meaning):
    """A pawn goes so many squares forward: by the card of that number, or by a joker."""

    pawn: PawnName
    steps: int
    joker: bool = False
    way: str | None = None
    """home or on, where the player said so."""


@dataclass(frozen=True)
class Backward(Meaning):
    """A pawn goes four squares back."""

    pawn: PawnName
    joker: bool = False


@dataclass(frozen=True)
class ComeOut(Meaning):
    """A pawn comes out of its kennel."""

    pawn: PawnName | None = None
    """None where any of the kennel will do."""
    card: CardName | None = None
    """None where the player did not say by which."""


@dataclass(frozen=True)
class SplitSeven(Meaning):
    """A seven, in portions."""

    portions: tuple[Portion, ...]
    joker: bool = False


@dataclass(frozen=True)
class SwapPawns(Meaning):
    """Two pawns change places."""

    pawn: PawnName
    other: PawnName
    joker: bool = False


@dataclass(frozen=True)
class GoHome(Meaning):
    """The pawn goes home: the answer where it could go on as well."""


@dataclass(frozen=True)
class GoOn(Meaning):
    """The pawn goes on along the ring: the answer where it could go home as well."""


@dataclass(frozen=True)
class CannotPlay(Meaning):
    """I cannot play any card."""


@dataclass(frozen=True)
class ShowCards(Meaning):
    """The real cards that somebody shows who cannot play."""

    cards: tuple[CardName, ...]


MEANINGS: tuple[type[Meaning], ...] = (
    Players,
    PawnName,
    CardName,
    Portion,
    Opponents,
    WhoseCards,
    WhichRules,
    HowHands,
    Nobody,
    Ready,
    Dealt,
    Passed,
    PassCard,
    PassNth,
    Forward,
    Backward,
    ComeOut,
    SplitSeven,
    SwapPawns,
    GoHome,
    GoOn,
    CannotPlay,
    ShowCards,
    *QUESTIONS,
)
"""All that is said in this game and not in every one."""
