"""The score explained: what each turn brought, and why (rules 1.6)."""

from __future__ import annotations

from collections.abc import Mapping

from voice_host.games.dogylicious.describe import standing
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.turn_end import Ending, TurnEnd
from voice_host.games.dogylicious.talk import wording
from voice_host.script import Message, message

_WITHOUT_POINTS: Mapping[Ending, str] = {
    Ending.WRONG_STEPS: "steps",
    Ending.WRONG_PIECES: "pieces",
    Ending.WRONG_NUMBER: "feeding",
    Ending.LEFT_THE_ROUTE: "route",
    Ending.TILE_TWICE: "twice",
    Ending.GAVE_UP: "given-up",
    Ending.TIME_UP_BASIC: "time",
    Ending.TIME_UP_GENTLER: "time",
    Ending.NO_FREE_TARGET: "none-free",
}
"""Why a turn has no points, as the wording ``told-turn-without`` calls it."""


def explained(game: GameState) -> tuple[Message, ...]:
    """Return every turn that has ended, player by player and round by round, then the points of the turn so far."""
    order = game.settings.order
    turns = [
        (player, number // len(order) + 1, end)
        for player in order
        for number, end in enumerate(game.ends)
        if order[number % len(order)] == player
    ]
    told = tuple(_turn(game, *turn) for turn in turns)
    return (*(told or (message("told-no-turns"),)), *standing.this_turn(game))


def _turn(game: GameState, name: str, round: int, end: TurnEnd) -> Message:
    player = wording.player(name)
    if end.kept:
        targets = wording.tiles(game.settings.carpet, end.kept)
        return message("told-turn-with", player=player, round=round, points=wording.points(end.points), targets=targets)
    if end.points:
        return message("told-turn-gentler", player=player, round=round, points=wording.points(end.points))
    return message("told-turn-without", player=player, round=round, why=_WITHOUT_POINTS[end.how])
