"""A thousand games by bots, through the whole script, broken off and gone on with at random steps."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.casino_hot_dog.table import played
from tests.thorough import a_few
from voice_host.games.casino_hot_dog.rules.game_state import GameState

GAMES, AT_A_TIME = 1000, 100


def any_game(random: Random) -> dict[str, object]:
    """Return options by name: any number of players, real or virtual pieces, with and without the host's own dogs."""
    count = random.randint(1, 4)
    dogs = ["the puppy", "the hound"][: random.randint(1 if count == 1 else 0, min(2, 4 - count))]
    random.shuffle(dogs)
    players = [*["Noa", "Dan", "Lia", "Ben"][:count], *dogs]
    return {
        "players": players,
        "starter": random.choice(players),
        "pieces": random.choice(("real", "virtual")),
        "use_doubler": random.random() < 0.8,
        "sealing": random.choice(("fists", "in_order")),
        "optional_move": random.random() < 0.1,
        "send_back": random.random() < 0.1,
        "starter_first": random.random() < 0.9,
    }


@pytest.mark.parametrize("first", a_few(1, range(0, GAMES, AT_A_TIME)))
def test_every_game_comes_to_its_end_whenever_it_is_broken_off(first: int) -> None:
    for seed in range(first, first + AT_A_TIME):
        chosen = any_game(Random(seed))
        end = played(chosen, seed, fails=0.04)
        state = end.state
        assert isinstance(state, GameState)
        assert end.outcome is not None
        assert state.winner is not None
        assert state.squares[state.winner] == state.settings.board.kennel
        winner = state.players[state.winner]
        assert end.outcome.winners == (() if winner.startswith("the ") else (winner,))
        assert set(end.outcome.totals) == {player for player in state.players if not player.startswith("the ")}


def test_a_game_lasts_about_twenty_minutes() -> None:
    """Six to eight rounds are what a game of that length has; two minutes and a half are enough for a round."""
    rounds = []
    for seed in range(60):
        state = played({"players": ["Noa", "Dan", "Lia"]}, seed).state
        assert isinstance(state, GameState)
        rounds.append(state.round.number)
    assert 5 <= sum(rounds) / len(rounds) <= 9
