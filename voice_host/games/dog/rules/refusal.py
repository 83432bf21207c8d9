"""Not allowed, and why: what the host answers to a wish that the rules do not grant. Nothing changes by it."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from voice_host.games.dog.rules.cards import Card
from voice_host.games.dog.rules.pawns import Pawn


class Reason(Enum):
    """Why a wish is refused."""

    NOT_YOUR_TURN = "not your turn"
    """It is ``seat``'s turn."""
    NOT_IN_HAND = "not in hand"
    """The player does not hold ``card``."""
    CARD_CANNOT = "card cannot"
    """``card`` does not do this, or not with so many steps."""
    AS_JOKER = "as joker"
    """A joker acts as any other card, not as a joker."""
    ONE_PAWN = "one pawn"
    """Only a seven moves several pawns."""
    OUT_IS_ALL = "out is all"
    """Leaving the kennel uses up the whole card: no steps besides."""

    NOT_YOUR_PAWN = "not your pawn"
    PARTNER_NOT_YET = "partner not yet"
    """``pawn`` is the partner's, and ``number`` of the player's own pawns are not home yet."""
    OWN_ARE_HOME = "own are home"
    """All of the player's own pawns are home: the cards move the partner's."""
    NO_SPILL = "no spill"
    """The last own pawn came home with this seven, and what is left of it is not for the partner, as was chosen."""
    IN_KENNEL = "in the kennel"
    NOT_IN_KENNEL = "not in the kennel"
    """``pawn`` is out of the kennel already."""

    BLOCKED = "blocked"
    """``other`` stands on its own start square, which ``pawn`` would pass."""
    PROTECTED = "protected"
    """``other`` stands on its own start square, where ``pawn`` would land, and cannot be sent back (classic)."""
    NO_LAP = "no lap"
    """``pawn`` has not gone once round: ``number`` squares are missing when it comes to its start next."""
    NOT_EXACT = "not exact"
    """``pawn`` does not come home by so many steps: it needs ``least`` to ``most``."""
    HOME_TAKEN = "home taken"
    """``other`` stands on the home square ``number``, where ``pawn`` would end."""
    PASSES_AT_HOME = "passes at home"
    """``other`` stands on the home square ``number``, which ``pawn`` would pass."""
    TOO_FAR_AT_HOME = "too far at home"
    """There are not so many home squares ahead of ``pawn``, only ``most``."""
    LEAVES_HOME = "leaves home"
    """A pawn at home does not leave it again."""
    BACKWARD_AT_HOME = "backward at home"
    """No pawn goes backward into its home, inside it or out of it."""

    SWAP_OWN = "swap own"
    """A swap is with another player's pawn, not between pawns of one colour."""
    SWAP_PARTNER = "swap partner"
    """A swap is with an opponent's pawn, and ``other`` is the partner's."""
    SWAP_KENNEL = "swap in the kennel"
    SWAP_HOME = "swap at home"
    SWAP_START = "swap on a start"
    """``other``, or ``pawn`` where no other is named, stands in the kennel, at home or on a start square."""

    SEVEN_NOT_USED = "seven not used up"
    """The portions make ``number``, and have to make seven."""
    EMPTY_PORTION = "empty portion"
    """A portion has at least one step."""
    PORTION_TWICE = "portion twice"
    """``pawn`` has a portion of this seven already (default G9)."""

    MUST_PLAY = "must play"
    """``card`` can be played, so that it has to be."""
    NOT_ALL_SHOWN = "not all shown"
    """The whole hand is shown, and it has ``number`` cards."""
    PASSED = "passed"
    """The player has passed a card already."""


class Refused(NamedTuple):
    """A wish that was not granted."""

    reason: Reason
    pawn: Pawn | None = None
    """The pawn that was to move."""
    other: Pawn | None = None
    """The pawn that is in the way, or was to be swapped with."""
    card: Card | None = None
    seat: int | None = None
    number: int | None = None
    least: int | None = None
    """The fewest steps that would do."""
    most: int | None = None
    """The most steps that would do."""
    portion: int | None = None
    """Which portion of a seven it is about, from 1; None where it is about the whole move."""
