"""The live microphone, through PortAudio."""

from __future__ import annotations

import queue
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from voice_host.devices.errors import DeviceError, LibraryMissing, NoDevice, SeveralDevices, StandsStill
from voice_host.devices.machine import Form, Stream, this_machine
from voice_host.devices.naming import Kind
from voice_host.hearing.errors import MicrophoneLost, MicrophoneSilent, MicrophoneUnavailable, NoSoundLibrary
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


SILENT_AFTER = 8.0
"""Seconds in which every sample is nothing: no room is that silent, but a microphone that is muted."""

SILENT = (
    "The microphone gives no sound at all, not even noise. See that it is plugged in, switched on and not muted, also "
    "in the system's sound settings; meanwhile you can type what you would say."
)


class Microphone:
    """Captures from a device at the device's own rate and gives 16 kHz mono blocks."""

    def __init__(self, now: Callable[[], float], device: str | None = None, *, afresh: bool = False) -> None:
        """Open the device whose name contains ``device``, or the system's default.

        ``now`` is the host's clock; ``afresh`` looks for devices that were plugged in since the program started. Raises
        MicrophoneUnavailable and NoSoundLibrary with a sentence.
        """
        import soxr

        self._now = now
        self._captured: queue.Queue[tuple[bytes, float, bool]] = queue.Queue(KEPT_BLOCKS)
        self._forgot = False
        """Whether blocks were forgotten before the next one to be read."""
        self._gap = False
        """Whether sound was lost before the next block to be given."""
        self._silent_s = 0.0
        self._told_silent = False
        self._heard_at = self._ignore_before = now()
        try:
            self._stream: Stream = this_machine().open(Kind.MICROPHONE, device, self._prepare, afresh=afresh)
        except DeviceError as error:
            raise _unavailable(error, device) from error
        self._channels = self._stream.form.channels
        self._resampler = soxr.ResampleStream(self._stream.form.rate, SAMPLE_RATE, 1, dtype="int16")
        self._heard_at = now()

    def _prepare(self, form: Form) -> Mapping[str, Any]:
        return {"blocksize": round(form.rate * BLOCK_SECONDS), "callback": self._capture}

    def _capture(self, data: Any, frames: int, moments: Any, flags: Any) -> None:
        """PortAudio's callback: only puts the bytes in the queue, and whether some were lost before them."""
        if self._captured.full():
            self._captured.get_nowait()
            self._forgot = True
        self._captured.put_nowait((bytes(data), self._now(), bool(flags and flags.input_overflow)))

    def read(self, until: float | None) -> Block | None:
        """Return the next block, None at the deadline. Raises MicrophoneLost after a second without any, and
        MicrophoneSilent.

        What was captured before the deadline is given first, however late it is asked for.
        """
        while True:
            if until is not None and self._now() >= until and self._captured.empty():
                return None
            patience = self._heard_at + LOST_AFTER - self._now()
            if patience <= 0 and self._captured.empty():
                raise MicrophoneLost(LOST, self._heard_at)
            try:
                wait = patience if until is None else min(patience, until - self._now())
                data, ended_at, gap = self._captured.get(timeout=max(0.001, wait))
            except queue.Empty:
                continue
            self._heard_at = max(self._heard_at, ended_at)
            if ended_at <= self._ignore_before:
                continue
            self._gap = self._gap or gap or self._forgot
            self._forgot = False
            captured = self._mono(data)
            self._check_silence(captured, ended_at)
            samples = self._resampler.resample_chunk(captured)
            if len(samples):
                gap, self._gap = self._gap, False
                return Block(samples, ended_at - self._resampler.delay() / SAMPLE_RATE, gap)

    def _check_silence(self, captured: Any, ended_at: float) -> None:
        is_silent = len(captured) > 0 and captured.min() == captured.max() and abs(int(captured[0])) <= 1
        self._silent_s = self._silent_s + len(captured) / self._stream.form.rate if is_silent else 0.0
        if self._silent_s >= SILENT_AFTER and not self._told_silent:
            self._told_silent = True
            raise MicrophoneSilent(SILENT, ended_at - self._silent_s)

    def _mono(self, data: bytes) -> Any:
        samples = np.frombuffer(data, np.int16)
        return samples if self._channels == 1 else samples.reshape(-1, self._channels).mean(axis=1).astype(np.int16)

    def drop(self, before: float) -> None:
        """Forget what was captured before that moment: the host was speaking."""
        if before > self._ignore_before:
            self._ignore_before = before
            self._gap = False
            self._resampler.clear()

    def close(self) -> None:
        """Let go of the device. A sound server that hangs is not waited for."""
        self._stream.close()


def names() -> tuple[str, ...]:
    """Return the names of the microphones there are. Raises MicrophoneUnavailable and NoSoundLibrary."""
    try:
        return this_machine().names(Kind.MICROPHONE)
    except DeviceError as error:
        raise _unavailable(error, None) from error


def sound_library() -> str:
    """Return PortAudio's name and version. Raises MicrophoneUnavailable and NoSoundLibrary."""
    try:
        return this_machine().version()
    except DeviceError as error:
        raise _unavailable(error, None) from error


def _unavailable(error: DeviceError, wanted: str | None) -> MicrophoneUnavailable:
    """Return the error as a sentence with the remedy."""
    if isinstance(error, LibraryMissing):
        return NoSoundLibrary(
            f"The sound library PortAudio is missing. Install it with {error}, or play with --keyboard."
        )
    if isinstance(error, StandsStill):
        return MicrophoneUnavailable(
            "The sound of this machine stands still. Restart its sound server or the machine, or play with --keyboard."
        )
    if isinstance(error, SeveralDevices):
        several = "; ".join(error.names)
        return MicrophoneUnavailable(f"Several microphones are named like {wanted}. Say more of the name: {several}.")
    if isinstance(error, NoDevice):
        there = "; ".join(error.names)
        if wanted is None or not there:
            return MicrophoneUnavailable("There is no microphone. Plug one in, or play with --keyboard.")
        return MicrophoneUnavailable(f"There is no microphone {wanted}. There are: {there}.")
    return MicrophoneUnavailable(
        f"The microphone cannot be opened; another program may hold it: {error}. End that program, or choose another "
        "microphone with --microphone."
    )
