"""What the network hears: Kaldi's mel-frequency cepstra, as vosk computes them from conf/mfcc.conf.

As in Kaldi's feat/feature-window.cc, mel-computations.cc and feature-mfcc.cc, all frames of a sound at once.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from voice_host.hearing.source import SAMPLE_RATE

Features = npt.NDArray[np.float32]
"""Frames by CEPSTRA."""

CEPSTRA = 40
"""As many as there are bands of frequencies."""
FRAME, SHIFT = 400, 160
"""Samples a frame looks at (25 ms), and from one frame to the next (10 ms)."""

LOWEST, HIGHEST = 20, 7_600
"""Hertz."""
POINTS = 512
"""Samples of a spectrum."""
WIDEST_BANDS, LONGEST_FRAMES = 7, 12
"""What is wiped out at once, at most."""
WARPS = (0.88, 0.92, 0.96, 1.0, 1.0, 1.04, 1.08, 1.12, 1.16)
"""How much smaller a head may become."""
PREEMPHASIS = 0.97
LIFTER = 22


def _mel(hertz: npt.ArrayLike) -> npt.NDArray[np.float64]:
    return np.asarray(1127 * np.log(1 + np.asarray(hertz) / 700))


@cache
def _bands(warp: float = 1.0) -> Tensor:
    """Triangles of the mel scale (points of the spectrum by bands). ``warp``: every frequency is taken for one so many
    times as high, as the resonances of a smaller head are.
    """
    lowest, highest = _mel([LOWEST, HIGHEST])
    edges = np.linspace(lowest, highest, CEPSTRA + 2)
    at = _mel(np.arange(POINTS // 2) * SAMPLE_RATE / POINTS * warp)[:, None]
    rising, falling = (at - edges[:-2]) / np.diff(edges)[:-1], (edges[2:] - at) / np.diff(edges)[1:]
    return torch.from_numpy(np.maximum(0, np.minimum(rising, falling))).float()


def _cosines() -> Tensor:
    """The cosine transform with its lifter (bands by cepstra)."""
    numbers = np.arange(CEPSTRA)
    transform = np.cos(np.pi / CEPSTRA * (numbers[:, None] + 0.5) * numbers) * np.sqrt(2 / CEPSTRA)
    transform[:, 0] = np.sqrt(1 / CEPSTRA)
    return torch.from_numpy(transform * (1 + LIFTER / 2 * np.sin(np.pi * numbers / LIFTER))).float()


_WINDOW = torch.from_numpy(np.hanning(FRAME) ** 0.85).float()  # Povey's
_COSINES = _cosines()


def cepstra(samples: npt.ArrayLike, chance: np.random.Generator, *, masked: bool = False) -> Features:
    """Return the frames of samples between -32768 and 32767, 16,000 a second, at least one frame of them.

    ``chance`` makes the faint noise that Kaldi adds, so that there is no silence without any. ``masked``: some bands
    and moments are wiped out, so that a network relies on none (Park et al., "SpecAugment", Interspeech 2019), and the
    speaker's head is another one's (Jaitly and Hinton, "Vocal tract length perturbation", ICML 2013).
    """
    sound = np.asarray(samples, np.float32)
    sound = sound + chance.standard_normal(len(sound), np.float32)
    frames = torch.from_numpy(sound).unfold(0, FRAME, SHIFT)
    frames = frames - frames.mean(1, keepdim=True)
    frames = frames - PREEMPHASIS * torch.cat([frames[:, :1], frames[:, :-1]], 1)
    power = torch.fft.rfft(frames * _WINDOW, POINTS)[:, : POINTS // 2].abs().square()
    warp = float(chance.choice(WARPS)) if masked else 1.0
    loud = (power @ _bands(warp)).clamp_min(torch.finfo().eps).log()
    if masked:
        _mask(loud, chance)
    made: Features = (loud @ _COSINES).numpy()
    return made


def _mask(loud: Tensor, chance: np.random.Generator) -> None:
    """Give up to two stretches of bands and two of frames the mean of everything."""
    mean = loud.mean()
    for widest, size, wiped in ((WIDEST_BANDS, CEPSTRA, loud.T), (LONGEST_FRAMES, len(loud), loud)):
        for _ in range(chance.integers(3)):
            width = int(chance.integers(1, widest + 1))
            start = int(chance.integers(size - width))
            wiped[start : start + width] = mean


def samples_of(frames: int) -> int:
    """Return how many samples make up so many frames."""
    return (frames - 1) * SHIFT + FRAME


def with_edges(frames: Features, before: int, after: int) -> Features:
    """Return frames with the first repeated ``before`` times and the last ``after``, as Kaldi does at the ends."""
    return np.concatenate([np.repeat(frames[:1], before, 0), frames, np.repeat(frames[-1:], after, 0)])
