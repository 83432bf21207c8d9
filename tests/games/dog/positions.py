"""Stored positions, each with how many lines of play there are one and two cards deep, as the slow reference has it.

A line of positions.txt: settings | position | who plays which cards, then who | the two counts.
``python -m tests.games.dog.positions`` prints such lines anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tests.games.dog.board import LETTERS, as_text, cards, position, settings_for
from tests.games.dog.bots import any_settings, mixed, steps
from tests.games.dog.compared import slow_count, slow_pawns, slow_rules
from voice_host.games.dog.rules.cards import Card
from voice_host.games.dog.rules.game_state import GameState, Phase
from voice_host.games.dog.rules.position import Position
from voice_host.games.dog.rules.settings import Settings

FILE = Path(__file__).with_name("positions.txt")
MOST_COUNTED = 8000
SEEDS = 44

BY_HAND = (
    "players=4 | A1:60/60 A2:H2 B1:16 | A=4 7, B=3 13",
    "players=4 | A1:0 A2:62 | A=5 7, B=1/11",
    "players=4 variant=classic | A1:5 D1:8 B1:16 | A=7, B=swap 7",
    "players=4 | A1:H2 A2:H3 A3:H4 A4:63 C1:10 C2:0 | A=7, B=13",
    "players=4 seven_spills_to_partner=False | A1:H2 A2:H3 A3:H4 A4:60 C1:10 | A=7 2, B=13",
    "players=4 | A1:H1 A2:H2 A3:H3 A4:H4 C1:40 B1:33 | A=5 joker, B=4 swap",
    "players=2 two_player_mode=two_colours | A1:14 C1:46 B1:16 D2:60 | A=7 4, B=joker",
    "players=4 seven_portions=free | A1:60/60 B1:1 | A=7, B=4",
)
"""Positions of which the rules make much; the others come from games of bots."""


@dataclass(frozen=True)
class Stored:
    """One line."""

    line: str
    settings: Settings
    position: Position
    hands: list[tuple[int, tuple[Card, ...]]]
    counts: tuple[int, ...]


def read(line: str) -> Stored:
    options, pawns, hands, *counts = line.split("|")
    chosen: dict[str, Any] = {}
    for option in options.split():
        name, value = option.split("=")
        plain = {"True": True, "False": False}
        chosen[name] = plain.get(value, int(value) if value.isdigit() else value)
    settings = settings_for(**chosen)
    held = [each.strip().split("=") for each in hands.split(",")]
    return Stored(
        line,
        settings,
        position(settings, pawns),
        [(LETTERS.index(seat), cards(hand)) for seat, hand in held],
        tuple(int(number) for text in counts for number in text.split()),
    )


def stored() -> list[Stored]:
    return [read(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


def _counted(line: str) -> str | None:
    each = read(line)
    rules, pawns = slow_rules(each.settings), slow_pawns(each.settings, each.position)
    one = slow_count(rules, pawns, each.hands[:1])
    if one > MOST_COUNTED // 20:
        return None
    two = slow_count(rules, pawns, each.hands)
    return f"{line} | {one} {two}" if two <= MOST_COUNTED else None


def _from_a_game(seed: int) -> str | None:
    """A position out of the middle of a game of bots."""
    random = Random(seed)
    settings = any_settings(random)
    seen = []
    for game in steps(GameState.new(settings), random, mixed):
        seen.append(game)
    plays = [game for game in seen[len(seen) // 4 :] if game.phase is Phase.PLAY]
    random.shuffle(plays)
    default = settings_for(len(settings.players), variant=settings.variant)
    options = [f"players={len(settings.players)}", f"variant={settings.variant}"]
    for name in vars(default):
        if name not in ("players", "variant", "starter") and getattr(default, name) != getattr(settings, name):
            options.append(f"{name}={getattr(settings, name)}")
    for game in plays[:20]:
        assert game.turn_seat is not None
        following = game.settings.left_of(game.turn_seat)
        held = []
        for seat in (game.turn_seat, following):
            hand = game.hands[seat].cards or ()
            held.append(f"{LETTERS[seat]}={' '.join(card.value for card in hand[-2:])}")
        if not all(each[2:] for each in held):
            continue
        line = _counted(f"{' '.join(options)} | {as_text(game.position)} | {', '.join(held)}")
        if line is not None:
            return line
    return None


def main() -> None:
    for line in (*map(_counted, BY_HAND), *map(_from_a_game, range(SEEDS))):
        if line is not None:
            print(line)


if __name__ == "__main__":
    main()
