"""An evening at the table: which game, an unfinished one perhaps, and others after it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime, timezone
from functools import partial
from typing import Any

from voice_host.commands.people import people_of
from voice_host.commands.room import Room
from voice_host.commands.spoken_game import SpokenGame, spoken_game, tongues_of
from voice_host.devices import awake
from voice_host.games.registry import MENU
from voice_host.hearing.utterance import EndOfInput
from voice_host.play.afterwards.evening import Played, play_evening, play_games
from voice_host.play.afterwards.play_again import Wish
from voice_host.play.answers.understanding import Understanding
from voice_host.play.answers.yes_or_no import ToTheMenu
from voice_host.play.dice import SeededDice, seed_after
from voice_host.play.events import Ended
from voice_host.play.opening import begin, offer_unfinished
from voice_host.play.performance import Performance
from voice_host.play.session import Session
from voice_host.records import Store
from voice_host.script import Outcome, People, message


@dataclass(frozen=True)
class Wanted:
    """A game that is to be played."""

    spoken: SpokenGame
    options: Any
    """The game's own, as chosen before its first word."""


class Evening:
    """Plays one game after the other."""

    def __init__(
        self,
        room: Room,
        plan: Callable[[str, str], Wanted],
        store: Store,
        *,
        seed: int | None,
        new: bool,
        hears: bool,
        goodbye_after_s: float,
    ) -> None:
        """``plan`` returns how a game that is chosen is played, by its name and its language; ``seed`` is that of the
        first game's dice, None for one that nobody knows; ``new`` is whether no unfinished game is offered; ``hears``
        whether people speak.
        """
        self._room = room
        self._plan = plan
        self._store = store
        self._seeds = _seeds(seed)
        self._new = new
        self._hears = hears
        self._goodbye_after_s = goodbye_after_s
        self._greets = True

    def play(self, named: Wanted | None) -> Outcome | None:
        """Play the game that is named, or the one that is chosen; see ``play_evening``."""
        return play_evening(named, self._choose, self._play)

    def _choose(self) -> Wanted | None:
        """Ask which game; None where they leave instead."""
        while True:
            self._room.talk.manners.turn_to(None)
            language = self._room.talk.manners.now.language
            menu = spoken_game(MENU, language)
            self._room.turn_to(menu)
            performance = Performance(menu.game, menu.game.options({"greets": self._greets}), SeededDice(0))
            self._greets = False
            session = self._sit_down(menu, performance, is_menu=True)
            if session.perform() is not None:
                state: Any = performance.state
                return self._plan(state.game, language)
            if session.wish is not Wish.ANOTHER_GAME:  # else in another language
                return None

    def _play(self, wanted: Wanted, from_menu: bool) -> Played:
        self._greets = False
        spoken, options = wanted.spoken, wanted.options
        self._room.turn_to(spoken)
        try:
            performance = None if self._new else self._unfinished(spoken, from_menu)
        except ToTheMenu:
            return Played(None, Wish.ANOTHER_GAME)
        except (EndOfInput, KeyboardInterrupt):
            self._room.talk.say(message("host-left"))
            self._room.talk.observe(Ended(None))
            return Played(None, Wish.GOODBYE)
        people = partial(people_of, self._store, spoken, hears=self._hears)

        def begin_with(chosen: Any, known: People) -> Performance:
            met = spoken.game.meet(chosen, known)
            language = tongues_of(spoken).known(self._room.talk.manners.with_everybody.language)
            return begin(spoken.game, met, self._store, next(self._seeds), language=language)

        def begin_after(before: Performance, wish: Wish) -> Performance:
            again = spoken.game.again(options, before.state if wish is Wish.SAME_PLAYERS else None)
            return begin_with(again, replace(people(), last=()))  # who played last has just been asked about

        sit_down = partial(self._sit_down, spoken, from_menu=from_menu)
        return play_games(performance or begin_with(options, people()), sit_down, begin_after)

    def _sit_down(
        self, spoken: SpokenGame, performance: Performance, *, from_menu: bool = False, is_menu: bool = False
    ) -> Session:
        session = Session(
            performance,
            self._room.talk,
            spoken.sentences,
            awake.now,
            fair_clock=bool(spoken.game.plain(performance.options).get("fair_clock", True)),
            settings=self._store.settings,
            goodbye_after_s=self._goodbye_after_s,
            from_menu=from_menu,
            is_menu=is_menu,
            hear=self._room.hear,
            tongues=tongues_of(spoken),
        )
        self._room.follow(session)
        return session

    def _unfinished(self, spoken: SpokenGame, from_menu: bool) -> Performance | None:
        """Offer to go on with an unfinished game."""
        understanding = Understanding(spoken.sentences, spoken.game.meanings, tongues_of(spoken))
        now = datetime.now(timezone.utc)
        return offer_unfinished(self._room.talk, understanding, self._store, spoken.game, now, from_menu=from_menu)


def _seeds(first: int | None) -> Iterator[int]:
    """Yield the seeds of one game after the other; without a first one such as nobody knows."""
    seed = first
    while True:
        yield secrets.randbelow(2**63) if seed is None else seed
        seed = None if seed is None else seed_after(seed)
