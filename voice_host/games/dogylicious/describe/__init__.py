"""Facts of a running game as messages, for whoever asks in the middle of it: pure functions of the state.

What the player in turn has to find out (the product, the steps of a route, the pieces to prepare) is never among them
before the player has said it (rules 1.12). Where tiles, tokens and the dog are is open to all (rules 1.11).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from voice_host.games.dogylicious import questions as q
from voice_host.games.dogylicious.describe import carpet, place, plan, sheet, standing
from voice_host.games.dogylicious.rules.game_state import BeforeGame, GameState
from voice_host.games.dogylicious.rules.turn import Turn
from voice_host.script import Message, Question, message
from voice_host.script.shared.questions import THREE_STEPS

Told = tuple[Message, ...]

_OF_THE_TURN: Mapping[type[Question], Callable[[GameState, Turn], Told]] = {
    q.WhereAmI: lambda game, turn: place.where(turn),
    q.LookAround: place.around,
    q.WhatIsFree: place.free,
    q.MyRoute: lambda game, turn: plan.route(turn),
    q.MyTarget: lambda game, turn: plan.target(turn),
    q.PiecesLeft: lambda game, turn: plan.pieces_left(turn),
    q.WhichStep: lambda game, turn: plan.step(turn),
    q.WhatDice: lambda game, turn: plan.dice(turn),
}
_OF_THE_GAME: Mapping[type[Question], Callable[[GameState], Told]] = {
    q.WhereTokens: place.tokens,
    q.WhoseTurn: standing.whose_turn,
    q.WhichRound: standing.which_round,
    q.WhoLeads: standing.who_leads,
    q.MyPoints: standing.own_points,
    q.ExplainScore: sheet.explained,
}


def where_we_are(state: GameState | BeforeGame | None) -> Told:
    """Return whose turn it is, where the dog stands and where it is to go; nothing where the open question tells it."""
    if not isinstance(state, GameState) or state.turn is None or state.turn.end is not None or state.turn.dog is None:
        return ()
    whose = (*(standing.score(state) if state.practice else ()), *standing.whose_turn(state))
    return whose if state.turn.target is None else (*whose, *place.where(state.turn), *plan.target(state.turn))


def reply(state: GameState | BeforeGame, question: Question) -> Told:
    """Return the answer to a question, from the state of any moment: at least one message."""
    if isinstance(question, q.TeachMe):
        return THREE_STEPS
    if isinstance(question, q.WhatIs):
        return (message("told-word", word=question.word),)
    if isinstance(question, q.WhereIs):
        return carpet.places(state, question.number)
    if isinstance(question, q.ReadRow):
        return carpet.row(state, question.row)
    if isinstance(question, q.DescribeCarpet):
        return carpet.rows(state)
    if isinstance(state, BeforeGame):
        where = (place.players_stand(state.carpet),) if isinstance(question, q.WhereAmI) else ()
        return (message("score-not-begun"), *where)
    if state.practice and isinstance(question, (q.WhoLeads, q.MyPoints, q.ExplainScore)):
        return standing.score(state)
    if type(question) in _OF_THE_GAME:
        return _OF_THE_GAME[type(question)](state)
    if state.over:
        return (message("told-over"),)
    if state.turn is None or state.turn.end is not None:
        return (message("told-between-turns"),)
    return _OF_THE_TURN[type(question)](state, state.turn)
