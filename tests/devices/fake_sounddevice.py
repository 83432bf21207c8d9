"""A stand-in for the module ``sounddevice``: a machine with devices, in any state that a test wants."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

UNAVAILABLE, INVALID_RATE, INVALID_CHANNELS = -9985, -9997, -9998
"""PortAudio's error codes."""


def device(name: str, rate: float = 48_000.0, *, inputs: int = 0, outputs: int = 0) -> dict[str, Any]:
    """Return a device as PortAudio describes it; its index is given by the machine."""
    return {
        "name": name,
        "default_samplerate": rate,
        "max_input_channels": inputs,
        "max_output_channels": outputs,
        "default_low_input_latency": 0.01,
        "default_low_output_latency": 0.01,
    }


class FakeSoundDevice(ModuleType):
    """What ``sounddevice`` does on a machine with these devices."""

    class PortAudioError(Exception):
        def __str__(self) -> str:
            return str(self.args[0])

    class CallbackStop(Exception):  # noqa: N818
        pass

    class CallbackAbort(Exception):  # noqa: N818
        pass

    def __init__(self, *devices: dict[str, Any]) -> None:
        super().__init__("sounddevice")
        self.devices = self._numbered(devices)
        self.plugged_in: tuple[dict[str, Any], ...] | None = None
        """Devices as they are now, which PortAudio finds when it starts over."""
        self.busy = False
        """Whether another program holds the devices."""
        self.rates: tuple[int, ...] | None = None
        """The only rates that the devices take, whatever they say; None for any."""
        self.most_channels = 100
        self.least_channels = 1
        self.hangs: Event | None = None
        """Where the sound server stands still, every call waits for this."""
        self.frozen = False
        """Whether an open loudspeaker asks for nothing."""
        self.blocks = 10**9
        """After how many blocks a loudspeaker is gone."""
        self.played: list[Any] = []
        self.streams: list[FakeStream] = []
        self._initialized = 1
        self.started_over = 0
        """How often PortAudio was started again."""

    @property
    def asked(self) -> dict[str, Any]:
        """What the last stream was asked for."""
        return self.streams[-1].asked

    @property
    def open(self) -> list[FakeStream]:
        """The streams that are open."""
        return [stream for stream in self.streams if stream.started and not stream.closed]

    def query_devices(self, kind: str | None = None) -> Any:
        self.wait()
        if kind is None:
            return self.devices
        able = [each for each in self.devices if each[f"max_{kind}_channels"] > 0]
        if not able:
            raise self.PortAudioError("Error querying device -1")
        return able[0]

    def get_portaudio_version(self) -> tuple[int, str]:
        return (1, "PortAudio of the test")

    def InputStream(self, **asked: Any) -> FakeStream:  # noqa: N802
        return self._stream(FakeStream(self, asked))

    def OutputStream(self, **asked: Any) -> FakeStream:  # noqa: N802
        return self._stream(FakeOutputStream(self, asked))

    def wait(self) -> None:
        """Hang where everything hangs."""
        if self.hangs is not None:
            self.hangs.wait(30)

    def _stream(self, stream: FakeStream) -> FakeStream:
        self.wait()
        if self.busy:
            raise self.PortAudioError("Error opening stream: Device unavailable", UNAVAILABLE)
        if self.rates is not None and stream.asked["samplerate"] not in self.rates:
            raise self.PortAudioError("Error opening stream: Invalid sample rate", INVALID_RATE)
        if not self.least_channels <= stream.asked["channels"] <= self.most_channels:
            raise self.PortAudioError("Error opening stream: Invalid number of channels", INVALID_CHANNELS)
        self.streams.append(stream)
        return stream

    def _terminate(self) -> None:
        assert not self.open, "a stream of ours was open"
        self.wait()
        self._initialized -= 1

    def _initialize(self) -> None:
        self.wait()
        self.started_over += 1
        self._initialized += 1
        if self.plugged_in is not None:
            self.devices = self._numbered(self.plugged_in)

    @staticmethod
    def _numbered(devices: tuple[dict[str, Any], ...]) -> tuple[dict[str, Any], ...]:
        return tuple({**each, "index": index} for index, each in enumerate(devices))


class FakeStream:
    """A microphone's stream: the test captures."""

    def __init__(self, module: FakeSoundDevice, asked: dict[str, Any]) -> None:
        self.module = module
        self.asked = asked
        self.started = False
        self.closed = False

    def start(self) -> None:
        self.module.wait()
        self.started = True

    def stop(self) -> None:
        self.module.wait()

    def close(self) -> None:
        self.module.wait()
        self.closed = True

    def capture(self, samples: Any, *, overflow: bool = False) -> None:
        """Give sound to the program, as PortAudio's own thread does."""
        data = np.asarray(samples, np.int16)
        data = data.reshape(-1, 1) if data.ndim == 1 else data
        self.asked["callback"](data, len(data), None, SimpleNamespace(input_overflow=overflow))


class FakeOutputStream(FakeStream):
    """A loudspeaker's stream: it takes samples as fast as it can, which are heard a quarter of a second later."""

    def start(self) -> None:
        super().start()
        Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        fill: Callable[..., None] = self.asked["callback"]
        for _ in range(self.module.blocks):
            if self.module.frozen:
                return
            block = np.zeros((480, self.asked["channels"]), np.int16)
            try:
                fill(block, 480, SimpleNamespace(currentTime=7.0, outputBufferDacTime=7.25), None)
            except self.module.CallbackStop:
                self.module.played.append(block)
                break
            except self.module.CallbackAbort:
                break
            self.module.played.append(block)
            Event().wait(0.001)
        self.asked["finished_callback"]()
