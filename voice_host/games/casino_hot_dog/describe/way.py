"""The way from the table to the kennel, and the dogs on it."""

from __future__ import annotations

from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.talk import wording
from voice_host.script import Message, message


def dogs(state: GameState) -> tuple[Message, ...]:
    """Return where every dog stands."""
    return (message("told-dogs", dogs=wording.where_dogs_stand(state)),)


def ahead(state: GameState) -> tuple[Message, ...]:
    """Return how far it is from each dog to the next bone and to the kennel."""
    return tuple(_ahead(state, seat, square) for seat, square in enumerate(state.squares))


def _ahead(state: GameState, seat: int, square: int) -> Message:
    board = state.settings.board
    player, here, kennel = wording.seat(state, seat), wording.square(board, square), board.kennel - square
    if kennel == 0:
        return message("told-home", player=player)
    bone = board.next_bone(square)
    if bone == board.kennel:
        return message("told-ahead-no-bone", player=player, square=here, kennel=kennel)
    return message("told-ahead", player=player, square=here, bone=bone - square, kennel=kennel)


def board(state: GameState) -> tuple[Message, ...]:
    """Return the squares, the bones and the kennel."""
    way = state.settings.board
    bones = tuple(message("chip-number", number=bone) for bone in way.bones)
    told = message("told-board", squares=way.kennel - 1, kennel=way.kennel)
    return (told, message("told-bones", bones=bones, count=len(bones)))
