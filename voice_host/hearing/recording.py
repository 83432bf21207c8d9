"""Sound from files: any format, rate and number of channels that libsndfile reads, as 16 kHz mono."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np

from voice_host.hearing.errors import RecordingUnusable
from voice_host.hearing.source import SAMPLE_RATE, Block, Samples
from voice_host.hearing.utterance import EndOfInput

BLOCK = 512
"""Samples a block: one window of the speech gate."""

PAUSE = 2.0
"""Seconds of faint noise after each recording, long enough for any utterance to be over."""

LEAD = 0.1
"""Seconds of the same noise before each recording."""

FAINT = 3.0
"""Standard deviation of that noise, in sample steps: about -81 dB, a quiet room. Digital silence is no room at all."""


def load(path: Path) -> Samples:
    """Return the sound in a file. Raises RecordingUnusable with a sentence."""
    import soundfile
    import soxr

    if not path.exists():
        raise RecordingUnusable(f"There is no file {path}.")
    if path.is_dir():
        raise RecordingUnusable(f"{path} is a folder; name the sound files in it.")
    if path.stat().st_size == 0:
        raise RecordingUnusable(f"{path} is empty; record it again.")
    try:
        sound, rate = soundfile.read(path, dtype="float32", always_2d=True)
    except (soundfile.SoundFileError, OSError) as error:
        raise RecordingUnusable(f"{path} cannot be read as sound; use a whole WAV, FLAC or Ogg file.") from error
    mono = sound.mean(axis=1)
    if len(mono) == 0:
        raise RecordingUnusable(f"There is no sound in {path}; it may have been cut off. Record it again.")
    if not np.isfinite(mono).all():
        raise RecordingUnusable(f"{path} is damaged: it holds values that are no sound. Record it again.")
    if rate != SAMPLE_RATE:
        mono = soxr.resample(mono, rate, SAMPLE_RATE)
    return np.asarray((mono * 32767).clip(-32768, 32767), np.int16)


def faint_noise(seconds: float, seed: int = 0) -> Samples:
    """Return the sound of a quiet room."""
    noise = np.random.default_rng(seed).normal(0.0, FAINT, round(seconds * SAMPLE_RATE))
    return noise.astype(np.int16)


def blocks(sound: Samples) -> Iterator[Samples]:
    """Yield the sound in blocks as short as a microphone's."""
    for start in range(0, len(sound), BLOCK):
        yield sound[start : start + BLOCK]


class RecordingSource:
    """Plays sounds one after another to whoever listens. It goes on only while somebody listens."""

    def __init__(self, sounds: Sequence[Samples], now: Callable[[], float], wait: Callable[[float], None]) -> None:
        """``wait`` is called with the seconds a block lasts before it is handed out: ``time.sleep`` for the pace of
        real time, a virtual clock's own advance for no waiting at all.
        """
        self._now = now
        self._wait = wait
        self._sounds = iter(sounds)
        self._sound: list[Samples] = []
        self._pause: list[Samples] = []

    def read(self, until: float | None) -> Block | None:
        """Return the next block at once; after the last sound and its pause raise EndOfInput."""
        if not self._sound and not self._pause:
            sound = next(self._sounds, None)
            if sound is None:
                raise EndOfInput
            self._sound = list(blocks(np.concatenate([faint_noise(LEAD), sound])))
            self._pause = list(blocks(faint_noise(PAUSE)))
        samples = (self._sound or self._pause).pop(0)
        self._wait(len(samples) / SAMPLE_RATE)
        return Block(samples, self._now())

    def drop(self, before: float) -> None:
        """Skip the rest of a pause; of a sound nothing is lost, since it waits while nobody listens."""
        if not self._sound:
            self._pause.clear()

    def close(self) -> None:
        """Nothing to let go of."""
