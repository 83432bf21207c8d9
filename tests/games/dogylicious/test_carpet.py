from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from voice_host.games.dogylicious.rules.carpet import DEFAULT_CARPET, DIRECTIONS, Carpet, CarpetError, Tile
from voice_host.games.dogylicious.rules.naming import SIDES, TileName, name_of, named, on_side, telling_apart

NEAR_SIDES = ["row four", "row one", "column one", "column five"]
NUMBERS = [number for number in range(1, 11) for _ in range(2)]

carpets = st.builds(Carpet.of_numbers, st.permutations(NUMBERS), st.sampled_from(NEAR_SIDES))
odd_carpets = st.builds(
    Carpet.of_numbers, st.lists(st.integers(1, 10), min_size=20, max_size=20), st.sampled_from(NEAR_SIDES)
)


def test_the_default_carpet_has_every_number_twice_and_the_high_ones_in_the_middle():
    assert DEFAULT_CARPET.uneven_numbers() == ()
    assert len(DEFAULT_CARPET.edge_tiles) == 14
    edge = sorted(DEFAULT_CARPET.number(tile) for tile in DEFAULT_CARPET.edge_tiles)
    assert edge == sorted([1, 2, 3, 4, 5, 6, 7] * 2)


def test_around_the_near_ten_lie_what_the_rules_say():
    around = DEFAULT_CARPET.around(Tile(3, 4))
    assert {way: DEFAULT_CARPET.number(tile) for way, tile in around.items()} == {
        "forward": 10,
        "back": 7,
        "left": 10,
        "right": 6,
    }
    assert set(DEFAULT_CARPET.around(Tile(1, 1))) == {"back", "right"}


@pytest.mark.parametrize(
    ("near_side", "forward", "right"),
    [
        ("row four", (1, 3), (2, 4)),
        ("row one", (3, 3), (2, 2)),
        ("column one", (2, 4), (3, 3)),
        ("column five", (2, 2), (1, 3)),
    ],
)
def test_forward_leads_away_from_the_players(near_side, forward, right):
    carpet = Carpet(DEFAULT_CARPET.rows, near_side)
    assert carpet.toward(Tile(2, 3), "forward") == forward
    assert carpet.toward(Tile(2, 3), "right") == right


def test_a_carpet_is_read_from_text_and_back():
    text = "1 6 3 5 2 / 7 9 8 10 4 / 5 8 10 9 6 / 2 4 1 7 3"
    assert Carpet.parse(text) == DEFAULT_CARPET
    assert DEFAULT_CARPET.text() == text
    assert Carpet.parse("1,6,3,5,2\n7, 9, 8, 10, 4\n5 8 10 9 6\n2 4 1 7 3\n") == DEFAULT_CARPET


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("1 2 3", "four rows of five numbers, twenty in all; these are 3 numbers"),
        ("1 6 3 5 2 / 7 9 8 10 4 / 5 8 10 9 6 / 2 4 1 7", "these are 19 numbers"),
        ("1 6 3 5 2 / 7 9 8 10 4 / 5 8 10 9 6 / 2 4 1 7 eleven", "'eleven' is none from 1 to 10"),
        ("1 6 3 5 2 / 7 9 8 10 4 / 5 8 10 9 6 / 2 4 1 7 11", "from 1 to 10, so 11 cannot be one"),
        ("", "these are 0 numbers"),
    ],
)
def test_what_is_no_carpet_is_told_in_a_sentence(text, sentence):
    with pytest.raises(CarpetError, match=sentence):
        Carpet.parse(text)


def test_rows_read_aloud_need_twenty_numbers():
    with pytest.raises(CarpetError, match="these are 19 numbers"):
        Carpet.of_numbers(NUMBERS[:-1])


def test_players_stand_at_a_side_that_exists():
    with pytest.raises(CarpetError, match="row four, row one, column one, column five, not at 'the door'"):
        Carpet(DEFAULT_CARPET.rows, "the door")


def test_a_number_that_is_not_there_twice_is_only_a_warning():
    carpet = Carpet.parse("1 6 3 5 2 / 7 9 8 10 4 / 5 8 9 9 6 / 2 4 4 7 7")
    assert carpet.uneven_numbers() == ((1, 1), (3, 1), (4, 3), (7, 3), (9, 3), (10, 1))


def test_near_and_far_tell_the_two_of_a_number_apart():
    assert named(DEFAULT_CARPET, 7, "near") == ((4, 4),)
    assert named(DEFAULT_CARPET, 9, "far") == ((2, 2),)
    assert named(DEFAULT_CARPET, 8, "left") == ((3, 2),)
    assert named(DEFAULT_CARPET, 8) == ((2, 3), (3, 2))
    assert name_of(DEFAULT_CARPET, Tile(3, 4)) == TileName(9, "near")


def test_a_tile_named_by_row_and_column():
    assert named(DEFAULT_CARPET, row=2, column=3) == ((2, 3),)
    assert named(DEFAULT_CARPET, 10, row=2) == ((2, 4),)
    assert named(DEFAULT_CARPET, 9, row=1) == ()


def test_in_one_row_left_and_right_tell_apart_and_near_tells_nothing():
    carpet = Carpet.parse("1 1 3 3 2 / 2 4 4 5 5 / 6 6 7 7 8 / 8 9 9 10 10")
    assert name_of(carpet, Tile(1, 2)) == TileName(1, "right")
    assert named(carpet, 1, "near") == ((1, 1), (1, 2))


def test_the_middle_one_of_three_is_named_by_row_and_column():
    carpet = Carpet.parse("7 6 3 5 2 / 7 9 8 10 4 / 7 8 10 9 6 / 2 4 1 1 3")
    assert name_of(carpet, Tile(2, 1)) == TileName(7, None, 2, 1)
    assert telling_apart(carpet, named(carpet, 7)) == ()


def test_a_number_that_lies_there_once_needs_no_side():
    carpet = Carpet.parse("1 6 3 5 2 / 7 9 8 10 4 / 5 8 10 9 6 / 2 4 1 7 7")
    assert name_of(carpet, Tile(1, 3)) == TileName(3)


@given(odd_carpets)
def test_every_name_the_host_says_means_one_tile(carpet):
    for tile in carpet.tiles:
        name = name_of(carpet, tile)
        assert named(carpet, name.number, name.side, name.row, name.column) == (tile,)


@given(carpets)
def test_two_side_words_tell_the_two_tiles_of_every_number_apart(carpet):
    for number in range(1, 11):
        pair = named(carpet, number)
        words = telling_apart(carpet, pair)
        assert {on_side(carpet, pair, word) for word in words} == {(pair[0],), (pair[1],)}


@given(odd_carpets, st.integers(1, 10), st.sampled_from(SIDES))
def test_a_side_never_makes_a_name_mean_nothing(carpet, number, side):
    without = named(carpet, number)
    assert set(named(carpet, number, side)) <= set(without)
    assert bool(named(carpet, number, side)) == bool(without)


@given(carpets, st.sampled_from(DEFAULT_CARPET.tiles), st.sampled_from(DIRECTIONS))
def test_the_way_back_leads_back(carpet, tile, direction):
    opposite = {"forward": "back", "back": "forward", "left": "right", "right": "left"}
    there = carpet.toward(tile, direction)
    if there is not None:
        assert carpet.toward(there, opposite[direction]) == tile
        assert tile in carpet.neighbours(there)
