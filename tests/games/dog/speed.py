"""How quick the engine is: ``python -m tests.games.dog.speed`` prints it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

from tests.games.dog.board import A, cards, position, settings_for
from tests.games.dog.bots import any_settings, mixed, steps
from voice_host.games.dog.opponents import Strength
from voice_host.games.dog.rules.game_state import GameState, Phase
from voice_host.games.dog.rules.listing import moves_of_hand, playable

GAMES = 12


def _bots(name: str, strength: Callable[[int], Strength]) -> None:
    moves, begin = 0, process_time()
    for seed in range(GAMES):
        random = Random(seed)
        before = GameState.new(any_settings(random))
        for game in steps(before, random, strength):
            moves += before.phase is Phase.PLAY
            before = game
    print(f"bots, {name}: {moves / (process_time() - begin):.0f} moves a second over {GAMES} games")


def _list(name: str, pawns: str, hand: str) -> None:
    settings, rounds = settings_for(6), 40
    where = position(settings, pawns)
    begin = process_time()
    for _ in range(rounds):
        found = sum(1 for _ in moves_of_hand(settings, where, A, cards(hand)))
    listed = (process_time() - begin) / rounds
    begin = process_time()
    for _ in range(rounds):
        playable(settings, where, A, cards(hand))
    asked = (process_time() - begin) / rounds
    print(f"{name}: {found} moves listed in {listed * 1000:.2f} ms, whether there is any in {asked * 1000:.3f} ms")


def main() -> None:
    others = "B1:20 B2:31 C1:40 C2:41 D1:48 D2:60 E1:70 E2:71 F1:80 F2:5"
    plain = "2 3 4 13 swap 1/11"
    for name, pawns in (
        ("two pawns out", "A1:10 A2:50"),
        ("three pawns out", "A1:10 A2:50 A3:62"),
        ("four pawns out", "A1:10 A2:50 A3:62 A4:90"),
    ):
        _list(f"six players, {name}, no seven", f"{pawns} {others}", plain)
        _list(f"six players, {name}, with a seven", f"{pawns} {others}", f"{plain} 7")
        _list(f"six players, {name}, with a joker", f"{pawns} {others}", f"{plain} joker")
    _bots("easy", lambda seat: "easy")
    _bots("hard", lambda seat: "hard")
    _bots("mixed", mixed)


if __name__ == "__main__":
    main()
