"""The live microphone, through PortAudio."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from typing import Any

import numpy as np

from voice_host.hearing.errors import MicrophoneLost, MicrophoneUnavailable
from voice_host.hearing.source import SAMPLE_RATE, Block

LOST_AFTER = 1.0
"""Seconds without a block after which the microphone counts as lost. A device that stops raises nothing by itself."""

BLOCK_SECONDS = 0.03
"""Length of a block: about one window of the speech gate."""

KEPT_BLOCKS = 1000
"""Half a minute of blocks is kept while nobody listens; what is older is forgotten."""

LOST = (
    "The microphone gives no sound any more. Check its plug and the system's sound settings; "
    "meanwhile you can type what you would say."
)


def portaudio() -> Any:
    """Return the sounddevice module. Raises MicrophoneUnavailable, naming the remedy, where PortAudio is missing."""
    try:
        import sounddevice
    except OSError as error:
        raise MicrophoneUnavailable(
            "The sound library PortAudio is missing. On Debian or Ubuntu install it with "
            '"sudo apt install libportaudio2", on Fedora with "sudo dnf install portaudio"; '
            "or play with --keyboard."
        ) from error
    return sounddevice


class Microphone:
    """Captures from a device at the device's own rate and gives 16 kHz mono blocks."""

    def __init__(self, now: Callable[[], float], device: str | None = None) -> None:
        """Open the device whose name contains ``device``, or the system's default.

        ``now`` is the host's clock. Raises MicrophoneUnavailable with a sentence.
        """
        self._now = now
        self._device = device
        self._captured: queue.Queue[tuple[bytes, float]] = queue.Queue(KEPT_BLOCKS)
        self._stream: Any = None
        self._open()

    def _open(self) -> None:
        import soxr

        sounddevice = portaudio()
        try:
            rate = int(sounddevice.query_devices(self._device, "input")["default_samplerate"])
            stream = sounddevice.InputStream(
                samplerate=rate,
                blocksize=round(rate * BLOCK_SECONDS),
                device=self._device,
                channels=1,
                dtype="int16",
                callback=self._capture,
            )
            stream.start()
        except (sounddevice.PortAudioError, ValueError) as error:
            raise MicrophoneUnavailable(self._why_not(sounddevice)) from error
        self._stream = stream
        self._resampler = soxr.ResampleStream(rate, SAMPLE_RATE, 1, dtype="int16")
        self._heard_at = self._now()
        self._ignore_before = self._now()

    def _why_not(self, sounddevice: Any) -> str:
        names = [each["name"] for each in sounddevice.query_devices() if each["max_input_channels"] > 0]
        if not names:
            return "There is no microphone. Plug one in and start again, or play with --keyboard."
        alike = [name for name in names if self._device and self._device.lower() in name.lower()]
        if len(alike) > 1:
            return f"Several microphones are named like {self._device}. Say more of the name: {'; '.join(alike)}."
        if self._device:
            return f"There is no microphone {self._device}. There are: {'; '.join(names)}."
        return f"The microphone cannot be opened; another program may hold it. There are: {'; '.join(names)}."

    def _capture(self, data: Any, frames: int, moments: Any, flags: Any) -> None:
        """PortAudio's callback: only puts the bytes in the queue."""
        if self._captured.full():
            self._captured.get_nowait()
        self._captured.put_nowait((bytes(data), self._now()))

    def read(self, until: float | None) -> Block | None:
        """Return the next block, None at the deadline. Raises MicrophoneLost after a second without any.

        What was captured before the deadline is given first, however late it is asked for.
        """
        while True:
            if until is not None and self._now() >= until and self._captured.empty():
                return None
            patience = self._heard_at + LOST_AFTER - self._now()
            if patience <= 0 and self._captured.empty():
                raise MicrophoneLost(LOST)
            try:
                wait = patience if until is None else min(patience, until - self._now())
                data, ended_at = self._captured.get(timeout=max(0.001, wait))
            except queue.Empty:
                continue
            self._heard_at = max(self._heard_at, ended_at)
            if ended_at <= self._ignore_before:
                continue
            samples = self._resampler.resample_chunk(np.frombuffer(data, np.int16))
            if len(samples):
                return Block(samples, ended_at - self._resampler.delay() / SAMPLE_RATE)

    def drop(self, before: float) -> None:
        """Forget what was captured before that moment: the host was speaking."""
        if before > self._ignore_before:
            self._ignore_before = before
            self._resampler.clear()

    def reopen(self) -> None:
        """Open the device again after it was lost. Raises MicrophoneUnavailable while it is not there."""
        self.close()
        sounddevice = portaudio()
        # PortAudio reads the list of devices once: a sound server that came back is found only after starting over.
        sounddevice._terminate()
        sounddevice._initialize()
        while not self._captured.empty():
            self._captured.get_nowait()
        self._open()

    def close(self) -> None:
        """Let go of the device. A sound server that hangs is not waited for."""
        stream, self._stream = self._stream, None
        if stream is not None:
            closing = threading.Thread(target=stream.close, name="close microphone", daemon=True)
            closing.start()
            closing.join(LOST_AFTER)


def names() -> tuple[str, ...]:
    """Return the names of the microphones there are. Raises MicrophoneUnavailable without PortAudio."""
    return tuple(each["name"] for each in portaudio().query_devices() if each["max_input_channels"] > 0)
