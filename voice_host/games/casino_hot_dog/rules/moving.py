"""Moving the dogs (rules 3.4, point 4): who takes which die, and why it is refused."""

from __future__ import annotations

from dataclasses import replace

from voice_host.games.casino_hot_dog.rules.board import TABLE
from voice_host.games.casino_hot_dog.rules.dice import Face
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.rules.refusal import Reason, Refused
from voice_host.games.casino_hot_dog.rules.round import Move, Phase


def die_showing(game: GameState, face: Face) -> int | Refused:
    """Return the die that shows a face and can be taken; where both do, they lead to the same square."""
    game.round.require(Phase.MOVE)
    dice = game.round.dice or ()
    left = [die for die in game.round.dice_left if dice[die] == face]
    if left:
        return left[0]
    return Refused(Reason.TAKEN if face in dice else Reason.NOT_SHOWN, game.round.to_move, face=face)


def take_die(game: GameState, seat: int, die: int) -> GameState | Refused:
    """Move a player's dog by a die. The first to reach the kennel wins at once, and the second does not move."""
    refused = _not_the_mover(game, seat)
    if refused is not None:
        return refused
    if die not in game.round.dice_left:
        return Refused(Reason.TAKEN, seat)
    if game.round.dice is None:
        raise RuntimeError("dogs move in a round whose dice are rolled")
    start = game.squares[seat]
    end = game.settings.board.move(start, game.round.dice[die])
    return _moved(game, Move(seat, die, start, end, _sent_back(game, seat, end)))


def leave_dog(game: GameState, seat: int) -> GameState | Refused:
    """Leave a dog where it is, where that was chosen (default H5: it is not). The dice stay for the next player."""
    refused = _not_the_mover(game, seat)
    if refused is not None:
        return refused
    if not game.settings.optional_move:
        return Refused(Reason.HAS_TO_MOVE, seat)
    return _moved(game, Move(seat, None, game.squares[seat], game.squares[seat]))


def _not_the_mover(game: GameState, seat: int) -> Refused | None:
    game.round.require(Phase.MOVE)
    if seat == game.round.to_move:
        return None
    return Refused(Reason.NOT_YET if seat in game.round.movers else Reason.NO_MOVER, seat)


def _sent_back(game: GameState, seat: int, square: int) -> tuple[int, ...]:
    """Return whose dogs go back to the table; nobody's where dogs share a square (default H6)."""
    if not game.settings.send_back or square in (TABLE, game.settings.board.kennel):
        return ()
    return tuple(other for other, at in enumerate(game.squares) if other != seat and at == square)


def _moved(game: GameState, move: Move) -> GameState:
    squares = list(game.squares)
    squares[move.seat] = move.end
    for seat in move.sent_back:
        squares[seat] = TABLE
    after = replace(game.round, moves=(*game.round.moves, move))
    winner = move.seat if move.end == game.settings.board.kennel else None
    if winner is not None or after.to_move is None:
        after = replace(after, phase=Phase.OVER)
    return replace(game, squares=tuple(squares), round=after, winner=winner)
