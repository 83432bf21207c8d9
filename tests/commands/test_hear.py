"""``voice-host hear``: recordings of any make, and files that are none."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import soundfile
import soxr

from tests.commands.conftest import Run
from voice_host.speaking.find_synthesizer import find_synthesizer

pytestmark = pytest.mark.spoken


def write(file: Path, words: str, *, rate: int = 22_050, channels: int = 1) -> Path:
    """Write synthesised words into a sound file."""
    pcm = find_synthesizer().pcm(words, voice="en-us")
    sound = soxr.resample(pcm.samples.astype(np.float32) / 32768, pcm.rate, rate)
    soundfile.write(file, np.stack([sound] * channels, axis=1), rate)
    return file


def test_the_answer_is_an_object(voice_host: Run, tmp_path: Path) -> None:
    file = write(tmp_path / "answer.wav", "seven times eight is fifty six")

    heard = voice_host(f"hear --json --expect answer {file}")

    assert heard.code == 0
    (found,) = heard.objects
    assert list(found) == ["file", "words", "meaning", "doubt", "distance", "seconds", "decision_ms", "rtf"]
    assert found["file"] == str(file)
    assert found["words"] == "seven times eight is fifty six"
    assert found["meaning"] == {"kind": "answer", "value": 56, "factors": [7, 8]}
    assert found["doubt"] is None
    assert 0 <= found["distance"] < 1
    assert found["seconds"] == pytest.approx(soundfile.info(file).duration, abs=0.01)


@pytest.mark.parametrize(
    ("name", "rate", "channels"),
    [("high.wav", 48_000, 2), ("cd.flac", 44_100, 2), ("radio.ogg", 16_000, 1)],
)
def test_any_rate_and_any_number_of_channels(
    voice_host: Run, tmp_path: Path, name: str, rate: int, channels: int
) -> None:
    file = write(tmp_path / name, "three times four is twelve", rate=rate, channels=channels)

    (found,) = voice_host(f"hear --json --expect answer {file}").objects

    assert found["meaning"] == {"kind": "answer", "value": 12, "factors": [3, 4]}


def test_a_telephone_is_heard_with_doubt_at_the_worst(voice_host: Run, tmp_path: Path) -> None:
    file = write(tmp_path / "low.wav", "three times four is twelve", rate=8_000)

    (found,) = voice_host(f"hear --json --expect answer {file}").objects

    assert found["words"]
    assert found["meaning"] or found["doubt"]


@pytest.mark.parametrize(
    ("expect", "words", "kind"),
    [
        ("target", "this is my target tile nine", "target"),
        ("route", "forward right right", "route"),
        ("pieces", "five steps fifteen pieces", "pieces"),
        ("ready", "ready", "ready"),
        ("yesno", "no", "no"),
        ("answer", "score", "ask-score"),
        ("any", "seven times eight is fifty six", "answer"),
    ],
)
def test_what_is_expected_and_what_may_always_be_said(
    voice_host: Run, tmp_path: Path, expect: str, words: str, kind: str
) -> None:
    file = write(tmp_path / "words.wav", words)

    (found,) = voice_host(f"hear --json --expect {expect} {file}").objects

    assert found["meaning"]["kind"] == kind


def test_a_person_reads_sentences(voice_host: Run, tmp_path: Path) -> None:
    file = write(tmp_path / "answer.wav", "seven times eight is fifty six")

    heard = voice_host(f"hear --expect answer {file}")

    assert heard.out.startswith(f'{file}: "seven times eight is fifty six" means answer (value: 56, factors: 7 and 8)')


def test_noise_and_silence_are_nothing(voice_host: Run, tmp_path: Path) -> None:
    soundfile.write(tmp_path / "silence.wav", np.zeros(16_000), 16_000)
    noise = np.random.default_rng(1).normal(0, 0.05, 32_000)
    soundfile.write(tmp_path / "noise.wav", noise, 16_000)

    heard = voice_host(f"hear --json {tmp_path}/silence.wav {tmp_path}/noise.wav")

    assert heard.code == 0
    assert [found["meaning"] for found in heard.objects] == [None, None]
    assert [found["doubt"] for found in heard.objects] == [None, None]


def test_a_file_that_is_no_sound_does_not_stop_the_others(voice_host: Run, tmp_path: Path) -> None:
    good = write(tmp_path / "good.wav", "seven times eight is fifty six")
    (tmp_path / "empty.wav").touch()
    (tmp_path / "text.wav").write_text("this is no sound at all, only words")
    cut = tmp_path / "cut.wav"
    cut.write_bytes(good.read_bytes()[:30])

    bad = [tmp_path / "empty.wav", tmp_path / "text.wav", cut, tmp_path / "none.wav", tmp_path]

    heard = voice_host(f"hear --json --expect answer {' '.join(map(str, bad))} {good}")

    assert heard.code == 1
    *refused, found = heard.objects
    assert [each["meaning"] for each in refused] == [None] * 5
    assert all(each["error"].endswith(".") for each in refused)
    assert found["meaning"]["value"] == 56
    assert len(heard.err.splitlines()) == 5
    assert "Traceback" not in heard.err


def test_what_cannot_be_expected_is_refused(voice_host: Run) -> None:
    sentence = voice_host("hear --expect weather a.wav").refused()

    assert sentence.startswith('Nothing is called "weather" here. Expect one of: ')
    assert {"answer,", "any,", "digit,", "pieces,", "ready,", "route,", "target,", "yesno."} <= set(sentence.split())


def test_no_file_is_refused(voice_host: Run) -> None:
    assert "files" in voice_host("hear").refused()


def test_a_model_that_is_none_is_refused(voice_host: Run, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()

    assert "is no listening model" in voice_host(f"hear --model {tmp_path}/empty a.wav").refused()
    assert "There is no listening model nowhere" in voice_host("hear --model nowhere a.wav").refused()


def test_what_is_made_of_a_route_is_told_in_words(voice_host: Run, tmp_path: Path) -> None:
    file = write(tmp_path / "route.wav", "left, forward, right")

    heard = voice_host(f"hear --expect route {file}")

    assert "route (steps: direction (way: left, times: 1) and direction (way: forward, times: 1)" in heard.out
