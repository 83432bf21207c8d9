"""Facts of a running game as messages, for whoever asks in the middle of it: pure functions of the state.

Nothing is hidden in this game (rules 4.6). Only what a rolled die would give is told to nobody but those who may have
hints (default Z8), so it is not among these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from voice_host.games.dotzee import questions as q
from voice_host.games.dotzee.describe import board, standing, turn
from voice_host.games.dotzee.rules.game_state import GameState
from voice_host.script import Message, Question, message
from voice_host.script.shared.questions import THREE_STEPS

Told = tuple[Message, ...]

_OF_THE_GAME: Mapping[type[Question], Callable[[GameState], Told]] = {
    q.DescribeBoard: board.rows,
    q.ReadEdge: board.edge,
    q.WhereBlanks: board.blanks,
    q.WhichLast: turn.placed_last,
    q.WhichMay: turn.allowed,
    q.WhatRolled: turn.rolled,
    q.WhatChanged: turn.changed,
    q.WhoseTurn: standing.whose_turn,
    q.WhoLeads: standing.who_leads,
    q.MyPoints: standing.own_points,
    q.ExplainScore: standing.explained,
}


def where_we_are(state: object) -> Told:
    """Return whose turn it is, where a die is in the hand; nothing where the open question tells it."""
    if not isinstance(state, GameState) or state.over or state.gap is None:
        return ()
    return standing.whose_turn(state)


def reply(state: object, question: Question) -> Told:
    """Return the answer to a question, from the state of any moment: at least one message."""
    if isinstance(question, q.TeachMe):
        return THREE_STEPS
    if isinstance(question, q.WhatScores):
        return (message("told-scores"),)
    if isinstance(question, q.WhatIs):
        return (message("told-word", word=question.word),)
    if not isinstance(state, GameState):
        return (message("score-not-begun"),)
    if isinstance(question, q.ReadRow):
        return board.row(state, question.row)
    if isinstance(question, q.ReadColumn):
        return board.column(state, question.column)
    if isinstance(question, q.ReadDiagonal):
        return board.diagonal(state, question.side)
    if isinstance(question, q.WhatIsAt):
        return board.at(state, question.place)
    return _OF_THE_GAME[type(question)](state)
