"""What the network hears: Kaldi's mel-frequency cepstra, as vosk computes them from conf/mfcc.conf."""

from __future__ import annotations

import kaldi_native_fbank as knf
import numpy as np
import numpy.typing as npt

Features = npt.NDArray[np.float32]
"""Frames by CEPSTRA."""

CEPSTRA = 40
FRAME, SHIFT = 400, 160
"""Samples a frame looks at (25 ms), and from one frame to the next (10 ms)."""


def _options() -> knf.MfccOptions:
    options = knf.MfccOptions()
    options.frame_opts.samp_freq = 16_000
    options.frame_opts.dither = 1.0
    options.mel_opts.num_bins = CEPSTRA
    options.mel_opts.low_freq = 20
    options.mel_opts.high_freq = 7_600
    options.num_ceps = CEPSTRA
    options.use_energy = False
    return options


_OPTIONS = _options()


def cepstra(samples: npt.ArrayLike) -> Features:
    """Return the frames of samples between -32768 and 32767, 16,000 a second."""
    computer = knf.OnlineMfcc(_OPTIONS)
    computer.accept_waveform(16_000, np.ascontiguousarray(samples, np.float32))
    computer.input_finished()
    return np.stack([computer.get_frame(i) for i in range(computer.num_frames_ready)])


def samples_of(frames: int) -> int:
    """Return how many samples make up so many frames."""
    return (frames - 1) * SHIFT + FRAME


def with_edges(frames: Features, context: int) -> Features:
    """Return frames with the first and the last repeated ``context`` times, as Kaldi does at the ends."""
    return np.concatenate([np.repeat(frames[:1], context, 0), frames, np.repeat(frames[-1:], context, 0)])
