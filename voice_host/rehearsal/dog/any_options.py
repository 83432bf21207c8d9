"""Ways to play DOG, drawn at random."""

from __future__ import annotations

from random import Random
from typing import Any

FAMILY = ("Noa", "Dan", "Lia", "Ben", "Mia", "Adam")
MINE = ("the puppy", "the hound", "the fox")


def any_options(random: Random) -> dict[str, Any]:
    """Return options by name; in three of ten cases most of them are left for the host to ask for. Boards are small, so
    that games are short.
    """
    chosen: dict[str, Any] = {"spacing": 8, "seven_passes": random.choice(("landing_only", "all"))}
    if random.random() < 0.3:
        return chosen | random.choice(({}, {}, {"cards": "real"}, {"two_player_mode": "two_colours"}))
    cards = random.choice(("real", "virtual"))
    family = FAMILY[: random.choice((2, 2, 3, 4))]
    mine = random.sample(MINE, random.randint(0, 2)) if cards == "virtual" and len(family) == 2 else []
    return chosen | {
        "players": [*family, *mine],
        "starter": random.choice(family),
        "cards": cards,
        "hands": random.choice(("open", "open", "turn_away", "pages", "ear")),
        "variant": random.choice(("seed", "classic")),
    }
