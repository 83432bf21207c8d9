"""Rolling, drawing and opting out (rules 3.4, points 0 to 2): what each can do to a round, and why it is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from voice_host.games.casino_hot_dog.rules.chips import HEAP, Chip, full_bag, in_order, without
from voice_host.games.casino_hot_dog.rules.dice import Face, as_roll
from voice_host.games.casino_hot_dog.rules.ranking import movers
from voice_host.games.casino_hot_dog.rules.refusal import Reason, Refused
from voice_host.games.casino_hot_dog.rules.round import Choice, Fist, Hand, Phase, Round, Status
from voice_host.games.casino_hot_dog.rules.settings import Settings


def begin(settings: Settings, number: int) -> Round:
    """Return a round before its roll: all chips are in the bags, and the dice have gone on clockwise (3.4, point 5)."""
    first = settings.players.index(settings.starter or settings.players[0])
    hands = tuple(Hand(settings.bag) for _ in settings.players)
    return Round(number, (first + number - 1) % len(hands), hands)


def roll(settings: Settings, round: Round, shown: Sequence[Face]) -> Round | Refused:
    """Return the round with its dice, whichever was named first; then everybody draws the first chip."""
    round.require(Phase.ROLL)
    dice = as_roll(settings.die_small, settings.die_large, shown)
    if dice is None:
        return Refused(Reason.NOT_ON_THE_DICE)
    return _next_opening(replace(round, dice=dice))


def wish_refused(settings: Settings, round: Round, seat: int, fist: Fist) -> Refused | None:
    """Return why a fist cannot be so; None where it can."""
    hand = round.hands[seat]
    if hand.status is Status.SAFE:
        return Refused(Reason.SAFE, seat)
    if hand.status is Status.OUT:
        return Refused(Reason.OUT, seat)
    if round.fists[seat] is not None:
        return Refused(Reason.TOLD, seat)
    if fist is Choice.OPT_OUT and hand.has_to_draw:
        return Refused(Reason.ONLY_DOUBLER if hand.front else Reason.FIRST_CHIP, seat)
    if isinstance(fist, Chip) and fist not in hand.bag:
        known = fist in full_bag(settings.number_chips, use_doubler=settings.use_doubler)
        return Refused(Reason.NOT_IN_BAG if known else Reason.NO_SUCH_CHIP, seat, fist)
    return None


def tell(settings: Settings, round: Round, seat: int, fist: Fist) -> Round | Refused:
    """Return the round after a player told what is in the fist. They are opened together when all have told."""
    round.require(Phase.FISTS)
    refused = wish_refused(settings, round, seat, fist)
    return refused or _opened_if_all_is_known(settings, round.with_fist(seat, fist))


def draw(settings: Settings, round: Round, seat: int, nth: int) -> Round:
    """Return the round after the host drew the ``nth`` chip for a seat, of those in its bag in order, from 1."""
    round.require(Phase.REVEAL)
    return _opened_if_all_is_known(settings, round.with_fist(seat, in_order(round.hands[seat].bag)[nth - 1]))


def _opened_if_all_is_known(settings: Settings, round: Round) -> Round:
    if round.to_tell is not None:
        return round
    if round.to_reveal is not None:
        return replace(round, phase=Phase.REVEAL)
    fists, opened = round.fists, round
    for seat in round.still_in:
        opened = opened.with_hand(seat, _opened(settings, opened.hands[seat], fists[seat]))
    opened = replace(opened, opening=round.opening + 1, last=fists)
    if opened.still_in:
        return _next_opening(opened)
    ranked = movers({seat: hand.score for seat, hand in enumerate(opened.hands)}, opened.seats, settings.starter_first)
    return replace(opened, fists=(), movers=ranked, phase=Phase.MOVE if ranked else Phase.OVER)


def _opened(settings: Settings, hand: Hand, fist: Fist | None) -> Hand:
    """Return a hand after its fist was opened."""
    if not isinstance(fist, Chip):
        return replace(hand, status=Status.SAFE)
    if fist == HEAP:
        return Hand(settings.bag, status=Status.OUT)  # this and all chips in front go back in the bag
    return Hand(without(hand.bag, fist), (*hand.front, fist))


def _next_opening(round: Round) -> Round:
    return replace(round, phase=Phase.FISTS, fists=(None,) * len(round.hands))
