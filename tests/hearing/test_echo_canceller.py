"""The host's voice taken out of what the microphone hears."""

from __future__ import annotations

import numpy as np
import pytest

from voice_host.hearing.echo_canceller import EchoCanceller, FarEnd
from voice_host.hearing.source import SAMPLE_RATE, Block, Samples

RATE = 44_100
BLOCK = 480


def voice_like(seconds: float, rate: int, seed: int) -> Samples:
    """Noise in syllables."""
    count = round(seconds * rate)
    noise = np.convolve(np.random.default_rng(seed).normal(0, 3000, count), np.ones(6) / 3, mode="same")
    return (noise * (np.sin(2 * np.pi * 3 * np.arange(count) / rate) > -0.3)).astype(np.int16)


def power_db(samples: Samples) -> float:
    return float(10 * np.log10(np.mean(samples.astype(float) ** 2) + 1e-9))


class Microphone:
    """Hears ``sound``, whose first sample was captured at ``began``."""

    def __init__(self, sound: Samples, began: float) -> None:
        self.blocks = [
            Block(sound[n : n + BLOCK], began + (n + len(sound[n : n + BLOCK])) / SAMPLE_RATE)
            for n in range(0, len(sound), BLOCK)
        ]
        self.dropped: list[float] = []
        self.closed = False

    def read(self, until: float | None) -> Block | None:
        return self.blocks.pop(0) if self.blocks else None

    def drop(self, before: float) -> None:
        self.dropped.append(before)

    def close(self) -> None:
        self.closed = True


def all_of(source: EchoCanceller) -> Samples:
    blocks = []
    while (block := source.read(None)) is not None:
        blocks.append(block.samples)
    return np.concatenate(blocks)


def played(far_end: FarEnd, sound: Samples, at: float) -> None:
    """Let the loudspeaker play it in pieces, as its own thread reports them."""
    for n in range(0, len(sound), 441):
        far_end.play(sound[n : n + 441], RATE, at + n / RATE)


@pytest.mark.parametrize("delay_s", [0.0, 0.05, 0.2])
def test_the_hosts_voice_is_taken_out_however_late_it_comes(delay_s: float) -> None:
    far_end = FarEnd()
    sound = voice_like(3.5, RATE, 1)
    played(far_end, sound, 100.0)
    import soxr

    echo = soxr.resample(sound, RATE, SAMPLE_RATE) * 0.1
    captured = np.concatenate([np.zeros(round(delay_s * SAMPLE_RATE)), echo]).astype(np.int16)
    clean = all_of(EchoCanceller(Microphone(captured, 100.0), far_end))

    late = slice(2 * SAMPLE_RATE, 3 * SAMPLE_RATE)
    assert power_db(clean[late]) < power_db(captured[late]) - 15


def test_a_player_is_heard_where_the_host_is_silent() -> None:
    player = voice_like(3.0, SAMPLE_RATE, 2)
    clean = all_of(EchoCanceller(Microphone(player, 100.0), FarEnd()))

    assert power_db(clean[SAMPLE_RATE:]) == pytest.approx(power_db(player[SAMPLE_RATE:]), abs=3)


def test_blocks_keep_their_moments() -> None:
    source = EchoCanceller(Microphone(voice_like(1.0, SAMPLE_RATE, 3), 100.0), FarEnd())
    first, second = source.read(None), source.read(None)

    assert first is not None
    assert second is not None
    assert first.ended_at == pytest.approx(100.03, abs=0.001)
    assert second.ended_at - first.ended_at == pytest.approx(len(second.samples) / SAMPLE_RATE)


def test_what_was_played_is_where_it_was_played_and_silence_elsewhere() -> None:
    far_end = FarEnd()
    far_end.play(np.full(SAMPLE_RATE, 1000, np.int16), SAMPLE_RATE, 5.0)
    far_end.play(np.full(SAMPLE_RATE, 2000, np.int16), SAMPLE_RATE, 7.0)

    def at(moment: float) -> int:
        return int(far_end.between(round(moment * SAMPLE_RATE), 1)[0])

    assert [round(at(moment), -1) for moment in (4.9, 5.5, 6.5, 7.5, 8.5)] == [0, 1000, 0, 2000, 0]


def test_what_was_played_long_ago_is_forgotten() -> None:
    far_end = FarEnd()
    far_end.play(np.full(SAMPLE_RATE, 1000, np.int16), SAMPLE_RATE, 5.0)
    far_end.play(np.full(SAMPLE_RATE, 2000, np.int16), SAMPLE_RATE, 50.0)

    assert not far_end.between(5 * SAMPLE_RATE, SAMPLE_RATE).any()


def test_dropping_and_letting_go_reach_the_microphone() -> None:
    microphone = Microphone(voice_like(0.1, SAMPLE_RATE, 3), 1.0)
    source = EchoCanceller(microphone, FarEnd())
    source.drop(3.0)
    source.close()

    assert microphone.dropped == [3.0]
    assert microphone.closed
