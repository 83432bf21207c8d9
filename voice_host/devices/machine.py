"""The sound devices of a machine. Every call here may be made from any thread, and none takes for ever."""

from __future__ import annotations

import atexit
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from voice_host.devices.control_thread import ControlThread
from voice_host.devices.errors import DeviceError, DeviceRefused, NoDevice, StandsStill
from voice_host.devices.naming import Device, Kind, find
from voice_host.devices.sound_library import KeptStderr, load, look_again

T = TypeVar("T")

PATIENCE_S = 3.0
"""How long a call may take, in seconds. Through PulseAudio opening takes 2 ms and starting over 40 ms; a slow machine
with many devices takes a second."""
CLOSING_PATIENCE_S = 1.0
"""How long the closing of a device is waited for: nobody needs its result."""
OTHER_RATES = (48_000, 44_100, 16_000, 32_000, 96_000)
"""Samples a second to try, in this order, where a device refuses the rate that it names as its own."""

_INVALID_CHANNELS, _INVALID_RATE = -9998, -9997
"""PortAudio's paInvalidChannelCount and paInvalidSampleRate."""


@dataclass(frozen=True)
class Form:
    """How sound goes to or from a device."""

    name: str
    """The device's."""
    rate: int
    """Samples a second."""
    channels: int
    latency_s: float
    """What the device delays sound by, as it says, in seconds."""


Prepare = Callable[[Form], Mapping[str, Any]]
"""Returns what sounddevice's stream is given besides, above all its callback."""


class Stream:
    """An open device: sound flows through the callback that it was opened with."""

    def __init__(self, machine: Machine, stream: Any, form: Form) -> None:
        self._machine = machine
        self._stream = stream
        self.form = form
        """How sound goes through it."""

    def close(self) -> None:
        """Let go of the device. One that hangs is not waited for."""
        stream, self._stream = self._stream, None
        if stream is not None:
            self._machine.close(stream)

    def abandon(self) -> None:
        """Let go of a device that is known to hang: nobody waits at all."""
        stream, self._stream = self._stream, None
        if stream is not None:
            self._machine.close_later(stream)


class Machine:
    """Lists, finds and opens the devices of this machine."""

    def __init__(self, patience_s: float = PATIENCE_S) -> None:
        """``patience_s`` is how long a call may take."""
        self._patience_s = patience_s
        self._control = ControlThread("sound devices")
        self._stderr = KeptStderr()
        self._open: list[Any] = []
        """Our streams, as long as they are not closed for certain. Only the control thread touches it."""

    def names(self, kind: Kind) -> tuple[str, ...]:
        """Return the names of the devices there are. Raises DeviceError."""
        return self._do(lambda library: tuple(device["name"] for device in self._devices(library, kind)))

    def version(self) -> str:
        """Return PortAudio's name and version. Raises DeviceError."""
        return self._do(lambda library: str(library.get_portaudio_version()[1]))

    def name_of(self, kind: Kind, wanted: str | None) -> str:
        """Return the whole name of a device: see ``open``. Raises DeviceError."""
        return self._do(lambda library: str(self._device(library, kind, wanted)["name"]))

    def look_again(self) -> None:
        """Look for devices that are new, where no stream of ours is open. Raises DeviceError."""
        self._do(self._look_again)

    def open(self, kind: Kind, wanted: str | None, prepare: Prepare, *, afresh: bool = False) -> Stream:
        """Open a device and let sound flow, 16 bits a sample.

        ``wanted`` is its name or a part of it, None for the system's choice. ``afresh`` looks for devices that are new,
        where no other stream of ours is open. Raises DeviceError: LibraryMissing, NoDevice, SeveralDevices,
        DeviceRefused, StandsStill.
        """

        def job(library: Any) -> Stream:
            if afresh:
                self._look_again(library)
            device = self._device(library, kind, wanted)
            for form in _forms(kind, device):
                try:
                    return self._start(library, kind, device, form, prepare(form))
                except library.PortAudioError as error:
                    refusal = error
                    if not _is_about_the_form(error):
                        break
            raise DeviceRefused(str(refusal), str(device["name"])) from refusal

        return self._do(job, undo=lambda stream: self._close(stream._stream))

    def close(self, stream: Any) -> None:
        """Close one of sounddevice's streams."""
        try:
            self._control.do(lambda: self._close(stream), CLOSING_PATIENCE_S)
        except StandsStill:
            self.close_later(stream)  # perhaps that had not even begun

    def close_later(self, stream: Any) -> None:
        """Close one of sounddevice's streams when that is possible."""
        self._control.do_later(lambda: self._close(stream), CLOSING_PATIENCE_S)

    def _do(self, job: Callable[[Any], T], undo: Callable[[T], None] = lambda result: None) -> T:
        def with_library() -> T:
            with self._stderr.kept():
                library = load()
                try:
                    return job(library)
                except DeviceError:
                    raise
                except Exception as error:  # PortAudioError, and whatever a driver makes of a device that is gone
                    raise DeviceRefused(str(error)) from error  # its text asks PortAudio, which only this thread may

        try:
            return self._control.do(with_library, self._patience_s, undo)
        except StandsStill:
            self._stderr.give_back()
            raise

    def _devices(self, library: Any, kind: Kind) -> list[Device]:
        if not library.query_devices():
            self._look_again(library)  # perhaps the sound server started after the host
        return kind.of(library.query_devices())

    def _device(self, library: Any, kind: Kind, wanted: str | None) -> Device:
        devices = self._devices(library, kind)
        if wanted is not None:
            return find(devices, wanted)
        try:
            default: Device = library.query_devices(kind=kind.value)
        except library.PortAudioError as error:
            raise NoDevice(tuple(device["name"] for device in devices)) from error
        return default

    def _look_again(self, library: Any) -> None:
        if not self._open:
            look_again(library)

    def _start(self, library: Any, kind: Kind, device: Device, form: Form, options: Mapping[str, Any]) -> Stream:
        kinds = {Kind.MICROPHONE: library.InputStream, Kind.LOUDSPEAKER: library.OutputStream}
        stream = kinds[kind](
            samplerate=form.rate, channels=form.channels, dtype="int16", device=device["index"], **options
        )
        self._open.append(stream)
        try:
            stream.start()
        except BaseException:
            self._close(stream)
            raise
        return Stream(self, stream, form)

    def _close(self, stream: Any) -> None:
        if stream in self._open:
            stream.stop()  # lets a loudspeaker play to its end what it has taken
            stream.close()
            self._open.remove(stream)

    def farewell(self) -> None:
        """Close what is open at the end of the process; a sound server that stands still is not waited for."""

        def close_all() -> None:
            for stream in tuple(self._open):
                self._close(stream)

        with suppress(Exception):  # nobody is left to be told
            self._control.do(close_all, CLOSING_PATIENCE_S)


@cache
def this_machine() -> Machine:
    """Return the machine that the program runs on."""
    machine = Machine()
    atexit.register(machine.farewell)
    return machine


def _forms(kind: Kind, device: Device) -> Iterator[Form]:
    """Yield the forms to try: the device's own rate first; one channel for hearing, two for speaking."""
    own, most = round(device["default_samplerate"]), kind.channels(device)
    usual = 1 if kind is Kind.MICROPHONE else min(2, most)
    latency = float(device.get(f"default_low_{kind.value}_latency", 0.0))
    for channels in dict.fromkeys((usual, min(2, most), most)):
        for rate in dict.fromkeys((own, *OTHER_RATES)):
            yield Form(str(device["name"]), rate, channels, latency)


def _is_about_the_form(error: Exception) -> bool:
    return len(error.args) > 1 and error.args[1] in (_INVALID_CHANNELS, _INVALID_RATE)
