"""The settings: what each value does, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dog.board import (
    A,
    B,
    C,
    D,
    back,
    forward,
    game,
    leads,
    out,
    p,
    played,
    reason,
    settings_for,
    seven,
    stands,
    swap,
)
from tests.games.dog.bots import NAMES
from tests.games.dog.rounds import dealt, exchanged
from voice_host.games.dog.rules import playing
from voice_host.games.dog.rules.game_state import GameState, Phase
from voice_host.games.dog.rules.pawns import COLOURS, name
from voice_host.games.dog.rules.refusal import Reason
from voice_host.games.dog.rules.settings import OF_VARIANT, Settings
from voice_host.script.shared.settings_error import SettingsError

A_HOME = "A1:H1 A2:H2 A3:H3 A4:H4"
C_HOME = "C1:H1 C2:H2 C3:H3 C4:H4"


def test_the_defaults_are_those_of_the_games_own_document():
    chosen = settings_for(4)
    assert (chosen.variant, chosen.spacing, chosen.direction) == ("seed", 16, "clockwise")
    assert (chosen.start_block, chosen.start_block_protected, chosen.backward_shortcut) == ("own_pawn", False, False)
    assert (chosen.seven_portions, chosen.seven_passes, chosen.seven_spills_to_partner) == (
        "one_per_pawn",
        "landing_only",
        True,
    )
    assert (chosen.swap_partner, chosen.swap_start, chosen.play_on) == (False, "any_start", False)
    assert chosen.two_player_mode == "alone"


def test_the_variant_sets_four_settings_together():
    for setting, (seed, classic) in OF_VARIANT.items():
        assert getattr(settings_for(4), setting) == seed
        assert getattr(settings_for(4, variant="classic"), setting) == classic


@pytest.mark.parametrize("setting", OF_VARIANT)
def test_a_single_setting_goes_before_the_variant(setting: str):
    seed, classic = OF_VARIANT[setting]
    for variant, value in (("seed", classic), ("classic", seed)):
        chosen = settings_for(4, **{"variant": variant, setting: value})
        assert getattr(chosen, setting) == value
        others = [other for other in OF_VARIANT if other != setting]
        plain = settings_for(4, variant=variant)
        assert [getattr(chosen, other) for other in others] == [getattr(plain, other) for other in others]


def test_g1_four_pawns_each_in_six_colours():
    new = GameState.new(settings_for(6))
    assert len(new.position.places) == 24
    assert COLOURS == ("red", "blue", "green", "yellow", "white", "black")
    assert name(p("A1")) == "red 1"
    assert name(p("F4")) == "black 4"


@pytest.mark.parametrize(("players", "spacing", "ring"), [(4, 16, 64), (6, 16, 96), (4, 15, 60), (2, 16, 64)])
def test_g2_spacing(players: int, spacing: int, ring: int):
    track = settings_for(players, spacing=spacing).track
    assert track.length == ring
    assert track.starts[:3] == (0, spacing, 2 * spacing)


def test_spacing_moves_the_starts_and_the_lap():
    assert leads(game("A1:56/56", spacing=15), forward("5", "A1", 5)) == {1, "H1"}
    assert leads(game("A1:56/56", spacing=16), forward("5", "A1", 5)) == {61}


def test_direction_says_whose_start_comes_next():
    here = game("A1:14 B1:16", direction="clockwise")
    assert reason(here, forward("3", "A1", 3)) is Reason.BLOCKED
    here = game("A1:14 D1:16", direction="anticlockwise")
    assert settings_for(4, direction="anticlockwise").track.starts == (0, 48, 32, 16)
    assert reason(here, forward("3", "A1", 3)) is Reason.BLOCKED
    assert leads(game("A1:14 B1:16", direction="anticlockwise"), forward("3", "A1", 3)) == {17}


@pytest.mark.parametrize(
    ("players", "seats"), [(2, (0, 2)), (3, (0, 1, 2)), (4, (0, 1, 2, 3)), (5, (0, 1, 2, 3, 4)), (6, tuple(range(6)))]
)
def test_g3_where_players_sit(players: int, seats: tuple[int, ...]):
    chosen = settings_for(players)
    assert chosen.seats == seats
    assert chosen.board_seats == (4 if players < 5 else 6)
    assert chosen.in_teams == (players in (4, 6))
    partners = [chosen.partner(seat) for seat in seats]
    assert partners == ([(seat + players // 2) % players for seat in seats] if players in (4, 6) else [None] * players)


def test_g3_two_players_have_one_colour_each_or_two():
    assert game("", players=2).settings.own_colours(A) == (A,)
    two = game("A1:3 C1:40", players=2, two_player_mode="two_colours")
    assert two.settings.seats == (A, B)
    assert leads(two, forward("5", "A1", 5)) == {8}
    assert leads(two, forward("5", "C1", 5)) == {45}
    assert stands(played(two, seven("A1 3, C1 4")), "C1") == 44
    assert reason(two, forward("5", "B1", 5)) is Reason.NOT_YOUR_PAWN
    assert reason(game("A1:3 C1:40", players=2), forward("5", "C1", 5)) is Reason.NOT_YOUR_PAWN


def test_g3_with_two_colours_nothing_is_passed_and_eight_pawns_win():
    here = dealt(GameState.new(settings_for(2, two_player_mode="two_colours")))
    assert here.phase is Phase.PLAY
    three = "A1:H2 A2:H3 A3:H4 A4:63"
    here = game(f"{three} {C_HOME}", players=2, two_player_mode="two_colours")
    assert played(here, forward("2", "A4", 2, home=True)).winners == ("Ann",)
    here = game(f"{three} C1:33", players=2, two_player_mode="two_colours", hands={B: "2"})
    assert not played(here, forward("2", "A4", 2, home=True)).over


@pytest.mark.parametrize("players", [2, 3, 5])
def test_g3_who_plays_alone_wins_with_four_pawns(players: int):
    before_start = settings_for(players).track.length - 2
    here = game(f"A1:H2 A2:H3 A3:H4 A4:{before_start}", players=players)
    assert played(here, forward("3", "A4", 3, home=True)).winners == ("Ann",)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_g3_who_plays_alone_passes_to_the_left(players: int):
    before = dealt(GameState.new(settings_for(players)))
    given = {seat: (before.hands[seat].cards or ())[0] for seat in before.settings.seats}
    after = exchanged(before)
    for seat, card in given.items():
        assert card in (after.hands[before.settings.left_of(seat)].cards or ())


def test_start_block_of_every_own_pawn_or_only_a_fresh_one():
    for fresh, block, is_blocked in (
        ("", "own_pawn", True),
        ("*", "own_pawn", True),
        ("", "fresh_only", False),
        ("*", "fresh_only", True),
    ):
        here = game(f"A1:14 B1:16{fresh}", start_block=block)
        if is_blocked:
            assert reason(here, forward("3", "A1", 3)) is Reason.BLOCKED
        else:
            assert leads(here, forward("3", "A1", 3)) == {17}


def test_start_block_protected():
    for fresh, block, protected, is_safe in (
        ("", "own_pawn", False, False),
        ("", "own_pawn", True, True),
        ("", "fresh_only", True, False),
        ("*", "fresh_only", True, True),
    ):
        here = game(f"A1:14 B1:16{fresh}", start_block=block, start_block_protected=protected)
        if is_safe:
            assert reason(here, forward("2", "A1", 2)) is Reason.PROTECTED
            assert reason(here, seven("A1 2, B1 5")) is Reason.PROTECTED
        else:
            assert stands(played(here, forward("2", "A1", 2)), "B1") == "kennel"


def test_nobody_comes_out_onto_a_protected_own_pawn():
    for block, fresh, is_safe in (("own_pawn", "", True), ("fresh_only", "", False), ("fresh_only", "*", True)):
        here = game(f"A1:0{fresh}", start_block=block, start_block_protected=True)
        if is_safe:
            assert reason(here, out("13", "A2")) is Reason.PROTECTED
        else:
            assert stands(played(here, out("13", "A2")), "A1") == "kennel"


def test_backward_shortcut():
    for shortcut, ends in ((False, {4}), (True, {4, "H4"})):
        assert leads(game("A1:60/-4", backward_shortcut=shortcut), forward("8", "A1", 8)) == ends
    fresh = game("A1:0*", backward_shortcut=True)
    assert leads(fresh, forward("3", "A1", 3)) == {3}


def test_g9_portions_of_a_seven():
    assert reason(game("A1:5"), seven("A1 3, A1 4")) is Reason.PORTION_TWICE
    here = game("A1:5 B1:8", seven_portions="free")
    after = played(here, seven("A1 3, A1 4"))
    assert (stands(after, "A1"), stands(after, "B1")) == (12, "kennel")


def test_g6_a_seven_that_passes_all_spares_who_is_protected_or_home():
    here = game("A1:12 A2:14 C1:15 B1:16", seven_passes="all", start_block_protected=True)
    after = played(here, seven("A1 7"))
    assert [stands(after, who) for who in ("A1", "A2", "C1", "B1")] == [19, "kennel", "kennel", 16]
    here = game("A1:12 B1:16", seven_passes="all", start_block_protected=False)
    assert stands(played(here, seven("A1 7")), "B1") == "kennel"
    here = game("A1:60/60 D1:62 B1:0 A2:H4", seven_passes="all")
    after = played(here, seven("A1 7 home"))
    assert [stands(after, who) for who in ("A1", "D1", "B1", "A2")] == ["H3", "kennel", "kennel", "H4"]


def test_g8_the_rest_of_a_seven_is_for_the_partner_or_it_is_not():
    text = "A1:63 A2:H2 A3:H3 A4:H4 C1:10"
    assert stands(played(game(text), seven("A1 2 home, C1 5")), "C1") == 15
    here = game(text, seven_spills_to_partner=False)
    assert reason(here, seven("A1 2 home, C1 5")) is Reason.NO_SPILL
    assert leads(game(f"{A_HOME} C1:10", seven_spills_to_partner=False), seven("C1 7")) == {17}


def test_swap_partner():
    here = game("A1:3 C1:40", swap_partner=True)
    assert stands(played(here, swap("A1", "C1")), "C1") == 3
    assert reason(game("A1:3 C1:40", swap_partner=False), swap("A1", "C1")) is Reason.SWAP_PARTNER


def test_g7_swaps_on_a_start():
    for swap_start, other, is_fixed in (
        ("any_start", "D1:16", True),
        ("own_start", "D1:16", False),
        ("own_start", "D1:48", True),
    ):
        here = game(f"A1:3 {other}", swap_start=swap_start)
        if is_fixed:
            assert reason(here, swap("A1", "D1")) is Reason.SWAP_START
        else:
            assert leads(here, swap("A1", "D1")) == {16}


def test_g7_the_start_of_a_seat_where_nobody_sits_is_a_square_as_any():
    assert leads(game("A1:3 B1:48", players=3), swap("A1", "B1")) == {48}


def test_m9_play_on():
    text = "A1:H2 A2:H3 A3:H4 A4:94 D1:H1 D2:H2 D3:H3 D4:H4 B1:20"
    hands = {A: "3 5", B: "5", D: "6"}
    stops = played(game(text, players=6, hands=hands), forward("3", "A4", 3, home=True))
    assert stops.over
    goes_on = played(game(text, players=6, hands=hands, play_on=True), forward("3", "A4", 3, home=True))
    assert not goes_on.over
    assert goes_on.winners == ("Ann", "Dan")
    assert goes_on.turn_seat == B
    assert goes_on.active == (1, 2, 4, 5)
    assert goes_on.hands[A].count == goes_on.hands[D].count == 0
    assert len(goes_on.stock.discards) == 3
    after = played(goes_on, forward("5", "B1", 5))
    assert (after.phase, after.start_seat) == (Phase.DEAL, B)
    assert len(playing.lots(after)) == 4
    assert exchanged(dealt(after)).turn_seat == B


def test_m9_with_play_on_the_game_ends_when_one_side_is_left():
    text = "A1:H2 A2:H3 A3:H4 A4:62 B1:H1 B2:H2 B3:H3 B4:H4"
    here = game(text, players=3, play_on=True)
    one_finished = GameState(here.settings, here.position, here.hands, A, Phase.PLAY, 1, A, finished=(B,))
    after = played(one_finished, forward("3", "A4", 3, home=True))
    assert after.over
    assert after.finished == (B, A)
    assert after.winners == ("Ben",)


def test_m9_who_plays_alone_passes_over_who_is_finished():
    here = game("B1:H1 B2:H2 B3:H3 B4:H4", players=3, play_on=True)
    here = GameState(here.settings, here.position, here.hands, A, finished=(B,))
    assert here.receiver(A) == C
    assert here.receiver(C) == A


def test_g10_the_first_named_begins_unless_another_was_chosen():
    assert GameState.new(settings_for(4)).start_seat == A
    assert GameState.new(settings_for(4, starter="Dan")).start_seat == D
    assert GameState.new(settings_for(2, starter="Ben")).start_seat == C


@pytest.mark.parametrize(
    ("options", "names"),
    [
        ({"players": ("Ann",)}, "two to six"),
        ({"players": (*NAMES, "Gil")}, "two to six"),
        ({"players": ("Ann", "ann")}, "a name of their own"),
        ({"starter": "Zoe"}, "Zoe"),
        ({"variant": "old"}, "variant"),
        ({"direction": "left"}, "direction"),
        ({"two_player_mode": "both"}, "two_player_mode"),
        ({"two_player_mode": "two_colours"}, "two players"),
        ({"start_block": "never"}, "start_block"),
        ({"seven_portions": "two"}, "seven_portions"),
        ({"seven_passes": "some"}, "seven_passes"),
        ({"swap_start": "none"}, "swap_start"),
        ({"spacing": 7}, "8 to 30"),
        ({"spacing": 31}, "8 to 30"),
    ],
)
def test_what_cannot_be(options: dict[str, Any], names: str):
    with pytest.raises(SettingsError, match=names):
        Settings(**{"players": NAMES[:4], **options})


def test_the_four_backward_wraps_round_in_any_direction():
    assert stands(played(game("A1:2", direction="anticlockwise"), back("A1")), "A1") == 62
