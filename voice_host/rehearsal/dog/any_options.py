"""Ways to play DOG, drawn at random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

FAMILY = ("Noa", "Dan", "Lia", "Ben", "Mia", "Adam")
MINE = ("the puppy", "the hound", "the fox")

_RARE: Mapping[str, Sequence[object]] = {
    "direction": ("anticlockwise",),
    "start_block": ("fresh_only",),
    "seven_portions": ("free",),
    "swap_partner": (False, True),
    "swap_start": ("own_start",),
    "play_on": (True,),
}
"""What is chosen now and then."""


def any_options(random: Random) -> dict[str, Any]:
    """Return options by name; in three of ten cases most of them are left for the host to ask for. Boards are small, so
    that games are short.
    """
    chosen: dict[str, Any] = {"spacing": 8, "seven_passes": random.choice(("landing_only", "all"))}
    chosen |= {name: random.choice(values) for name, values in _RARE.items() if random.random() < 0.15}
    if random.random() < 0.3:
        return chosen | random.choice(({}, {}, {"cards": "real"}, {"two_player_mode": "two_colours"}))
    cards = random.choice(("real", "virtual"))
    family = FAMILY[: random.choice((1, 2, 2, 3, 4, 5, 6) if cards == "virtual" else (2, 2, 3, 4, 5, 6))]
    mine = _mine(random, len(family)) if cards == "virtual" else []
    players = [*family, *mine]
    if len(players) == 2 and random.random() < 0.5:
        chosen["two_player_mode"] = "two_colours"
    return chosen | {
        "players": players,
        "starter": random.choice(players),
        "cards": cards,
        "hands": random.choice(("open", "open", "turn_away", "pages", "ear")),
        "variant": random.choice(("seed", "classic")),
    }


def _mine(random: Random, family: int) -> list[str]:
    """Return some of the host's own players: at least one beside somebody who is alone, none where many play."""
    return random.sample(MINE, random.randint(1 if family == 1 else 0, max(0, 4 - family)))
