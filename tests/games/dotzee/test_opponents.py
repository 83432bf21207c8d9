"""Two strengths of opponents: both play by the rules, and one plays better."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.dotzee.plays import allowed, game_on
from voice_host.games.dotzee.rules import opponents
from voice_host.games.dotzee.rules.board import Place
from voice_host.games.dotzee.rules.faces import read_face
from voice_host.games.dotzee.rules.game_state import GameState
from voice_host.games.dotzee.rules.settings import Settings, Strength


def take_turn(game: GameState, strength: Strength, random: Random) -> GameState:
    place = random.choice(opponents.dice_to_take(game, strength))
    assert place in game.allowed
    taken = allowed(game.take(place))
    rolled = allowed(taken.roll(random.choice(game.settings.dice[taken.in_hand.number])))
    way = random.choice(opponents.ways_to_place(rolled, strength))
    assert way in rolled.ways
    return allowed(rolled.place(way))


def whole_game(strengths: tuple[Strength, Strength], seed: int) -> GameState:
    random, game = Random(seed), GameState.new(Settings(("Noa", "Dan")))
    while not game.over:
        game = take_turn(game, strengths[len(game.turns) % 2], random)
    return game


def test_a_hard_opponent_places_where_most_points_are() -> None:
    taken = allowed(game_on("Y4 B1 Y3 B4 / G4 R3 R5 Y5 / R4 Y2 G2 Y1 / G1 G3 G5 G4").take(Place(4, 3)))
    rolled = allowed(taken.roll(read_face("Y4")))
    assert opponents.ways_to_place(rolled, "hard") == ("top",)
    assert opponents.ways_to_place(rolled, "easy") == ("back", "left", "right", "top")


def test_the_same_seed_is_the_same_game() -> None:
    assert whole_game(("hard", "easy"), 7) == whole_game(("hard", "easy"), 7)
    assert whole_game(("hard", "easy"), 7) != whole_game(("hard", "easy"), 8)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_hard_one_wins_more_often_wherever_it_sits(seat: int) -> None:
    strengths: tuple[Strength, Strength] = ("hard", "easy") if seat == 0 else ("easy", "hard")
    wins = sum(whole_game(strengths, seed).winner == ("Noa", "Dan")[seat] for seed in range(12))
    assert wins >= 9
