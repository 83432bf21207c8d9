"""Ways to play Casino Hot Dog, drawn at random."""

from __future__ import annotations

from random import Random
from typing import Any

FAMILY = ("Noa", "Dan", "Lia", "Ben")
DOGS = ("the puppy", "the hound")


def any_options(random: Random) -> dict[str, Any]:
    """Return options by name; in three of ten cases most of them are left for the host to ask for."""
    chosen: dict[str, Any] = {
        "optional_move": random.random() < 0.2,
        "send_back": random.random() < 0.2,
        "say_only_heap": random.random() < 0.8,
        "sealing": random.choice(("fists", "fists", "in_order")),
    }
    if random.random() < 0.3:
        return chosen
    family = FAMILY[: random.randint(1, 4)]
    dogs = random.sample(DOGS, random.randint(1 if len(family) == 1 else 0, min(2, 4 - len(family))))
    players = [*family, *dogs]
    return chosen | {
        "players": players,
        "starter": random.choice(players),
        "pieces": random.choice(("real", "virtual")),
        "use_doubler": random.random() < 0.8,
        "track_len": random.choice((9, 18)),
        "bones": [2, 7],
    }
