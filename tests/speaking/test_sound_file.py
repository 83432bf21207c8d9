from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import soundfile

from voice_host.speaking.errors import SoundFileError
from voice_host.speaking.pcm import Pcm
from voice_host.speaking.sound_file import Talk

full_disk = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full, the file that is always full")


def tone(seconds: float, rate: int) -> Pcm:
    return Pcm((9000 * np.sin(np.arange(round(seconds * rate)) * 2000 / rate)).astype(np.int16), rate)


def test_lines_of_any_rate_go_into_one_file_with_gaps(tmp_path: Path) -> None:
    with Talk(tmp_path / "talk.wav") as talk:
        talk.append(tone(0.5, 22_050))
        talk.append(tone(0.5, 16_000), gap_s=0.25)
        talk.pause(0.25)
        talk.append(tone(0.5, 48_000))

    samples, rate = soundfile.read(tmp_path / "talk.wav", dtype="int16")
    assert rate == 22_050
    assert len(samples) == pytest.approx(2 * rate, abs=2)
    assert talk.seconds == pytest.approx(2, abs=0.001)
    loud = [bool(np.abs(quarter).max() > 1000) for quarter in np.array_split(samples, 8)]
    assert loud == [True, True, False, True, True, False, True, True]


def test_the_file_is_whole_after_every_line(tmp_path: Path) -> None:
    talk = Talk(tmp_path / "talk.wav")
    talk.append(tone(0.5, 22_050))

    assert len(soundfile.read(tmp_path / "talk.wav")[0]) == 11_025
    talk.close()


def test_a_talk_without_a_word_is_a_file_without_a_sample(tmp_path: Path) -> None:
    Talk(tmp_path / "talk.wav").close()

    assert soundfile.info(tmp_path / "talk.wav").frames == 0


def test_a_folder_that_does_not_exist_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SoundFileError, match=r"Cannot write the talk to .*No such file.*a folder that exists"):
        Talk(tmp_path / "nowhere" / "talk.wav")


@full_disk
def test_a_full_disk_is_a_sentence() -> None:
    with pytest.raises(SoundFileError, match=r"No space left on device.*has room"):
        Talk("/dev/full")


@full_disk
def test_a_disk_that_fills_up_fails_for_good_and_leaves_what_was_written(
    tmp_path: Path,
) -> None:
    talk = Talk(tmp_path / "talk.wav")
    talk.append(tone(0.5, 22_050))
    talk._file.close()
    talk._file = Path("/dev/full").open("wb")  # noqa: SIM115
    for _ in range(2):
        with pytest.raises(SoundFileError, match="No space left"):
            talk.append(tone(0.5, 22_050))
    talk.close()

    assert len(soundfile.read(tmp_path / "talk.wav")[0]) == 11_025
