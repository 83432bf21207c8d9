"""How the game stands: turn, round, points."""

from __future__ import annotations

from voice_host.games.dogylicious.rules.game_state import BeforeGame, GameState
from voice_host.games.dogylicious.talk import wording
from voice_host.script import Message, message


def score(state: GameState | BeforeGame) -> tuple[Message, ...]:
    """Return the reply to "how do we stand?": the round, everybody's points, and those of the turn so far."""
    if isinstance(state, BeforeGame):
        return (message("score-not-begun"),)
    if state.practice:
        return (message("score-practice"),)
    return (_round(state), totals(state), *this_turn(state))


def whose_turn(state: GameState) -> tuple[Message, ...]:
    """Return whose turn it is, or that there are no more."""
    return (message("told-over") if state.over else message("told-whose-turn", player=wording.player(state.player)),)


def which_round(state: GameState) -> tuple[Message, ...]:
    """Return the round that is played."""
    return (message("told-over") if state.over else _round(state),)


def who_leads(state: GameState) -> tuple[Message, ...]:
    """Return who has the most points, alone or together; a team and a lone player have nobody to lead before."""
    if state.settings.mode != "competitive":
        return (totals(state),)
    first = [each for each in state.sheet.standings() if each.place == 1]
    points = wording.points(first[0].total)
    if not first[0].total:
        return (message("told-nobody-leads"),)
    if len(first) == 1:
        leader = wording.player(first[0].player)
        return (message("told-winner" if state.over else "told-leader", player=leader, points=points),)
    leaders = wording.players(each.player for each in first)
    return (message("told-winners" if state.over else "told-leaders", players=leaders, points=points),)


def own_points(state: GameState) -> tuple[Message, ...]:
    """Return the points of the player in turn, with those of the turn so far; everybody's when the game is over."""
    if state.over or state.settings.mode == "solo":
        return (totals(state), *this_turn(state))
    own = message(
        "told-own-points", player=wording.player(state.player), points=wording.points(state.sheet.total(state.player))
    )
    team = (totals(state),) if state.settings.mode == "team" else ()
    return (own, *team, *this_turn(state))


def this_turn(state: GameState) -> tuple[Message, ...]:
    """Return the points of the turn so far. They can still be lost, so they are told apart from the score."""
    if state.turn is None or state.turn.end is not None or not state.turn.reached:
        return ()
    return (message("score-turn", points=wording.points(state.turn.points_so_far)),)


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


def _round(state: GameState) -> Message:
    return message("score-round", round=state.round, rounds=state.settings.rounds)
