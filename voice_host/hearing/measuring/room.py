"""All that is measured in a room at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from voice_host.hearing.decibels import of_amplitude
from voice_host.hearing.measuring.captured import Captured, Sound
from voice_host.hearing.measuring.echo import Echo, find_echo
from voice_host.hearing.measuring.hold_off import hold_off
from voice_host.hearing.measuring.noise import Noise, noise_between
from voice_host.hearing.measuring.why import NotMeasured, Why

CLIPPED_DB = -0.5
"""A peak from which the loudspeaker is cut off in the microphone."""


@dataclass(frozen=True)
class Room:
    """What was found."""

    noise: Noise
    echo: Echo | None = None
    """None where the loudspeaker is not heard, or nothing was played."""
    clipped: bool = False
    """Whether the loudspeaker is so loud in the microphone that it is cut off."""
    hold_off_s: float | None = None
    """Seconds; None where it could not be measured."""
    why_not: Why | None = None
    """Why something could not be measured."""


def measure(captured: Captured, quiet_until: float, played: Sound, left_at: Sequence[float]) -> Room:
    """Return what a room is like.

    Until the moment ``quiet_until`` nothing was played; then ``played`` was, several times, and each time its last
    sample left the loudspeaker at a moment of ``left_at``. After each a second or more was captured. Without any only
    the noise is measured.
    """
    voices = captured.in_voice_band()
    noise = noise_between(voices, float(captured.ended_at[0]), quiet_until)
    if not left_at:
        return Room(noise, why_not=Why.NOTHING if noise.is_nothing else None)
    try:
        echo = find_echo(voices, played, left_at, noise.usual)
    except NotMeasured as error:
        return Room(noise, why_not=Why.NOTHING if noise.is_nothing else error.why)
    heard = captured.between(quiet_until, float(captured.ended_at[-1]))
    clipped = of_amplitude(float(abs(heard).max(initial=0.0))) > CLIPPED_DB
    try:
        return Room(noise, echo, clipped, hold_off(voices, left_at, echo, noise))
    except NotMeasured as error:
        return Room(noise, echo, clipped, why_not=error.why)
