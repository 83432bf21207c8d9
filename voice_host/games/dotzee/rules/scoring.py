"""The points of a turn (rules 4.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum

from voice_host.games.dotzee.rules.board import LINES, Board, Line, Place
from voice_host.games.dotzee.rules.faces import Face
from voice_host.games.dotzee.rules.settings import Settings


class Combination(Enum):
    """What four dice in a line can be."""

    FOUR_OF_A_KIND = "four of a kind"
    TWO_PAIR = "two pair"
    SMALL_STRAIGHT = "small straight"
    FLUSH = "flush"


@dataclass(frozen=True)
class Point:
    """One point, and what it is for."""

    line: Line
    combination: Combination
    faces: tuple[Face, ...]
    """Of the line, in its order."""


def combinations(faces: Sequence[Face], settings: Settings) -> tuple[Combination, ...]:
    """Return what four faces in a line are: at most a combination of numbers, and a flush.

    A blank has no colour, and a number only where the players chose so (default Z5). Four of a kind are not also two
    pair unless they chose so (default Z4).
    """
    if any(face.is_blank for face in faces) and settings.blanks == "nothing":
        return ()
    found = []
    times = sorted(Counter(face.number for face in faces).values())
    if times == [4]:
        found.append(Combination.FOUR_OF_A_KIND)
    if times == [2, 2] or (times == [4] and settings.four_is_two_pair):
        found.append(Combination.TWO_PAIR)
    if _is_straight(faces):
        found.append(Combination.SMALL_STRAIGHT)
    if len({face.colour for face in faces}) == 1 and faces[0].colour is not None:
        found.append(Combination.FLUSH)
    return tuple(found)


def points(before: Board, after: Board, moved: Collection[Place], settings: Settings) -> tuple[Point, ...]:
    """Return the points of a turn: one for each combination in a line with a die that was moved.

    A line with the same four faces as before is left over from earlier turns, unless the players chose otherwise
    (default Z6). The order of the faces does not matter.
    """
    made: list[Point] = []
    where = frozenset(moved)
    for line in LINES:
        if where.isdisjoint(line.places):
            continue
        faces = after.faces(line)
        found = combinations(faces, settings)
        if found and (settings.repeat == "always" or not _alike(before.faces(line), faces)):
            made += [Point(line, combination, faces) for combination in found]
    return tuple(made)


def _is_straight(faces: Sequence[Face]) -> bool:
    numbers = sorted(face.number for face in faces if face.number is not None)
    return len(numbers) == 4 and numbers == list(range(numbers[0], numbers[0] + 4))


def _alike(before: Sequence[Face], after: Sequence[Face]) -> bool:
    return Counter(before) == Counter(after)
