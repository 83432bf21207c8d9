"""Bots play whole games.

``python -m tests.games.dog.test_bot_games 1000`` plays so many and prints how long they are.
"""

from __future__ import annotations

import sys
from random import Random

import pytest

from tests.games.dog.bots import any_settings, mixed, steps
from tests.thorough import a_few
from voice_host.games.dog.rules.game_state import GameState
from voice_host.games.dog.rules.settings import Settings

GAMES, BATCHES = 60, 6
MOST_ROUNDS = 1000


def play(seed: int) -> GameState:
    """A game of bots at its end, or after many rounds where it does not end before."""
    random = Random(seed)
    new = GameState.new(any_settings(random))
    return next(game for game in steps(new, random, mixed) if game.over or game.round > MOST_ROUNDS)


def check(game: GameState) -> None:
    chosen: Settings = game.settings
    assert game.over
    assert game.finished
    for side in game.finished:
        assert all(game.position.all_home(colour) for colour in chosen.colours_of_side(side))
    for side in chosen.sides:
        if side not in game.finished:
            assert not all(game.position.all_home(colour) for colour in chosen.colours_of_side(side))
    assert len(game.finished) == (max(1, len(chosen.sides) - 1) if chosen.play_on else 1)
    assert len(game.winners) == (2 if chosen.in_teams else 1)


@pytest.mark.parametrize("batch", a_few(2, range(BATCHES)))
def test_games_come_to_their_end(batch: int) -> None:
    for seed in range(batch * GAMES // BATCHES, (batch + 1) * GAMES // BATCHES):
        check(play(seed))


def main(count: int) -> None:
    rounds = []
    for seed in range(count):
        game = play(seed)
        rounds.append(game.round)
        if game.over:
            check(game)
        else:
            print(f"game {seed} is not over after {MOST_ROUNDS} rounds: {game.settings}")
    rounds.sort()
    most = rounds[count * 99 // 100]
    print(f"{count} games. Rounds: half of them up to {rounds[count // 2]}, 99 in 100 up to {most}")
    print(f"The longest: {rounds[-10:]}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
