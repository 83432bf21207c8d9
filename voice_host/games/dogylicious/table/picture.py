"""The game as it lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from voice_host.games.dogylicious.rules.game_state import BeforeGame, GameState
from voice_host.games.dogylicious.rules.turn import UNDER_WAY, Phase, Turn
from voice_host.games.dogylicious.table.carpet import bare_carpet, carpet_of
from voice_host.games.dogylicious.table.score import sheet, standings
from voice_host.games.dogylicious.talk import wording
from voice_host.script import Message, message
from voice_host.script.picture import Chart, Count, DiceOnTable, Picture, Round

_PHASES: Mapping[Phase, Message] = {
    phase: message(f"table-phase-{phase.name.lower()}".replace("_", "-")) for phase in Phase
}


def picture(state: Any) -> Picture:
    """Return all there is to see in a state; nothing but the carpet before the game."""
    if isinstance(state, BeforeGame):
        return Picture(message("table-before"), board=bare_carpet(state.carpet))
    if not isinstance(state, GameState):
        return Picture(message("table-before"))
    turn = None if state.turn is None or state.turn.end is not None else state.turn
    return Picture(
        heading=_heading(state),
        phase=None if turn is None else _PHASES[turn.phase],
        round=None if state.practice else Round(message("table-round"), state.round, state.settings.rounds),
        board=carpet_of(state, turn),
        dice=None if turn is None else _dice(turn),
        counts=() if turn is None else _counts(turn),
        sheet=None if state.practice else sheet(state),
        standings=None if state.practice else standings(state),
        chart=_chart(state, turn),
        over=state.over,
    )


def _heading(state: GameState) -> Message:
    if state.practice:
        return message("table-practice")
    if not state.over:
        return message("table-turn-of", player=wording.player(state.player))
    result = state.result()
    if result is None or not result.winners:
        return message("table-over")
    return message("table-winners", players=wording.players(result.winners), count=len(result.winners))


def _dice(turn: Turn) -> DiceOnTable | None:
    """Return the dice that are to be answered; after a mistake they lie there until the next roll, for the friends."""
    dice = turn.dice or (turn.missed if turn.phase is Phase.ROLL else None)
    if dice is None:
        return None
    first, second = dice
    return DiceOnTable(message("table-dice", first=first, second=second), dice, turn.settings.dice_sides)


def _counts(turn: Turn) -> tuple[Count, ...]:
    """Return the numbers of the walk; before they bind at "ready", steps and pieces as they were said.

    Where players say the pieces of a step themselves (D19) its number is theirs to find.
    """
    if turn.phase in UNDER_WAY:
        left = Count(message("table-pieces-left"), turn.pieces_left)
        if turn.settings.feeding != "told":
            return (Count(message("table-steps-done"), turn.steps), left)
        step = Count(message("table-step"), turn.step_number)
        return (step, Count(message("table-pieces-of-step"), turn.step_number), left)
    said = (("table-steps-said", turn.declared_steps), ("table-pieces-said", turn.declared_pieces))
    done = (Count(message("table-points-so-far"), turn.points_so_far),) if turn.further else ()
    return (*(Count(message(label), number) for label, number in said if number is not None), *done)


def _chart(state: GameState, turn: Turn | None) -> Chart:
    """Return the chart. The player in turn answers without it, unless nobody else is there (rules 1.8).

    After a mistake it lies open until the next roll, which with the players' own dice is known to them before it is to
    the host. Who practises may be one of several.
    """
    is_asked = turn is not None and (turn.phase is Phase.ANSWER or (turn.phase is Phase.ROLL and turn.missed is None))
    alone = len(state.settings.players) == 1 and not state.practice
    hidden = message("table-chart-hidden") if is_asked and not alone else None
    return Chart(message("table-chart"), state.settings.dice_sides, hidden)
