"""The composition root: puts voice, ear, journal and session together, and plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field

from voice_host.commands.chosen import Chosen
from voice_host.commands.ears import Fingers, is_at_terminal, somebody_can_type, voice_ear
from voice_host.commands.evening import Evening, Wanted
from voice_host.commands.kept_devices import choose_voice_of, kept_microphone
from voice_host.commands.mouth import fixed_lines
from voice_host.commands.one_host import OneHost
from voice_host.commands.own_ears import OwnEars
from voice_host.commands.printing import printer
from voice_host.commands.room import Room
from voice_host.commands.spoken_game import SpokenGame, spoken_game
from voice_host.commands.stopping import Stopping
from voice_host.commands.table_page import WishedPage, table_page
from voice_host.devices import awake
from voice_host.games.registry import MENU
from voice_host.hearing.ear import ReturningEar
from voice_host.hearing.errors import HearingError, RecordingUnusable
from voice_host.hearing.keyboard_ear import KeyboardEar
from voice_host.hearing.turn import ListeningTurn
from voice_host.language.told import told
from voice_host.play.events import Event, Observer, Trouble
from voice_host.play.manners.quiet import QuietTimes
from voice_host.play.showing.showing import Enter, Showing
from voice_host.play.talk import Talk
from voice_host.records import Store
from voice_host.script import Outcome
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
    ears: Mapping[str, str] = field(default_factory=dict)
    """The device through which a player hears what nobody else may: see ``own_ears``."""


@dataclass(frozen=True)
class _House:
    """What is heard and seen at the table, whatever is played."""

    one_host: OneHost
    stopping: Stopping
    voice: Voice
    showing: Showing | None
    """What keeps the table page up to date, None where there is none."""
    observe: Observer
    own_ears: OwnEars


def play_at(table: Table, named: Wanted | None, plan: Callable[[str, str], Wanted], store: Store) -> Outcome | None:
    """Play the game that is named, or the one that is chosen where none is, or go on with an unfinished one; and others
    as long as the players like. ``plan`` returns how a game that is chosen is played, by its name and its language.

    Returns the outcome of the last game, None where the players left before. Whatever is missing (microphone,
    loudspeaker, speech, model, room on the disk) is told, and the game goes on without it until it is there.
    Raises WrongUse and RecordingUnusable, each with a sentence.
    """
    first = spoken_game(MENU, table.chosen.language) if named is None else named.spoken
    language = table.chosen.language
    prints = _telling_in(language, printer(as_json=table.as_json))

    def tell(sentence: str) -> None:
        prints(Trouble(sentence))

    stopping = Stopping(ListeningTurn(table.chosen.listening()), table.chosen.stop_by_voice)
    with OneHost() as one_host:
        voice = _voice(table, first, store, tell, stopping, one_host)
        speaks = not (table.quiet or isinstance(voice, SilentVoice))
        with table_page(table.page, first, speaks=speaks, as_json=table.as_json, tell=tell) as showing:
            observe = prints if showing is None else _both(prints, _telling_in(language, showing))
            tell_aloud = _aloud(voice, observe, language)
            ears = OwnEars(table.ears, table.chosen.speech(), first.language, store.pronunciations.all())
            house = _House(one_host, stopping, voice, showing, observe, ears)
            for note in (*([store.notice] if store.notice else []), *table.notes):
                tell_aloud(note)
            room = _room(table, first, house, tell_aloud)
            evening = Evening(
                room,
                plan,
                store,
                seed=table.seed,
                new=table.new,
                hears=not table.keyboard,
                goodbye_after_s=table.chosen.goodbye_after_s,
            )
            return evening.play(named)


def _telling_in(language: str, observe: Observer) -> Observer:
    """Return the observer that is told in a language what fails."""

    def observe_told(event: Event) -> None:
        observe(Trouble(told(event.sentence, language)) if isinstance(event, Trouble) else event)

    return observe_told


def _both(first: Observer, second: Observer) -> Observer:
    """Return the observer that tells two."""

    def observe(event: Event) -> None:
        first(event)
        second(event)

    return observe


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


def _aloud(voice: Voice, observe: Observer, language: str) -> Tell:
    """Return what tells a sentence in print and aloud: not everybody at the table can read."""

    def tell(sentence: str) -> None:
        observe(Trouble(sentence))
        with suppress(SpeakingError):  # the first line of the game will tell
            voice.say(told(sentence, language))

    return tell


def _room(table: Table, spoken: SpokenGame, house: _House, tell: Tell) -> Room:
    can_type = somebody_can_type(table.microphone)
    may_press = house.showing is not None
    fingers = Fingers(
        spoken.language,
        (lambda: talk.line_entered()) if can_type else None,
        at_once=can_type,
        may_press=may_press,
        ends=not may_press or (table.keyboard and is_at_terminal()),
    )
    ear = None if table.keyboard else _ear(table, spoken, house, tell, fingers)
    nudges = table.chosen.nudges(people_speak=ear is not None)
    manners = table.chosen.manners()
    talk = Talk(
        house.voice,
        ear or fingers.wanted(),
        spoken.prompts,
        house.observe,
        awake.now,
        manners=manners,
        quiet=QuietTimes() if nudges else None,
        fallback=None if ear is None else fingers.wanted,
        returning=ear,
        can_type=ear is not None and can_type,
        own_ears=house.own_ears.of,
        can_whisper=not (table.quiet or isinstance(house.voice, SilentVoice)),
    )
    if house.showing is not None:
        house.showing.notice = talk.notice
    house.voice.report_to(house.stopping)
    house.stopping.stop = talk.interrupt
    if house.showing is not None and fingers.ear is not None:
        house.showing.enter = _entering(fingers.ear, talk)
    house.voice.prepare(fixed_lines(spoken.prompts, manners.now.level))
    return Room(spoken, talk, house.voice, ear, house.showing, model=table.model, tell=tell)


def _entering(ear: KeyboardEar, talk: Talk) -> Enter:
    """Return how a pressed line is entered: who presses has heard enough of what is being said."""

    def enter(line: str, counts: Callable[[], bool]) -> None:
        ear.enter(line, counts)
        talk.line_entered()

    return enter


def _ear(table: Table, spoken: SpokenGame, house: _House, tell: Tell, fingers: Fingers) -> ReturningEar | None:
    """Return the ear for what is spoken, None where there is no model to listen with."""
    try:
        return voice_ear(
            spoken,
            model=table.model,
            microphone=table.microphone or kept_microphone(table.chosen, tell),
            tell=tell,
            listening=table.chosen.listening(),
            stopping=house.stopping,
            beside=fingers,
            room=house.one_host,
        )
    except RecordingUnusable:
        raise  # recordings were named, so nobody sits at the keyboard
    except HearingError as error:
        tell(f"{error} Type what you want to say.")
        return None
