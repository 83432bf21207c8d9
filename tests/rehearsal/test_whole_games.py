"""A hundred whole games by synthetic players, broken off and gone on with again and again.

However a game is interrupted, it ends with the score that the players count for themselves.
"""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from voice_host.rehearsal.dogylicious.clumsy_player import ClumsyPlayer
from voice_host.rehearsal.dogylicious.player import Player
from voice_host.rehearsal.dogylicious.typing_table import TypingTable
from voice_host.rehearsal.scripted_ear import ProgramEnded
from voice_host.rehearsal.stage import Stage

NAMES = ("Noa", "Dan", "Lia", "Ben")


def options(random: Random) -> dict[str, Any]:
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
        return chosen  # the rest is asked for by the host
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


def play(seed: int, random: Random, player: Player, restless: float, ends: Callable[[], bool]) -> None:
    stage = Stage("dogylicious", options(random), seed=seed)
    table = TypingTable(player, stage.clock, random, restless=restless, ends=ends)
    outcome = None
    while outcome is None:
        with suppress(ProgramEnded):
            outcome = stage.perform(table, table.observe)
    assert stage.performance is not None
    state: Any = stage.performance.state
    player.turns_are_over(state.turns_played)
    assert dict(outcome.totals) == player.memory.count.totals
    assert len(player.memory.count.turns) == len(state.settings.players) * state.settings.rounds


@pytest.mark.parametrize("seed", range(45))
def test_sensible_players_reach_the_score_they_count(seed: int) -> None:
    random = Random(seed)
    play(seed, random, Player(random, calls=0.03), 0.0, lambda: random.random() < 0.05)


@pytest.mark.parametrize("seed", range(45))
def test_clumsy_players_reach_the_score_they_count(seed: int) -> None:
    random = Random(1000 + seed)
    play(seed, random, ClumsyPlayer(random, calls=0.03), 0.2, lambda: random.random() < 0.05)


@pytest.mark.parametrize("seed", range(10))
def test_a_program_that_ends_before_every_answer_loses_nothing(seed: int) -> None:
    random = Random(2000 + seed)
    player = ClumsyPlayer(random, calls=0.03) if seed % 2 else Player(random, calls=0.03)
    play(seed, random, player, 0.1, lambda: True)
