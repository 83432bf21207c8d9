"""The sound that the room is measured with: a short hiss as loud as the host's voice, and as high and low."""

from __future__ import annotations

from functools import cache

import numpy as np

from voice_host.hearing.measuring.captured import VOICE_BAND, Sound
from voice_host.hearing.source import SAMPLE_RATE

SECONDS = 0.25
"""Long enough to fill a room as a syllable does."""
LEVEL_DB = -16.0
"""Its level at full volume: that of the loudest twentieth of what the voice says (-18 dBFS at volume 0.8)."""
FADE_S = 0.002
"""It begins and ends over so long: a click would be heard as one."""
_SEED = 1


@cache
def hiss() -> Sound:
    """Return the hiss at full volume, always the same samples: shared, so do not write into them.

    It is noise that falls by 3 dB an octave, as voices do. Noise is like itself at no other moment, so that it is found
    by correlation to a fraction of a millisecond, and unlike a sweep it fills the room at all pitches until it ends.
    """
    count = round(SECONDS * SAMPLE_RATE)
    hertz = np.fft.rfftfreq(count, 1 / SAMPLE_RATE)
    inside = (hertz >= VOICE_BAND[0]) & (hertz <= VOICE_BAND[1])
    turns = np.random.default_rng(_SEED).uniform(0, 2 * np.pi, len(hertz))
    spectrum = np.where(inside, np.exp(1j * turns) / np.sqrt(np.maximum(hertz, 1.0)), 0)
    noise = np.fft.irfft(spectrum, count)
    fade = round(FADE_S * SAMPLE_RATE)
    noise[:fade] *= np.linspace(0, 1, fade)
    noise[-fade:] *= np.linspace(1, 0, fade)
    noise *= 10 ** (LEVEL_DB / 20) / np.sqrt(np.mean(noise**2))
    noise = noise.clip(-1, 1)
    noise.flags.writeable = False
    return noise
