"""Where speech ends in a recording: the moment from which the delay of a decision is counted."""

from __future__ import annotations

import numpy as np

from voice_host.hearing.source import SAMPLE_RATE, Samples

FRAME_S = 0.01
BELOW_LOUDEST_DB = 25.0
"""Speech is what lies at most so far below the loudest frame. Softer endings (the breath after "eight") count as
silence, for everybody who is measured; noise as loud as that counts as speech up to the end of the recording."""


def speech_end(sound: Samples) -> float:
    """Return where speech ends, in seconds from the first sample.

    The rule: the end of the last frame of 10 ms whose energy (about the recording's mean) is at most 25 dB below that
    of the loudest frame. In a recording without any energy it is 0.
    """
    size = round(FRAME_S * SAMPLE_RATE)
    padded = np.zeros(-(-len(sound) // size) * size)
    padded[: len(sound)] = sound - np.mean(sound) if len(sound) else sound
    energy = np.square(padded.reshape(-1, size)).mean(axis=1)
    if not energy.any():
        return 0.0
    loud = np.flatnonzero(energy >= energy.max() * 10 ** (-BELOW_LOUDEST_DB / 10))
    return min(float(loud[-1] + 1) * FRAME_S, len(sound) / SAMPLE_RATE)
