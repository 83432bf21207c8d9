"""The game explained in three steps, and a practice turn: a real turn of its own that counts for nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeVar

from voice_host.games.dogylicious.meanings import GiveUp, StopPractice
from voice_host.games.dogylicious.rules.ending import give_up
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.rules.settings import Settings
from voice_host.games.dogylicious.rules.turn import Phase
from voice_host.games.dogylicious.rules.turn_end import Ending
from voice_host.games.dogylicious.talk.asides import with_asides
from voice_host.games.dogylicious.talk.ending import tell_how
from voice_host.games.dogylicious.talk.refusals import turn_of
from voice_host.games.dogylicious.talk.turns import play_phase
from voice_host.script import Ask, Heard, Message, ask, message, say
from voice_host.script.meaning import Again, No, Yes
from voice_host.script.shared.asking import Asked
from voice_host.script.shared.questions import THREE_STEPS, TeachMe

_HINTS: Mapping[Phase, Message] = {
    Phase.CHOOSE_START: message("hint-start"),
    Phase.CHOOSE_TARGET: message("hint-target"),
    Phase.PLAN: message("hint-route"),
    Phase.COUNT: message("hint-count"),
    Phase.READY: message("hint-ready"),
    Phase.ROLL: message("hint-roll"),
    Phase.MOVE: message("hint-move"),
    Phase.FEED: message("hint-feed"),
}
"""What is said before each phase of a practice turn, the first time it comes."""

_ENDS: Mapping[Ending, Message] = {
    Ending.SUCCESS: message("practice-over"),
    Ending.GAVE_UP: message("practice-stopped"),
}
"""What is said after a practice turn; where it ended otherwise, it is offered again."""

T = TypeVar("T")


def teachable(talk: Asked[T], settings: Callable[[], Settings], player: str) -> Asked[T]:
    """Have a talk in which "teach me" may be said: then the game is explained and a practice turn offered.

    The practice is by ``settings``, and by ``player`` alone. Afterwards the talk goes on unchanged.
    """

    def aside(cue: Ask, said: Heard) -> Asked[T | None]:
        yield from teach(cue, settings(), player)
        return None

    return with_asides(talk, lambda cue: replace(cue, expects=(*cue.expects, TeachMe)), (TeachMe,), aside)


def teach(cue: Ask, settings: Settings, player: str) -> Asked[None]:
    """Explain the game while ``cue`` waits for its answer, and let the player practise for as long as they like."""
    yield from say(cue.state, *THREE_STEPS)
    question = message("ask-practice")
    while True:
        reply = yield from ask(cue.state, question, (Yes, No, Again, TeachMe), message("choices-practice"), to=cue.to)
        if not isinstance(reply, Heard) or isinstance(reply.meaning, No):
            yield from say(cue.state, message("practice-declined"))
            return
        how = yield from practice(settings, player)
        if how in _ENDS:
            yield from say(cue.state, _ENDS[how])
            return
        question = message("ask-practice-again")


def practice(settings: Settings, player: str) -> Asked[Ending]:
    """Play one turn without clock, friends and points, with a sentence of help before each phase; return how it ended.

    Whoever stops it has given it up, and whoever gives up has stopped it: there are no points to lose.
    """
    alone = replace(settings, players=(player,), starter=player, mode="solo", clock=False, rounds=1)
    game = replace(GameState.new(alone), practice=True).begin_turn()
    yield from say(game, message("practice-begins"))
    helped: set[Phase] = set()
    while (end := turn_of(game).end) is None:
        phase = turn_of(game).phase
        if phase in _HINTS and phase not in helped:
            helped.add(phase)
            yield from say(game, _HINTS[phase])
        game = yield from with_asides(play_phase(game), _may_be_stopped, (StopPractice, GiveUp), _stop)
    if end.how is not Ending.GAVE_UP:
        yield from tell_how(game)
    return end.how


def _may_be_stopped(cue: Ask) -> Ask:
    choices = message("choices-in-practice", choices=cue.choices)
    return replace(cue, expects=(*cue.expects, StopPractice), choices=choices)


def _stop(cue: Ask, said: Heard) -> Asked[GameState | None]:
    yield from ()
    game = cue.state
    return game.with_turn(give_up(turn_of(game), said.at_ms)) if isinstance(game, GameState) else None
