"""Dogylicious, the multiplication game with a dog: its rules, its conversation, and every sentence it hears or says."""

from __future__ import annotations

from typing import Any

from voice_host.games.dogylicious import describe, table
from voice_host.games.dogylicious.describe import standing
from voice_host.games.dogylicious.meanings import MEANINGS
from voice_host.games.dogylicious.options import NAMES, again, options_from
from voice_host.games.dogylicious.problem import problem
from voice_host.games.dogylicious.questions import QUESTIONS
from voice_host.games.dogylicious.rules.game_state import GameState
from voice_host.games.dogylicious.script import play
from voice_host.games.dogylicious.taking_back import friends_confirm
from voice_host.games.dogylicious.talk import wording
from voice_host.script import Gap, Meaning, Question, message
from voice_host.script.press import Press
from voice_host.script.shared.chosen import plain_values
from voice_host.script.shared.met import meet
from voice_host.script.shared.nothing_private import nothing_private


class Dogylicious:
    """The game as its host knows it (``voice_host.script.Game``)."""

    name = "dogylicious"
    package = "voice_host.games.dogylicious"
    presents: tuple[str, ...] = ()
    version = 2
    option_names = NAMES
    meanings: tuple[type[Meaning], ...] = MEANINGS
    questions: tuple[type[Question], ...] = QUESTIONS
    askable = message("what-to-ask")
    asks: tuple[Press, ...] = table.ASKS
    options = staticmethod(options_from)
    plain = staticmethod(plain_values)
    again = staticmethod(again)
    meet = staticmethod(meet)
    script = staticmethod(play)
    reply = staticmethod(describe.reply)
    where_we_are = staticmethod(describe.where_we_are)
    picture = staticmethod(table.picture)
    private = staticmethod(nothing_private)
    presses = staticmethod(table.presses)
    score = staticmethod(standing.score)
    confirms_taking_back = staticmethod(friends_confirm)
    problem = staticmethod(problem)

    def players(self, state: Any) -> tuple[Gap, ...]:
        """Return who plays, in the order of play; nobody before the game, and in the practice of one player."""
        plays = isinstance(state, GameState) and not state.practice
        return wording.players(state.settings.order) if plays else ()
