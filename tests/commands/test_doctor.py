"""``voice-host doctor``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.conftest import Run
from tests.commands.doctors_room import Mouth
from voice_host.records.store import FILE
from voice_host.speaking.errors import SpeechUnavailable


def test_each_thing_is_one_line(voice_host: Run, tmp_path: Path) -> None:
    told = voice_host(f"doctor --quiet --data {tmp_path}")

    about = [line[8:].split(":")[0] for line in told.lines]
    assert about[:8] == [
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
    told = voice_host(f"doctor --quiet --model {tmp_path}/nowhere --data {tmp_path}")

    assert f"MISSING listening model: There is no listening model {tmp_path}/nowhere" in told.out
    assert "ok      dogylicious: It can be played: you type" in told.out
    assert told.code == 0


def test_missing_speech_has_a_remedy(voice_host: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_speech(language: str = "en") -> None:
        raise SpeechUnavailable("No speech library was found on this machine. Run `pip install espeakng-loader`.")

    monkeypatch.setattr("voice_host.speaking.find_synthesizer.find_synthesizer", no_speech)

    told = voice_host(f"doctor --quiet --data {tmp_path}")

    assert (
        "MISSING speech: No speech library was found on this machine. Run `pip install espeakng-loader`." in told.lines
    )
    assert any(line.endswith("you read what the host says.") for line in told.lines)


def test_what_fails_in_no_expected_way_is_still_a_line(
    voice_host: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(language: str = "en") -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr("voice_host.speaking.find_synthesizer.find_synthesizer", broken)

    told = voice_host(f"doctor --quiet --data {tmp_path}")

    assert "MISSING speech: It fails: RuntimeError('out of order')." in told.out
    assert told.code == 0


def test_a_data_folder_that_is_a_file_has_a_remedy(voice_host: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")

    told = voice_host(f"doctor --quiet --data {tmp_path}/file")

    assert any(line.startswith("MISSING data folder:") and "--data" in line for line in told.lines)


def test_an_unfinished_game_is_told_of(voice_host: Run, tmp_path: Path) -> None:
    voice_host(f"play dogylicious --players Noa --keyboard --quiet --data {tmp_path}", "near seven")

    assert "1 unfinished to be gone on with" in voice_host(f"doctor --quiet --data {tmp_path}").out


def test_a_game_that_is_none_is_refused(voice_host: Run) -> None:
    assert "There is no game" in voice_host("doctor --game tennis").refused()


def test_everything_is_spoken_and_the_ear_is_spared_paths(voice_host: Run, tmp_path: Path, mouth: Mouth) -> None:
    told = voice_host(f"doctor --data {tmp_path}")

    assert mouth.said[:3] == [
        "The speech works.",
        "The listening model works.",
        "words: Everything in the game can be said.",
    ]
    assert "Games can be kept." in mouth.said
    assert any(line.startswith("dogylicious can be played: ") for line in mouth.said)
    assert not any(str(tmp_path) in line for line in mouth.said)
    assert str(tmp_path) in told.out


def test_what_is_missing_is_spoken_with_its_remedy(voice_host: Run, tmp_path: Path, mouth: Mouth) -> None:
    voice_host(f"doctor --model {tmp_path}/nowhere --data {tmp_path}")

    assert any(line.startswith("listening model: There is no listening model") for line in mouth.said)


def test_a_damaged_records_file_is_told(voice_host: Run, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database" * 500)

    assert "MISSING data folder: The records file was damaged." in voice_host(f"doctor --quiet --data {tmp_path}").out
