"""How the game stands: dice, turn, round, who leads."""

from __future__ import annotations

from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.rules.round import Phase
from voice_host.games.casino_hot_dog.talk import wording
from voice_host.script import Message, message


def dice(state: GameState) -> tuple[Message, ...]:
    """Return what the dice of this round show."""
    if state.round.dice is None:
        return (message("told-no-dice"),)
    return (message("told-dice", faces=tuple(wording.face(face) for face in state.round.dice)),)


def whose_turn(state: GameState) -> tuple[Message, ...]:
    """Return who rolls, who chooses a die, or who still has to choose."""
    now = state.round
    if state.over:
        return (message("told-over"),)
    if now.to_move is not None:
        return (message("told-moves", player=wording.seat(state, now.to_move)),)
    starter = message("told-starter", player=wording.seat(state, now.starter))
    if now.phase is not Phase.FISTS:
        return (starter,)
    return (message("told-in", players=wording.seats(state, now.still_in), count=len(now.still_in)), starter)


def which_round(state: GameState) -> tuple[Message, ...]:
    """Return the round that is played."""
    return (message("told-over") if state.over else message("told-round", round=state.round.number),)


def who_leads(state: GameState) -> tuple[Message, ...]:
    """Return whose dog is the farthest, alone or together."""
    if state.winner is not None:
        return (message("result", winner=wording.seat(state, state.winner)),)
    farthest = max(state.squares)
    if not farthest:
        return (message("told-nobody-leads"),)
    leaders = [seat for seat, square in enumerate(state.squares) if square == farthest]
    where = wording.square(state.settings.board, farthest)
    return (message("told-leads", players=wording.seats(state, leaders), count=len(leaders), square=where),)
