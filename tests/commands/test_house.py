"""What is missing is told with its remedy, and the game goes on without it."""

from __future__ import annotations

import importlib.abc
import sys
from pathlib import Path

import pytest

from tests.commands.conftest import Run, Typed
from voice_host.speaking.errors import SpeechUnavailable
from voice_host.speaking.find_synthesizer import find_synthesizer
from voice_host.speaking.sound_file import Talk


class NoPortAudio(importlib.abc.MetaPathFinder):
    """Imports sounddevice as a machine without PortAudio does."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name == "sounddevice":
            raise OSError("PortAudio library not found")


@pytest.fixture
def no_portaudio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "sounddevice", raising=False)
    monkeypatch.setattr(sys, "meta_path", [NoPortAudio(), *sys.meta_path])


@pytest.fixture
def no_speech(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(language: str = "en") -> None:
        raise SpeechUnavailable("No speech library was found on this machine. Run `pip install espeakng-loader`.")

    monkeypatch.setattr("voice_host.speaking.find_synthesizer.find_synthesizer", find)


def goes_on(played: Typed) -> bool:
    """Whether the game went on in print and by keyboard, without a traceback."""
    return (
        played.code == 0
        and "host: Row four, column four, tile seven." in played.lines
        and "Traceback" not in played.err
    )


@pytest.mark.usefixtures("no_portaudio")
def test_without_portaudio_it_is_typed_and_printed(voice_host: Run, tmp_path: Path) -> None:
    played = voice_host(f"play dogylicious --players Noa --data {tmp_path}", "near seven")

    assert goes_on(played)
    assert "What the host says is printed." in played.err
    assert "play with --keyboard" in played.err
    assert played.err.count("apt install libportaudio2") == 2
    assert any("Please type what you want to say." in line for line in played.lines)


@pytest.mark.usefixtures("no_speech")
def test_without_a_speech_library_it_is_printed(voice_host: Run, tmp_path: Path) -> None:
    played = voice_host(f"play dogylicious --players Noa --keyboard --data {tmp_path}", "near seven")

    assert goes_on(played)
    assert "pip install espeakng-loader" in played.err


def test_without_a_model_it_is_typed(voice_host: Run, tmp_path: Path) -> None:
    played = voice_host(f"play dogylicious --players Noa --quiet --model nowhere --data {tmp_path}", "near seven")

    assert goes_on(played)
    assert "There is no listening model nowhere" in played.err
    assert "Type what you want to say." in played.err


def test_a_folder_that_is_no_model_is_typed_over(voice_host: Run, tmp_path: Path) -> None:
    (tmp_path / "model").mkdir()

    played = voice_host(
        f"play dogylicious --players Noa --quiet --model {tmp_path}/model --data {tmp_path}", "near seven"
    )

    assert goes_on(played)
    assert "is no listening model" in played.err


@pytest.mark.usefixtures("no_portaudio")
def test_an_unfinished_game_is_offered_by_keyboard_where_the_microphone_fails(voice_host: Run, tmp_path: Path) -> None:
    voice_host(f"play dogylicious --players Noa --keyboard --quiet --data {tmp_path}", "near seven")

    played = voice_host(f"play dogylicious --quiet --data {tmp_path}", "yes", "this is my target, tile nine")

    assert "host: There is an unfinished game, begun today by Noa. Do you want to go on with it?" in played.lines
    asked_again = (
        "I cannot hear you. Please type what you want to say. Shall we go on with the game of Noa? Say yes or no."
    )
    assert f"host: {asked_again}" in played.lines
    assert "host: Which nine: the far one or the near one?" in played.lines


@pytest.mark.spoken
def test_recordings_stand_in_for_the_microphone(voice_host: Run, tmp_path: Path) -> None:
    for name, words in (("start", "row four column four"), ("target", "this is my target tile nine")):
        with Talk(tmp_path / f"{name}.wav") as talk:
            talk.append(find_synthesizer().pcm(words, voice="en-us"))

    recordings = f"{tmp_path}/start.wav {tmp_path}/target.wav"

    played = voice_host(f"play dogylicious --players Noa --quiet --data {tmp_path} --microphone {recordings}")

    assert played.code == 0
    assert "you: row four column four" in played.lines
    assert "host: Which nine: the far one or the near one?" in played.lines
    assert played.lines[-1].startswith("host: The game is kept.")


def test_a_recording_that_cannot_be_heard_is_told_of_before_the_game(voice_host: Run, tmp_path: Path) -> None:
    played = voice_host(f"play dogylicious --quiet --data {tmp_path} --microphone {tmp_path}/none.wav")

    assert played.refused(code=1) == f"There is no file {tmp_path}/none.wav."


def test_recordings_and_a_device_are_not_both_a_microphone(voice_host: Run, tmp_path: Path) -> None:
    (tmp_path / "a.wav").touch()

    played = voice_host(f"play dogylicious --quiet --data {tmp_path} --microphone {tmp_path}/a.wav kitchen")

    assert '"kitchen" is no sound file.' in played.refused()


def test_a_voice_that_is_none_is_refused(voice_host: Run, tmp_path: Path) -> None:
    played = voice_host(f"play dogylicious --voice dalek --data {tmp_path}")

    assert played.refused().startswith('There is no voice "dalek".')
