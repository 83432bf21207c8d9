"""The turn that is played, and the one before it."""

from __future__ import annotations

from voice_host.games.dotzee.describe.board import read
from voice_host.games.dotzee.rules.board import LINES
from voice_host.games.dotzee.rules.game_state import GameState
from voice_host.games.dotzee.talk import wording
from voice_host.script import Message, message


def allowed(game: GameState) -> tuple[Message, ...]:
    """Return which dice may be taken, and why no others (rules 4.3, point 1)."""
    if game.over:
        return (message("told-over"),)
    if game.gap is not None:
        return in_hand(game)
    places = game.allowed
    barred = None if game.barred is None else game.board.where(game.barred)
    if game.board.face(places[0]).is_blank:
        return (message("told-allowed-blanks", places=tuple(map(wording.place, places)), count=len(places)),)
    if barred is None or barred in places:
        return (message("told-allowed-all"),)
    return (message("told-allowed-but", place=wording.place(barred)),)


def placed_last(game: GameState) -> tuple[Message, ...]:
    """Return which die was placed last."""
    if game.placed_last is None:
        return (message("told-none-placed"),)
    where = game.board.where(game.placed_last)
    return (message("told-placed-last", place=wording.place(where), face=wording.face(game.board.face(where))),)


def rolled(game: GameState) -> tuple[Message, ...]:
    """Return what was rolled in this turn."""
    if game.over:
        return (message("told-over"),)
    if game.rolled is None:
        return (message("told-not-rolled"),)
    return (message("told-rolled", face=wording.a_face(game.rolled), ways=wording.ways(game.ways)),)


def in_hand(game: GameState) -> tuple[Message, ...]:
    """Return where the die was taken that is in the player's hand."""
    assert game.gap is not None
    return (message("told-in-hand", place=wording.place(game.gap)), *(rolled(game) if game.rolled else ()))


def changed(game: GameState) -> tuple[Message, ...]:
    """Return how the last turn moved dice, and the lines in which it did (rules 4.6)."""
    if not game.turns:
        return (message("told-none-placed"),)
    turn = game.turns[-1]
    gaps = {"place": wording.place(turn.taken), "face": wording.a_face(turn.face), "way": wording.way(turn.way)}
    told = message("told-turn", player=wording.player(turn.player), **gaps)
    lines = [line for line in LINES if set(line.places) & set(turn.moved)]
    return (told, *(read(game, line) for line in lines))
