"""``voice-host doctor``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.conftest import Run
from voice_host.speaking.errors import SpeechUnavailable


def test_each_thing_is_one_line(voice_host: Run, tmp_path: Path) -> None:
    told = voice_host(f"doctor --data {tmp_path}")

    about = [line[8:].split(":")[0] for line in told.lines]
    assert about == [
        "speech",
        "listening model",
        "words",
        "PortAudio",
        "microphone",
        "loudspeaker",
        "data folder",
        "dogylicious",
    ]
    assert told.code == 0


def test_json_tells_the_same(voice_host: Run, tmp_path: Path) -> None:
    checks = voice_host(f"doctor --json --data {tmp_path}").objects

    assert {"check", "ok", "text"} == set(checks[0])
    model = next(check for check in checks if check["check"] == "listening model")
    assert model["ok"]
    assert "the second ear is on" in model["text"]


def test_a_missing_model_has_a_remedy_and_the_game_can_be_typed(voice_host: Run, tmp_path: Path) -> None:
    told = voice_host(f"doctor --model {tmp_path}/nowhere --data {tmp_path}")

    assert f"MISSING listening model: There is no listening model {tmp_path}/nowhere" in told.out
    assert told.lines[-1].startswith("ok      dogylicious: It can be played: you type")
    assert told.code == 0


def test_missing_speech_has_a_remedy(voice_host: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_speech(language: str = "en") -> None:
        raise SpeechUnavailable("No speech library was found on this machine. Run `pip install espeakng-loader`.")

    monkeypatch.setattr("voice_host.speaking.find_synthesizer.find_synthesizer", no_speech)

    told = voice_host(f"doctor --data {tmp_path}")

    assert (
        "MISSING speech: No speech library was found on this machine. Run `pip install espeakng-loader`." in told.lines
    )
    assert told.lines[-1].endswith("you read what the host says.")


def test_what_fails_in_no_expected_way_is_still_a_line(
    voice_host: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(language: str = "en") -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr("voice_host.speaking.find_synthesizer.find_synthesizer", broken)

    told = voice_host(f"doctor --data {tmp_path}")

    assert "MISSING speech: It fails: RuntimeError('out of order')." in told.out
    assert told.code == 0


def test_a_data_folder_that_is_a_file_has_a_remedy(voice_host: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")

    told = voice_host(f"doctor --data {tmp_path}/file")

    assert any(line.startswith("MISSING data folder:") and "--data" in line for line in told.lines)


def test_an_unfinished_game_is_told_of(voice_host: Run, tmp_path: Path) -> None:
    voice_host(f"play dogylicious --players Noa --keyboard --quiet --data {tmp_path}", "near seven")

    assert "1 unfinished to be gone on with" in voice_host(f"doctor --data {tmp_path}").out


def test_a_game_that_is_none_is_refused(voice_host: Run) -> None:
    assert "There is no game" in voice_host("doctor --game tennis").refused()
