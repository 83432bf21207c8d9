"""What happens in a game: dealing, the exchange, playing a card, being out, the end (rules 2.5 and 2.7, M8 and M9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from voice_host.games.dog.rules import dealing, listing, wishing
from voice_host.games.dog.rules.cards import Card, in_order, without
from voice_host.games.dog.rules.game_state import GameState, Hand, Phase, Turn
from voice_host.games.dog.rules.moves import Move, Wish
from voice_host.games.dog.rules.refusal import Reason, Refused


def lots(game: GameState) -> tuple[int, ...]:
    """Return the sides of the die that decides each player's hand, clockwise from the start seat."""
    game.require(Phase.DEAL)
    return dealing.lots(game.stock, (game.hand_size,) * len(game.active))


def shuffles(game: GameState) -> bool:
    """Whether the deck runs out while this round is dealt, so that the discards are shuffled."""
    game.require(Phase.DEAL)
    return game.stock.shuffles(game.hand_size * len(game.active))


def deal(game: GameState, thrown: Sequence[int]) -> GameState:
    """Deal a round, each hand by one throw of the die with the sides that ``lots`` names."""
    game.require(Phase.DEAL)
    dealt = game
    for seat, lot in zip(game.active, thrown, strict=True):
        cards, stock = dealt.stock.draw(game.hand_size, lot)
        dealt = replace(dealt.with_hand(seat, Hand(cards, len(cards))), stock=stock)
    return _exchange_or_play(dealt)


def deal_unseen(game: GameState) -> GameState:
    """Let the family deal a round of real cards, which the host does not see."""
    game.require(Phase.DEAL)
    stock = game.stock.draw_unseen(game.hand_size * len(game.active))
    dealt = replace(game, stock=stock)
    for seat in game.active:
        dealt = dealt.with_hand(seat, Hand(None, game.hand_size))
    return _exchange_or_play(dealt)


def pass_card(game: GameState, seat: int, card: Card | None = None) -> GameState | Refused:
    """Pass a card face down; when all have passed one, all change hands at once. A real card is not named."""
    game.require(Phase.EXCHANGE)
    hand = game.hands[seat]
    if hand.has_passed:
        return Refused(Reason.PASSED, seat=seat)
    if hand.cards is not None and card not in hand.cards:
        return Refused(Reason.NOT_IN_HAND, card=card, seat=seat)
    left = hand.cards if hand.cards is None or card is None else without(hand.cards, card)
    passing = None if hand.cards is None else card
    after = game.with_hand(seat, replace(hand, cards=left, count=hand.count - 1, has_passed=True, passing=passing))
    return after if after.to_pass else _exchanged(after)


def legal_moves(game: GameState, seat: int, card: Card | None = None) -> list[Move]:
    """Return what a player can do with a card, or with the whole hand where none is named; whoever's turn it is."""
    return list(listing.moves_of_hand(game.settings, game.position, seat, _cards(game, seat, card)))


def has_legal_move(game: GameState, seat: int, card: Card | None = None) -> bool:
    """Whether a player can do anything with a card, or with the hand where none is named."""
    return listing.playable(game.settings, game.position, seat, _cards(game, seat, card)) is not None


def readings(game: GameState, seat: int, wish: Wish) -> tuple[Move, ...] | Refused:
    """Return the legal moves that a wish can mean, or why there is none."""
    game.require(Phase.PLAY)
    if seat != game.turn_seat:
        return Refused(Reason.NOT_YOUR_TURN, seat=game.turn_seat)
    cards = game.hands[seat].cards
    if cards is not None and wish.card not in cards:
        return Refused(Reason.NOT_IN_HAND, card=wish.card, seat=seat)
    return wishing.readings(game.settings, game.position, seat, wish)


def why_not(game: GameState, seat: int, wish: Wish) -> Refused | None:
    """Return why a wish is not allowed, None where it is."""
    read = readings(game, seat, wish)
    return read if isinstance(read, Refused) else None


def play(game: GameState, seat: int, move: Move) -> GameState | Refused:
    """Play a card. Raises ValueError where the wish is legal, but leads elsewhere than the move says."""
    read = readings(game, seat, move.wish)
    if isinstance(read, Refused):
        return read
    if move not in read:
        raise ValueError(f"{move} is not what that wish leads to")
    hand = game.hands[seat]
    cards = None if hand.cards is None else without(hand.cards, move.card)
    played = replace(
        game.with_hand(seat, replace(hand, cards=cards, count=hand.count - 1)),
        position=game.position.after(game.settings.track, *move.trips),
        stock=game.stock.discard((move.card,)),
        last=Turn(seat, move, (move.card,)),
    )
    return _next_turn(_finished(played, seat))


def give_up(game: GameState, seat: int, shown: Sequence[Card] | None = None) -> GameState | Refused:
    """Show the hand, in which no card can be played, discard it and sit out the round. ``shown`` are real cards."""
    game.require(Phase.PLAY)
    if seat != game.turn_seat:
        return Refused(Reason.NOT_YOUR_TURN, seat=game.turn_seat)
    hand = game.hands[seat]
    cards = hand.cards if hand.cards is not None else in_order(shown or ())
    if len(cards) != hand.count:
        return Refused(Reason.NOT_ALL_SHOWN, seat=seat, number=hand.count)
    card = listing.playable(game.settings, game.position, seat, cards)
    if card is not None:
        return Refused(Reason.MUST_PLAY, card=card, seat=seat)
    after = game.with_hand(seat, Hand(None if hand.cards is None else (), is_out=True))
    return _next_turn(replace(after, stock=game.stock.discard(cards), last=Turn(seat, None, cards)))


def _cards(game: GameState, seat: int, card: Card | None) -> tuple[Card, ...]:
    """Return one card, or the hand where none is named. Raises ValueError where it is one of real cards."""
    cards = (card,) if card is not None else game.hands[seat].cards
    if cards is None:
        raise ValueError("the hand is not known: name a card")
    return cards


def _exchange_or_play(game: GameState) -> GameState:
    if game.receiver(game.start_seat) is not None:
        return replace(game, phase=Phase.EXCHANGE)
    return replace(game, phase=Phase.PLAY, turn_seat=game.start_seat)


def _exchanged(game: GameState) -> GameState:
    after = replace(game, phase=Phase.PLAY, turn_seat=game.start_seat)
    for giver in game.active:
        receiver = game.receiver(giver)
        assert receiver is not None
        card, hand = game.hands[giver].passing, after.hands[receiver]
        cards = hand.cards if hand.cards is None or card is None else in_order((*hand.cards, card))
        after = after.with_hand(receiver, replace(hand, cards=cards, count=hand.count + 1))
    for seat in game.active:
        after = after.with_hand(seat, replace(after.hands[seat], has_passed=False, passing=None))
    return after


def _finished(game: GameState, seat: int) -> GameState:
    """Return the game with the side of whoever played among the finished ones, if all its pawns are home (M9)."""
    settings = game.settings
    side = settings.side(seat)
    if not all(map(game.position.all_home, settings.colours_of_side(side))):
        return game
    after = replace(game, finished=(*game.finished, side))
    if not settings.play_on or len(after.finished) + 1 >= len(settings.sides):
        return replace(after, phase=Phase.OVER, turn_seat=None)
    for other in settings.seats:
        if settings.side(other) == side:
            after = _laid_off(after, other)
    return after


def _laid_off(game: GameState, seat: int) -> GameState:
    """Return the game after a player who is finished laid the other cards on the discards."""
    hand = game.hands[seat]
    stock = game.stock.discard_unseen(hand.count) if hand.cards is None else game.stock.discard(hand.cards)
    return replace(game.with_hand(seat, Hand()), stock=stock)


def _next_turn(game: GameState) -> GameState:
    """Return the game at the turn of the next player clockwise with cards, or before the deal of the next round."""
    if game.over:
        return game
    assert game.turn_seat is not None
    seat = game.turn_seat
    for _ in game.settings.seats:
        seat = game.settings.left_of(seat)
        if game.hands[seat].count:
            return replace(game, turn_seat=seat)
    following = game.next_active(game.start_seat)
    hands = (Hand(),) * len(game.hands)
    return replace(game, phase=Phase.DEAL, round=game.round + 1, start_seat=following, turn_seat=None, hands=hands)
