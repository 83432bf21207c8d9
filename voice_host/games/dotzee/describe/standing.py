"""How the game stands: turn and points."""

from __future__ import annotations

from voice_host.games.dotzee.rules.game_state import GameState, TurnEnd
from voice_host.games.dotzee.talk import wording
from voice_host.script import Message, message


def score(state: object) -> tuple[Message, ...]:
    """Return the reply to "how do we stand?": everybody's points, and how many win."""
    if not isinstance(state, GameState):
        return (message("score-not-begun"),)
    goal = message("score-goal", points=wording.points(state.settings.points_to_win))
    return (totals(state), *(() if state.over else (goal,)))


def totals(game: GameState) -> Message:
    """Return everybody's points."""
    return message("score-now", players=wording.lines(game.totals))


def whose_turn(game: GameState) -> tuple[Message, ...]:
    """Return whose turn it is, or that there are no more."""
    return (message("told-over") if game.over else message("told-whose-turn", player=wording.player(game.player)),)


def who_leads(game: GameState) -> tuple[Message, ...]:
    """Return who has the most points, alone or together; a lone player has nobody to lead before."""
    if len(game.totals) == 1:
        return (totals(game),)
    most = max(game.totals.values())
    if not most:
        return (message("told-nobody-leads"),)
    first = [player for player, points in game.totals.items() if points == most]
    if len(first) > 1:
        return (message("told-leaders", players=wording.players(first), points=wording.points(most)),)
    told = "told-winner" if game.over else "told-leader"
    return (message(told, player=wording.player(first[0]), points=wording.points(most)),)


def own_points(game: GameState) -> tuple[Message, ...]:
    """Return the points of the player in turn; everybody's when the game is over."""
    if game.over:
        return (totals(game),)
    points = wording.points(game.totals[game.player])
    return (message("told-own-points", player=wording.player(game.player), points=points),)


def explained(game: GameState) -> tuple[Message, ...]:
    """Return what every turn with points was for, player by player."""
    told = tuple(
        line
        for player in game.settings.order
        for turn in game.turns
        if turn.player == player and turn.points
        for line in _turn(turn)
    )
    return told or (message("told-nobody-leads"),)


def _turn(turn: TurnEnd) -> tuple[Message, ...]:
    """Return whose points these are, and what they are for."""
    gaps = {"player": wording.player(turn.player), "points": wording.points(turn.scored)}
    return (message("told-turn-points", **gaps), *wording.points_by_line(turn.points))
