"""What holds on every board and in every turn, held against a counter of its own."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from hypothesis import given, settings as effort, strategies as st

from tests.games.dotzee import reference
from tests.games.dotzee.plays import allowed
from voice_host.games.dotzee.rules.board import AROUND, LINES, PLACES, Board, Place
from voice_host.games.dotzee.rules.dealing import ORDERS, deal, order
from voice_host.games.dotzee.rules.faces import BLANK, COLOURS, DICE, Face, usual_dice
from voice_host.games.dotzee.rules.game_state import GameState
from voice_host.games.dotzee.rules.settings import Settings

# few numbers and colours, so that combinations are often there
faces = st.one_of(
    st.just(BLANK),
    st.builds(Face, st.integers(1, 5), st.sampled_from(COLOURS)),
    st.builds(Face, st.integers(1, 2), st.sampled_from(COLOURS[:2])),
    st.builds(Face, st.integers(2, 5), st.just("green")),
)
boards = st.builds(Board.of_faces, st.lists(faces, min_size=DICE, max_size=DICE), st.permutations(range(DICE)))
full = st.lists(faces.filter(lambda face: not face.is_blank), min_size=DICE, max_size=DICE).map(Board.of_faces)


def plain(face: Face) -> tuple[int, str] | None:
    return None if face.number is None or face.colour is None else (face.number, face.colour)


def plainly(board: Board) -> reference.Faces:
    flat = [plain(die.face) for die in board.dice]
    return [flat[row : row + 4] for row in range(0, DICE, 4)]


@st.composite
def turns(draw: st.DrawFn) -> tuple[GameState, GameState]:
    """Draw a die in the hand, rolled, and the game after it is placed."""
    game = GameState.new(Settings(("Noa", "Dan")), draw(st.one_of(boards, full)))
    taken = allowed(game.take(draw(st.sampled_from(game.allowed))))
    rolled = allowed(taken.roll(draw(faces)))
    return rolled, allowed(rolled.place(draw(st.sampled_from(rolled.ways))))


@effort(max_examples=400, deadline=None)
@given(turns())
def test_sixteen_dice_are_conserved_and_only_one_shows_another_face(turn: tuple[GameState, GameState]) -> None:
    before, after = turn
    assert sorted(die.number for die in after.board.dice) == list(range(DICE))
    assert before.rolled is not None
    changed = Counter(after.board.dice) - Counter(before.board.dice)
    assert sum(changed.values()) <= 1
    assert all(die.number == before.in_hand.number and die.face == before.rolled for die in changed)


@effort(max_examples=400, deadline=None)
@given(turns())
def test_a_push_changes_no_other_row_or_column_and_moved_dice_lie_in_one(turn: tuple[GameState, GameState]) -> None:
    before, after = turn
    moved = after.turns[-1].moved
    assert len({place.row for place in moved}) == 1 or len({place.column for place in moved}) == 1
    for place in PLACES:
        if place not in moved:
            assert after.board.at(place) == before.board.at(place)


@effort(max_examples=600, deadline=None)
@given(turns())
def test_points_and_boards_are_those_of_a_slow_counter(turn: tuple[GameState, GameState]) -> None:
    before, after = turn
    end = after.turns[-1]
    told = (plainly(before.board), end.taken.row - 1, end.taken.column - 1, plain(end.face), end.way)
    assert plainly(after.board) == reference.pushed(*told)[0]
    moved = {(place.row - 1, place.column - 1) for place in end.moved}
    assert {(r, c) for r in range(4) for c in range(4) if reference.pushed(*told)[1][r][c]} == moved
    assert len(end.points) == reference.points(*told) == end.scored
    assert all(set(point.line.places) & set(end.moved) for point in end.points)
    assert max(Counter(point.line for point in end.points).values(), default=0) <= 2


@effort(max_examples=400, deadline=None)
@given(st.one_of(boards, full), st.sampled_from([None, *PLACES]))
def test_what_may_be_taken_is_as_the_rules_say(board: Board, last: Place | None) -> None:
    game = GameState.new(Settings(("Noa", "Dan")), board)
    if last is not None:
        game = replace(game, placed_last=board.at(last).number)
    told = None if last is None else (last.row - 1, last.column - 1)
    assert {(place.row - 1, place.column - 1) for place in game.allowed} == reference.may_be_taken(plainly(board), told)
    assert game.allowed, "somebody can always play"
    for place in PLACES:
        assert isinstance(game.take(place), GameState) == (place in game.allowed)


@effort(max_examples=100, deadline=None)
@given(st.integers(1, ORDERS), st.lists(st.integers(1, 6), min_size=DICE, max_size=DICE))
def test_a_quick_set_up_has_every_die_once_showing_what_it_rolled(lot: int, shown: list[int]) -> None:
    board = deal(usual_dice(), shown, lot)
    assert sorted(die.number for die in board.dice) == list(range(DICE))
    assert all(die.face == usual_dice()[die.number][shown[die.number] - 1] for die in board.dice)


def test_each_lot_is_another_order() -> None:
    assert order(1) == tuple(range(DICE))
    assert order(ORDERS) == tuple(reversed(range(DICE)))
    assert len({order(lot) for lot in range(1, 2000)}) == 1999


def test_there_are_ten_lines_and_twelve_places_around() -> None:
    assert len(LINES) == 10
    assert len(set(AROUND)) == 12
    assert AROUND[0] == Place(1, 1)
    assert AROUND[4] == Place(2, 4)
    for here, there in zip(AROUND, (*AROUND[1:], AROUND[0]), strict=True):
        assert abs(here.row - there.row) + abs(here.column - there.column) == 1
