"""What holds in every game, whatever is dealt, chosen and played."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

from hypothesis import given, settings, strategies as st

from tests.games.dog.bots import any_settings, granted, mixed, steps
from voice_host.games.dog.rules import playing
from voice_host.games.dog.rules.cards import FULL_DECK, Card, in_order
from voice_host.games.dog.rules.dealing import Stock, lots
from voice_host.games.dog.rules.game_state import GameState, Phase
from voice_host.games.dog.rules.moves import Kind, Move, Step, Wish
from voice_host.games.dog.rules.pawns import KENNEL, PAWNS_EACH, is_home
from voice_host.games.dog.rules.refusal import Reason, Refused

STEPS = 120
ANY_SEED = st.integers(0, 10**6)


def some_steps(seed: int) -> list[GameState]:
    """The first states of a game with any settings, the new one too."""
    random = Random(seed)
    new = GameState.new(any_settings(random))
    states = [new]
    for game in steps(new, random, mixed):
        states.append(game)
        if len(states) > STEPS + random.randint(0, 200):
            break
    return states


def all_cards(game: GameState) -> list[Card]:
    held = [card for hand in game.hands for card in (*(hand.cards or ()), *([hand.passing] if hand.passing else []))]
    return [*held, *(game.stock.deck or ()), *game.stock.discards]


@settings(max_examples=25, deadline=None)
@given(ANY_SEED)
def test_no_card_and_no_pawn_is_lost(seed: int) -> None:
    for game in some_steps(seed):
        assert Counter(all_cards(game)) == Counter(FULL_DECK)
        assert game.stock.left == len(game.stock.deck or ())
        assert all(len(hand.cards or ()) == hand.count for hand in game.hands)
        position, chosen = game.position, game.settings
        assert len(position.places) == PAWNS_EACH * chosen.board_seats
        on_ring = [place for place in position.places if place >= 0]
        assert len(on_ring) == len(set(on_ring))
        assert all(place < chosen.track.length for place in on_ring)
        for seat in range(chosen.board_seats):
            own = position.of(seat)
            at_home = [place for place in own if is_home(place)]
            assert len(at_home) == len(set(at_home))
            assert min(own) >= KENNEL - 4
            if seat not in chosen.colours_in_play:
                assert own == (KENNEL,) * PAWNS_EACH
        for pawn, place in enumerate(position.places):
            if place >= 0:
                far = chosen.track.from_start(pawn // PAWNS_EACH, place)
                assert position.travelled[pawn] % chosen.track.length == far
            if position.fresh[pawn]:
                assert place == chosen.track.starts[pawn // PAWNS_EACH]
                assert position.travelled[pawn] == 0


@settings(max_examples=25, deadline=None)
@given(ANY_SEED)
def test_no_pawn_leaves_its_home(seed: int) -> None:
    states = some_steps(seed)
    for before, after in pairwise(states):
        for one, two in zip(before.position.places, after.position.places, strict=True):
            assert not is_home(one) or two <= one


@settings(max_examples=25, deadline=None)
@given(ANY_SEED)
def test_who_can_play_has_to_and_who_cannot_play_does_not(seed: int) -> None:
    for game in some_steps(seed)[::3]:
        if game.phase is not Phase.PLAY:
            continue
        assert game.turn_seat is not None
        moves = playing.legal_moves(game, game.turn_seat)
        assert playing.has_legal_move(game, game.turn_seat) == bool(moves)
        given_up = playing.give_up(game, game.turn_seat)
        if moves:
            assert isinstance(given_up, Refused)
            assert given_up.reason is Reason.MUST_PLAY
            assert given_up.card in {move.card for move in moves}
        else:
            after = granted(given_up)
            assert after.phase is not Phase.PLAY or after.hands[game.turn_seat].is_out


@settings(max_examples=25, deadline=None)
@given(ANY_SEED)
def test_every_legal_move_is_understood_as_it_was_wished(seed: int) -> None:
    for game in some_steps(seed)[::7]:
        if game.phase is Phase.PLAY:
            assert game.turn_seat is not None
            for move in playing.legal_moves(game, game.turn_seat)[:150]:
                assert playing.readings(game, game.turn_seat, move.wish) == (move,)


def fits(move: Move, wish: Wish) -> bool:
    """Whether a legal move is one that a wish can mean."""
    said = move.wish
    steps_agree = len(said.steps) == len(wish.steps) and all(
        (one.pawn, one.steps) == (two.pawn, two.steps if move.kind is not Kind.SWAP else 0)
        and (two.home is None or move.kind in (Kind.OUT, Kind.SWAP) or one.home == two.home)
        for one, two in zip(said.steps, wish.steps, strict=True)
    )
    kind = Kind.SPLIT if wish.kind is Kind.FORWARD and move.kind is Kind.SPLIT else wish.kind
    acts = {None, said.as_card} if wish.card is Card.JOKER else {None, wish.card}
    if move.kind is Kind.OUT and wish.card is Card.JOKER:
        acts = {None, Card.ONE_ELEVEN, Card.THIRTEEN}
    return steps_agree and (said.card, said.other, said.kind) == (wish.card, wish.other, kind) and wish.as_card in acts


@settings(max_examples=60, deadline=None)
@given(ANY_SEED, st.data())
def test_a_wish_is_refused_or_it_is_among_the_legal_moves(seed: int, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from([game for game in some_steps(seed) if game.phase is Phase.PLAY]))
    seat = game.turn_seat
    assert seat is not None
    hand = game.hands[seat].cards
    assert hand
    legal = playing.legal_moves(game, seat)
    pawn = st.sampled_from([4 * colour + n for colour in game.settings.colours_in_play for n in range(4)])
    home = st.sampled_from((True, False, None))
    step = st.builds(Step, pawn, st.integers(0, 13), home)
    for _ in range(20):
        kind = data.draw(st.sampled_from(list(Kind)))
        made = tuple(data.draw(st.lists(step, min_size=1, max_size=3 if kind is Kind.SPLIT else 1)))
        like = data.draw(st.sampled_from([None, *legal[:50]]))
        if like is not None and like.kind is not Kind.SWAP and data.draw(st.booleans()):  # near to what is legal
            kind, made = like.kind, tuple(each._replace(home=data.draw(home)) for each in like.wish.steps)
        other = data.draw(pawn) if kind is Kind.SWAP else None
        wish = Wish(data.draw(st.sampled_from(hand)), kind, made, other, data.draw(st.sampled_from((None, *Card))))
        read = playing.readings(game, seat, wish)
        expected = {move for move in legal if fits(move, wish)}
        assert (set() if isinstance(read, Refused) else set(read)) == expected


@given(st.integers(0, 6), st.integers(0, 110), st.data())
def test_every_lot_deals_other_cards_of_the_deck(count: int, gone: int, data: st.DataObject) -> None:
    stock = Stock(FULL_DECK[gone:], len(FULL_DECK) - gone, FULL_DECK[:gone])
    (sides,) = lots(stock, (count,))
    lot = data.draw(st.integers(1, sides))
    drawn, after = stock.draw(count, lot)
    assert len(drawn) == count
    assert Counter(drawn) + Counter(after.deck) + Counter(after.discards) == Counter(FULL_DECK)
    assert stock.shuffles(count) == (count > len(FULL_DECK) - gone)
    assert stock.shuffles(count) == (after.discards == () and gone > 0 and count > len(FULL_DECK) - gone)


def test_every_hand_is_as_likely_as_any_other() -> None:
    deck = (Card.TWO, Card.TWO, Card.THREE, Card.JOKER)
    drawn = Counter(in_order(Stock(deck, 4).draw(2, lot)[0]) for lot in range(1, 13))
    assert drawn == {
        (Card.TWO, Card.TWO): 2,
        (Card.TWO, Card.THREE): 4,
        (Card.TWO, Card.JOKER): 4,
        (Card.THREE, Card.JOKER): 2,
    }
    deck = (Card.TWO, Card.THREE, Card.FIVE, Card.JOKER)
    drawn = Counter(in_order(Stock(deck, 4).draw(3, lot)[0]) for lot in range(1, 25))
    assert sorted(drawn.values()) == [6, 6, 6, 6]
    shuffled = Counter(in_order(Stock((Card.TWO,), 1, (Card.THREE, Card.JOKER)).draw(2, lot)[0]) for lot in (1, 2))
    assert shuffled == {(Card.TWO, Card.THREE): 1, (Card.TWO, Card.JOKER): 1}


def test_a_lot_of_a_hand_fits_a_die_that_is_kept_as_a_whole_number() -> None:
    assert max(lots(Stock(), (6,) * 6)) < 2**53
