"""DOG, the game with cards and pawns: its rules, its conversation, and every sentence in it."""

from __future__ import annotations

from typing import Any

from voice_host.games.dog import describe, table
from voice_host.games.dog.meanings import MEANINGS
from voice_host.games.dog.options import NAMES, again, meet_family, options_from
from voice_host.games.dog.questions import QUESTIONS
from voice_host.games.dog.rules.game_state import GameState
from voice_host.games.dog.script import play
from voice_host.games.dog.taking_back import others_confirm
from voice_host.games.dog.talk import wording
from voice_host.script import Gap, Meaning, Problem, Question, message
from voice_host.script.press import Press
from voice_host.script.shared.chosen import plain_values


class Dog:
    """The game as its host knows it (``voice_host.script.Game``)."""

    name = "dog"
    package = "voice_host.games.dog"
    presents: tuple[str, ...] = ()
    version = 1
    option_names = NAMES
    meanings: tuple[type[Meaning], ...] = MEANINGS
    questions: tuple[type[Question], ...] = QUESTIONS
    askable = message("what-to-ask")
    asks: tuple[Press, ...] = table.ASKS
    options = staticmethod(options_from)
    plain = staticmethod(plain_values)
    again = staticmethod(again)
    meet = staticmethod(meet_family)
    script = staticmethod(play)
    reply = staticmethod(describe.reply)
    where_we_are = staticmethod(describe.where_we_are)
    picture = staticmethod(table.picture)
    private = staticmethod(table.private)
    presses = staticmethod(table.presses)
    score = staticmethod(describe.score)
    confirms_taking_back = staticmethod(others_confirm)

    def players(self, state: Any) -> tuple[Gap, ...]:
        """Return who plays, in the order they sit; nobody before the game."""
        return wording.players(state.settings.players) if isinstance(state, GameState) else ()

    def problem(self, state: Any, meaning: Meaning) -> Problem | None:
        """Return None: nobody is given a problem here."""
        return None
