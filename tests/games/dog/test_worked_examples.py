"""The worked examples of the rules (2.9 and 2.11), each under its own name."""

from __future__ import annotations

from collections import Counter

from tests.games.dog.board import (
    A,
    B,
    C,
    D,
    back,
    cards,
    forward,
    game,
    leads,
    meant,
    out,
    p,
    played,
    reason,
    refused,
    settings_for,
    seven,
    stands,
    swap,
)
from tests.games.dog.bots import granted
from tests.games.dog.rounds import dealt, exchanged, one_round
from voice_host.games.dog.rules import playing
from voice_host.games.dog.rules.cards import BLUE, FULL_DECK, RED, Card
from voice_host.games.dog.rules.dealing import hand_size
from voice_host.games.dog.rules.game_state import GameState, Phase
from voice_host.games.dog.rules.moves import Kind, Step, Wish
from voice_host.games.dog.rules.refusal import Reason, Refused

CLASSIC = "classic"


def test_g_t1_the_deck_has_110_cards():
    count = Counter(FULL_DECK)
    assert len(FULL_DECK) == 110
    assert [count[card] for card in BLUE] == [8] * 8
    assert [count[card] for card in RED] == [8] * 5
    assert count[Card.JOKER] == 6


def test_g_t2_how_many_cards_are_dealt_in_rounds_one_to_seven():
    assert [hand_size(number) for number in range(1, 8)] == [6, 5, 4, 3, 2, 6, 5]


def test_g_t3_four_players_shuffle_the_discards_in_the_seventh_round():
    new = GameState.new(settings_for(4))
    left = []
    for _ in range(6):
        assert not playing.shuffles(new)
        new = one_round(new)
        left.append(new.stock.left)
    assert left == [86, 66, 50, 38, 30, 6]
    assert playing.shuffles(new)
    assert new.stock.sizes(20) == (*range(6, 0, -1), *range(104, 90, -1))
    new = dealt(new)
    assert new.stock.left == 90
    assert new.stock.discards == ()


def test_g_t4_six_players_shuffle_the_discards_in_the_fifth_round():
    new = GameState.new(settings_for(6))
    for _ in range(4):
        assert not playing.shuffles(new)
        new = one_round(new)
    assert new.stock.left == 2
    assert playing.shuffles(new)
    assert new.stock.sizes(12) == (2, 1, *range(108, 98, -1))


def test_g_t5_without_a_legal_move_the_hand_is_shown_and_discarded():
    here = game("", hands={A: "2 5", B: "3"})
    assert not playing.has_legal_move(here, A)
    after = granted(playing.give_up(here, A))
    assert after.hands[A].is_out
    assert after.hands[A].count == 0
    assert after.stock.discards == cards("2 5")
    assert after.turn_seat == B


def test_g_t6_who_can_come_out_must_come_out():
    here = game("", hands={A: "2 13"})
    assert {move.card for move in playing.legal_moves(here, A)} == {Card.THIRTEEN}
    assert reason(here, forward("2", "A1", 2)) is Reason.IN_KENNEL
    assert playing.give_up(here, A) == Refused(Reason.MUST_PLAY, card=Card.THIRTEEN, seat=A)
    assert leads(here, out("13", "A1")) == {0}


def test_g_t7_four_backward_from_the_start_and_eight_forward():
    for variant, ends in (("seed", {4}), (CLASSIC, {4, "H4"})):
        here = played(game("A1:0*", variant=variant), back("A1"))
        assert stands(here, "A1") == 60
        assert here.position.travelled[p("A1")] == -4
        here = game("A1:60/-4", variant=variant)
        assert leads(here, forward("8", "A1", 8)) == ends
    assert refused(game("A1:60/-4"), forward("8", "A1", 8, home=True)) == Refused(Reason.NO_LAP, p("A1"), number=64)


def test_g_t8_home_by_exact_count_or_on_along_the_ring():
    for count, square in ((5, 1), (6, 2), (8, 4)):
        wish = forward(str(count), "A1", count)
        assert leads(game("A1:60/60"), wish) == {f"H{square}", square}


def test_g_t9_too_many_for_home_lead_on_along_the_ring():
    here = game("A1:60/60")
    assert leads(here, forward("9", "A1", 9)) == {5}
    assert refused(here, forward("9", "A1", 9, home=True)) == Refused(Reason.NOT_EXACT, p("A1"), least=5, most=8)


def test_g_t10_a_pawn_that_has_just_come_out_cannot_go_home():
    assert leads(game("A1:0*"), forward("3", "A1", 3)) == {3}


def test_g_t11_a_pawn_that_landed_on_its_start_after_a_lap_can_go_home():
    assert leads(game("A1:0/64"), forward("3", "A1", 3)) == {3, "H3"}


def test_g_t12_no_pawn_passes_another_one_at_home():
    here = game("A1:60/60 A2:H2")
    assert leads(here, seven("A1 7")) == {3}
    barred = Refused(Reason.PASSES_AT_HOME, p("A1"), p("A2"), number=2, portion=1)
    assert refused(here, seven("A1 7 home")) == barred


def test_g_t13_a_pawn_on_its_own_start_blocks():
    blocked = refused(game("A1:14 B1:16"), forward("3", "A1", 3))
    assert blocked == Refused(Reason.BLOCKED, p("A1"), p("B1"))


def test_g_t14_landing_on_a_pawn_on_its_own_start():
    here = played(game("A1:14 B1:16"), forward("2", "A1", 2))
    assert (stands(here, "A1"), stands(here, "B1")) == (16, "kennel")
    protected = refused(game("A1:14 B1:16", variant=CLASSIC), forward("2", "A1", 2))
    assert protected == Refused(Reason.PROTECTED, p("A1"), p("B1"))


def test_g_t15_a_seven_passes_a_block():
    for variant in ("seed", CLASSIC):
        here = played(game("A1:14 B1:16", variant=variant), seven("A1 7"))
        assert (stands(here, "A1"), stands(here, "B1")) == (21, 16)


def test_g_t16_a_pawn_on_another_start_is_not_protected():
    for variant in ("seed", CLASSIC):
        here = played(game("A1:14 D1:16", variant=variant), forward("2", "A1", 2))
        assert stands(here, "D1") == "kennel"


def test_g_t17_the_partners_pawn_is_sent_back_too():
    here = played(game("A1:15 C1:20"), forward("5", "A1", 5))
    assert (stands(here, "A1"), stands(here, "C1")) == (20, "kennel")


def test_g_t18_one_of_two_moves_must_be_made_even_a_bad_one():
    here = game("A1:10 A2:13", hands={A: "3"})
    after = played(here, forward("3", "A1", 3))
    assert (stands(after, "A1"), stands(after, "A2")) == (13, "kennel")
    assert leads(here, forward("3", "A2", 3)) == {16}
    assert playing.give_up(here, A) == Refused(Reason.MUST_PLAY, card=Card.THREE, seat=A)


def test_g_t19_each_portion_of_a_seven_can_send_a_pawn_back():
    here = game("A1:5 A2:20 D1:8 B1:24")
    (move,) = meant(here, seven("A1 3, A2 4"))
    assert move.sent_back == (p("D1"), p("B1"))


def test_g_t20_passing_with_a_seven():
    for passes, place in (("landing_only", 8), ("all", "kennel")):
        here = played(game("A1:5 D1:8", seven_passes=passes), seven("A1 7"))
        assert (stands(here, "A1"), stands(here, "D1")) == (12, place)


def test_g_t21_a_seven_that_cannot_be_used_up_is_not_played():
    here = game("A1:H2", hands={A: "7"})
    assert not playing.has_legal_move(here, A)
    assert reason(here, seven("A1 7")) is Reason.TOO_FAR_AT_HOME
    assert refused(here, seven("A1 2")) == Refused(Reason.SEVEN_NOT_USED, number=2)
    assert granted(playing.give_up(here, A)).stock.discards == (Card.SEVEN,)


def test_g_t22_swapping_with_an_opponent():
    here = played(game("A1:3 D1:60"), swap("A1", "D1"))
    assert (stands(here, "A1"), stands(here, "D1")) == (60, 3)
    assert here.position.travelled[p("A1")] == 60


def test_g_t23_no_swap_with_a_pawn_on_a_start():
    assert refused(game("A1:3 D1:48"), swap("A1", "D1")) == Refused(Reason.SWAP_START, p("A1"), p("D1"))


def test_g_t24_no_swap_from_a_start():
    assert refused(game("A1:0 D1:60"), swap("A1", "D1")) == Refused(Reason.SWAP_START, p("A1"))


def test_g_t25_no_swap_with_the_partner():
    assert refused(game("A1:3 C1:40"), swap("A1", "C1")) == Refused(Reason.SWAP_PARTNER, p("A1"), p("C1"))


def test_g_t26_a_joker_lets_a_pawn_out():
    for acted in (None, "1/11", "13"):
        assert leads(game(""), out("joker", "A1", acted)) == {0}


def test_g_t27_coming_out_sends_a_foreign_pawn_back():
    here = played(game("B1:0"), out("13", "A1"))
    assert (stands(here, "A1"), stands(here, "B1")) == (0, "kennel")


def test_g_t28_coming_out_onto_an_own_pawn():
    here = played(game("A1:0"), out("13", "A2"))
    assert (stands(here, "A1"), stands(here, "A2")) == ("kennel", 0)
    protected = refused(game("A1:0", variant=CLASSIC), out("13", "A2"))
    assert protected == Refused(Reason.PROTECTED, p("A2"), p("A1"))


def test_g_t29_who_is_all_home_moves_the_partners_pawns():
    here = game("A1:H1 A2:H2 A3:H3 A4:H4 C1:40")
    assert leads(here, forward("5", "C1", 5)) == {45}
    assert reason(here, forward("5", "A1", 5)) is Reason.OWN_ARE_HOME


def test_g_t30_what_is_left_of_a_seven_is_for_the_partner():
    here = game("A1:63 A2:H2 A3:H3 A4:H4 C1:10")
    # From 63 one step leads to the start and a second one to the first home square.
    after = played(here, seven("A1 2 home, C1 5"))
    assert (stands(after, "A1"), stands(after, "C1")) == ("H1", 15)


def test_g_t31_no_pawn_goes_backward_at_home():
    assert refused(game("A1:H2"), back("A1")) == Refused(Reason.BACKWARD_AT_HOME, p("A1"))


def test_g_t32_the_start_player_changes_clockwise():
    new = GameState.new(settings_for(4, starter="Ben"))
    starters = []
    for _ in range(5):
        starters.append(new.start_seat)
        new = one_round(new)
    assert starters == [B, C, D, A, B]


def test_g_t33_the_first_team_with_eight_pawns_home_wins():
    home = " ".join(f"C{n}:H{n}" for n in range(1, 5))
    here = game(f"A1:63 A2:H2 A3:H3 A4:H4 {home} B1:20", hands={A: "2 3", B: "5"})
    after = played(here, forward("2", "A1", 2, home=True))
    assert after.over
    assert after.phase is Phase.OVER
    assert after.winners == ("Ann", "Cleo")


def test_g_t34_leaving_the_kennel_uses_up_the_card():
    here = game("", hands={A: "13", B: "2"})
    both = Wish(Card.THIRTEEN, Kind.OUT, (Step(p("A1"), 13),))
    assert reason(here, both) is Reason.OUT_IS_ALL
    after = played(here, out("13", "A1"))
    assert after.turn_seat == B
    assert playing.why_not(after, A, forward("13", "A1", 13)) == Refused(Reason.NOT_YOUR_TURN, seat=B)


def test_more_1_an_own_pawn_on_the_start_bars_the_way_home_except_with_a_seven():
    here = game("A1:0 A2:62")
    assert leads(here, forward("5", "A1", 5)) == {5}
    for home in (True, False):
        assert refused(here, forward("5", "A2", 5, home)) == Refused(Reason.BLOCKED, p("A2"), p("A1"))
    assert leads(here, seven("A2 5 home, A1 2")) == {"H3"}


def test_more_2_a_block_stops_the_backward_four():
    assert refused(game("A1:18 B1:16"), back("A1")) == Refused(Reason.BLOCKED, p("A1"), p("B1"))


def test_more_3_the_order_of_the_portions_counts():
    here = game("A1:5 A2:8")
    after = played(here, seven("A2 4, A1 3"))
    assert (stands(after, "A1"), stands(after, "A2")) == (8, 12)
    assert refused(here, seven("A1 3, A2 4")) == Refused(Reason.IN_KENNEL, p("A2"), portion=2)
    after = played(game("A1:5 A2:8 A3:20"), seven("A1 3, A3 4"))
    assert (stands(after, "A1"), stands(after, "A2")) == (8, "kennel")


def test_more_4_a_joker_as_a_seven_passes_a_block():
    here = game("A1:14 B1:16")
    assert leads(here, seven("A1 7", card="joker")) == {21}
    assert leads(here, forward("joker", "A1", 7)) == {21}


def test_more_5_the_partners_pawn_comes_out_for_who_is_all_home():
    here = game("A1:H1 A2:H2 A3:H3 A4:H4")
    assert leads(here, out("13", "C1")) == {32}


def test_more_6_a_swap_and_a_four_do_not_help_in_the_kennel():
    here = game("B1:20", hands={A: "swap 4", B: "2"})
    after = granted(playing.give_up(here, A))
    assert after.hands[A].is_out
    assert set(after.stock.discards) == set(cards("swap 4"))


def test_more_7_a_pawn_at_home_on_the_third_square():
    here = game("A1:H3 A2:62")
    assert leads(here, forward("6", "A2", 6)) == {4}
    assert leads(here, forward("4", "A2", 4)) == {2, "H2"}


def test_more_8_a_two_inside_the_home_must_be_played():
    here = game("A1:H2", hands={A: "7 2"})
    (move,) = playing.legal_moves(here, A)
    assert (move.card, move.trips[0].end) == (Card.TWO, -5)
    assert playing.give_up(here, A) == Refused(Reason.MUST_PLAY, card=Card.TWO, seat=A)


def test_more_9_the_card_received_is_not_the_one_passed_on():
    here = dealt(GameState.new(settings_for(4)))
    before = here.hands
    given = [hand.cards[0] for hand in before if hand.cards]
    for seat in range(4):
        assert here.hands[seat].count == 6
        here = granted(playing.pass_card(here, seat, given[seat]))
        if seat < 3:
            again = playing.pass_card(here, seat, (here.hands[seat].cards or ())[0])
            assert again == Refused(Reason.PASSED, seat=seat)
    for seat in range(4):
        expected = Counter(before[seat].cards) - Counter([given[seat]]) + Counter([given[(seat + 2) % 4]])
        assert Counter(here.hands[seat].cards) == expected


def test_more_10_who_is_out_plays_again_in_the_next_round():
    here = game("", hands={A: "2", B: "3", C: "5", D: "6"})
    for seat in (A, B, C, D):
        assert here.turn_seat == seat
        here = granted(playing.give_up(here, seat))
    assert (here.phase, here.round) == (Phase.DEAL, 2)
    here = exchanged(dealt(here))
    assert not any(hand.is_out for hand in here.hands)
    assert here.turn_seat == B
