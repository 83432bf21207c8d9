"""Dotzee, the game of sixteen dice on a board: its rules, its conversation, and every sentence it hears or says."""

from __future__ import annotations

from typing import Any

from voice_host.games.dotzee import describe, table
from voice_host.games.dotzee.describe import standing
from voice_host.games.dotzee.meanings import MEANINGS
from voice_host.games.dotzee.options import NAMES, again, options_from
from voice_host.games.dotzee.questions import QUESTIONS
from voice_host.games.dotzee.rules.game_state import GameState
from voice_host.games.dotzee.script import play
from voice_host.games.dotzee.taking_back import others_confirm
from voice_host.script import Gap, Meaning, Problem, Question, message
from voice_host.script.press import Press
from voice_host.script.shared import players
from voice_host.script.shared.chosen import plain_values
from voice_host.script.shared.met import meet
from voice_host.script.shared.nothing_private import nothing_private


class Dotzee:
    """The game as its host knows it (``voice_host.script.Game``)."""

    name = "dotzee"
    package = "voice_host.games.dotzee"
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
    meet = staticmethod(meet)
    script = staticmethod(play)
    reply = staticmethod(describe.reply)
    where_we_are = staticmethod(describe.where_we_are)
    picture = staticmethod(table.picture)
    private = staticmethod(nothing_private)
    presses = staticmethod(table.presses)
    score = staticmethod(standing.score)
    confirms_taking_back = staticmethod(others_confirm)

    def players(self, state: Any) -> tuple[Gap, ...]:
        """Return who plays, in the order of play, without the host; nobody before the game."""
        if not isinstance(state, GameState):
            return ()
        return players.players(name for name in state.settings.order if name in state.settings.players)

    def problem(self, state: Any, meaning: Meaning) -> Problem | None:
        """Return None: nobody multiplies here."""
        return None
