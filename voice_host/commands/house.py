"""The composition root: puts voice, ear, journal and session together, and plays."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime, timezone
from functools import partial
from typing import Any

from voice_host.commands.chosen import Chosen
from voice_host.commands.ears import Fingers, is_at_terminal, somebody_can_type, voice_ear
from voice_host.commands.kept_devices import choose_voice_of, kept_microphone
from voice_host.commands.mouth import fixed_lines
from voice_host.commands.one_host import OneHost
from voice_host.commands.people import people_of
from voice_host.commands.printing import printer
from voice_host.commands.spoken_game import SpokenGame
from voice_host.commands.stopping import Stopping
from voice_host.commands.table_page import WishedPage, table_page
from voice_host.devices import awake
from voice_host.hearing.ear import ReturningEar
from voice_host.hearing.errors import HearingError, RecordingUnusable
from voice_host.hearing.keyboard_ear import KeyboardEar
from voice_host.hearing.turn import ListeningTurn
from voice_host.hearing.utterance import EndOfInput
from voice_host.play.afterwards.evening import play_games
from voice_host.play.afterwards.play_again import Wish
from voice_host.play.answers.understanding import Understanding
from voice_host.play.dice import seed_after
from voice_host.play.events import Ended, Event, Observer, Trouble
from voice_host.play.manners.quiet import QuietTimes
from voice_host.play.opening import begin, offer_unfinished
from voice_host.play.performance import Performance
from voice_host.play.session import Session
from voice_host.play.showing.showing import Enter, Showing
from voice_host.play.talk import Talk
from voice_host.records import Store
from voice_host.script import Outcome, People, message
from voice_host.speaking.errors import SpeakingError
from voice_host.speaking.silent import SilentVoice
from voice_host.speaking.voice import Voice

Tell = Callable[[str], None]
"""Tells the people at the table what is wrong, in a sentence."""


@dataclass(frozen=True)
class Table:
    """How the host speaks, listens and keeps a game."""

    chosen: Chosen = field(default_factory=Chosen)
    """The settings that were typed or are kept."""
    notes: tuple[str, ...] = ()
    """What is to be told about them before the game."""
    keyboard: bool = False
    quiet: bool = False
    seed: int | None = None
    """Of the dice; None for one that nobody knows."""
    model: str | None = None
    microphone: tuple[str, ...] = ()
    """A device, or sound files, that were named; none for the one that is kept, or the system's."""
    as_json: bool = False
    page: WishedPage | None = None
    """The page for the eyes around the table, None for none."""
    new: bool = False
    """Whether to begin a game without asking about an unfinished one."""


@dataclass(frozen=True)
class _Room:
    """Where a game is played: what is heard and seen of it there."""

    one_host: OneHost
    stopping: Stopping
    voice: Voice
    showing: Showing | None
    """What keeps the table page up to date, None where there is none."""
    observe: Observer


def play_at(table: Table, spoken: SpokenGame, options: Any, store: Store) -> Outcome | None:
    """Play a game, or go on with an unfinished one. Returns its outcome, None where the players left before.

    Whatever is missing (microphone, loudspeaker, speech, model, room on the disk) is told, and the game goes on without
    it until it is there. Raises WrongUse and RecordingUnusable, each with a sentence.
    """
    prints = printer(as_json=table.as_json)

    def tell(sentence: str) -> None:
        prints(Trouble(sentence))

    stopping = Stopping(ListeningTurn(table.chosen.listening()), table.chosen.stop_by_voice)
    with OneHost() as one_host:
        voice = _voice(table, spoken, store, tell, stopping, one_host)
        speaks = not (table.quiet or isinstance(voice, SilentVoice))
        with table_page(table.page, spoken, speaks=speaks, as_json=table.as_json, tell=tell) as showing:
            observe = prints if showing is None else _both(prints, showing)
            return _play(table, spoken, options, store, _Room(one_host, stopping, voice, showing, observe))


def _play(table: Table, spoken: SpokenGame, options: Any, store: Store, room: _Room) -> Outcome | None:
    tell = _aloud(room.voice, room.observe)
    for note in (*([store.notice] if store.notice else []), *table.notes):
        tell(note)
    talk = _talk(table, spoken, room, tell)
    try:
        performance = None if table.new else _unfinished(talk, spoken, store)
    except (EndOfInput, KeyboardInterrupt):
        talk.say(message("host-left"))
        room.observe(Ended(None))
        return None
    people = partial(people_of, store, spoken, hears=not table.keyboard)
    seeds = _seeds(table.seed)

    def begin_with(chosen: Any, known: People) -> Performance:
        met = spoken.game.meet(chosen, known)
        return begin(spoken.game, met, store, next(seeds), language=spoken.language)

    def sit_down(performance: Performance) -> Session:
        session = Session(
            performance,
            talk,
            spoken.sentences,
            awake.now,
            fair_clock=_is_clock_fair(spoken, performance),
            settings=store.settings,
            goodbye_after_s=table.chosen.goodbye_after_s,
        )
        if room.showing is not None:
            room.showing.follow(session)
        return session

    def begin_after(before: Performance, wish: Wish) -> Performance:
        again = spoken.game.again(options, before.state if wish is Wish.SAME_PLAYERS else None)
        return begin_with(again, replace(people(), last=()))  # who played last has just been asked about

    return play_games(performance or begin_with(options, people()), sit_down, begin_after)


def _both(first: Observer, second: Observer) -> Observer:
    """Return the observer that tells two."""

    def observe(event: Event) -> None:
        first(event)
        second(event)

    return observe


def _seeds(first: int | None) -> Iterator[int]:
    """Yield the seeds of one game after the other; without a first one such as nobody knows."""
    seed = first
    while True:
        yield secrets.randbelow(2**63) if seed is None else seed
        seed = None if seed is None else seed_after(seed)


def _voice(table: Table, spoken: SpokenGame, store: Store, tell: Tell, stopping: Stopping, one_host: OneHost) -> Voice:
    return choose_voice_of(
        table.chosen,
        quiet=table.quiet,
        language=spoken.language,
        tell=tell,
        pronunciations=store.pronunciations.all(),
        far_end=stopping.far_end,
        room=one_host,
    )


def _aloud(voice: Voice, observe: Observer) -> Tell:
    """Return what tells a sentence in print and aloud: not everybody at the table can read."""

    def tell(sentence: str) -> None:
        observe(Trouble(sentence))
        with suppress(SpeakingError):  # the first line of the game will tell
            voice.say(sentence)

    return tell


def _talk(table: Table, spoken: SpokenGame, room: _Room, tell: Tell) -> Talk:
    can_type = somebody_can_type(table.microphone)
    may_press = room.showing is not None
    fingers = Fingers(
        spoken.language,
        (lambda: talk.line_entered()) if can_type else None,
        at_once=can_type,
        may_press=may_press,
        ends=not may_press or (table.keyboard and is_at_terminal()),
    )
    ear = None if table.keyboard else _ear(table, spoken, room, tell, fingers)
    nudges = table.chosen.nudges(people_speak=ear is not None)
    manners = table.chosen.manners()
    talk = Talk(
        room.voice,
        ear or fingers.wanted(),
        spoken.prompts,
        room.observe,
        awake.now,
        manners=manners,
        quiet=QuietTimes() if nudges else None,
        fallback=None if ear is None else fingers.wanted,
        returning=ear,
        can_type=ear is not None and can_type,
    )
    room.voice.report_to(room.stopping)
    room.stopping.stop = talk.interrupt
    if room.showing is not None and fingers.ear is not None:
        room.showing.enter = _entering(fingers.ear, talk)
    room.voice.prepare(fixed_lines(spoken.prompts, manners.now.level))
    return talk


def _entering(ear: KeyboardEar, talk: Talk) -> Enter:
    """Return how a pressed line is entered: who presses has heard enough of what is being said."""

    def enter(line: str, counts: Callable[[], bool]) -> None:
        ear.enter(line, counts)
        talk.line_entered()

    return enter


def _ear(table: Table, spoken: SpokenGame, room: _Room, tell: Tell, fingers: Fingers) -> ReturningEar | None:
    """Return the ear for what is spoken, None where there is no model to listen with."""
    try:
        return voice_ear(
            spoken,
            model=table.model,
            microphone=table.microphone or kept_microphone(table.chosen, tell),
            tell=tell,
            listening=table.chosen.listening(),
            stopping=room.stopping,
            beside=fingers,
            room=room.one_host,
        )
    except RecordingUnusable:
        raise  # recordings were named, so nobody sits at the keyboard
    except HearingError as error:
        tell(f"{error} Type what you want to say.")
        return None


def _unfinished(talk: Talk, spoken: SpokenGame, store: Store) -> Performance | None:
    """Offer to go on with an unfinished game."""
    understanding = Understanding(spoken.sentences, spoken.game.meanings)
    return offer_unfinished(talk, understanding, store, spoken.game, spoken.language, datetime.now(timezone.utc))


def _is_clock_fair(spoken: SpokenGame, performance: Performance) -> bool:
    return bool(spoken.game.plain(performance.options).get("fair_clock", True))
