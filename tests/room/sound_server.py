"""The sound of a virtual room: a PulseAudio server of our own, with a microphone, a loudspeaker and the way between."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from ctypes.util import find_library
from pathlib import Path
from types import TracebackType

import pytest

RATE = 44_100
"""Samples a second of both devices."""
PATIENCE_S = 10.0
"""How long a server may take to answer, on a machine that is busy."""

MISSING = [program for program in ("pulseaudio", "pactl", "pacat") if shutil.which(program) is None]
if find_library("portaudio") is None:
    MISSING.append("PortAudio")

# in CI a missing server must fail the tests, not skip them
needs_sound_card = pytest.mark.skipif(
    bool(MISSING) and not os.environ.get("CI"),
    reason=f"needs {', '.join(MISSING)}: sudo apt install pulseaudio pulseaudio-utils libasound2-plugins libportaudio2",
)

# without norewinds the first second and a half of every stream is silence
SINK = f"module-null-sink rate={RATE} channels=1 format=s16le norewinds=1 sink_name="
LOUDSPEAKER = f"{SINK}speaker"
MICROPHONE = (f"{SINK}player", "module-remap-source source_name=mic master=player.monitor")
"""What is played to the sink "player" is what the microphone hears."""
ECHO = "module-loopback source=speaker.monitor sink=player source_dont_move=1 sink_dont_move=1"


class SoundServer:
    """A sound server that can be killed, frozen and started again at the same place, and loses its microphone."""

    def __init__(self, echo_db: float | None = None, *, echo_ms: int = 30, microphone: bool = True) -> None:
        """``echo_db`` is how loud the microphone hears the loudspeaker, in dB of its own loudness (at most 0); None for
        not at all. ``echo_ms`` is how late, at the server's pleasure.
        """
        self._echo_db = echo_db
        self._echo_ms = echo_ms
        self._has_microphone = microphone
        self._server: subprocess.Popen[bytes] | None = None
        self._folder = Path(tempfile.mkdtemp(prefix="room."))
        (self._folder / "pulse").mkdir(mode=0o700)
        self._address = self._folder / "native"
        self.environment: Mapping[str, str] = {
            **os.environ,
            "HOME": str(self._folder),
            "XDG_RUNTIME_DIR": str(self._folder),
            "PULSE_RUNTIME_PATH": str(self._folder / "pulse"),
            "PULSE_STATE_PATH": str(self._folder),
            "PULSE_SERVER": f"unix:{self._address}",
        }
        """What a program needs to find this server and no other."""

    def __enter__(self) -> SoundServer:
        try:
            self.start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def start(self) -> None:
        """Start it, with its devices, and return when it answers."""
        self._address.unlink(missing_ok=True)
        script = self._folder / "room.pa"
        script.write_text(
            f".fail\nload-module module-native-protocol-unix socket={self._address} auth-anonymous=1"
            f" auth-cookie-enabled=0\nload-module {LOUDSPEAKER}\nset-default-sink speaker\n"
        )
        options = "--daemonize=no --exit-idle-time=-1 --use-pid-file=no --disable-shm=yes --realtime=no"
        self._server = subprocess.Popen(
            ["pulseaudio", "-n", "-F", str(script), *options.split(), "--high-priority=no", "--log-target=stderr"],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + PATIENCE_S
        while not self.answers():
            if self._server.poll() is not None or time.monotonic() > until:
                raise RuntimeError("The sound server does not start. Try again when the machine is less busy.")
            time.sleep(0.03)
        if self._has_microphone:
            self.plug_in()

    def answers(self) -> bool:
        """Whether the server is there and not frozen."""
        try:
            return self._pactl("info").returncode == 0
        except subprocess.TimeoutExpired:
            return False

    def kill(self) -> None:
        """End it at once, as when it crashes: its clients are told nothing."""
        if self._server is not None and self._server.poll() is None:
            self._server.send_signal(signal.SIGCONT)
            self._server.kill()
            self._server.wait()

    def restart(self) -> None:
        """Start it again where it was, whether it was killed or not."""
        self.kill()
        self.start()

    def freeze(self) -> None:
        """Let it stand still: its clients wait for it, however long."""
        assert self._server is not None
        self._server.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on after ``freeze``."""
        assert self._server is not None
        self._server.send_signal(signal.SIGCONT)

    def unplug(self) -> None:
        """Take the microphone away. As with any such server the system's microphone is then the loudspeaker itself."""
        for line in self._do("list", "short", "modules").splitlines():
            number, _, what = line.partition("\t")
            if "sink_name=player" in what or "source_name=mic" in what or "module-loopback" in what:
                self._pactl("unload-module", number)  # one may have gone with another

    def plug_in(self) -> None:
        """Put the microphone back, with its echo, as the system's microphone."""
        for module in MICROPHONE:
            self._do("load-module", *module.split())
        self._do("set-default-source", "mic")
        self._leave_recorders()
        if self._echo_db is not None:
            self._do("load-module", *ECHO.split(), f"latency_msec={self._echo_ms}")
            self._set_echo(self._echo_db)

    def command(self, program: str, device: str) -> list[str]:
        """Return the command that plays raw samples to a device ("--playback") or records them ("--record")."""
        form = f"--raw --format=s16le --channels=1 --rate={RATE} --latency-msec=20"
        return ["pacat", program, f"--device={device}", *form.split()]

    def close(self) -> None:
        """End the server, whatever state it is in, and leave nothing behind."""
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _leave_recorders(self) -> None:
        """Let those who record the loudspeaker record it still: a server moves all who listened to the last default."""
        for output in self._do("list", "source-outputs").split("Source Output #")[1:]:
            if 'application.name = "pacat"' in output:
                self._pactl("move-source-output", output.split()[0], "speaker.monitor")

    def _set_echo(self, level_db: float) -> None:
        for line in self._do("list", "short", "sink-inputs").splitlines():
            if "module-loopback" in line:
                self._do("set-sink-input-volume", line.split("\t")[0], f"{level_db:g}dB")

    def _do(self, *words: str) -> str:
        done = self._pactl(*words)
        if done.returncode:
            raise RuntimeError(f"The sound server refuses {' '.join(words)}: {done.stderr.strip()}.")
        return done.stdout

    def _pactl(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["pactl", *words], env=self.environment, capture_output=True, text=True, timeout=PATIENCE_S, check=False
        )
