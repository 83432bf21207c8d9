"""Speech by whatever engine pyttsx3 finds, in a process of its own: the way to samples on macOS and Windows.

There pyttsx3 can only write files, needs a run loop, and may hang or fall over; a process can be ended and begun anew.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from concurrent.futures import Future, TimeoutError as TooLate
from functools import cached_property
from pathlib import Path
from threading import Lock, Thread
from typing import Any

import numpy as np

from voice_host.speaking.errors import SpeechUnavailable
from voice_host.speaking.letters import language_of
from voice_host.speaking.pcm import Pcm
from voice_host.speaking.synthesizer import NORMAL_PITCH, NORMAL_RATE
from voice_host.speaking.unknown_voice import unknown_voice

PATIENCE_S = 20.0
"""How long a line may take. The first one on Windows, where COM is set up, takes the longest."""
TRIES = 2


class Pyttsx3Process:
    """Speaks with the system's own voices. Pitch is not theirs to change."""

    is_quick = False
    """It writes files."""

    def __init__(self, language: str = "en", patience_s: float = PATIENCE_S) -> None:
        """Begin the process. Raises SpeechUnavailable where pyttsx3 finds no engine."""
        self._language = language
        self._patience_s = patience_s
        self._lock = Lock()
        self._process: subprocess.Popen[str] | None = None
        self._folder = tempfile.TemporaryDirectory(prefix="voice-host-")
        self._default_voice = self._voice_of(language)

    @property
    def name(self) -> str:
        """For people."""
        return f"the system's speech ({sys.platform}) through pyttsx3"

    def pcm(self, text: str, *, voice: str | None = None, rate: int = NORMAL_RATE, pitch: int = NORMAL_PITCH) -> Pcm:
        """Return ``text`` spoken; ``pitch`` changes nothing. Other letters than the voice's are read by one of their
        language, where the system has such a voice.
        """
        identity = self._default_voice if voice is None else self._identity(voice)
        language = language_of(text, self._language)
        if language != self._language:
            identity = self._voice_of(language) or identity
        if not text.strip():
            return Pcm(np.zeros(0, np.int16), 22_050)
        # Apple's engine writes AIFF whatever the file is called.
        file = Path(self._folder.name, "line.aiff" if sys.platform == "darwin" else "line.wav")
        with self._lock:
            self._ask({"text": text, "voice": identity, "rate": rate, "file": str(file)})
            return _read(file)

    def voices(self) -> tuple[str, ...]:
        """Return the names of the system's voices."""
        return tuple(sorted({voice["name"] for voice in self._voices}))

    def check(self, voice: str) -> None:
        """Raise UnknownVoice unless a voice has this name, identity or language."""
        self._identity(voice)

    def close(self) -> None:
        """End the process and remove its folder."""
        with self._lock:
            self._end()
            self._folder.cleanup()

    @cached_property
    def _voices(self) -> list[Mapping[str, Any]]:
        with self._lock:
            voices: list[Mapping[str, Any]] = self._ask({})["voices"]
        return voices

    def _voice_of(self, language: str) -> str | None:
        """Return a voice of the language, None (the system's own default) where none says that it is."""
        return next((voice["id"] for voice in self._voices if _speaks(voice, language)), None)

    def _identity(self, wanted: str) -> str:
        for voice in self._voices:
            if wanted.lower() in (voice["id"].lower(), voice["name"].lower()) or _speaks(voice, wanted):
                return str(voice["id"])
        raise unknown_voice(wanted, self.voices())

    def _ask(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the process's answer, from a new process where the old one died or hung. The lock must be held."""
        for _ in range(TRIES):
            process = self._process = self._process or self._begin()
            answer: Future[str] = Future()
            Thread(target=_exchange, args=(process, json.dumps(request), answer), daemon=True).start()
            try:
                reply: Mapping[str, Any] = json.loads(answer.result(self._patience_s))
            except (TooLate, OSError, ValueError):
                self._end()
                continue
            if "error" in reply:
                raise SpeechUnavailable(
                    f"The system's speech failed: {reply['error']}. "
                    "Try another --voice, or use --quiet to read instead of listening."
                )
            return reply
        raise SpeechUnavailable(
            "The system's speech does not answer. Try it outside this program, "
            "or use --quiet to read instead of listening."
        )

    def _begin(self) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "voice_host.speaking.pyttsx3_worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
        )

    def _end(self) -> None:
        if self._process:
            self._process.kill()
            self._process.communicate()
            self._process = None


def _exchange(process: subprocess.Popen[str], request: str, answer: Future[str]) -> None:
    try:
        assert process.stdin
        assert process.stdout
        process.stdin.write(request + "\n")
        process.stdin.flush()
        answer.set_result(process.stdout.readline())
    except (OSError, ValueError) as error:
        answer.set_exception(error)


def _speaks(voice: Mapping[str, Any], language: str) -> bool:
    """Whether one of the voice's languages, as ``en_US`` or ``en-GB``, is ``language`` or an accent of it."""
    wanted = language.lower().replace("_", "-")
    spoken = [str(code).lower().replace("_", "-") for code in voice["languages"]]
    return any(code == wanted or code.startswith(wanted + "-") for code in spoken)


def _read(file: Path) -> Pcm:
    import soundfile

    try:
        samples, rate = soundfile.read(file, dtype="int16", always_2d=True)
    except soundfile.SoundFileError as error:
        raise SpeechUnavailable(
            "The system's speech wrote no sound. Try another --voice, or use --quiet to read instead of listening."
        ) from error
    finally:
        file.unlink(missing_ok=True)
    return Pcm(samples[:, 0], rate).without_tail()
