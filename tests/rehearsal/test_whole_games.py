"""A hundred whole games by synthetic players, broken off and gone on with again and again.

However a game is interrupted, it ends with the score that the players count for themselves.
"""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from tests.thorough import a_few
from voice_host.rehearsal.conversations.scripted_ear import ProgramEnded
from voice_host.rehearsal.dogylicious.any_options import any_options
from voice_host.rehearsal.dogylicious.clumsy_player import ClumsyPlayer
from voice_host.rehearsal.dogylicious.player import Player
from voice_host.rehearsal.dogylicious.typing_table import TypingTable
from voice_host.rehearsal.stage import Stage


def play(seed: int, random: Random, player: Player, restless: float, ends: Callable[[], bool]) -> None:
    stage = Stage("dogylicious", any_options(random), seed=seed)
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


@pytest.mark.parametrize("seed", a_few(12, range(45)))
def test_sensible_players_reach_the_score_they_count(seed: int) -> None:
    random = Random(seed)
    play(seed, random, Player(random, calls=0.03), 0.0, lambda: random.random() < 0.05)


@pytest.mark.parametrize("seed", a_few(12, range(45)))
def test_clumsy_players_reach_the_score_they_count(seed: int) -> None:
    random = Random(1000 + seed)
    play(seed, random, ClumsyPlayer(random, calls=0.03), 0.2, lambda: random.random() < 0.05)


@pytest.mark.parametrize("seed", a_few(4, range(10)))
def test_a_program_that_ends_before_every_answer_loses_nothing(seed: int) -> None:
    random = Random(2000 + seed)
    player = ClumsyPlayer(random, calls=0.03) if seed % 2 else Player(random, calls=0.03)
    play(seed, random, player, 0.1, lambda: True)
