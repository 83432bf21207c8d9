"""Ways to play Dotzee, drawn at random."""

from __future__ import annotations

from random import Random
from typing import Any

NAMES = ("Noa", "Dan", "Lia", "Ben", "Mia", "Tom")


def any_options(random: Random) -> dict[str, Any]:
    """Return options by name; in three of ten cases most of them are left for the host to ask for."""
    chosen: dict[str, Any] = {
        "claim": random.random() < 0.3,
        "hints": random.random() < 0.3,
        "repeat": random.choice(("if_faces_changed", "always")),
        "blanks": random.choice(("nothing", "a_number")),
        "points_to_win": random.choice((3, 5, 10)),
    }
    if random.random() < 0.3:
        return chosen
    names = NAMES[: random.randint(1, 6)]
    chosen |= {"players": list(names), "quick_play": random.random() < 0.6, "starter": random.choice(names)}
    if len(names) == 1 and random.random() < 0.5:
        return chosen | {"opponent": random.choice(("easy", "hard"))}
    return chosen | {"rolled_by": random.choice(("host", "players"))}
