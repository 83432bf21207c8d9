"""Sound files of any make, and files that are none."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import soundfile
from numpy.typing import NDArray

from voice_host.hearing.errors import RecordingUnusable
from voice_host.hearing.recording import BLOCK, LEAD, PAUSE, RecordingSource, load
from voice_host.hearing.source import SAMPLE_RATE, Block
from voice_host.hearing.utterance import EndOfInput
from voice_host.rehearsal.virtual_clock import VirtualClock

HZ = 440


def tone(rate: int, seconds: float = 1.0, channels: int = 1) -> NDArray[np.float64]:
    sound = 0.5 * np.sin(2 * np.pi * HZ * np.arange(round(seconds * rate)) / rate)
    return np.stack([sound] * channels, axis=1)


def loudest_hz(samples: NDArray[np.int16]) -> float:
    spectrum = np.abs(np.fft.rfft(samples * np.hanning(len(samples))))
    return float(np.argmax(spectrum)) * SAMPLE_RATE / len(samples)


@pytest.mark.parametrize(
    ("name", "rate", "channels", "subtype"),
    [
        ("telephone.wav", 8_000, 1, "PCM_16"),
        ("usual.wav", 16_000, 1, "PCM_16"),
        ("cd.wav", 44_100, 2, "PCM_16"),
        ("studio.wav", 48_000, 2, "PCM_24"),
        ("edited.wav", 48_000, 1, "FLOAT"),
        ("old.wav", 11_025, 1, "PCM_U8"),
        ("law.wav", 8_000, 1, "ULAW"),
        ("small.flac", 44_100, 2, "PCM_16"),
        ("fine.flac", 48_000, 6, "PCM_24"),
        ("small.ogg", 48_000, 2, "VORBIS"),
        ("small.mp3", 44_100, 2, "MPEG_LAYER_III"),
    ],
)
def test_a_second_of_sound_is_a_second_at_16_khz(
    tmp_path: Path, name: str, rate: int, channels: int, subtype: str
) -> None:
    soundfile.write(tmp_path / name, tone(rate, channels=channels), rate, subtype=subtype)

    samples = load(tmp_path / name)

    assert samples.dtype == np.int16
    assert samples.ndim == 1
    assert len(samples) / SAMPLE_RATE == pytest.approx(1.0, abs=0.06)
    assert loudest_hz(samples) == pytest.approx(HZ, abs=2)
    assert np.abs(samples[4000:12000].astype(int)).max() == pytest.approx(0.5 * 32767, rel=0.05)


def test_what_is_on_one_channel_only_is_heard(tmp_path: Path) -> None:
    one_sided = tone(16_000, channels=2) * [1, 0]
    soundfile.write(tmp_path / "left.wav", one_sided, 16_000)

    assert loudest_hz(load(tmp_path / "left.wav")) == pytest.approx(HZ, abs=2)


def test_sound_louder_than_full_is_cut_and_not_turned_over(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "loud.wav", np.full(1600, 1.7), 16_000, subtype="FLOAT")

    assert (load(tmp_path / "loud.wav") == 32767).all()


def test_a_file_cut_off_in_the_middle_is_heard_as_far_as_it_goes(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "whole.wav", tone(16_000), 16_000)
    cut = tmp_path / "cut.wav"
    cut.write_bytes((tmp_path / "whole.wav").read_bytes()[: 44 + 16_000])

    assert len(load(cut)) == pytest.approx(8_000, abs=2)


def refusal(file: Path) -> str:
    with pytest.raises(RecordingUnusable) as refused:
        load(file)
    sentence = str(refused.value)
    assert str(file) in sentence
    assert sentence.endswith(".")
    return sentence.replace(str(file), "FILE")


def test_a_missing_file(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.wav") == "There is no file FILE."


def test_a_folder(tmp_path: Path) -> None:
    assert refusal(tmp_path) == "FILE is a folder; name the sound files in it."


def test_an_empty_file(tmp_path: Path) -> None:
    (tmp_path / "empty.wav").touch()

    assert refusal(tmp_path / "empty.wav") == "FILE is empty; record it again."


def test_a_file_with_a_header_and_no_sound(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "header.wav", np.zeros(0), 16_000)

    assert refusal(tmp_path / "header.wav") == "There is no sound in FILE; it may have been cut off. Record it again."


@pytest.mark.parametrize(
    "holds", [b"seven times eight is fifty six\n" * 9, b"RIFF", b"RIFF$\x00\x00\x00WAVEfmt ", b"\x00" * 99]
)
def test_a_file_that_is_no_sound(tmp_path: Path, holds: bytes) -> None:
    (tmp_path / "text.wav").write_bytes(holds)

    assert refusal(tmp_path / "text.wav") == "FILE cannot be read as sound; use a whole WAV, FLAC or Ogg file."


def test_a_damaged_flac(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "whole.flac", tone(16_000), 16_000)
    cut = tmp_path / "cut.flac"
    cut.write_bytes((tmp_path / "whole.flac").read_bytes()[:20])

    assert "use a whole WAV, FLAC or Ogg file" in refusal(cut)


@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_a_file_with_values_that_are_no_sound(tmp_path: Path, value: float) -> None:
    sound = tone(16_000)[:, 0]
    sound[100] = value
    soundfile.write(tmp_path / "damaged.wav", sound, 16_000, subtype="FLOAT")

    assert "holds values that are no sound. Record it again" in refusal(tmp_path / "damaged.wav")


# -- recordings instead of a microphone --------------------------------------------------------------------------------


def blocks_of(source: RecordingSource) -> list[Block]:
    found = []
    while True:
        try:
            block = source.read(None)
        except EndOfInput:
            return found
        assert block
        found.append(block)


def test_recordings_are_played_one_after_the_other_in_the_hosts_time() -> None:
    clock = VirtualClock()
    one, two = np.full(16_000, 100, np.int16), np.full(8_000, 200, np.int16)
    found = blocks_of(RecordingSource([one, two], clock.now, clock.advance))

    whole = np.concatenate([block.samples for block in found])
    assert clock.now() == pytest.approx(1.0 + 0.5 + 2 * (LEAD + PAUSE))
    assert len(whole) / SAMPLE_RATE == pytest.approx(clock.now())
    assert ((whole == 100).sum(), (whole == 200).sum()) == (16_000, 8_000)
    assert max(len(block.samples) for block in found) == BLOCK
    moments = [block.ended_at for block in found]
    assert moments == sorted(moments)
    assert moments[-1] == pytest.approx(clock.now())


def test_nothing_of_a_recording_is_lost_while_the_host_speaks() -> None:
    clock = VirtualClock()
    source = RecordingSource([np.full(16_000, 100, np.int16)], clock.now, clock.advance)
    first = source.read(None)
    source.drop(0.0)

    assert first
    samples = np.concatenate([first.samples, *(block.samples for block in blocks_of(source))])
    assert (samples == 100).sum() == 16_000


def test_the_pause_after_a_recording_is_not_waited_for_when_it_was_answered() -> None:
    clock = VirtualClock()
    source = RecordingSource([np.full(16_000, 100, np.int16)], clock.now, clock.advance)
    while clock.now() < LEAD + 1.0 + 0.2:
        source.read(None)
    source.drop(0.0)

    with pytest.raises(EndOfInput):
        source.read(None)
