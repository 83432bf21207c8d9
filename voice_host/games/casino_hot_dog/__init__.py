"""Casino Hot Dog, the betting game with dogs, bags and chips: its rules, its conversation, and every sentence in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from voice_host.games.casino_hot_dog import describe, table
from voice_host.games.casino_hot_dog.meanings import MEANINGS
from voice_host.games.casino_hot_dog.options import NAMES, Options, again, meet, options_from, plain
from voice_host.games.casino_hot_dog.questions import QUESTIONS
from voice_host.games.casino_hot_dog.rules.game_state import GameState
from voice_host.games.casino_hot_dog.script import play
from voice_host.games.casino_hot_dog.taking_back import others_confirm
from voice_host.games.casino_hot_dog.talk import wording
from voice_host.script import Gap, Meaning, Message, People, Problem, Question, Script, message
from voice_host.script.picture import Picture
from voice_host.script.press import Press


class CasinoHotDog:
    """The game as its host knows it (``voice_host.script.Game``)."""

    name = "casino-hot-dog"
    package = "voice_host.games.casino_hot_dog"
    version = 1
    option_names = NAMES
    meanings: tuple[type[Meaning], ...] = MEANINGS
    questions: tuple[type[Question], ...] = QUESTIONS
    askable = message("what-to-ask")
    asks: tuple[Press, ...] = table.ASKS

    def options(self, chosen: Mapping[str, Any]) -> Options:
        """Return the options chosen by name. Raises ValueError with a sentence that says what to choose instead."""
        return options_from(chosen)

    def plain(self, options: Options) -> Mapping[str, Any]:
        """Return options as plain values by name."""
        return plain(options)

    def again(self, options: Options, state: GameState | None) -> Options:
        """Return the options of the next game: with the same players, or with others where ``state`` is None."""
        return again(options, state)

    def players(self, state: Any) -> tuple[Gap, ...]:
        """Return who plays, in the order they sit; nobody before the game."""
        return wording.players(state.players) if isinstance(state, GameState) else ()

    def meet(self, options: Options, people: People) -> Options:
        """Return the options with those whose names can be offered."""
        return meet(options, people)

    def script(self, options: Options) -> Script:
        """Return the game from its first word to its outcome."""
        return play(options)

    def score(self, state: Any) -> tuple[Message, ...]:
        """Return the reply to "how do we stand?"."""
        return describe.score(state)

    def where_we_are(self, state: Any) -> tuple[Message, ...]:
        """Return where the dogs stand and what lies in front of the players."""
        return describe.where_we_are(state)

    def reply(self, state: Any, question: Question) -> tuple[Message, ...]:
        """Return the answer to a question about the game."""
        return describe.reply(state, question)

    def picture(self, state: Any) -> Picture:
        """Return the dogs, the dice and the chips that lie open."""
        return table.picture(state)

    def presses(self, state: Any, expects: tuple[type[Meaning], ...]) -> tuple[Press, ...]:
        """Return what can be pressed instead of being said."""
        return table.presses(state, expects)

    def problem(self, state: Any, meaning: Meaning) -> Problem | None:
        """Return None: nobody is given a problem here."""
        return None

    def confirms_taking_back(self, state: Any, meaning: Meaning | None) -> bool:
        """Say whether the others have to agree before an answer is taken back."""
        return others_confirm(state, meaning)
