"""The echo: the host's own sound in the microphone, how late and how loud."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from voice_host.hearing.decibels import of_power
from voice_host.hearing.measuring.captured import Captured, Sound, power
from voice_host.hearing.measuring.why import NotMeasured, Why
from voice_host.hearing.source import SAMPLE_RATE

EARLIEST_S, LATEST_S = -0.2, 1.0
"""How late the echo is looked for, in seconds. A loudspeaker that tells too late when it was done is heard before."""
STANDS_OUT = 7.0
"""How much higher than the rest, root mean square, the correlation is where the sound is found. Noise alone reaches 5
in a thousand tries."""
AGREE_S = 0.02
"""The delay is known if most repetitions are so near to their median."""


@dataclass(frozen=True)
class Echo:
    """The host's sound as it was captured: medians over the repetitions."""

    delay_s: float
    """From the moment when the last sample left the loudspeaker to the moment when the microphone gave it."""
    level_db: float
    """Relative to what was played, in the band of voices."""
    share: float
    """Of the repetitions that were heard, 0 to 1."""


def find_echo(captured: Captured, played: Sound, left_at: Sequence[float], noise_power: float) -> Echo:
    """Return the echo of a sound that was played several times; each ended at a moment of ``left_at``.

    ``captured`` is in the band of voices, and so is ``noise_power``. Raises NotMeasured where too few repetitions are
    heard (NO_ECHO), or where they do not agree (UNSTEADY).
    """
    found = [(at, place) for at in left_at if (place := _place(captured, played, at)) is not None]
    if 2 * len(found) <= len(left_at):
        raise NotMeasured(Why.NO_ECHO)
    delays = np.array([captured.moment(place + len(played)) - at for at, place in found])
    delay = float(np.median(delays))
    near = np.abs(delays - delay) <= AGREE_S
    if 2 * np.count_nonzero(near) <= len(left_at):
        raise NotMeasured(Why.UNSTEADY)
    levels = [
        _level(captured, played, place, noise_power) for (_, place), agrees in zip(found, near, strict=True) if agrees
    ]
    return Echo(delay, float(np.median(levels)), len(levels) / len(left_at))


def _place(captured: Captured, played: Sound, left_at: float) -> int | None:
    """Return the sample with which the sound begins, None where it does not stand out."""
    seconds = len(played) / SAMPLE_RATE
    first, last = captured.places(np.array([left_at - seconds + EARLIEST_S, left_at + LATEST_S]))
    likeness = np.abs(_correlation(captured.sound[first:last], played))
    if not len(likeness):
        return None
    peak = int(np.argmax(likeness))
    rest = float(np.sqrt(np.mean(likeness**2)))
    return first + peak if rest > 0 and likeness[peak] >= STANDS_OUT * rest else None


def _correlation(sound: Sound, played: Sound) -> Sound:
    """Return how alike the played sound and what begins at each sample are; empty where the sound is too short."""
    count = len(sound) - len(played) + 1
    if count <= 0:
        return np.zeros(0)
    size = 1 << (len(sound) - 1).bit_length()
    product = np.fft.rfft(sound, size) * np.conj(np.fft.rfft(played, size))
    return np.fft.irfft(product, size)[:count]


def _level(captured: Captured, played: Sound, place: int, noise_power: float) -> float:
    """Return the level of the echo, with the room's answer to it; where noise hides that, of what is like the sound."""
    sound = captured.sound[place : place + len(played)]
    alike = float(np.dot(sound, played)) / float(np.dot(played, played))
    whole = (power(sound) - noise_power) / power(played)
    return of_power(max(whole, alike**2))
