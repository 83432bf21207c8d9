"""From facts of the game to messages: how players, chips, dice and squares are named when the host speaks of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from voice_host.games.casino_hot_dog.rules.board import TABLE, Board
from voice_host.games.casino_hot_dog.rules.chips import Chip, ChipKind
from voice_host.games.casino_hot_dog.rules.dice import BONE, Face
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.rules.settings import OPPONENTS
from voice_host.script import Gap, Message, message
from voice_host.script.shared import players as people


def player(name: str) -> Gap:
    """Return how a player is called. Those without a name are called by number, those of the host by their kind."""
    strength = OPPONENTS.get(name.casefold())
    return people.player(name) if strength is None else message("opponent", strength=strength)


def players(names: Iterable[str]) -> tuple[Gap, ...]:
    """Return how several players are called, in order."""
    return tuple(player(name) for name in names)


def seat(game: GameState, which: int) -> Gap:
    """Return how the player at a seat is called."""
    return player(game.players[which])


def seats(game: GameState, which: Iterable[int]) -> tuple[Gap, ...]:
    """Return how the players at several seats are called, in order."""
    return tuple(seat(game, one) for one in which)


def chip(which: Chip) -> Message:
    """Return the name of a chip: "four", "the double", "the heap"."""
    if which.kind is ChipKind.NUMBER:
        return message("chip-number", number=which.number)
    return message("chip-double" if which.kind is ChipKind.DOUBLER else "chip-heap")


def chips(which: Sequence[Chip]) -> tuple[Message, ...]:
    """Return the names of several chips, in order."""
    return tuple(chip(one) for one in which)


def face(shown: Face) -> Message:
    """Return the name of what a die shows."""
    return message("face-bone") if shown == BONE else message("face-dots", dots=shown)


def square(board: Board, which: int) -> Message:
    """Return the name of a square."""
    if which == TABLE:
        return message("square-table")
    if which == board.kennel:
        return message("square-kennel")
    return message("square-bone" if which in board.bones else "square", square=which)


def where_dogs_stand(game: GameState) -> tuple[Message, ...]:
    """Return "Noa on square seven" for each player, by seat."""
    return tuple(_where(game, which, at) for which, at in enumerate(game.squares))


def _where(game: GameState, which: int, at: int) -> Message:
    board = game.settings.board
    if at == board.kennel:
        return message("dog-home", player=seat(game, which))
    return message("dog-at", player=seat(game, which), square=square(board, at))


def scores(game: GameState, of: Iterable[int]) -> tuple[Message, ...]:
    """Return "Noa twelve" for the players at some seats, in order."""
    return tuple(message("score-of", player=seat(game, one), score=game.round.hands[one].score) for one in of)
