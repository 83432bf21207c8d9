"""From facts of the game to messages: how places, faces, lines and points are named when the host speaks of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from voice_host.games.dotzee.questions import PlaceName
from voice_host.games.dotzee.rules.board import AROUND, SIZE, Line, Place
from voice_host.games.dotzee.rules.faces import Face
from voice_host.games.dotzee.rules.scoring import Point
from voice_host.games.dotzee.rules.settings import OPPONENT
from voice_host.script import Gap, Message, message
from voice_host.script.shared import players as people


def player(name: str) -> Gap:
    """Return how a player is called; the host is called so where it plays itself."""
    return message("host-as-player") if name == OPPONENT else people.player(name)


def players(names: Iterable[str]) -> tuple[Gap, ...]:
    """Return how several players are called, in order."""
    return tuple(map(player, names))


def points(count: int) -> Message:
    """Return a number of points with its noun."""
    return message("points", points=count)


def face(shown: Face) -> Message:
    """Return what a die shows."""
    if shown.number is None:
        return message("face-blank")
    return message("face", colour=shown.colour or "", number=shown.number)


def a_face(shown: Face) -> Message:
    """Return what a die shows, with its article."""
    if shown.number is None:
        return message("a-face-blank")
    return message("a-face", colour=shown.colour or "", number=shown.number)


def faces(shown: Iterable[Face]) -> tuple[Message, ...]:
    """Return what several dice show, in order."""
    return tuple(map(face, shown))


def place(where: Place) -> Message:
    """Return the name of a place."""
    return message("place", row=where.row, column=where.column)


def line(which: Line) -> Message:
    """Return the name of a line."""
    if which.kind == "diagonal":
        return message("line-diagonal", side="left" if which.number == 1 else "right")
    return message(f"line-{which.kind}", number=which.number)


def way(how: str) -> Message:
    """Return where a die goes: "back", "from the left"."""
    return message("way", way=how)


def ways(which: Iterable[str]) -> tuple[Message, ...]:
    """Return where a die can go, in order."""
    return tuple(map(way, which))


_LINES = {1: "points-of-line", 2: "points-of-line-two", 3: "points-of-line-three"}
"""How a line is told, by its points; three only where four of a kind are also two pair."""


def points_by_line(made: Sequence[Point]) -> tuple[Message, ...]:
    """Return what points are for, a sentence a line: "row four: small straight, one; all green, one"."""
    told = []
    for which in dict.fromkeys(point.line for point in made):
        here = [_for(point) for point in made if point.line == which]
        gaps = dict(zip(("first", "second", "third"), here, strict=False))
        told.append(message(_LINES[len(here)], line=line(which), **gaps))
    return tuple(told)


def _for(point: Point) -> Message:
    colour = point.faces[0].colour or ""
    return message("point-for", what=point.combination.name.lower().replace("_", "-"), colour=colour)


def place_named(name: PlaceName) -> Place:
    """Return the place that is meant by a name; one that is not on the board where there is none."""
    if name.edge is not None:
        return AROUND[name.edge - 1] if 1 <= name.edge <= len(AROUND) else Place(0, 0)
    nth = name.nth or 0
    by_side = {"top": Place(1, nth), "bottom": Place(SIZE, nth), "left": Place(nth, 1), "right": Place(nth, SIZE)}
    if name.side is not None:
        return by_side[name.side]
    return Place(name.row or 0, name.column or 0)


def lines(totals: Mapping[str, int]) -> tuple[Message, ...]:
    """Return "Noa nine" for each player, the leaders first."""
    ranked = sorted(totals, key=lambda name: -totals[name])
    return tuple(message("points-of", player=player(name), points=totals[name]) for name in ranked)
