"""With real cards the host knows how many cards are in a hand, and what was discarded, but not the hands."""

from __future__ import annotations

import pytest

from tests.games.dog.board import A, B, C, D, cards, forward, out, p, settings_for
from tests.games.dog.bots import granted
from tests.games.dog.rounds import exchanged
from voice_host.games.dog.rules import playing
from voice_host.games.dog.rules.cards import Card
from voice_host.games.dog.rules.game_state import GameState, Phase
from voice_host.games.dog.rules.refusal import Reason, Refused


def playing_round() -> GameState:
    return exchanged(playing.deal_unseen(GameState.new(settings_for(4))))


def test_the_hands_are_counted_and_not_known():
    here = playing_round()
    assert here.phase is Phase.PLAY
    assert [(hand.cards, hand.count) for hand in here.hands] == [(None, 6)] * 4
    assert here.stock.left == 86
    with pytest.raises(ValueError, match="name a card"):
        playing.legal_moves(here, A)


def test_any_card_can_be_played_if_the_move_is_legal():
    here = playing_round()
    assert playing.why_not(here, A, forward("5", "A1", 5)) == Refused(Reason.IN_KENNEL, p("A1"))
    move = playing.legal_moves(here, A, Card.THIRTEEN)[0]
    after = granted(playing.play(here, A, move))
    assert after.position.places[p("A1")] == 0
    assert (after.hands[A].cards, after.hands[A].count) == (None, 5)
    assert after.stock.discards == (Card.THIRTEEN,)
    assert after.turn_seat == B
    assert playing.why_not(here, A, out("joker", "A1")) is None


def test_who_cannot_play_shows_the_whole_hand_and_each_card_is_checked():
    here = playing_round()
    assert playing.give_up(here, A, cards("2 3")) == Refused(Reason.NOT_ALL_SHOWN, seat=A, number=6)
    assert playing.give_up(here, A) == Refused(Reason.NOT_ALL_SHOWN, seat=A, number=6)
    shown = cards("2 3 4 5 swap joker")
    assert playing.give_up(here, A, shown) == Refused(Reason.MUST_PLAY, card=Card.JOKER, seat=A)
    shown = cards("2 3 4 5 swap 7")
    after = granted(playing.give_up(here, A, shown))
    assert after.hands[A].is_out
    assert after.hands[A].count == 0
    assert after.stock.discards == shown
    assert after.turn_seat == B


def test_the_deck_is_counted_over_the_rounds_and_the_discards_shuffled_into_it():
    here = GameState.new(settings_for(4))
    for number, left in zip(range(1, 8), (86, 66, 50, 38, 30, 6, 90), strict=True):
        assert here.round == number
        assert playing.shuffles(here) == (number == 7)
        here = exchanged(playing.deal_unseen(here))
        assert here.stock.left == left
        while here.phase is Phase.PLAY:
            assert here.turn_seat is not None
            count = here.hands[here.turn_seat].count
            here = granted(playing.give_up(here, here.turn_seat, (Card.TWO,) * count))
    assert len(here.stock.discards) == 20


def test_nobody_passes_two_cards():
    here = playing.deal_unseen(GameState.new(settings_for(4)))
    here = granted(playing.pass_card(here, A))
    assert playing.pass_card(here, A) == Refused(Reason.PASSED, seat=A)
    assert here.to_pass == (B, C, D)


def test_a_finished_players_real_cards_are_laid_off_unseen_and_come_back():
    stock = playing_round().stock.discard_unseen(24)
    assert stock.draw_unseen(86).left == 0
    assert stock.draw_unseen(90).left == 20
    assert stock.draw_unseen(90).face_down == 0
