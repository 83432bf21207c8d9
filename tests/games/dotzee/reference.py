"""The points of a turn, counted once more in the slowest and plainest way, from nothing but the words of the rules.

It shares no code with the game: boards are lists of rows, a face is a number and a colour or None.
"""

from __future__ import annotations

from itertools import permutations

Faces = list[list[tuple[int, str] | None]]


def pushed(
    board: Faces, row: int, column: int, face: tuple[int, str] | None, way: str
) -> tuple[Faces, list[list[bool]]]:
    """Return the board after the turn, and which places hold a die that was moved. Rows and columns count from 0."""
    after = [list(line) for line in board]
    moved = [[False] * 4 for _ in range(4)]
    after[row][column] = face
    moved[row][column] = True
    steps = {"back": (0, 0), "left": (0, -1), "right": (0, 1), "top": (-1, 0), "bottom": (1, 0)}
    down, aside = steps[way]
    # the die changes places with its neighbour until it is at the end
    while way != "back" and 0 <= row + down <= 3 and 0 <= column + aside <= 3:
        here, there = after[row][column], after[row + down][column + aside]
        after[row][column], after[row + down][column + aside] = there, here
        row, column = row + down, column + aside
        moved[row][column] = True
    return after, moved


def lines() -> list[list[tuple[int, int]]]:
    found = [[(row, column) for column in range(4)] for row in range(4)]
    found += [[(row, column) for row in range(4)] for column in range(4)]
    return [*found, [(0, 0), (1, 1), (2, 2), (3, 3)], [(0, 3), (1, 2), (2, 1), (3, 0)]]


def worth(faces: list[tuple[int, str] | None]) -> int:
    """Return how many combinations four faces are."""
    there = [face for face in faces if face is not None]
    if len(there) < 4:
        return 0
    kinds = 0
    orders = list(permutations(number for number, _ in there))
    if any(a == b == c == d for a, b, c, d in orders):
        kinds += 1
    if any(a == b and c == d and a != c for a, b, c, d in orders):
        kinds += 1
    if any(b == a + 1 and c == b + 1 and d == c + 1 for a, b, c, d in orders):
        kinds += 1
    colours = [colour for _, colour in there]
    return kinds + (colours[0] == colours[1] == colours[2] == colours[3])


def points(board: Faces, row: int, column: int, face: tuple[int, str] | None, way: str) -> int:
    after, moved = pushed(board, row, column, face, way)
    total = 0
    for line in lines():
        now = [after[r][c] for r, c in line]
        before = [board[r][c] for r, c in line]
        as_it_was = any(list(order) == before for order in permutations(now))
        if any(moved[r][c] for r, c in line) and not as_it_was:
            total += worth(now)
    return total


def may_be_taken(board: Faces, last: tuple[int, int] | None) -> set[tuple[int, int]]:
    """Return what the rules let a player take; ``last`` is where the die lies that was just placed."""
    edge = {(r, c) for r in range(4) for c in range(4) if not (r in (1, 2) and c in (1, 2))}
    blanks = {place for place in edge if board[place[0]][place[1]] is None}
    if len(blanks) == 1:
        return blanks
    return (blanks or edge) - ({last} if last else set())
