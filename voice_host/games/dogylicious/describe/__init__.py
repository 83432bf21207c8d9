"""Facts of a running game as messages, for whoever asks in the middle of it: pure functions of the state.

What the player in turn has to find out (the product, the steps of a route, the pieces to prepare) is never among them
before the player has said it (rules 1.12).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from voice_host.games.dogylicious import questions as q
from voice_host.games.dogylicious.describe import standing
from voice_host.script import Message, Question

_REPLIES: Mapping[type[Question], Callable[[Any, Any], tuple[Message, ...]]] = {
    q.WhoseTurn: lambda state, question: standing.whose_turn(state),
    q.WhichRound: lambda state, question: standing.which_round(state),
}


def reply(state: Any, question: Question) -> tuple[Message, ...]:
    """Return the answer to a question, from the state of any moment: None before the game."""
    return _REPLIES[type(question)](state, question)
