"""A sentence of the game, said as a test: how loud it arrives, what it sounds like, and what the host makes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from voice_host.commands.capturing import capturing
from voice_host.commands.checks import Check
from voice_host.commands.ears import is_sound_file
from voice_host.commands.room_checks import noise_check
from voice_host.devices import awake
from voice_host.hearing.activity import SpeechGate
from voice_host.hearing.decibels import FULL_SCALE
from voice_host.hearing.errors import HearingError
from voice_host.hearing.level import Level, Loudness, level_of, pauses_of, words_of
from voice_host.hearing.measuring.captured import in_voice_band
from voice_host.hearing.measuring.noise import noise_of
from voice_host.hearing.recording import load
from voice_host.hearing.source import SAMPLE_RATE, Samples
from voice_host.script import Sound

LISTEN_S = 6.0
"""How long somebody is listened to at most, in seconds."""
SPOKEN_S, SILENT_S = 1.0, 1.2
"""Whoever has spoken for so long and then been silent for so long has finished."""
TRIES = 3
"""How often in a row a level that is not good is tried again: one turns a knob and hears what that did."""
LEAST_PAUSES_S = 0.5
"""Seconds of a recording without speech that tell the noise of its room."""

INVITATION = "Now the microphone. After the tone, say: seven times eight is fifty six."
AGAIN = "Once more, after the tone."
PLAYED_BACK = "This is what I heard."

VERDICTS: Mapping[Loudness, tuple[Sound, str]] = {
    Loudness.NOBODY: (
        Sound.NOT_UNDERSTOOD,
        "I heard nobody. Check that the microphone is switched on and not muted, and speak nearer to it.",
    ),
    Loudness.TOO_QUIET: (
        Sound.TOO_QUIET,
        "You are too quiet. Move nearer to the microphone, or turn it up in the system's sound settings.",
    ),
    Loudness.GOOD: (Sound.RIGHT, "Good: I hear you well."),
    Loudness.TOO_LOUD: (
        Sound.TOO_LOUD,
        "You are too loud. Move away from the microphone, or turn it down in the system's sound settings.",
    ),
}
"""The tone and the sentence for each."""

NOT_UNDERSTOOD = (
    "I did not understand it. Say a whole sentence of the game, nearer to the microphone and in a quiet room."
)

Windows = Sequence[tuple[Samples, float]]


@dataclass(frozen=True)
class Mouth:
    """How the doctor speaks; each does nothing where it is not to be heard."""

    say: Callable[[str], None]
    sound: Callable[[Sound], None]
    play_back: Callable[[Samples], None]
    """Plays what the microphone captured."""


def try_microphone(named: str | None, mouth: Mouth, understand: Callable[[Samples], str] | None) -> Iterator[Check]:
    """Listen and yield what is found, once, or up to three times at a live microphone until it is loud enough.

    ``named`` is a device, a sound file that is heard instead, or None for the system's microphone. ``understand``
    returns the words of what was said, nothing where they are no sentence; None is for no recogniser. What was heard is
    in the memory only.
    """
    recorded = named is not None and is_sound_file(named)
    windows: Windows = ()
    for nth in range(1 if recorded else TRIES):
        if not recorded:
            mouth.say(AGAIN if nth else INVITATION)
            mouth.sound(Sound.YOUR_TURN)
        try:
            windows = _recorded(Path(str(named))) if recorded else _live(named)
        except HearingError as error:
            yield Check("microphone level", False, str(error))
            return
        level = level_of(windows)
        tone, sentence = VERDICTS[level.loudness]
        mouth.sound(tone)
        yield _level(level, sentence)
        if level.loudness is Loudness.GOOD:
            break
    pauses = pauses_of(windows)
    if recorded and len(pauses) >= LEAST_PAUSES_S * SAMPLE_RATE:
        yield noise_check(noise_of(in_voice_band(pauses / FULL_SCALE)))
    if len(words := words_of(windows)):
        if not recorded:
            mouth.play_back(words)
        if understand is not None:
            yield _understood(understand(words))


def _level(level: Level, sentence: str) -> Check:
    good = level.loudness is Loudness.GOOD
    if level.loudness is Loudness.NOBODY:
        return Check("microphone level", good, sentence, lack="CHANGE ", in_short=sentence)
    told = f"{sentence} Speech is at {level.speech_db:.0f} dBFS, its peak at {level.peak_db:.0f}."
    figures = {"speech_dbfs": round(level.speech_db, 1), "peak_dbfs": round(level.peak_db, 1)}
    return Check("microphone level", good, told, lack="CHANGE ", in_short=sentence, figures=figures)


def _understood(words: str) -> Check:
    sentence = f"I understood: {words}." if words else NOT_UNDERSTOOD
    return Check("test sentence", bool(words), sentence, lack="CHANGE ", in_short=sentence)


def _recorded(file: Path) -> Windows:
    return list(SpeechGate().windows(load(file)))


def _live(device: str | None) -> Windows:
    """Listen until somebody has spoken, at most LISTEN_S."""
    gate = SpeechGate()
    windows: list[tuple[Samples, float]] = []
    spoken = silent = 0.0
    with capturing(device) as capture:
        for block in capture.until(awake.now() + LISTEN_S):
            for window, probability in gate.windows(block.samples):
                windows.append((window, probability))
                speaks = probability >= 0.5
                spoken += gate.window if speaks else 0.0
                silent = 0.0 if speaks else silent + gate.window
            if spoken >= SPOKEN_S and silent >= SILENT_S:
                break
    return windows
