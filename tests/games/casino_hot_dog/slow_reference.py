"""The rules once more, told another way: square by square and chip by chip, with nothing shared with the engine."""

from __future__ import annotations

DEFAULT_CHIPS = ["1", "2", "2", "3", "3", "4", "5", "double", "heap"]


def slow_bag(numbers: list[int], doubler: bool) -> list[str]:
    return [*map(str, numbers), *(["double"] if doubler else []), "heap"]


def slow_score(front: list[str]) -> int:
    total = 0
    for chip in front:
        if chip != "double":
            total += int(chip)
    for chip in front:
        if chip == "double":
            total += total
    return total


def slow_order(scores: list[int], starter: int, starter_first: bool = True) -> list[int]:
    """Who moves: look for the best score from the start player on, and once more without that player."""
    count = len(scores)
    left, found = list(scores), []
    for _ in range(2):
        best = -1
        for step in range(count):
            seat = (starter + step + (0 if starter_first else 1)) % count
            if left[seat] > 0 and (best == -1 or left[seat] > left[best]):
                best = seat
        if best != -1:
            found.append(best)
            left[best] = 0
    return found


def slow_move(square: int, face: int, bones: list[int], kennel: int) -> int:
    """Walk square by square: as many as the dots, or until there is a bone; never past the kennel."""
    steps = 0
    while square < kennel:
        if face > 0 and steps == face:
            break
        square += 1
        steps += 1
        if face == 0 and square in bones:
            break
    return square


class SlowRound:
    """A round told by what is in the fists of all: lists that are changed in place."""

    def __init__(self, bag: list[str], players: int) -> None:
        self._full = bag
        self.bags = [list(bag) for _ in range(players)]
        self.fronts: list[list[str]] = [[] for _ in range(players)]
        self.safe: set[int] = set()
        self.out: set[int] = set()

    def open(self, fists: dict[int, str]) -> None:
        for seat, chip in fists.items():
            if chip == "nothing":
                self.safe.add(seat)
            elif chip == "heap":
                self.out.add(seat)
                self.fronts[seat] = []
                self.bags[seat] = list(self._full)
            else:
                self.bags[seat].remove(chip)
                self.fronts[seat].append(chip)

    @property
    def still_in(self) -> list[int]:
        return [seat for seat in range(len(self.bags)) if seat not in self.safe and seat not in self.out]

    def may_opt_out(self, seat: int) -> bool:
        return any(chip != "double" for chip in self.fronts[seat])

    def scores(self) -> list[int]:
        return [slow_score(front) for front in self.fronts]
