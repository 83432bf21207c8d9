"""Playing rounds in a few words, for the tests of the rules. Players are A, B, C and D, by seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from voice_host.games.casino_hot_dog.rules import drawing
from voice_host.games.casino_hot_dog.rules.chips import DOUBLER, HEAP, Chip, number_chip
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.rules.moving import take_die
from voice_host.games.casino_hot_dog.rules.refusal import Reason, Refused
from voice_host.games.casino_hot_dog.rules.round import Choice, Fist, Round
from voice_host.games.casino_hot_dog.rules.settings import Settings

A, B, C, D = range(4)
OPT_OUT = Choice.OPT_OUT
_SIGNS: dict[str, Fist] = {"x": DOUBLER, "#": HEAP, "-": OPT_OUT}


def fist(sign: str) -> Fist:
    """A chip by its number, ``x`` for the doubler, ``#`` for the heap, ``-`` for an empty fist."""
    return _SIGNS[sign] if sign in _SIGNS else number_chip(int(sign))


def chips(signs: str) -> tuple[Chip, ...]:
    return tuple(chip for chip in map(fist, signs.split()) if isinstance(chip, Chip))


def allowed(result: Any) -> Any:
    assert not isinstance(result, Refused), result
    return result


def refused(result: object) -> Reason:
    assert isinstance(result, Refused), "this should have been refused"
    return result.reason


def new(players: int = 4, starter: int = A, squares: Sequence[int] = (), **chosen: Any) -> GameState:
    """A game before its first roll; ``starter`` begins, and the dogs stand on ``squares``."""
    names = "ABCD"[:players]
    game = GameState.new(Settings(tuple(names), starter=names[starter], **chosen))
    return replace(game, squares=tuple(squares)) if squares else game


def rolled(game: GameState, dice: tuple[int, int] = (2, 5)) -> GameState:
    return game.with_round(allowed(drawing.roll(game.settings, game.round, dice)))


def tell(game: GameState, seat: int, sign: str) -> GameState:
    return game.with_round(allowed(drawing.tell(game.settings, game.round, seat, fist(sign))))


def opened(game: GameState, fists: str) -> GameState:
    """Open the fists of all who are in, by seat: ``opened(game, "3 x # -")``. Nobody's is written for who is not."""
    told = dict(zip(sorted(game.round.still_in), fists.split(), strict=True))
    for seat in game.round.still_in:
        game = tell(game, seat, told[seat])
    return game


def scored(game: GameState, *drawn: str) -> GameState:
    """Have each player draw what is written for them and then opt out: ``scored(game, "3 5", "x 4", "#")``."""
    hands = [[*signs.split(), "-"] for signs in drawn]
    while game.round.still_in:
        game = opened(game, " ".join(hands[seat].pop(0) for seat in sorted(game.round.still_in)))
    return game


def moved(game: GameState, *dice: int) -> GameState:
    """Have the dogs move, in order, by these dice: 0 is the small one, 1 the large one."""
    for die in dice:
        seat = game.round.to_move
        assert seat is not None, "nobody moves any more"
        game = allowed(take_die(game, seat, die))
    return game


def scores(round: Round) -> list[int]:
    return [hand.score for hand in round.hands]
