"""Who may move: the two highest scores (rules 3.4, points 3 and 4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

MOST_MOVERS = 2


def movers(scores: Mapping[int, int], seats: Sequence[int], starter_first: bool = True) -> tuple[int, ...]:
    """Return the seats that may move, the highest score first.

    ``seats`` are all of them clockwise from the start player. Whoever scores nothing does not move. Among equals the
    one nearest clockwise to the start player goes first; the start player is the nearest (default H7).
    """
    order = tuple(seats) if starter_first else (*seats[1:], seats[0])
    scorers = [seat for seat in order if scores[seat] > 0]
    return tuple(sorted(scorers, key=lambda seat: -scores[seat])[:MOST_MOVERS])
