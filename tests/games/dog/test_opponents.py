"""How the host plays a seat: legally, by luck alone, and without looking into other hands."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.games.dog.board import A, B, C, D, game
from tests.games.dog.bots import any_settings, mixed, steps
from tests.games.dog.rounds import dealt
from voice_host.games.dog import opponents
from voice_host.games.dog.opponents import LUCK, Strength
from voice_host.games.dog.rules import playing
from voice_host.games.dog.rules.cards import Card
from voice_host.games.dog.rules.game_state import GameState, Hand, Phase
from voice_host.games.dog.rules.moves import Kind
from voice_host.games.dog.rules.settings import Settings

STRENGTHS: tuple[Strength, ...] = ("easy", "hard")


def chosen(here: GameState, luck: int = 1) -> Card | None:
    assert here.turn_seat is not None
    move = opponents.chooses(here, here.turn_seat, "hard", luck)
    return None if move is None else move.card


@pytest.mark.parametrize("strength", STRENGTHS)
def test_it_plays_what_is_legal_or_nothing_where_nothing_is(strength: Strength) -> None:
    random = Random(7)
    for seed in range(6):
        before = GameState.new(any_settings(Random(seed)))
        for number, after in enumerate(steps(before, random, mixed)):
            if before.phase is Phase.PLAY and number % 5 == 0:
                assert before.turn_seat is not None
                move = opponents.chooses(before, before.turn_seat, strength, random.randint(1, LUCK))
                legal = playing.legal_moves(before, before.turn_seat)
                assert move in legal if legal else move is None
            before = after
            if number > 250:
                break


@pytest.mark.parametrize("strength", STRENGTHS)
def test_it_does_not_look_into_other_hands(strength: Strength) -> None:
    """Other cards in the other hands and in the deck change nothing."""
    random = Random(3)
    here = dealt(GameState.new(Settings(("Ann", "Ben", "Cleo", "Dan"))))
    for state in steps(here, random, mixed):
        if state.phase not in (Phase.EXCHANGE, Phase.PLAY):
            continue
        seat = state.to_pass[0] if state.phase is Phase.EXCHANGE else state.turn_seat
        assert seat is not None
        unseen = state
        for other in range(4):
            if other != seat:
                hand = state.hands[other]
                unseen = unseen.with_hand(other, Hand(None, hand.count, hand.is_out, hand.has_passed))
        unseen = replace(unseen, stock=replace(state.stock, deck=None))
        for luck in (1, 777_777):
            if state.phase is Phase.PLAY:
                assert opponents.chooses(unseen, seat, strength, luck) == opponents.chooses(state, seat, strength, luck)
            else:
                assert opponents.passes(unseen, seat, strength, luck) == opponents.passes(state, seat, strength, luck)
        if state.round > 6:
            break


def test_the_same_luck_leads_to_the_same_choice() -> None:
    here = game("A1:3 A2:9 B1:20", hands={A: "7 joker 5"})
    for strength in STRENGTHS:
        for luck in (1, 5, 99_999, LUCK):
            again = [opponents.chooses(here, A, strength, luck) for _ in range(2)]
            assert again[0] == again[1]


def test_the_easy_one_prefers_no_card() -> None:
    here = game("A1:3 A2:9 B1:20", hands={A: "7 5"})
    random = Random(1)
    luck = [random.randint(1, LUCK) for _ in range(400)]
    found = Counter(move.card for each in luck if (move := opponents.chooses(here, A, "easy", each)))
    assert set(found) == {Card.SEVEN, Card.FIVE}
    assert min(found.values()) > 150
    passed = Counter(opponents.passes(here, A, "easy", each) for each in luck)
    assert min(passed[card] for card in (Card.SEVEN, Card.FIVE)) > 150


def test_the_hard_one_goes_home() -> None:
    here = game("A1:62 A2:20", hands={A: "5 9"})
    move = opponents.chooses(here, A, "hard", 1)
    assert move is not None
    assert (move.card, move.trips[0].end) == (Card.FIVE, -4)


def test_the_hard_one_sends_an_opponent_back_and_spares_the_partner() -> None:
    assert chosen(game("A1:20 D1:25", hands={A: "5 6"})) is Card.FIVE
    assert chosen(game("A1:20 C1:29", hands={A: "9 8"})) is Card.EIGHT


def test_the_hard_one_keeps_its_joker() -> None:
    assert chosen(game("", hands={A: "joker 13"})) is Card.THIRTEEN


def test_the_hard_one_helps_its_partner_when_it_is_home() -> None:
    here = game("A1:H1 A2:H2 A3:H3 A4:H4", hands={A: "13"})
    move = opponents.chooses(here, A, "hard", 1)
    assert move is not None
    assert (move.kind, move.trips[0].pawn // 4) == (Kind.OUT, C)


def test_a_seven_in_five_portions_is_played_where_there_is_no_other_way() -> None:
    here = game("A1:H1 A2:H2 A3:H3 C1:H1 C2:H2", players=2, two_player_mode="two_colours", hands={A: "7"})
    for strength in STRENGTHS:
        move = opponents.chooses(here, A, strength, 1)
        assert move is not None
        assert len(move.trips) == 5


def test_the_hard_one_passes_a_way_out_to_a_partner_who_waits() -> None:
    here = replace(game("A1:3", hands={A: "2 13 joker", B: "2", C: "5", D: "6"}), phase=Phase.EXCHANGE)
    assert opponents.passes(here, A, "hard", 1) is Card.THIRTEEN
    here = replace(game("A1:3 C1:40", hands={A: "2 13 joker"}), phase=Phase.EXCHANGE)
    assert opponents.passes(here, A, "hard", 1) is Card.TWO
    here = replace(game("", hands={A: "2 13"}), phase=Phase.EXCHANGE)
    assert opponents.passes(here, A, "hard", 1) is Card.TWO


def test_the_hard_one_wins_more_often() -> None:
    won = 0
    for seed in range(12):
        random = Random(seed)
        new = GameState.new(Settings(("Ann", "Ben", "Cleo", "Dan")))
        *_, last = steps(new, random, mixed)
        won += last.winners == ("Ben", "Dan")
    assert won >= 10


def test_it_cannot_play_real_cards() -> None:
    here = game("A1:3").with_hand(A, Hand(None, 3))
    with pytest.raises(ValueError, match="holds"):
        opponents.chooses(here, A, "easy", 1)
