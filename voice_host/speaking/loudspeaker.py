"""The loudspeaker: samples to a device of this machine.

Each line opens the device anew (1.3 ms through PulseAudio), so that one which was lost is missed at once and one which
came back is used again, and nothing is held while nothing is said. Whoever waits for the line watches its heartbeat,
for a sound server that froze never says that it is over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from threading import Event
from typing import Any

import numpy as np

from voice_host.devices.awake import now
from voice_host.devices.errors import DeviceError, DeviceRefused, LibraryMissing, NoDevice, SeveralDevices, StandsStill
from voice_host.devices.machine import Form, this_machine
from voice_host.devices.naming import Kind
from voice_host.devices.sound_library import after_this_block, at_once
from voice_host.speaking.errors import NoSoundLibrary, SpeakerUnavailable
from voice_host.speaking.pcm import Pcm, Samples

PATIENCE_S = 1.0
"""A device that asks for no samples for so long is lost. When a line begins it has twice the time."""
HEARTBEAT_S = 0.25
"""So often it is looked whether the device asks for samples."""
LATENCY = "low"
"""What of a line is already on its way when it is stopped: with this setting 9 ms in PortAudio."""
RUN_OUT_S = 0.05
"""Silence after each line, beside the device's latency: PulseAudio swallowed the last 7 to 27 ms of lines without."""

READ_INSTEAD = "or use --quiet to read instead of listening"


class Loudspeaker:
    """Plays through a device of this machine."""

    def __init__(
        self,
        device: str | None = None,
        patience_s: float = PATIENCE_S,
        heard: Callable[[Samples, int, float], None] = lambda samples, rate, at: None,
    ) -> None:
        """``device`` is the name, or part of it, of one that ``loudspeakers()`` lists; None is the system's choice.
        ``heard`` is told, from the device's own thread, what is heard, how many samples of it a second, and from which
        moment of the host's clock on.

        Raises SpeakerUnavailable with a sentence where PortAudio or the device is missing.
        """
        self._device = device
        self._patience_s = patience_s
        self._heard = heard
        try:
            self.name = this_machine().name_of(Kind.LOUDSPEAKER, device)
            """The device's name."""
        except DeviceError as error:
            raise _unavailable(error, device) from error
        self.left_at: float | None = None
        """See ``Speaker``."""

    def look_again(self) -> None:
        """Look for devices that are new. Raises SpeakerUnavailable."""
        try:
            this_machine().look_again()
        except DeviceError as error:
            raise _unavailable(error, self._device) from error

    def play(self, pcm: Pcm, stopped: Event) -> bool:
        """Play until the end, or until ``stopped`` is set; True where it was whole.

        Raises SpeakerUnavailable where the device cannot be opened, is lost, or stands still.
        """
        if stopped.is_set():
            return False
        self.left_at = None
        line = _Line(pcm, stopped, self._heard)
        try:
            stream = this_machine().open(Kind.LOUDSPEAKER, self._device, line.prepare)
        except DeviceError as error:
            raise _unavailable(error, self._device) from error
        try:
            self._wait_for(line, stream.form.name)
        except SpeakerUnavailable:
            stream.abandon()
            raise
        finally:
            stream.close()
            self.left_at = line.left_at
        if not line.was_whole and not stopped.is_set():
            raise _lost(stream.form.name, "it stopped in the middle of a line")
        return line.was_whole

    def _wait_for(self, line: _Line, name: str) -> None:
        """Wait until the line is over. Raises SpeakerUnavailable where it has no heartbeat."""
        blocks_before, beat_at = 0, now() + self._patience_s
        while not line.over.wait(min(self._patience_s, HEARTBEAT_S)):
            if line.blocks != blocks_before:
                blocks_before, beat_at = line.blocks, now()
            elif now() > beat_at + self._patience_s:
                line.given_up = True
                raise SpeakerUnavailable(
                    f"The loudspeaker {name} stands still. Restart the sound of this machine, {READ_INSTEAD}."
                )


def loudspeakers() -> tuple[str, ...]:
    """Return the names of the devices that can play. Raises SpeakerUnavailable where PortAudio is missing."""
    try:
        return this_machine().names(Kind.LOUDSPEAKER)
    except DeviceError as error:
        raise _unavailable(error, None) from error


class _Line:
    """A piece of sound on its way to the device."""

    def __init__(self, pcm: Pcm, stopped: Event, heard: Callable[[Samples, int, float], None]) -> None:
        self._pcm = pcm
        self._stopped = stopped
        self._heard = heard
        self._samples: Samples = pcm.samples
        self._sounding = len(pcm.samples)
        self._rate = pcm.rate
        self._position = 0
        self.over = Event()
        """Set when the device asks for no more."""
        self.given_up = False
        """Set when nobody waits any more, so that a device that thaws does not speak out of turn."""
        self.blocks = 0
        """The heartbeat: how often the device asked for samples."""
        self.left_at: float | None = None
        """When its last sample was heard; None as long as the device has not taken it."""

    @property
    def was_whole(self) -> bool:
        """Whether the device has taken it all."""
        return self._position == len(self._samples)

    def prepare(self, form: Form) -> Mapping[str, Any]:
        """Make ready for a device that is opened in that form."""
        run_out = np.zeros(round((RUN_OUT_S + form.latency_s) * form.rate), np.int16)
        sound = self._pcm.at_rate(form.rate).samples
        self._rate, self._sounding = form.rate, len(sound)
        self._samples = np.concatenate([sound, run_out])
        return {"latency": LATENCY, "callback": self._fill, "finished_callback": self.over.set}

    def _fill(self, out: np.ndarray[Any, np.dtype[np.int16]], frames: int, moments: Any, status: object) -> None:
        self.blocks += 1
        if self._stopped.is_set() or self.given_up:
            out.fill(0)
            raise at_once()
        piece = self._samples[self._position : self._position + frames]
        out[: len(piece)] = piece[:, np.newaxis]
        out[len(piece) :] = 0
        heard_at = now() + max(0.0, moments.outputBufferDacTime - moments.currentTime)
        self._heard(piece, self._rate, heard_at)
        if self._position < self._sounding <= self._position + len(piece):
            self.left_at = heard_at + (self._sounding - self._position) / self._rate
        self._position += len(piece)
        if self.was_whole:
            raise after_this_block()


def _lost(name: str, reason: str) -> SpeakerUnavailable:
    return SpeakerUnavailable(
        f"The loudspeaker {name} cannot be used: {reason}. Plug it in again or choose another one, {READ_INSTEAD}."
    )


def _unavailable(error: DeviceError, wanted: str | None) -> SpeakerUnavailable:
    """Return the error as a sentence with the remedy."""
    if isinstance(error, LibraryMissing):
        return NoSoundLibrary(f"The sound library PortAudio is missing. Install it with {error}, {READ_INSTEAD}.")
    if isinstance(error, StandsStill):
        return SpeakerUnavailable(
            f"The sound of this machine stands still. Restart its sound server or the machine, {READ_INSTEAD}."
        )
    if isinstance(error, SeveralDevices):
        several = ", ".join(f'"{name}"' for name in error.names)
        return SpeakerUnavailable(f'Several loudspeakers are named like "{wanted}". Say more of the name: {several}.')
    if isinstance(error, NoDevice):
        if wanted is None:
            return SpeakerUnavailable(f"No loudspeaker was found. Switch one on, {READ_INSTEAD}.")
        names = ", ".join(f'"{name}"' for name in error.names) or "none at all"
        return SpeakerUnavailable(f'There is no loudspeaker "{wanted}". There are: {names}.')
    name = error.name if isinstance(error, DeviceRefused) else wanted
    return _lost(name or "of this machine", str(error))
