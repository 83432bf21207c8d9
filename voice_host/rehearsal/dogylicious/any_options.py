"""Ways to play Dogylicious, drawn at random."""

from __future__ import annotations

from random import Random
from typing import Any

NAMES = ("Noa", "Dan", "Lia", "Ben")


def any_options(random: Random) -> dict[str, Any]:
    """Return options by name; in three of ten cases most of them are left for the host to ask for."""
    chosen: dict[str, Any] = {
        "rounds": random.randint(1, 4),
        "feeding": random.choice(("told", "player_says")),
        "rolled_by": random.choice(("host", "players")),
        "announce_route": random.choice(("full", "full", "count_only")),
        "whole_problem": random.random() < 0.3,
        "check_before_ready": random.choice(("on_request", "never", "always")),
        "teach": random.random() < 0.8,
    }
    if random.random() < 0.3:
        return chosen
    names = NAMES[: random.randint(1, 4)]
    chosen |= {
        "players": list(names),
        "clock": random.random() < 0.6,
        "turn_seconds": random.randint(30, 200),
        "timeup": random.choice(("basic", "gentler")),
        "dice_sides": random.choice((6, 8, 10, 12)),
        "fair_clock": random.random() < 0.8,
    }
    if len(names) > 1:
        chosen |= {"mode": random.choice(("team", "competitive")), "starter": random.choice(names)}
    return chosen
