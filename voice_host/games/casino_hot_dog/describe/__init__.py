"""Facts of a running game as messages, for whoever asks in the middle of it: pure functions of the state.

All is open but what is in closed fists (rules 3.6): that is never among them. What the bags still hold is told of all
bags at once, and only to whoever asks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from voice_host.games.casino_hot_dog import questions as q
from voice_host.games.casino_hot_dog.describe import chips, standing, way
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.script import Message, Question, message
from voice_host.script.shared.questions import THREE_STEPS

Told = tuple[Message, ...]

_OF_THE_GAME: Mapping[type[Question], Callable[[GameState], Told]] = {
    q.WhereDogs: way.dogs,
    q.WhatIsAhead: way.ahead,
    q.DescribeBoard: way.board,
    q.WhoIsIn: chips.who_is_in,
    q.ReadChips: chips.in_front,
    q.WhatIsLeft: chips.in_the_bags,
    q.WhatDice: standing.dice,
    q.WhoseTurn: standing.whose_turn,
    q.WhichRound: standing.which_round,
    q.WhoLeads: standing.who_leads,
}


def where_we_are(state: object) -> Told:
    """Return where the dogs stand and what lies in front, for those who go on another day; nothing before the game."""
    if not isinstance(state, GameState) or state.over:
        return ()
    return (*way.dogs(state), *chips.in_front(state)) if state.round.opening else way.dogs(state)


def score(state: object) -> Told:
    """Return the reply to "how do we stand?": the round, the dogs, and the chips in front."""
    if not isinstance(state, GameState):
        return (message("score-not-begun"),)
    if state.over:
        return (*standing.which_round(state), *way.dogs(state))
    return (*standing.which_round(state), *way.dogs(state), *chips.scores(state))


def reply(state: object, question: Question) -> Told:
    """Return the answer to a question, from the state of any moment: at least one message."""
    if isinstance(question, q.TeachMe):
        return THREE_STEPS
    if isinstance(question, q.WhatIs):
        return (message("told-word", word=question.word),)
    if not isinstance(state, GameState):
        return (message("score-not-begun"),)
    return _OF_THE_GAME[type(question)](state)
