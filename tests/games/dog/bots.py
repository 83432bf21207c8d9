"""Whole games played by bots, with luck from a seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from voice_host.games.dog import opponents
from voice_host.games.dog.opponents import LUCK, Strength
from voice_host.games.dog.rules import playing
from voice_host.games.dog.rules.game_state import GameState, Phase
from voice_host.games.dog.rules.refusal import Refused
from voice_host.games.dog.rules.settings import Settings

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn")
FAR_TOO_MANY_ROUNDS = 1500


def any_settings(random: Random) -> Settings:
    """Settings of all kinds, most of them as they are by default."""
    count = random.randint(2, 6)
    chosen: dict[str, Any] = {"variant": random.choice(("seed", "seed", "classic")), "players": NAMES[:count]}
    rare: dict[str, tuple[Any, ...]] = {
        "spacing": (8, 15, 17),
        "direction": ("anticlockwise",),
        "start_block": ("fresh_only",),
        "start_block_protected": (False, True),
        "backward_shortcut": (False, True),
        "seven_portions": ("free",),
        "seven_passes": ("landing_only", "all"),
        "seven_spills_to_partner": (False,),
        "swap_partner": (False, True),
        "swap_start": ("own_start",),
        "play_on": (True,),
    }
    for name, values in rare.items():
        if random.random() < 0.2:
            chosen[name] = random.choice(values)
    if count == 2 and random.random() < 0.5:
        chosen["two_player_mode"] = "two_colours"
    return Settings(**chosen)


def granted(game: GameState | Refused) -> GameState:
    assert isinstance(game, GameState), game
    return game


def steps(game: GameState, random: Random, strength: Callable[[int], Strength]) -> Iterator[GameState]:
    """Every state of a game from the first on, each after one thing that happened."""
    while not game.over:
        assert game.round <= FAR_TOO_MANY_ROUNDS, "the game does not end"
        if game.phase is Phase.DEAL:
            game = playing.deal(game, [random.randint(1, sides) for sides in playing.lots(game)])
        elif game.phase is Phase.EXCHANGE:
            seat = game.to_pass[0]
            card = opponents.passes(game, seat, strength(seat), random.randint(1, LUCK))
            game = granted(playing.pass_card(game, seat, card))
        else:
            assert game.turn_seat is not None
            seat = game.turn_seat
            move = opponents.chooses(game, seat, strength(seat), random.randint(1, LUCK))
            game = granted(playing.give_up(game, seat) if move is None else playing.play(game, seat, move))
        yield game


def mixed(seat: int) -> Strength:
    """Every other seat is strong."""
    return "hard" if seat % 2 else "easy"
