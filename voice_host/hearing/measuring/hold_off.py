"""The hold-off: how long the microphone still hears the host after its last sample has left the loudspeaker."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from voice_host.hearing.decibels import to_power
from voice_host.hearing.measuring.captured import WINDOW_S, Captured
from voice_host.hearing.measuring.echo import Echo
from voice_host.hearing.measuring.noise import Noise
from voice_host.hearing.measuring.why import NotMeasured, Why
from voice_host.hearing.settings import LEAST_HOLD_OFF, MOST_HOLD_OFF

MARGIN_S = 0.05
"""What is added to what was measured: a block of the microphone (30 ms), and as much as blocks come late."""
STEP_S = 0.005
QUIET_S = 0.06
"""The echo is over where so much is quiet: longer than the gaps between the reflections in a room."""
LEAST_ABOVE_DB = 5.0
"""How far the echo has to stand above the threshold for its end to be seen."""


def hold_off(captured: Captured, left_at: Sequence[float], echo: Echo, noise: Noise) -> float:
    """Return it in seconds, with the margin.

    ``captured`` is in the band of voices. Of the repetitions, which ended at the moments ``left_at``, the median counts
    at each moment after the end, so that a cough during one of them does no harm. Raises NotMeasured where the echo
    hardly stands out of the noise (TOO_LOUD), or does not end within MOST_HOLD_OFF (TOO_LONG).
    """
    after = np.arange(echo.delay_s - WINDOW_S, echo.delay_s + MOST_HOLD_OFF + QUIET_S, STEP_S)
    powers = np.median([captured.powers(at + after) for at in left_at], axis=0)
    if powers[: round(2 * WINDOW_S / STEP_S)].max() < noise.threshold * to_power(LEAST_ABOVE_DB):
        raise NotMeasured(Why.TOO_LOUD)
    quiet = powers < noise.threshold
    stretch = round(QUIET_S / STEP_S)
    # the first window of a stretch that is quiet as a whole: the one before it was the last to hear the echo
    over = np.flatnonzero(np.convolve(quiet, np.ones(stretch), "valid") == stretch)
    ended = after[over[0]] - STEP_S if len(over) else np.inf
    if ended + MARGIN_S > MOST_HOLD_OFF:
        raise NotMeasured(Why.TOO_LONG)
    return float(max(LEAST_HOLD_OFF, ended + MARGIN_S))
