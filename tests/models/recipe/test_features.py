from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

pytest.importorskip("torch", reason="torch is only needed for the training")

from models.recipe.features import CEPSTRA, cepstra, samples_of, with_edges

SOUNDS = {
    "hiss": np.random.default_rng(1).normal(0, 3000, 16_000),
    "a tone": 3000 * np.sin(np.arange(9_999) * 0.1) + np.random.default_rng(2).normal(0, 1, 9_999),
    "one frame": np.random.default_rng(3).normal(0, 100, 400),
}


class NoChance(np.random.Generator):
    """Adds nothing."""

    def __init__(self) -> None:
        super().__init__(np.random.PCG64(0))

    def standard_normal(self, size: int, *_: object) -> npt.NDArray[np.float32]:  # type: ignore[override]
        return np.zeros(size, np.float32)


@pytest.mark.parametrize("sound", SOUNDS.values(), ids=SOUNDS.keys())
def test_the_cepstra_are_those_of_kaldi(sound: npt.NDArray[np.float64]) -> None:
    knf = pytest.importorskip("kaldi_native_fbank", reason="kaldi_native_fbank is what they are compared with")
    options = knf.MfccOptions()
    options.frame_opts.samp_freq = 16_000
    options.frame_opts.dither = 0
    options.mel_opts.num_bins = options.num_ceps = 40
    options.mel_opts.low_freq, options.mel_opts.high_freq = 20, 7_600
    options.use_energy = False
    kaldi = knf.OnlineMfcc(options)
    kaldi.accept_waveform(16_000, sound.astype(np.float32))
    kaldi.input_finished()
    theirs = np.stack([kaldi.get_frame(i) for i in range(kaldi.num_frames_ready)])

    np.testing.assert_allclose(cepstra(sound, NoChance()), theirs, atol=0.01)


def test_silence_is_never_quite_silent() -> None:
    silence = cepstra(np.zeros(16_000), np.random.default_rng(0))

    assert silence.shape == (98, CEPSTRA)
    assert silence[:, 0].std() > 0


def test_the_edges_are_repeated() -> None:
    frames = np.arange(3 * CEPSTRA, dtype=np.float32).reshape(3, CEPSTRA)

    assert with_edges(frames, 2, 1)[:, 0].tolist() == [0, 0, 0, 40, 80, 80]


@pytest.mark.parametrize("frames", [1, 2, 98])
def test_so_many_samples_make_so_many_frames(frames: int) -> None:
    samples = samples_of(frames)

    assert len(cepstra(np.zeros(samples), np.random.default_rng(0))) == frames
    assert len(cepstra(np.zeros(samples + 159), np.random.default_rng(0))) == frames
