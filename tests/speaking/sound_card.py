"""A sound card for tests: a PulseAudio server of our own with one loudspeaker, whose sound can be recorded."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from ctypes.util import find_library
from pathlib import Path
from threading import Thread
from types import TracebackType

import numpy as np
import pytest

from voice_host.speaking.pcm import Samples

MISSING = [program for program in ("pulseaudio", "pactl", "pacat") if shutil.which(program) is None]
if find_library("portaudio") is None:
    MISSING.append("PortAudio")

# in CI a missing server must fail the tests, not skip them
needs_sound_card = pytest.mark.skipif(
    bool(MISSING) and not os.environ.get("CI"),
    reason=f"needs {', '.join(MISSING)}: sudo apt install pulseaudio libasound2-plugins libportaudio2",
)

LOUDSPEAKER = "load-module module-null-sink sink_name=speaker rate=44100 channels=1 format=s16le norewinds=1"
RECORD = ["pacat", "--record", "--raw", "--device=speaker.monitor", "--rate=44100", "--format=s16le"]


class SoundCard:
    def __enter__(self) -> SoundCard:
        self.folder = Path(tempfile.mkdtemp(prefix="card."))
        (self.folder / "pulse").mkdir(mode=0o700)
        address = f"{self.folder}/native"
        self.environment = {
            **os.environ,
            "HOME": str(self.folder),
            "XDG_RUNTIME_DIR": str(self.folder),
            "PULSE_RUNTIME_PATH": str(self.folder / "pulse"),
            "PULSE_STATE_PATH": str(self.folder),
            "PULSE_SERVER": f"unix:{address}",
        }
        script = self.folder / "card.pa"
        script.write_text(
            f".fail\nload-module module-native-protocol-unix socket={address} auth-anonymous=1 auth-cookie-enabled=0\n"
            f"{LOUDSPEAKER}\nset-default-sink speaker\n"
        )
        options = "--daemonize=no --exit-idle-time=-1 --use-pid-file=no --disable-shm=yes --realtime=no"
        self.server = subprocess.Popen(
            ["pulseaudio", "-n", "-F", script, *options.split(), "--high-priority=no", "--log-target=stderr"],
            env=self.environment,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(200):
            if subprocess.run(["pactl", "info"], env=self.environment, capture_output=True).returncode == 0:
                return self
            time.sleep(0.05)
        self.__exit__(None, None, None)
        raise RuntimeError("the PulseAudio server does not start")

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.server.poll() is None:
            self.server.send_signal(signal.SIGCONT)
            self.server.kill()
        self.server.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def record(self) -> Recorder:
        return Recorder(self)


class Recorder:
    """Records what the loudspeaker plays, 44,100 samples a second."""

    def __init__(self, card: SoundCard) -> None:
        self._process = subprocess.Popen(
            [*RECORD, "--channels=1", "--latency-msec=10"],
            env=card.environment,
            stdout=subprocess.PIPE,
        )
        self._bytes = bytearray()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def samples(self) -> Samples:
        so_far = bytes(self._bytes)
        return np.frombuffer(so_far[: len(so_far) // 2 * 2], np.int16)

    def audible(self) -> int:
        """How many samples of sound were recorded so far, from the first to the last."""
        heard = np.flatnonzero(np.abs(self.samples().astype(int)) > 300)
        return int(heard[-1] - heard[0] + 1) if len(heard) else 0

    def wait_for(self, audible: int) -> None:
        for _ in range(1000):
            if self.audible() >= audible:
                return
            time.sleep(0.01)
        raise AssertionError(f"after ten seconds only {self.audible()} samples of {audible} were heard")

    def wait_for_silence(self) -> None:
        """Until half a second of silence was recorded after the sound."""
        for _ in range(1000):
            samples = self.samples()
            if self.audible() and not np.any(np.abs(samples[-22050:].astype(int)) > 300):
                return
            time.sleep(0.01)
        raise AssertionError("it sounds on and on")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()
        self._reader.join()

    def _read(self) -> None:
        assert self._process.stdout
        while block := os.read(self._process.stdout.fileno(), 65536):
            self._bytes += block
