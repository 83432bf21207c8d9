"""What the host says, recorded at its loudspeaker."""

from __future__ import annotations

import os
import subprocess
import time
from collections import deque
from threading import Event, Thread

import numpy as np

from tests.room.sound_server import RATE, SoundServer
from voice_host.speaking.pcm import Samples

AUDIBLE = 300
"""Samples above this are sound: -41 dBFS."""
PATIENCE_S = 10.0
TRY_AGAIN_S = 0.2


class Recorder:
    """Records what a device of the room plays, RATE samples a second, also where the server comes and goes."""

    def __init__(self, server: SoundServer, device: str = "speaker.monitor", keep_s: float = 120.0) -> None:
        """``keep_s`` is how many of the last seconds are kept."""
        self._server = server
        self._device = device
        self._blocks: deque[tuple[float, Samples]] = deque()
        self._keep_s = keep_s
        self._is_over = Event()
        self._process: subprocess.Popen[bytes] | None = None
        self._reader = Thread(target=self._read, name="recorder", daemon=True)
        self._reader.start()

    @property
    def records(self) -> bool:
        """Whether sound has come in during the last half second: not where the server is gone or stands still."""
        blocks = tuple(self._blocks)
        return bool(blocks) and time.monotonic() - blocks[-1][0] < 0.5

    def samples(self, since: float = 0.0) -> Samples:
        """Return what was recorded since a moment (``time.monotonic``)."""
        pieces = [samples for at, samples in tuple(self._blocks) if at > since]
        return np.concatenate(pieces) if pieces else np.zeros(0, np.int16)

    def audible(self, since: float = 0.0) -> int:
        """Return how many samples of sound were recorded, from the first to the last."""
        heard = np.flatnonzero(np.abs(self.samples(since).astype(int)) > AUDIBLE)
        return int(heard[-1] - heard[0] + 1) if len(heard) else 0

    def last_sound_at(self) -> float:
        """Return when sound was recorded last (``time.monotonic``), or minus infinity."""
        return self.last_sound_before(float("inf"))

    def last_at(self) -> float:
        """Return when the last sample so far was recorded (``time.monotonic``)."""
        return self._blocks[-1][0]

    def last_sound_before(self, moment: float) -> float:
        """Return when sound was recorded last before a moment (``time.monotonic``), or minus infinity."""
        for at, samples in reversed(tuple(self._blocks)):
            moments = at - np.arange(len(samples) - 1, -1, -1) / RATE
            loud = np.flatnonzero((np.abs(samples.astype(int)) > AUDIBLE) & (moments < moment))
            if len(loud):
                return float(moments[loud[-1]])
        return float("-inf")

    def wait_for(self, audible: int) -> None:
        """Wait until so many samples of sound were recorded."""
        until = time.monotonic() + PATIENCE_S
        while self.audible() < audible:
            if time.monotonic() > until:
                raise AssertionError(f"only {self.audible()} samples of {audible} were heard")
            time.sleep(0.01)

    def wait_for_silence(self, seconds: float = 0.5) -> float:
        """Wait until it has been silent for so long after a sound; return when the silence began."""
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            last = self.last_sound_at()
            if self.records and last > float("-inf") and time.monotonic() - last > seconds:
                return last
            time.sleep(0.01)
        raise AssertionError("it sounds on and on, or was never heard")

    def stop(self) -> None:
        """End the recording; what was recorded stays."""
        self._is_over.set()
        self._end()
        self._reader.join()

    def _read(self) -> None:
        while not self._is_over.is_set():
            self._process = subprocess.Popen(
                self._server.command("--record", self._device),
                env=self._server.environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
            if self._is_over.is_set():
                self._end()
            self._take(self._process)
            self._process.wait()
            self._is_over.wait(TRY_AGAIN_S)

    def _take(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout
        half = b""
        with process.stdout as pipe:
            while data := os.read(pipe.fileno(), 65536):
                data = half + data
                half = data[len(data) // 2 * 2 :]
                self._blocks.append((time.monotonic(), np.frombuffer(data[: len(data) // 2 * 2], np.int16)))
                while self._blocks[0][0] < time.monotonic() - self._keep_s:
                    self._blocks.popleft()

    def _end(self) -> None:
        if self._process is not None:
            self._process.terminate()
