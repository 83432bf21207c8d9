"""The chips: in front of the players, and what the bags still hold."""

from __future__ import annotations

from voice_host.games.casino_hot_dog.rules.chips import in_order
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.rules.round import Status
from voice_host.games.casino_hot_dog.talk import wording
from voice_host.script import Message, message


def in_front(state: GameState) -> tuple[Message, ...]:
    """Return what lies in front of each, and what it scores."""
    return tuple(_in_front(state, seat) for seat in state.round.seats)


def _in_front(state: GameState, seat: int) -> Message:
    hand, player = state.round.hands[seat], wording.seat(state, seat)
    if not hand.front:
        return message("told-out-of-round" if hand.status is Status.OUT else "told-no-chips", player=player)
    kind = "told-front-safe" if hand.status is Status.SAFE else "told-front"
    if len(hand.front) == 1:
        return message(f"{kind}-one", player=player, chips=wording.chips(hand.front))
    return message(kind, player=player, chips=wording.chips(hand.front), score=hand.score)


def scores(state: GameState) -> tuple[Message, ...]:
    """Return what everybody's chips score in this round, where anything lies there."""
    scorers = [seat for seat in state.round.seats if state.round.hands[seat].front]
    return (message("told-scores", players=wording.scores(state, scorers)),) if scorers else ()


def who_is_in(state: GameState) -> tuple[Message, ...]:
    """Return who is in, who opted out and who drew the heap."""
    hands = state.round.hands
    by_status = {status: [seat for seat in state.round.seats if hands[seat].status is status] for status in Status}
    return tuple(
        message(f"told-{status.value}", players=wording.seats(state, seats), count=len(seats))
        for status, seats in by_status.items()
        if seats
    )


def in_the_bags(state: GameState) -> tuple[Message, ...]:
    """Return what is left in the bag of everybody who may still draw; closed fists are not told (rules 3.6)."""
    if not state.round.still_in:
        return (message("told-nobody-draws"),)
    if all(not state.round.hands[seat].front for seat in state.round.still_in):
        return (message("told-bags-full", chips=wording.chips(state.settings.bag)),)
    return tuple(_in_the_bag(state, seat) for seat in state.round.still_in)


def _in_the_bag(state: GameState, seat: int) -> Message:
    left = in_order(state.round.hands[seat].bag)
    return message("told-bag", player=wording.seat(state, seat), chips=wording.chips(left))
