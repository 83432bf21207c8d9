"""The moves of DOG once more, told another way: every pawn, card and way is tried, and walked square by square.

It shares no code with the game. A pawn is a seat and a number; where it is, is ("kennel", 0), ("ring", square) or
("home", 1 to 4), with what it has travelled and whether it is fresh. A move is what a player would say.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Pawn = tuple[int, int]
Standing = tuple[str, int, int, bool]
Pawns = dict[Pawn, Standing]
Said = tuple[Any, ...]
"""(kind, acts as, ((pawn, steps, ends in its home), ...), the other pawn of a swap)"""

IN_KENNEL: Standing = ("kennel", 0, 0, False)
BLUE = {"2": 2, "3": 3, "5": 5, "6": 6, "8": 8, "9": 9, "10": 10, "12": 12}
ACTED = [*BLUE, "1/11", "4", "7", "13", "swap"]


@dataclass
class SlowDog:
    """The rules of one game."""

    players: int
    spacing: int = 16
    anticlockwise: bool = False
    two_colours: bool = False
    fresh_only: bool = False
    protected: bool = False
    shortcut: bool = False
    free_portions: bool = False
    passed_too: bool = False
    spills: bool = True
    swap_partner: bool = False
    own_start: bool = False

    def __post_init__(self) -> None:
        self.corners = 6 if self.players > 4 else 4
        self.ring = self.corners * self.spacing
        self.colours = [0, 1, 2, 3] if self.two_colours else [0, 2] if self.players == 2 else list(range(self.players))

    def start(self, colour: int) -> int:
        corner = (self.corners - colour) % self.corners if self.anticlockwise else colour
        return corner * self.spacing

    def other_side(self, colour: int) -> int:
        return (colour + self.corners // 2) % self.corners

    def together(self, one: int, two: int) -> bool:
        """Whether two colours win together."""
        if one == two:
            return True
        return (self.players in (4, 6) or self.two_colours) and two == self.other_side(one)

    def blocks(self, pawns: Pawns, pawn: Pawn) -> bool:
        where, square, _, fresh = pawns[pawn]
        on_start = where == "ring" and square == self.start(pawn[0])
        return on_start and (fresh or not self.fresh_only)

    def all_home(self, pawns: Pawns, colour: int) -> bool:
        return all(pawns[colour, n][0] == "home" for n in (1, 2, 3, 4))

    def moved_by(self, pawns: Pawns, seat: int) -> list[int]:
        if self.two_colours:
            return [seat, self.other_side(seat)]
        if self.players in (4, 6) and self.all_home(pawns, seat):
            return [self.other_side(seat)]
        return [seat]

    def standing(self, pawns: Pawns, where: str, square: int, colour: int) -> Pawn | None:
        for pawn, (its_where, its_square, _, _) in pawns.items():
            if (its_where, its_square) == (where, square) and (where == "ring" or pawn[0] == colour):
                return pawn
        return None

    def walk(self, pawns: Pawns, pawn: Pawn, steps: int, to_home: bool, seven: bool) -> Pawns | None:
        """The pawns after one walked, or None where it may not. Backward steps are negative."""
        where, square, travelled, fresh = pawns[pawn]
        if where == "kennel" or (where == "home" and steps < 0):
            return None
        sent: list[Pawn] = []
        count = abs(steps)
        for step in range(1, count + 1):
            if where == "ring" and steps > 0 and to_home and square == self.start(pawn[0]):
                went = travelled + step - 1
                if went < self.ring and (fresh or not self.shortcut):
                    return None
                where, square = "home", 1
            elif where == "home":
                square += 1
            else:
                square = (square + (1 if steps > 0 else -1)) % self.ring
            if where == "home" and square > 4:
                return None
            met = self.standing(pawns, where, square, pawn[0])
            if met is None or met == pawn:
                continue
            if where == "home":
                return None
            is_safe = self.protected and self.blocks(pawns, met)
            if step == count:
                if is_safe:
                    return None
                sent.append(met)
            elif seven:
                if self.passed_too and not is_safe:
                    sent.append(met)
            elif self.blocks(pawns, met):
                return None
        if to_home != (where == "home"):
            return None
        after = dict(pawns)
        for each in sent:
            after[each] = IN_KENNEL
        after[pawn] = (where, square, 0 if where == "home" else travelled + steps, False)
        return after

    def come_out(self, pawns: Pawns, pawn: Pawn) -> Pawns | None:
        if pawns[pawn][0] != "kennel":
            return None
        start = self.start(pawn[0])
        after = dict(pawns)
        met = self.standing(pawns, "ring", start, pawn[0])
        if met is not None:
            if self.protected and self.blocks(pawns, met):
                return None
            after[met] = IN_KENNEL
        after[pawn] = ("ring", start, 0, True)
        return after

    def swapped(self, pawns: Pawns, pawn: Pawn, other: Pawn) -> Pawns | None:
        if pawn[0] == other[0] or (self.together(pawn[0], other[0]) and not self.swap_partner):
            return None
        for each in (pawn, other):
            where, square = pawns[each][:2]
            starts = [self.start(colour) for colour in ([each[0]] if self.own_start else self.colours)]
            if where != "ring" or square in starts:
                return None
        after = dict(pawns)
        for each, place in ((pawn, pawns[other][1]), (other, pawns[pawn][1])):
            after[each] = ("ring", place, (place - self.start(each[0])) % self.ring, False)
        return after

    def moves(self, pawns: Pawns, seat: int, card: str) -> dict[Said, Pawns]:
        """All legal moves of a card, each with the pawns after it."""
        if card != "joker":
            return self._acting(pawns, seat, card, None)
        found = self._out(pawns, seat)
        for acted in ACTED:
            for said, after in self._acting(pawns, seat, acted, acted).items():
                if said[0] != "out":
                    found[said] = after
        return found

    def _out(self, pawns: Pawns, seat: int) -> dict[Said, Pawns]:
        found = {}
        for pawn in pawns:
            if pawn[0] in self.moved_by(pawns, seat):
                after = self.come_out(pawns, pawn)
                if after is not None:
                    found["out", None, ((pawn, 0, False),), None] = after
        return found

    def _acting(self, pawns: Pawns, seat: int, card: str, acted: str | None) -> dict[Said, Pawns]:
        found: dict[Said, Pawns] = {}
        mine = [pawn for pawn in pawns if pawn[0] in self.moved_by(pawns, seat)]
        if card in ("1/11", "13"):
            found.update(self._out(pawns, seat))
        if card == "7":
            self._seven(pawns, seat, acted, self.moved_by(pawns, seat), [], found)
        if card == "swap":
            for pawn in mine:
                for other in pawns:
                    after = self.swapped(pawns, pawn, other)
                    if after is not None:
                        found["swap", acted, ((pawn, 0, False),), other] = after
        counts = {"1/11": [1, 11], "4": [4, -4], "13": [13], **{name: [count] for name, count in BLUE.items()}}
        for pawn in mine:
            for count in counts.get(card, []):
                for to_home in (False, True):
                    after = self.walk(pawns, pawn, count, to_home, False)
                    if after is not None:
                        kind = "forward" if count > 0 else "backward"
                        found[kind, acted, ((pawn, abs(count), to_home),), None] = after
        return found

    def _seven(
        self, pawns: Pawns, seat: int, acted: str | None, colours: list[int], made: list[Any], found: dict[Said, Pawns]
    ) -> None:
        left = 7 - sum(count for _, count, _ in made)
        if left == 0:
            found["split", acted, tuple(made), None] = pawns
            return
        for pawn in pawns:
            if pawn[0] not in colours or (not self.free_portions and pawn in [each for each, _, _ in made]):
                continue
            for count in range(1, left + 1):
                for to_home in (False, True):
                    after = self.walk(pawns, pawn, count, to_home, True)
                    if after is None:
                        continue
                    then = self.moved_by(after, seat) if self.spills else colours
                    self._seven(after, seat, acted, then, [*made, (pawn, count, to_home)], found)
