"""The menu, in which the players choose a game: its conversation, and every sentence in it.

It knows no game. Each presents itself in its own language folders: what it is called in menu.yaml, its name and what it
is like in menu.ftl.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from voice_host.games.menu.meanings import MEANINGS, PlayGame, WhatGame, WhatGames
from voice_host.games.menu.script import called, choose, games_called
from voice_host.games.registry import GAMES, MENU, package_of
from voice_host.script import Gap, Meaning, Message, People, Problem, Question, Script, message
from voice_host.script.picture import Picture
from voice_host.script.press import Button, Press
from voice_host.script.shared.nothing_private import nothing_private


class Menu:
    """The choice of a game as its host knows it (``voice_host.script.Game``); nothing of it is kept."""

    name = MENU
    package = "voice_host.games.menu"
    version = 1
    option_names: frozenset[str] = frozenset()
    meanings: tuple[type[Meaning], ...] = MEANINGS
    questions: tuple[type[Question], ...] = (WhatGames, WhatGame)

    private = staticmethod(nothing_private)

    def __init__(self, games: Sequence[str] = tuple(GAMES)) -> None:
        """``games`` are those that are offered, of GAMES: those that speak the language of the players."""
        self._games = tuple(games)
        self.presents: tuple[str, ...] = tuple(package_of(game) for game in games)
        self.askable = message("what-to-ask", games=games_called(games))
        self.asks: tuple[Press, ...] = (
            Button(message("ask-what-games"), main=False),
            *(Button(message("ask-what-game", game=called(game)), main=False) for game in games),
        )

    def options(self, chosen: Mapping[str, Any]) -> bool:
        """Return whether the host greets first, unless told otherwise: that is all there is to choose."""
        return bool(chosen.get("greets", True))

    def plain(self, options: bool) -> Mapping[str, Any]:
        """Return it by its name."""
        return {"greets": options}

    def again(self, options: bool, state: Any) -> bool:
        """Return False: who comes back has been greeted."""
        return False

    def players(self, state: Any) -> tuple[Gap, ...]:
        """Return nobody: whoever is there chooses."""
        return ()

    def meet(self, options: bool, people: People) -> bool:
        """Return the options: nobody is asked for a name here."""
        return options

    def script(self, options: bool) -> Script:
        """Return the choice from its first word on. Its last state is what was chosen."""
        return choose(self._games, greets=options)

    def score(self, state: Any) -> tuple[Message, ...]:
        """Return nothing: no game has begun."""
        return ()

    def where_we_are(self, state: Any) -> tuple[Message, ...]:
        """Return nothing: the question tells it."""
        return ()

    def reply(self, state: Any, question: Question) -> tuple[Message, ...]:
        """Tell what one game is like, or all of them."""
        asked = (question.game,) if isinstance(question, WhatGame) else self._games
        return tuple(message(f"{game}-in-short") for game in asked)

    def picture(self, state: Any) -> Picture:
        """Return the question: there is nothing on the table yet."""
        return Picture(message("table-which-game"))

    def presses(self, state: Any, expects: tuple[type[Meaning], ...]) -> tuple[Press, ...]:
        """Return a button for each game."""
        if PlayGame not in expects:
            return ()
        return tuple(Button(message("say-play-game", game=called(game))) for game in self._games)

    def problem(self, state: Any, meaning: Meaning) -> Problem | None:
        """Return None: nobody is given a problem here."""
        return None

    def confirms_taking_back(self, state: Any, meaning: Meaning | None) -> bool:
        """Return False: nobody gains anything by another choice."""
        return False
