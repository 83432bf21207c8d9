import numpy as np
import pytest

from voice_host.speaking.pcm import Pcm, silence

TONE = Pcm((10_000 * np.sin(np.arange(2205) * 0.3)).astype(np.int16), 22_050)


def test_a_tenth_of_a_second_at_another_rate_is_a_tenth_of_a_second() -> None:
    assert TONE.at_rate(16_000).seconds == pytest.approx(0.1)
    assert TONE.at_rate(48_000).seconds == pytest.approx(0.1)
    assert TONE.at_rate(22_050) == TONE


def test_nothing_at_another_rate_is_nothing() -> None:
    assert silence(0, 22_050).at_rate(16_000).samples.shape == (0,)


def test_half_the_volume_is_half_of_every_sample() -> None:
    half = TONE.at_volume(0.5)

    assert half.samples.dtype == np.int16
    assert np.abs(half.samples * 2.0 - TONE.samples).max() <= 2


def test_silence_comes_before_the_sound() -> None:
    later = TONE.after_silence(0.2)

    assert later.seconds == pytest.approx(0.3)
    assert not later.samples[:4410].any()
    assert (later.samples[4410:] == TONE.samples).all()


def test_the_tail_goes_and_a_little_of_it_stays() -> None:
    with_tail = Pcm(np.concatenate([TONE.samples, silence(0.5, 22_050).samples]), 22_050)

    assert with_tail.without_tail(keep_s=0.01).seconds == pytest.approx(0.11, abs=0.001)


def test_nothing_but_silence_has_nothing_but_a_tail() -> None:
    assert silence(0.5, 22_050).without_tail().seconds == 0


def test_the_loudest_negative_sample_is_no_silence() -> None:
    assert len(Pcm(np.array([0, -32768, 0, 0], np.int16), 22_050).without_tail(keep_s=0).samples) == 2
