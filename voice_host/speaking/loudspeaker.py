"""The loudspeaker: samples to PortAudio, which ``sounddevice`` wraps.

Each line opens the device anew (1.3 ms through PulseAudio), so that one which was lost is missed at once and one which
came back is used again, and nothing is held while nothing is said. The line lives in a thread of its own, for any call
into a sound server that froze may hang; whoever waits for the line watches its heartbeat instead.
"""

from __future__ import annotations

import atexit
import sys
from concurrent.futures import Future
from concurrent.futures import TimeoutError as NotYet
from threading import Event, Thread
from time import monotonic
from typing import Any

import numpy as np

from voice_host.speaking.errors import SpeakerUnavailable
from voice_host.speaking.pcm import Pcm, Samples

PATIENCE_S = 1.0
"""A device that asks for no samples for so long is lost. When a line begins it has twice the time."""
LATENCY = "low"
"""What of a line is already on its way when it is stopped: with this setting 9 ms in PortAudio."""
RUN_OUT_S = 0.05
"""Silence after each line, beside the device's latency: PulseAudio swallowed the last 7 to 27 ms of lines without."""

READ_INSTEAD = "or use --quiet to read instead of listening"


class Loudspeaker:
    """Plays through a device of this machine."""

    def __init__(self, device: str | None = None, patience_s: float = PATIENCE_S) -> None:
        """``device`` is the name, or part of it, of one that ``loudspeakers()`` lists; None is the system's choice.

        Raises SpeakerUnavailable with a sentence where PortAudio or the device is missing.
        """
        self._sounddevice = _import_sounddevice()
        self._device = device
        self._patience_s = patience_s
        self.name: str = self._find_device()["name"]
        """The device's name."""
        self.left_at: float | None = None
        """See ``Speaker``."""

    def play(self, pcm: Pcm, stopped: Event) -> bool:
        """Play until the end, or until ``stopped`` is set; True where it was whole.

        Raises SpeakerUnavailable where the device cannot be opened, is lost, or stands still.
        """
        if stopped.is_set():
            return False
        self.left_at = None
        line = _Line(self._sounddevice, self._find_device(), pcm, stopped)
        Thread(target=line.perform, name="loudspeaker", daemon=True).start()
        try:
            return self._outcome(line)
        finally:
            self.left_at = line.left_at

    def _outcome(self, line: _Line) -> bool:
        """Wait until the line is over."""
        blocks_before = -1
        while True:
            try:
                return line.outcome.result(self._patience_s)
            except NotYet:
                if line.blocks == blocks_before:
                    self._give_up(line)
                    raise SpeakerUnavailable(
                        f"The loudspeaker {self.name} stands still. Restart the sound of this machine, {READ_INSTEAD}."
                    ) from None
                blocks_before = line.blocks

    def _give_up(self, line: _Line) -> None:
        line.given_up = True
        # PortAudio's farewell at the end of the process would close the hanging stream, and hang with it.
        farewell = getattr(self._sounddevice, "_exit_handler", None)
        if farewell:
            atexit.unregister(farewell)

    def _find_device(self) -> dict[str, Any]:
        sounddevice, wanted = self._sounddevice, self._device
        try:
            devices = _output_devices(sounddevice)
            if wanted is None:
                default: dict[str, Any] = sounddevice.query_devices(kind="output")
                return default
        except sounddevice.PortAudioError as error:
            raise SpeakerUnavailable(
                f"No loudspeaker was found. Switch one on and start again, {READ_INSTEAD}."
            ) from error
        exact = [device for device in devices if device["name"].lower() == wanted.lower()]
        partly = [device for device in devices if wanted.lower() in device["name"].lower()]
        if not exact + partly:
            names = ", ".join(f'"{device["name"]}"' for device in devices) or "none at all"
            raise SpeakerUnavailable(f'There is no loudspeaker "{wanted}". There are: {names}.')
        return (exact + partly)[0]


def loudspeakers() -> tuple[str, ...]:
    """Return the names of the devices that can play. Raises SpeakerUnavailable where PortAudio is missing."""
    return tuple(device["name"] for device in _output_devices(_import_sounddevice()))


class _Line:
    """A piece of sound on its way to the device."""

    def __init__(self, sounddevice: Any, device: dict[str, Any], pcm: Pcm, stopped: Event) -> None:
        self._sounddevice = sounddevice
        self._device = device
        self._rate = round(device["default_samplerate"])
        # Some devices take no mono.
        self._channels = min(2, device["max_output_channels"])
        run_out = np.zeros(round((RUN_OUT_S + device["default_low_output_latency"]) * self._rate), np.int16)
        sound = pcm.at_rate(self._rate).samples
        self._samples: Samples = np.concatenate([sound, run_out])
        self._sounding = len(sound)
        self._position = 0
        self._stopped = stopped
        self._over = Event()
        self.given_up = False
        """Set when nobody waits any more, so that a device that thaws does not speak out of turn."""
        self.blocks = 0
        """The heartbeat: how often the device asked for samples."""
        self.left_at: float | None = None
        """When its last sample was heard; None as long as the device has not taken it."""
        self.outcome: Future[bool] = Future()
        """Whether it was played whole."""

    def perform(self) -> None:
        """Open the device, play, close it."""
        try:
            with self._sounddevice.OutputStream(
                samplerate=self._rate,
                channels=self._channels,
                dtype="int16",
                device=self._device["index"],
                latency=LATENCY,
                callback=self._fill,
                finished_callback=self._over.set,
            ):
                self._over.wait()
            self.outcome.set_result(self._was_whole())
        except SpeakerUnavailable as error:
            self.outcome.set_exception(error)
        except Exception as error:  # PortAudioError, and whatever a driver makes of a device that is gone
            self.outcome.set_exception(self._lost(str(error)))

    def _fill(self, out: np.ndarray[Any, np.dtype[np.int16]], frames: int, moments: Any, status: object) -> None:
        self.blocks += 1
        if self._stopped.is_set() or self.given_up:
            out.fill(0)
            raise self._sounddevice.CallbackAbort
        piece = self._samples[self._position : self._position + frames]
        out[: len(piece)] = piece[:, np.newaxis]
        out[len(piece) :] = 0
        if self._position < self._sounding <= self._position + len(piece):
            way = max(0.0, moments.outputBufferDacTime - moments.currentTime)
            self.left_at = monotonic() + way + (self._sounding - self._position) / self._rate
        self._position += len(piece)
        if self._position == len(self._samples):
            raise self._sounddevice.CallbackStop

    def _was_whole(self) -> bool:
        if self._position == len(self._samples):
            return True
        if self._stopped.is_set():
            return False
        raise self._lost("it stopped in the middle of a line")

    def _lost(self, reason: str) -> SpeakerUnavailable:
        return SpeakerUnavailable(
            f"The loudspeaker {self._device['name']} cannot be used: {reason}. "
            f"Plug it in again or choose another one, {READ_INSTEAD}."
        )


def _import_sounddevice() -> Any:
    """Import it late: without the library PortAudio the import fails, and everything else should still run."""
    try:
        import sounddevice
    except (ImportError, OSError) as error:
        remedy = "`pip install --force-reinstall sounddevice`"
        if sys.platform.startswith("linux"):
            remedy = "`sudo apt install libportaudio2` (in Fedora `sudo dnf install portaudio`)"
        raise SpeakerUnavailable(
            f"The sound library PortAudio is missing. Install it with {remedy}, {READ_INSTEAD}."
        ) from error
    return sounddevice


def _output_devices(sounddevice: Any) -> list[dict[str, Any]]:
    if not sounddevice.query_devices():
        # PortAudio looks at the machine only when it starts, perhaps before the sound server did. To restart it closes
        # every stream, of which there is none where there is no device.
        sounddevice._terminate()
        sounddevice._initialize()
    return [device for device in sounddevice.query_devices() if device["max_output_channels"] > 0]
