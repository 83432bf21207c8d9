"""Facts of a running game as messages, for whoever asks in the middle of it: pure functions of the state.

All is open but the cards in the hands. Those are told here only where all hands are open (``hands.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from voice_host.games.dog import questions as q
from voice_host.games.dog.describe import board, hands, standing
from voice_host.games.dog.rules.game_state import GameState
from voice_host.games.dog.talk.teams import who_plays_what
from voice_host.script import Message, Question, message
from voice_host.script.shared.questions import THREE_STEPS

Told = tuple[Message, ...]

_OF_THE_GAME: Mapping[type[Question], Callable[[GameState], Told]] = {
    q.WhoIsInDanger: board.danger,
    q.WhatBlocks: board.blocks,
    q.ReadHand: hands.asked,
    q.WhatCanIPlay: hands.playable_asked,
    q.HowManyCards: standing.how_many_cards,
    q.LastMove: standing.last_move,
    q.WhoPlaysWhat: lambda game: who_plays_what(game.settings),
    q.WhoseTurn: standing.whose_turn,
    q.WhichRound: standing.which_round,
    q.WhoLeads: standing.who_leads,
}


def where_we_are(state: object) -> Told:
    """Return where all pawns stand, for those who go on another day; nothing before the game."""
    if not isinstance(state, GameState) or state.over:
        return ()
    return (*standing.which_round(state), *board.all_pawns(state))


def score(state: object) -> Told:
    """Return the reply to "how do we stand?": the round, and how many pawns everybody has home."""
    if not isinstance(state, GameState):
        return (message("score-not-begun"),)
    return (*standing.which_round(state), *standing.home(state))


def reply(state: object, question: Question) -> Told:
    """Return the answer to a question, from the state of any moment: at least one message."""
    if isinstance(question, q.TeachMe):
        return THREE_STEPS
    if isinstance(question, q.WhatIs):
        return (message("told-word", word=question.word),)
    if not isinstance(state, GameState):
        return (message("score-not-begun"),)
    if isinstance(question, q.WherePawns):
        return board.pawns(state, question.colour)
    if isinstance(question, q.WherePawn):
        return board.one_pawn(state, question.colour, question.number)
    return _OF_THE_GAME[type(question)](state)
