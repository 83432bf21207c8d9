"""How the game stands: turn, round, points."""

from __future__ import annotations

from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.talk import wording
from voice_host.script import Message, message


def score(state: GameState | None) -> tuple[Message, ...]:
    """Return the reply to "how do we stand?": the round, everybody's points, and those of the turn so far.

    Points of the turn so far can still be lost, so they are told apart from the score.
    """
    if state is None:
        return (message("score-not-begun"),)
    told = [message("score-round", round=state.round, rounds=state.settings.rounds), totals(state)]
    if state.turn is not None and state.turn.end is None and state.turn.reached:
        told.append(message("score-turn", points=wording.points(state.turn.points_so_far)))
    return tuple(told)


def whose_turn(state: GameState | None) -> tuple[Message, ...]:
    """Return whose turn it is, or that there is none."""
    if state is None:
        return (message("score-not-begun"),)
    if state.over:
        return (message("told-over"),)
    return (message("told-whose-turn", player=wording.player(state.player)),)


def which_round(state: GameState | None) -> tuple[Message, ...]:
    """Return the round that is played."""
    if state is None:
        return (message("score-not-begun"),)
    if state.over:
        return (message("told-over"),)
    return (message("score-round", round=state.round, rounds=state.settings.rounds),)


def totals(state: GameState) -> Message:
    """Return everybody's points; those of a team as one."""
    if state.settings.mode == "team":
        return message("score-team", points=wording.points(state.sheet.team_total))
    return message("score-now", players=lines(state))


def lines(state: GameState) -> tuple[Message, ...]:
    """Return "Noa nine" for each player, the leaders first."""
    return tuple(
        message("points-of", player=wording.player(standing.player), points=standing.total)
        for standing in state.sheet.standings()
    )
