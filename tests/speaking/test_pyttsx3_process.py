"""The way to samples on macOS and Windows, here with pyttsx3's own espeak engine in the process."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import espeakng_loader
import pytest

from voice_host.speaking.errors import SpeechUnavailable, UnknownVoice
from voice_host.speaking.pyttsx3_process import Pyttsx3Process

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system's own engine would speak")


@pytest.fixture
def speech(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pyttsx3Process]:
    folder = str(Path(espeakng_loader.get_library_path()).parent)
    monkeypatch.setenv("LD_LIBRARY_PATH", folder)
    monkeypatch.setenv("ESPEAK_DATA_PATH", folder)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    speech = Pyttsx3Process()
    yield speech
    speech.close()


@linux_only
def test_lines_are_spoken_one_after_the_other(speech: Pyttsx3Process) -> None:
    short = speech.pcm("Six.")
    long = speech.pcm("Seven times eight is fifty six.", rate=120)

    assert short.rate == 22_050
    assert 0.2 < short.seconds < 1.2
    assert long.seconds > 2 * short.seconds
    assert speech.pcm(" ").seconds == 0


@linux_only
def test_voices_go_by_name_or_language(speech: Pyttsx3Process) -> None:
    assert "English (America)" in speech.voices()
    speech.check("English (Great Britain)")
    speech.check("en-us")
    with pytest.raises(UnknownVoice, match=r'There is no voice "Samantha". There are, for example'):
        speech.pcm("hello", voice="Samantha")


@linux_only
def test_hebrew_is_given_to_a_hebrew_voice(speech: Pyttsx3Process, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    ask = speech._ask
    monkeypatch.setattr(speech, "_ask", lambda request: asked.append(request) or ask(request))
    for text in ("Six.", "שש."):
        speech.pcm(text)
    english, hebrew = (request["voice"] for request in asked)
    assert english != hebrew
    assert "he" in str(hebrew)


@linux_only
def test_a_process_that_died_is_begun_anew(speech: Pyttsx3Process) -> None:
    speech.pcm("one")
    assert speech._process
    os.kill(speech._process.pid, 9)

    assert speech.pcm("two").seconds > 0.1


def test_a_process_that_cannot_speak_is_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "pyttsx3.py").write_text("def init():\n    raise RuntimeError('no engine here')\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(Path(__file__).parents[2])]))

    with pytest.raises(SpeechUnavailable, match=r"failed: RuntimeError: no engine here.*--quiet"):
        Pyttsx3Process()


def test_a_process_that_hangs_is_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "pyttsx3.py").write_text("import time\ndef init():\n    time.sleep(600)\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(Path(__file__).parents[2])]))

    with pytest.raises(SpeechUnavailable, match="does not answer"):
        Pyttsx3Process(patience_s=0.3)
