"""Not allowed, and why: one exact reason, with its facts."""

from __future__ import annotations

import pytest

from tests.games.dog.board import A, B, back, forward, game, out, p, refused, seven, swap
from voice_host.games.dog.rules import playing
from voice_host.games.dog.rules.cards import Card
from voice_host.games.dog.rules.game_state import GameState, PhaseError
from voice_host.games.dog.rules.moves import Kind, Step, Wish
from voice_host.games.dog.rules.refusal import Reason, Refused

no = Refused
A_HOME = "A1:H1 A2:H2 A3:H3 A4:H4"
BOTH = Wish(Card.FIVE, Kind.FORWARD, (Step(p("A1"), 5), Step(p("A2"), 5)))

CASES: list[tuple[str, str, Wish, Refused]] = [
    ("in the kennel", "", forward("5", "A1", 5), no(Reason.IN_KENNEL, p("A1"))),
    ("in the kennel, backward", "", back("A1"), no(Reason.IN_KENNEL, p("A1"))),
    ("in the kennel, a seven", "A1:3", seven("A1 3, A2 4"), no(Reason.IN_KENNEL, p("A2"), portion=2)),
    ("out already", "A1:3", out("13", "A1"), no(Reason.NOT_IN_KENNEL, p("A1"))),
    ("out already, at home", "A1:H3", out("13", "A1"), no(Reason.NOT_IN_KENNEL, p("A1"))),
    ("no way out", "", out("12", "A1"), no(Reason.CARD_CANNOT, p("A1"), card=Card.TWELVE)),
    ("other steps", "A1:3", forward("5", "A1", 6), no(Reason.CARD_CANNOT, p("A1"), card=Card.FIVE)),
    (
        "not twelve",
        "A1:3",
        forward("1/11", "A1", 12),
        no(Reason.CARD_CANNOT, p("A1"), card=Card.ONE_ELEVEN),
    ),
    ("five backward", "A1:9", back("A1", 5), no(Reason.CARD_CANNOT, p("A1"), card=Card.FOUR)),
    ("backward by a five", "A1:9", back("A1", 4, "5"), no(Reason.CARD_CANNOT, p("A1"), card=Card.FIVE)),
    ("splitting an eight", "A1:9", seven("A1 7", "8"), no(Reason.CARD_CANNOT, p("A1"), card=Card.EIGHT)),
    ("swapping by a nine", "A1:9 B1:20", swap("A1", "B1", "9"), no(Reason.CARD_CANNOT, p("A1"), card=Card.NINE)),
    ("walking by a swap", "A1:9", forward("swap", "A1", 4), no(Reason.CARD_CANNOT, p("A1"), card=Card.SWAP)),
    ("swapping by a seven", "A1:9 B1:20", swap("A1", "B1", "7"), no(Reason.CARD_CANNOT, p("A1"), card=Card.SEVEN)),
    ("a joker of fourteen", "A1:9", forward("joker", "A1", 14), no(Reason.CARD_CANNOT, card=Card.JOKER)),
    (
        "joker as 5",
        "A1:9",
        forward("joker", "A1", 6, as_card="5"),
        no(Reason.CARD_CANNOT, p("A1"), card=Card.FIVE),
    ),
    ("a joker as a joker", "", out("joker", "A1", "joker"), no(Reason.AS_JOKER, card=Card.JOKER)),
    ("a five as a six", "A1:3", forward("5", "A1", 6, as_card="6"), no(Reason.CARD_CANNOT, card=Card.FIVE)),
    ("a five for two", "A1:3 A2:9", BOTH, no(Reason.ONE_PAWN, p("A2"), card=Card.FIVE)),
    ("not mine", "B1:20", forward("5", "B1", 5), no(Reason.NOT_YOUR_PAWN, p("B1"))),
    ("not mine, out", "", out("13", "D1"), no(Reason.NOT_YOUR_PAWN, p("D1"))),
    ("not mine, in a seven", "A1:3 D1:9", seven("A1 3, D1 4"), no(Reason.NOT_YOUR_PAWN, p("D1"), portion=2)),
    (
        "the partner's too early",
        "A1:H4 C1:40",
        forward("5", "C1", 5),
        no(Reason.PARTNER_NOT_YET, p("C1"), number=3),
    ),
    (
        "the partner's too early in a seven",
        "A1:20 A2:H2 A3:H3 A4:H4 C1:40",
        seven("A1 3, C1 4"),
        no(Reason.PARTNER_NOT_YET, p("C1"), number=1, portion=2),
    ),
    ("own are home", f"{A_HOME} C1:40", forward("5", "A2", 5), no(Reason.OWN_ARE_HOME, p("A2"))),
    ("blocked by the partner", "A1:30 C1:32", forward("5", "A1", 5), no(Reason.BLOCKED, p("A1"), p("C1"))),
    ("blocked by an own pawn", "A1:62 A2:0", forward("5", "A1", 5, True), no(Reason.BLOCKED, p("A1"), p("A2"))),
    ("blocked backward", "A1:50 D1:48", back("A1"), no(Reason.BLOCKED, p("A1"), p("D1"))),
    ("home taken", "A1:62 A2:H2", forward("4", "A1", 4, True), no(Reason.HOME_TAKEN, p("A1"), p("A2"), number=2)),
    (
        "home passes",
        "A1:62 A2:H2",
        forward("5", "A1", 5, True),
        no(Reason.PASSES_AT_HOME, p("A1"), p("A2"), number=2),
    ),
    ("inside: taken", "A1:H1 A2:H3", forward("2", "A1", 2), no(Reason.HOME_TAKEN, p("A1"), p("A2"), number=3)),
    (
        "inside: passes",
        "A1:H1 A2:H3",
        forward("3", "A1", 3),
        no(Reason.PASSES_AT_HOME, p("A1"), p("A2"), number=3),
    ),
    ("inside: too far", "A1:H2", forward("3", "A1", 3), no(Reason.TOO_FAR_AT_HOME, p("A1"), most=2)),
    ("leaves home", "A1:H2", forward("3", "A1", 3, False), no(Reason.LEAVES_HOME, p("A1"))),
    ("too far for home", "A1:62", forward("8", "A1", 8, True), no(Reason.NOT_EXACT, p("A1"), least=3, most=6)),
    ("too near for home", "A1:62", forward("2", "A1", 2, True), no(Reason.NOT_EXACT, p("A1"), least=3, most=6)),
    ("no lap", "A1:62/-2", forward("5", "A1", 5, True), no(Reason.NO_LAP, p("A1"), number=64)),
    ("backward inside home", "A1:H3", back("A1"), no(Reason.BACKWARD_AT_HOME, p("A1"))),
    (
        "backward into home",
        "A1:3/67",
        Wish(Card.FOUR, Kind.BACKWARD, (Step(p("A1"), 4, True),)),
        no(Reason.BACKWARD_AT_HOME, p("A1")),
    ),
    ("swap own", "A1:3 A2:9", swap("A1", "A2"), no(Reason.SWAP_OWN, p("A1"), p("A2"))),
    ("swap partner", "A1:3 C1:40", swap("A1", "C1"), no(Reason.SWAP_PARTNER, p("A1"), p("C1"))),
    ("swap not mine", "B1:20 D1:3", swap("B1", "D1"), no(Reason.NOT_YOUR_PAWN, p("B1"))),
    ("swap from the kennel", "B1:20", swap("A1", "B1"), no(Reason.SWAP_KENNEL, p("A1"))),
    ("swap in the kennel", "A1:3", swap("A1", "B1"), no(Reason.SWAP_KENNEL, p("A1"), p("B1"))),
    ("swap from home", "A1:H3 B1:20", swap("A1", "B1"), no(Reason.SWAP_HOME, p("A1"))),
    ("swap at home", "A1:3 B1:H1", swap("A1", "B1"), no(Reason.SWAP_HOME, p("A1"), p("B1"))),
    ("swap from a start", "A1:16 B1:20", swap("A1", "B1"), no(Reason.SWAP_START, p("A1"))),
    ("swap on a start", "A1:3 B1:0", swap("A1", "B1"), no(Reason.SWAP_START, p("A1"), p("B1"))),
    ("six of seven", "A1:3 A2:9", seven("A1 3, A2 3"), no(Reason.SEVEN_NOT_USED, number=6)),
    ("eight of seven", "A1:3 A2:9", seven("A1 3, A2 5"), no(Reason.SEVEN_NOT_USED, number=8)),
    ("a seven as a three", "A1:3", forward("7", "A1", 3), no(Reason.SEVEN_NOT_USED, number=3)),
    ("nothing for one", "A1:3 A2:9", seven("A1 7, A2 0"), no(Reason.EMPTY_PORTION, p("A2"), portion=2)),
    ("twice the same", "A1:3 A2:9", seven("A1 3, A1 4"), no(Reason.PORTION_TWICE, p("A1"), portion=2)),
    (
        "the second portion is barred at home",
        "A1:62 A2:61 A3:H4",
        seven("A1 3 home, A2 4 home"),
        no(Reason.HOME_TAKEN, p("A2"), p("A1"), number=1, portion=2),
    ),
]


@pytest.mark.parametrize(("pawns", "wish", "why"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_one_reason_with_its_facts(pawns: str, wish: Wish, why: Refused):
    assert refused(game(pawns), wish) == why


def test_every_reason_is_given_somewhere():
    elsewhere = {
        Reason.NOT_YOUR_TURN,
        Reason.NOT_IN_HAND,
        Reason.OUT_IS_ALL,
        Reason.PROTECTED,
        Reason.NO_SPILL,
        Reason.MUST_PLAY,
        Reason.NOT_ALL_SHOWN,
        Reason.PASSED,
    }
    assert {case[3].reason for case in CASES} | elsewhere == set(Reason)


def test_protected_in_the_classic_variant():
    assert refused(game("A1:46 D1:48", variant="classic"), forward("2", "A1", 2)).reason is Reason.PROTECTED


def test_a_card_that_is_not_in_the_hand():
    here = game("A1:3", hands={A: "5"})
    assert playing.why_not(here, A, forward("6", "A1", 6)) == Refused(Reason.NOT_IN_HAND, card=Card.SIX, seat=A)
    assert playing.why_not(here, A, forward("5", "A1", 5)) is None


def test_another_players_turn():
    here = game("A1:3 B1:20", hands={A: "5", B: "5"})
    turn = Refused(Reason.NOT_YOUR_TURN, seat=A)
    assert playing.why_not(here, B, forward("5", "B1", 5)) == turn
    assert playing.give_up(here, B) == turn


def test_passing_a_card_that_is_not_in_the_hand():
    here = playing.deal(GameState.new(game("").settings), (1, 1, 1, 1))
    strange = next(card for card in Card if card not in (here.hands[A].cards or ()))
    assert playing.pass_card(here, A, strange) == Refused(Reason.NOT_IN_HAND, card=strange, seat=A)


def test_something_at_the_wrong_time_is_a_mistake_of_the_script():
    new = GameState.new(game("").settings)
    with pytest.raises(PhaseError):
        playing.why_not(new, A, forward("5", "A1", 5))
    with pytest.raises(PhaseError):
        playing.lots(game("A1:3"))


def test_a_wish_without_the_pawn_to_swap_with_is_a_mistake_of_the_script():
    with pytest.raises(ValueError, match="nobody wishes"):
        playing.why_not(game("A1:3", hands={A: "swap"}), A, Wish(Card.SWAP, Kind.SWAP, (Step(p("A1")),)))


def test_a_move_that_leads_elsewhere_is_a_mistake_of_the_script():
    here = game("A1:3", hands={A: "5"})
    (move,) = playing.legal_moves(here, A)
    wrong = move._replace(trips=(move.trips[0]._replace(end=9),))
    with pytest.raises(ValueError, match="leads to"):
        playing.play(here, A, wrong)
