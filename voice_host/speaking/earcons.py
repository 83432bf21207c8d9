"""The short sounds: how each one sounds. They differ in melody, so that they are told apart without seeing or words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from voice_host.script.sound import Sound
from voice_host.speaking.pcm import Pcm

EARCON_RATE = 22_050
PEAK = 0.22
"""Of full scale: -13 dBFS, well under the voice, because a dog hears them too."""
FADE_S = 0.006
"""Each note fades in and out over this: a sudden start or end is a click."""
HARMONICS = ((1, 1.0), (2, 0.25), (3, 0.1))
"""Multiple of the pitch and its strength: a soft bell."""
RINGING_S = 0.12
"""A note's strength falls to 37 % in this time."""

REST = 0.0


class _Note(NamedTuple):
    """A tone that may glide."""

    hz: float
    """REST for silence."""
    ms: int
    to_hz: float | None = None
    """Where it glides to; None where it stays."""


C5, E5, G5, A5, C6 = 523.25, 659.26, 783.99, 880.0, 1046.5
F3, A3 = 174.61, 220.0
A4, E_FLAT4, G4 = 440.0, 311.13, 392.0

MELODIES: Mapping[Sound, tuple[_Note, ...]] = {
    # two notes up, left open: a question
    Sound.YOUR_TURN: (_Note(G4, 80), _Note(C5, 130)),
    # one high drop: noted
    Sound.HEARD: (_Note(C6, 80),),
    # one tone that sinks and comes back: "hm?"
    Sound.NOT_UNDERSTOOD: (_Note(A4, 130, E_FLAT4), _Note(E_FLAT4, 150, A4)),
    # a major chord upwards
    Sound.RIGHT: (_Note(C5, 80), _Note(E5, 80), _Note(G5, 150)),
    # a minor third down from the middle: a pity, not a scolding
    Sound.WRONG: (_Note(G4, 120), _Note(E_FLAT4, 190)),
    # three quick ticks on one note
    Sound.TIME_WARNING: (_Note(A5, 55), _Note(REST, 40), _Note(A5, 55), _Note(REST, 40), _Note(A5, 55)),
    # high and low twice, as an alarm clock
    Sound.TIME_UP: (_Note(C6, 85), _Note(E5, 85), _Note(C6, 85), _Note(E5, 95)),
    # a low hum that sinks away
    Sound.TOO_QUIET: (_Note(A3, 120), _Note(A3, 200, F3)),
    # one glide that shoots up, as a siren begins
    Sound.TOO_LOUD: (_Note(A4, 120, C6), _Note(C6, 180)),
}
"""Every earcon lasts 80 to 350 ms."""


@cache
def earcon(sound: Sound) -> Pcm:
    """Return the samples of a sound, 22,050 a second. They are shared: do not write into them."""
    melody = np.concatenate([_tone(note) for note in MELODIES[sound]])
    samples = (melody * (PEAK * 32767 / np.abs(melody).max())).astype(np.int16)
    samples.flags.writeable = False
    return Pcm(samples, EARCON_RATE)


def _tone(note: _Note) -> NDArray[np.float64]:
    count = round(note.ms / 1000 * EARCON_RATE)
    if note.hz == REST:
        return np.zeros(count)
    seconds = np.arange(count) / EARCON_RATE
    pitch = np.geomspace(note.hz, note.to_hz or note.hz, count)
    phase = 2 * np.pi * np.cumsum(pitch) / EARCON_RATE
    tone = sum(strength * np.sin(multiple * phase) for multiple, strength in HARMONICS)
    fade = round(FADE_S * EARCON_RATE)
    edge = np.sin(np.linspace(0, np.pi / 2, fade)) ** 2
    envelope = np.exp(-seconds / RINGING_S)
    envelope[:fade] *= edge
    envelope[-fade:] *= edge[::-1]
    return np.asarray(tone * envelope)
