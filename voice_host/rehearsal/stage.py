"""What a rehearsal is performed on: a real session and real records, kept in memory, and a clock of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any

from voice_host.games.registry import MENU
from voice_host.hearing.ear import Ear
from voice_host.language import Sentences, prompt_files, sentence_files
from voice_host.language.prompts import Prompts
from voice_host.play.afterwards.evening import Played, play_evening, play_games
from voice_host.play.afterwards.play_again import Wish
from voice_host.play.dice import Dice, LaterDice, SeededDice, seed_after
from voice_host.play.events import Observer
from voice_host.play.in_language import game_in, languages_of
from voice_host.play.manners.manners import Manner, Manners
from voice_host.play.manners.quiet import QuietTimes
from voice_host.play.performance import Performance
from voice_host.play.session import Session
from voice_host.play.talk import Talk
from voice_host.play.tongues import Tongues
from voice_host.records import EVERYBODY, StoredGame, open_store
from voice_host.rehearsal.kept_journal import KeptJournal
from voice_host.rehearsal.virtual_clock import VirtualClock
from voice_host.script import Ask, Heard, Meaning, Message, Outcome, Recall, Roll, Rolled
from voice_host.script.meaning import SHARED
from voice_host.speaking.silent import SilentVoice
from voice_host.speaking.voice import Voice


@lru_cache
def sentences_of(name: str, language: str) -> Sentences:
    """Return all that can be said in a game. Raises NoSuchGame, LanguageError."""
    game = game_in(name, language)
    return Sentences.load(language, (*SHARED, *game.meanings), sentence_files(game, language))


@lru_cache
def prompts_of(name: str, language: str) -> Prompts:
    """Return all that the host says in a game. Raises NoSuchGame, LanguageError."""
    return Prompts.load(language, prompt_files(game_in(name, language), language))


class Stage:
    """A game that can be performed, broken off and gone on with, like the one on a family's machine."""

    def __init__(
        self,
        name: str,
        chosen: Mapping[str, Any],
        *,
        seed: int = 0,
        dice: Dice | None = None,
        record: int | None = None,
        language: str = "en",
        level: str = "normal",
        clock: VirtualClock | None = None,
        goodbye_after_s: float | None = None,
    ) -> None:
        """``chosen`` are the game's options by name; ``dice`` follow from the seed unless they are given; ``record`` is
        the one that the game is told where it asks; ``level`` is how many words the host makes; ``goodbye_after_s`` as
        for ``Session``.

        Raises NoSuchGame, LanguageError, and what the game raises for options that cannot be: all are ValueErrors.
        """
        self.language = language
        self._turn_to(name, chosen)
        self.clock = clock or VirtualClock()
        self.on_turn: Callable[[Sentences], None] | None = None
        """Is told what can be heard from now on, in another game or among those who play; None: nobody listens."""
        self.begun_in = language
        """The language of the game that goes on."""
        self.begins_at_menu = name == MENU
        """Whether the players came to choose a game."""
        self._named_dice = dice
        self._level = level
        self._dice = dice or SeededDice(seed)
        self._seed = seed
        self._record = record
        self._goodbye_after_s = goodbye_after_s
        self._store = open_store(None)
        self._store.settings.keeps = True  # for as long as the stage stands
        self.performance: Performance | None = None
        """The performance that goes on now, or went on last."""

    def perform(
        self,
        ear: Ear,
        observe: Observer,
        voice: Voice | None = None,
        *,
        follow: Callable[[Session], None] = lambda session: None,
    ) -> Outcome | None:
        """Perform the game from its beginning, or from where it was broken off, and those that the players wish after
        it; see ``play_evening``. Only who began at the menu comes to another game. ``follow`` is told each
        session before it begins.
        """
        talk = Talk(
            SilentVoice() if voice is None else voice,
            ear,
            self.prompts,
            observe,
            self.clock.now,
            manners=Manners(Manner(level=self._level, language=self.language), kept=self._store.settings.all()),
            quiet=QuietTimes(),
        )
        evening = _Evening(self, talk, follow)
        return play_evening(None if self.game.name == MENU else self.game.name, evening.choose, evening.play)

    def turn_to(self, name: str) -> None:
        """Play another game from now on, of which nothing is chosen beforehand, or choose one."""
        self._turn_to(name, {"greets": False} if name == MENU else {})
        if self.on_turn is not None:
            self.on_turn(self.sentences)

    def _turn_to(self, name: str, chosen: Mapping[str, Any]) -> None:
        self.game = game_in(name, self.language)
        self.sentences = sentences_of(name, self.language)
        self.prompts = prompts_of(name, self.language)
        self._chosen = self._options = self.game.options(chosen)
        self._game_id: int | None = None

    def sit_down(self, performance: Performance, talk: Talk, *, from_menu: bool = False) -> Session:
        """Return the session in which a game, or the menu, is performed."""
        return Session(
            performance,
            talk,
            self.sentences,
            self.clock.now,
            fair_clock=self.game.plain(self._options).get("fair_clock", True),
            settings=self._store.settings,
            goodbye_after_s=self._goodbye_after_s,
            from_menu=from_menu,
            is_menu=self.game.name == MENU,
            hear=self.on_turn,
            tongues=self._tongues(),
        )

    def _tongues(self) -> Tongues:
        name = self.game.name
        return Tongues(
            languages_of(name), self.language, partial(sentences_of, name), lambda language: prompts_of(name, language)
        )

    def lines_after(self, meaning: Meaning) -> tuple[Message, ...]:
        """Return what the host would have said, had the last answer meant this."""
        assert self.performance is not None
        entries = self.performance.entries
        last = max(n for n, entry in enumerate(entries) if isinstance(entry.reply, Heard))
        shadow = Performance(
            self.game, self.performance.options, self._dice, entries=entries[:last], recall=self._recall
        )
        shadow.answer(Heard(meaning, entries[last].clock_ms))
        while shadow.cue is not None and not isinstance(shadow.cue, Ask):
            if isinstance(shadow.cue, Roll):
                shadow.roll(shadow.cue)
            elif isinstance(shadow.cue, Recall):
                shadow.recall(shadow.cue)
            else:
                shadow.go_on()
        return shadow.lines

    def next(self, before: Performance, wish: Wish) -> Performance:
        """Begin another game after one that is over."""
        self._options = self.game.again(self._chosen, before.state if wish is Wish.SAME_PLAYERS else None)
        self._game_id = None
        self._seed = seed_after(self._seed)
        rolls = sum(isinstance(entry.reply, Rolled) for entry in before.entries)
        self._named_dice = None if self._named_dice is None else LaterDice(self._named_dice, rolls)
        self._dice = self._named_dice or SeededDice(self._seed)
        return self.begin()

    def begin(self) -> Performance:
        """Begin the game, or go on with it where it was broken off."""
        if self.game.name == MENU:
            self.performance = Performance(self.game, self._options, self._dice)
            return self.performance
        stored = self._stored()
        self.begun_in = stored.language
        self.performance = Performance(
            self.game,
            self.game.options(stored.options),
            self._dice,
            KeptJournal(stored),
            entries=stored.entries(self.game.meanings),
            recall=self._recall,
        )
        return self.performance

    def _stored(self) -> StoredGame:
        if self._game_id is not None:
            return self._store.take(self._game_id)
        stored = self._store.begin(self.game, self.game.plain(self._options), self._seed, self.language)
        self._game_id = stored.id
        return stored

    def _recall(self, key: str) -> int | None:
        return self._store.record(self.game.name, key) if self._record is None else self._record


class _Evening:
    """Games on a stage, one after the other."""

    def __init__(self, stage: Stage, talk: Talk, follow: Callable[[Session], None]) -> None:
        self._stage = stage
        self._talk = talk
        self._follow = follow

    def choose(self) -> str | None:
        """Ask which game, and return its name; None where they leave, or did not come to choose one."""
        if not self._stage.begins_at_menu:
            return None
        while True:
            self._talk.manners.turn_to(None)
            self._speak_in(self._talk.manners.now.language)
            self._turn_to(MENU)
            session = self._sit_down(self._stage.begin())
            if session.perform() is not None:
                assert self._stage.performance is not None
                state: Any = self._stage.performance.state
                return str(state.game)
            if session.wish is not Wish.ANOTHER_GAME:  # else in another language
                return None

    def _speak_in(self, language: str) -> None:
        if language != self._stage.language:
            self._stage.language = language
            self._stage.turn_to(MENU)
            self._talk.turn_to(self._stage.prompts)

    def play(self, name: str, from_menu: bool) -> Played:
        """Play a game, and the same again as long as they like."""
        self._turn_to(name)
        first = self._stage.begin()
        if first.entries:
            self._talk.manners.speak_in(self._stage.begun_in, EVERYBODY)
        return play_games(first, partial(self._sit_down, from_menu=from_menu), self._stage.next)

    def _turn_to(self, name: str) -> None:
        if name != self._stage.game.name:
            self._stage.turn_to(name)
            self._talk.turn_to(self._stage.prompts)

    def _sit_down(self, performance: Performance, *, from_menu: bool = False) -> Session:
        session = self._stage.sit_down(performance, self._talk, from_menu=from_menu)
        self._follow(session)
        return session
