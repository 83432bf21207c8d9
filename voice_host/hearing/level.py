"""Is the microphone too quiet, too loud, or good? A verdict from sound in which somebody spoke."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

import numpy as np

from voice_host.hearing.decibels import FULL_SCALE, NOTHING_DB, of_amplitude
from voice_host.hearing.source import SAMPLE_RATE, Samples


class Loudness(Enum):
    """How speech arrives."""

    NOBODY = "nobody"
    TOO_QUIET = "too-quiet"
    GOOD = "good"
    TOO_LOUD = "too-loud"


@dataclass(frozen=True)
class LevelSettings:
    """Levels are dBFS: 0 is the loudest that can be captured."""

    gate: float = 0.5
    """Probability of speech from which a window counts: that at which the host begins to hear somebody."""
    least_speech: float = 0.5
    """Seconds of speech that tell a level; less is a cough or a knock."""
    quietest: float = -40.0
    """Mean level of speech below which it is too quiet. In a room with noise of -50 dBFS synthesised answers are
    understood as well as ever down to -42, and half as often at -46."""
    loudest: float = -12.0
    """Mean level of speech above which it is too loud: its peaks are some 15 dB higher and are cut off."""
    loudest_peak: float = -0.5
    """Peak from which speech is too loud: it touches the ceiling."""
    peak_share: float = 0.001
    """The share of samples that may be above the peak: a click of the tongue is no loudness."""


@dataclass(frozen=True)
class Level:
    """What was measured in the windows with speech."""

    loudness: Loudness
    seconds: float
    """How long somebody spoke."""
    speech_db: float
    """Root mean square, dBFS."""
    peak_db: float
    """dBFS."""


def level_of(windows: Iterable[tuple[Samples, float]], settings: LevelSettings | None = None) -> Level:
    """Return the level of sound in ``windows``, each with its probability of speech, as ``SpeechGate`` gives them."""
    settings = settings or LevelSettings()
    spoken = [window for window, probability in windows if probability >= settings.gate]
    sound = np.concatenate(spoken).astype(np.float64) if spoken else np.zeros(0)
    seconds = len(sound) / SAMPLE_RATE
    if seconds < settings.least_speech:
        return Level(Loudness.NOBODY, seconds, NOTHING_DB, NOTHING_DB)
    speech_db = of_amplitude(float(np.sqrt(np.mean(sound**2))) / FULL_SCALE)
    peak_db = of_amplitude(float(np.quantile(np.abs(sound), 1 - settings.peak_share)) / FULL_SCALE)
    return Level(_loudness(speech_db, peak_db, settings), seconds, speech_db, peak_db)


def words_of(
    windows: Sequence[tuple[Samples, float]], around: int = 8, settings: LevelSettings | None = None
) -> Samples:
    """Return the sound from the first window with speech to the last, with some windows around it; none without."""
    settings = settings or LevelSettings()
    spoken = [nth for nth, (_, probability) in enumerate(windows) if probability >= settings.gate]
    if not spoken:
        return np.zeros(0, np.int16)
    return np.concatenate([window for window, _ in windows[max(0, spoken[0] - around) : spoken[-1] + 1 + around]])


def pauses_of(windows: Iterable[tuple[Samples, float]], silence: float = 0.1) -> Samples:
    """Return the windows that are hardly speech at all, one after the other: the noise of the room."""
    quiet = [window for window, probability in windows if probability < silence]
    return np.concatenate(quiet) if quiet else np.zeros(0, np.int16)


def _loudness(speech_db: float, peak_db: float, settings: LevelSettings) -> Loudness:
    if speech_db > settings.loudest or peak_db > settings.loudest_peak:
        return Loudness.TOO_LOUD
    return Loudness.TOO_QUIET if speech_db < settings.quietest else Loudness.GOOD
