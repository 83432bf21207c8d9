"""What a game needs of the machine, checked by using it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from voice_host.commands.hearable import number_words, unhearable
from voice_host.commands.spoken_game import SpokenGame, spoken_game
from voice_host.hearing.errors import HearingError
from voice_host.hearing.listening_model import ListeningModel, find
from voice_host.language import LanguageError
from voice_host.records import RecordsUnavailable, Store, outside_a_game
from voice_host.speaking.errors import SpeakingError

T = TypeVar("T")

Result = Callable[[], str]
"""Checks something and returns what was found; raises ValueError with a sentence where it does not work."""


@dataclass(frozen=True)
class Check:
    """One thing that was looked at."""

    about: str
    ok: bool
    text: str
    """What was found, or what is wrong and what to do."""
    lack: str = "MISSING"
    """What is printed before it where it is not as it should be."""
    in_short: str = ""
    """What is said of it, where all of it would be tiresome; otherwise all is said."""
    figures: Mapping[str, float] = field(default_factory=dict)
    """What was measured, by its name with the unit at its end, for programs."""


def look_around(game: str, model: str | None, data: Path, store: Store, language: str) -> Iterator[Check]:
    """Yield the checks one by one. The last tells whether and how the game can be played; everything else helps it."""
    spoken = _try("game", lambda: spoken_game(game, language))
    speech = _check("speech", lambda: _speech(language), "The speech works.")
    yield speech
    found = _try("listening model", lambda: find(language, model))
    listening = (
        found
        if isinstance(found, Check)
        else _check("listening model", lambda: _listening(found), "The listening model works.")
    )
    yield listening
    if isinstance(found, ListeningModel) and isinstance(spoken, SpokenGame):
        yield _words(found, spoken)
    yield _check("PortAudio", _portaudio, "The sound library works.")
    microphone = _check("microphone", _microphones)
    yield microphone
    loudspeaker = _check("loudspeaker", _loudspeakers)
    yield loudspeaker
    yield _check("data folder", lambda: _records(data, store), "Games can be kept.")
    if isinstance(spoken, Check):
        yield spoken
    else:
        hears = listening.ok and microphone.ok
        speaks = speech.ok and loudspeaker.ok
        how = _how(hears=hears, speaks=speaks)
        yield Check(game, True, f"It can be played: {how}.", in_short=f"{game} can be played: {how}.")


def _how(*, hears: bool, speaks: bool) -> str:
    """Return how it can be played, in words that ``told`` has in other languages."""
    if hears:
        return (
            "the host hears you, and the host speaks"
            if speaks
            else "the host hears you, and you read what the host says"
        )
    return "you type, and the host speaks" if speaks else "you type, and you read what the host says"


def _check(about: str, result: Result, in_short: str = "") -> Check:
    found = _try(about, result)
    return found if isinstance(found, Check) else Check(about, True, found, in_short=in_short)


def _try(about: str, look: Callable[[], T]) -> T | Check:
    try:
        return look()
    except (HearingError, SpeakingError, LanguageError, RecordsUnavailable) as error:
        return Check(about, False, str(error))
    except Exception as error:  # a doctor who falls ill helps nobody
        return Check(about, False, f"It fails: {error!r}. Install the program again: pip install --force-reinstall .")


def _speech(language: str) -> str:
    from voice_host.speaking.find_synthesizer import find_synthesizer

    synthesizer = find_synthesizer(language)
    seconds = synthesizer.pcm("Welcome to the game.").seconds
    return f"{synthesizer.name}, {len(synthesizer.voices())} voices; a sentence takes {seconds:.1f} seconds to say."


def _listening(model: ListeningModel) -> str:
    from voice_host.hearing.activity import SpeechGate
    from voice_host.hearing.vosk_recognizer import VoskEngine

    SpeechGate()
    VoskEngine(model).of_phrases(["one"], readings=1)
    second = "the second ear is on" if model.has_second_ear else "the second ear is off, for it has no words for sounds"
    return f"{model.folder}, {len(model.vocabulary)} words; {second}."


def _words(model: ListeningModel, spoken: SpokenGame) -> Check:
    words = spoken.sentences.vocabulary()
    if lost := sorted({*model.missing(number_words(spoken.language)), *unhearable(model, spoken)}):
        return Check(
            "words", False, f"The model cannot hear: {', '.join(lost)}. Leave --model out, or type what it cannot hear."
        )
    missing = model.missing(words)
    typed = f"; {len(missing)} of its {len(words)} words can only be typed: {', '.join(missing)}" if missing else ""
    return Check("words", True, f"Everything in the game can be said{typed}.")


def _portaudio() -> str:
    from voice_host.hearing.microphone import sound_library

    return f"{sound_library()}."


def _microphones() -> str:
    from voice_host.hearing.errors import MicrophoneUnavailable
    from voice_host.hearing.microphone import names

    found = names()
    if not found:
        raise MicrophoneUnavailable("There is none. Plug one in, or play with --keyboard.")
    return f"{'; '.join(found)}. Choose one with --microphone."


def _loudspeakers() -> str:
    from voice_host.speaking.errors import SpeakerUnavailable
    from voice_host.speaking.loudspeaker import loudspeakers

    found = loudspeakers()
    if not found:
        raise SpeakerUnavailable("There is none. Switch one on, or play with --quiet.")
    return f"{'; '.join(found)}. Choose one with --loudspeaker."


def _records(data: Path, store: Store) -> str:
    if store.notice:
        raise RecordsUnavailable(outside_a_game(store.notice))
    waiting = len(store.unfinished())
    if not waiting:
        return f"{data}; no game waits to be gone on with."
    return f"{data}; {waiting} unfinished to be gone on with."
