"""What the microphone hears all the time: the room's own faint noise and whatever else sounds in it."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import suppress
from threading import Event, Thread

import numpy as np

from tests.room.sound_server import SoundServer
from tests.room.sounds import faint_noise
from voice_host.speaking.pcm import Pcm, Samples

BLOCK_S = 0.1
TRY_AGAIN_S = 0.2


class Background:
    """Sounds until it is stopped, also where the server comes and goes."""

    def __init__(self, server: SoundServer, noise: Iterator[Pcm] | None = None, seed: int = 0) -> None:
        """``noise`` is an endless one at RATE; None for a quiet room."""
        self._server = server
        self._noise = noise
        self._random = np.random.default_rng(seed)
        self._left = np.zeros(0, np.int16)
        self._is_over = Event()
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = Thread(target=self._sound, name="background", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Be silent."""
        self._is_over.set()
        if self._process is not None:
            self._process.kill()
        self._thread.join()

    def _sound(self) -> None:
        while not self._is_over.is_set():
            self._process = subprocess.Popen(
                self._server.command("--playback", "player"),
                env=self._server.environment,
                stdin=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
            assert self._process.stdin
            try:
                while not self._is_over.is_set():
                    self._process.stdin.write(self._block().tobytes())
                    self._process.stdin.flush()
            except OSError:  # the server, or its microphone, is gone
                self._is_over.wait(TRY_AGAIN_S)
            finally:
                self._process.kill()
                self._process.wait()
                with suppress(OSError):
                    self._process.stdin.close()

    def _block(self) -> Samples:
        quiet = faint_noise(BLOCK_S, self._random).samples
        while self._noise is not None and len(self._left) < len(quiet):
            self._left = np.concatenate([self._left, next(self._noise).samples])
        sounding, self._left = self._left[: len(quiet)], self._left[len(quiet) :]
        if not len(sounding):
            return quiet
        return np.asarray(np.clip(quiet.astype(np.int32) + sounding, -32768, 32767), np.int16)
