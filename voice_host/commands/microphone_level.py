"""How loud somebody arrives at the microphone, told by a tone and a sentence."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import numpy as np

from voice_host.commands.checks import Check
from voice_host.commands.ears import is_sound_file
from voice_host.hearing.activity import SpeechGate
from voice_host.hearing.errors import HearingError
from voice_host.hearing.level import Level, Loudness, level_of
from voice_host.hearing.microphone import Microphone
from voice_host.hearing.recording import load
from voice_host.hearing.source import Samples
from voice_host.script import Sound

LISTEN_S = 4.0
"""How long somebody is listened to, in seconds: enough to say one's name and count to ten."""
TRIES = 3
"""How often in a row a level that is not good is tried again: one turns a knob and hears what that did."""

INVITATION = "Now the microphone. After the tone, say your name and count to ten."
AGAIN = "Once more, after the tone."

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


def try_microphone(named: str | None, say: Callable[[str], None], sound: Callable[[Sound], None]) -> Iterator[Check]:
    """Listen and yield what is found, once, or up to three times at a live microphone until it is good.

    ``named`` is a device, a sound file that is heard instead, or None for the system's microphone. ``say`` and
    ``sound`` invite to speak and give the tones; the sentence of each verdict is the Check's.
    """
    recorded = named is not None and is_sound_file(named)
    for nth in range(1 if recorded else TRIES):
        if not recorded:
            say(AGAIN if nth else INVITATION)
            sound(Sound.YOUR_TURN)
        try:
            level = level_of(SpeechGate().windows(load(Path(str(named))) if recorded else _live(named)))
        except HearingError as error:
            yield Check("microphone level", False, str(error))
            return
        tone, sentence = VERDICTS[level.loudness]
        sound(tone)
        good = level.loudness is Loudness.GOOD
        yield Check("microphone level", good, f"{sentence}{_figures(level)}", lack="CHANGE ", in_short=sentence)
        if good:
            return


def _figures(level: Level) -> str:
    if level.loudness is Loudness.NOBODY:
        return ""
    return f" Speech is at {level.speech_db:.0f} dBFS, its peak at {level.peak_db:.0f}."


def _live(device: str | None) -> Samples:
    microphone = Microphone(time.monotonic, device)
    try:
        sound: list[Samples] = []
        until = time.monotonic() + LISTEN_S
        while (block := microphone.read(until)) is not None and block.ended_at < until:
            sound.append(block.samples)
        return np.concatenate(sound) if sound else np.zeros(0, np.int16)
    finally:
        microphone.close()
