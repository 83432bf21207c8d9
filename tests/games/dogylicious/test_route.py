from __future__ import annotations

import pytest
from hypothesis import example, given, strategies as st

from tests.games.dogylicious.plays import refused, tiles
from voice_host.games.dogylicious.rules.carpet import DEFAULT_CARPET, DIRECTIONS, Tile
from voice_host.games.dogylicious.rules.naming import named
from voice_host.games.dogylicious.rules.pieces import pieces
from voice_host.games.dogylicious.rules.refusal import Reason, Refused
from voice_host.games.dogylicious.rules.route import check_route, free_targets, read_route, route_exists

any_tile = st.sampled_from(DEFAULT_CARPET.tiles)
some_tiles = st.frozensets(any_tile, max_size=12)


def distance(a: Tile, b: Tile) -> int:
    return abs(a.row - b.row) + abs(a.column - b.column)


def by_number(*numbers: int) -> list[tuple[Tile, ...]]:
    return [named(DEFAULT_CARPET, number) for number in numbers]


def walked_out(standing: Tile, target: Tile, closed: frozenset[Tile], made: int = 0) -> bool:
    """Say by trying every way whether a route of three or more steps leads to the target."""
    if standing == target:
        return made >= 3
    closed = closed | {standing}
    return any(
        walked_out(tile, target, closed, made + 1) for tile in DEFAULT_CARPET.neighbours(standing) if tile not in closed
    )


def read(standing, said, target, visited=()):
    return read_route(DEFAULT_CARPET, Tile(*standing), said, Tile(*target), tiles(visited))


def test_numbers_are_read_by_which_of_the_two_is_near():
    assert read((4, 4), by_number(1, 10, 9), (3, 4)) == (tiles([(4, 3), (3, 3), (3, 4)]),)


def test_directions_are_read_from_where_the_dog_stands():
    assert read((4, 4), ["left", "forward", "right"], (3, 4)) == (tiles([(4, 3), (3, 3), (3, 4)]),)


def test_numbers_and_directions_may_be_mixed():
    assert read((4, 4), [*by_number(1), "forward", *by_number(9)], (3, 4)) == (tiles([(4, 3), (3, 3), (3, 4)]),)


def test_a_route_that_can_be_read_two_ways_has_both_readings():
    # from the far nine to the near ten over either eight
    readings = read((2, 1), by_number(9, 8, 10), (3, 3))
    assert readings == (tiles([(2, 2), (2, 3), (3, 3)]), tiles([(2, 2), (3, 2), (3, 3)]))


@pytest.mark.parametrize(
    ("said", "reason", "at"),
    [
        (["left", "forward"], Reason.TOO_SHORT, 2),
        ([], Reason.TOO_SHORT, None),
        (["left", "left", "left", "left"], Reason.OFF_THE_CARPET, 4),
        (["left", "right", "forward"], Reason.VISITED_TWICE, 2),
        (["left", "left", "left"], Reason.WRONG_END, 3),
        ([*by_number(1), *by_number(9), *by_number(9)], Reason.NOT_A_NEIGHBOUR, 2),
        ([*by_number(1, 10), (), *by_number(9)], Reason.NO_SUCH_TILE, 3),
        (["left", "forward", "right", "right"], Reason.WRONG_END, 4),
    ],
)
def test_a_route_that_cannot_be_walked_is_refused_with_its_reason(said, reason, at):
    problem = refused(read((4, 4), said, (3, 4)))
    assert (problem.reason, problem.at) == (reason, at)


def test_the_refusal_is_about_the_reading_that_came_furthest():
    # one eight touches the nine but was walked over; that the other is far away would tell nothing
    problem = refused(read((2, 1), by_number(9, 8, 9), (3, 4)))
    assert (problem.reason, problem.at, problem.tile) == (Reason.VISITED_TWICE, 3, (2, 2))


def test_a_route_that_ends_elsewhere_is_refused_with_its_end():
    assert refused(read((4, 4), ["left", "left", "left"], (3, 4))).tile == (4, 1)


def test_the_way_does_not_lead_over_the_target():
    problem = refused(read((4, 4), ["left", "forward", "right", "forward", "right", "back", "left"], (3, 4)))
    assert (problem.reason, problem.at, problem.tile) == (Reason.VISITED_TWICE, 7, (3, 4))


def test_every_tile_is_a_target_from_every_edge_tile():
    for start in DEFAULT_CARPET.edge_tiles:
        assert set(free_targets(DEFAULT_CARPET, start, (), ())) == set(DEFAULT_CARPET.tiles) - {start}


def test_every_tile_is_three_steps_from_some_edge_tile():
    for target in DEFAULT_CARPET.tiles:
        assert any(distance(start, target) in (1, 3) for start in DEFAULT_CARPET.edge_tiles)
        assert any(
            check_route(DEFAULT_CARPET, start, (first, second, target), target, ()) is None
            for start in DEFAULT_CARPET.edge_tiles
            for first in DEFAULT_CARPET.neighbours(start)
            for second in DEFAULT_CARPET.neighbours(first)
        )


@example(Tile(2, 2), Tile(1, 1), frozenset(tiles([(2, 1), (1, 3)])))  # only two steps lead into the corner
@example(Tile(1, 2), Tile(1, 1), frozenset(tiles([(2, 1)])))  # only one does
@given(any_tile, any_tile, some_tiles)
def test_a_route_exists_exactly_when_one_is_found_by_trying_all(standing, target, visited):
    found = target not in visited and walked_out(standing, target, visited)
    assert route_exists(DEFAULT_CARPET, standing, target, visited) == found


@given(any_tile, st.lists(st.sampled_from(DIRECTIONS), max_size=12), some_tiles)
def test_no_legal_route_visits_a_tile_twice_and_all_keep_parity(standing, directions, visited):
    end = standing
    for direction in directions:
        end = DEFAULT_CARPET.toward(end, direction) or end
    readings = read_route(DEFAULT_CARPET, standing, directions, end, visited)
    if isinstance(readings, Refused):
        return
    (route,) = readings
    walked = (standing, *route)
    assert len(set(walked)) == len(walked)
    assert not set(route) & visited
    assert len(route) >= 3
    assert all(distance(a, b) == 1 for a, b in zip(walked, route, strict=False))
    assert len(route) % 2 == distance(standing, end) % 2


@given(any_tile, st.randoms(use_true_random=False), st.integers(3, 12))
def test_a_walk_told_by_its_numbers_is_among_the_readings(standing, random, length):
    walked = [standing]
    while len(walked) <= length:
        onward = [tile for tile in DEFAULT_CARPET.neighbours(walked[-1]) if tile not in walked]
        if not onward:
            break
        walked.append(random.choice(onward))
    route = tuple(walked[1:])
    if len(route) < 3:
        return
    numbers = [DEFAULT_CARPET.number(tile) for tile in route]
    readings = read_route(DEFAULT_CARPET, standing, by_number(*numbers), route[-1], ())
    assert not isinstance(readings, Refused)
    assert route in readings
    assert all(check_route(DEFAULT_CARPET, standing, reading, route[-1], ()) is None for reading in readings)


@given(st.integers(0, 19), st.integers(0, 19), st.integers(0, 19))
def test_pieces_add_up(a, b, c):
    a, b, c = sorted((a, b, c))
    assert pieces(a, c) == pieces(a, b) + pieces(b, c) == sum(range(a + 1, c + 1))


def test_the_longest_route_on_the_carpet_takes_a_hundred_and_ninety_pieces():
    assert pieces(0, 19) == 190


def test_pieces_are_counted_onward():
    with pytest.raises(ValueError, match="2 cannot come after 3"):
        pieces(3, 2)
