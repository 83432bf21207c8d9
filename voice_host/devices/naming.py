"""Which device is meant by a name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

from voice_host.devices.errors import NoDevice, SeveralDevices

Device = Mapping[str, Any]
"""A device as ``sounddevice.query_devices`` describes it."""


class Kind(Enum):
    """What a device is for."""

    MICROPHONE = "input"
    LOUDSPEAKER = "output"

    def channels(self, device: Device) -> int:
        """Return how many channels a device has of this kind."""
        return int(device[f"max_{self.value}_channels"])

    def of(self, devices: Sequence[Device]) -> list[Device]:
        """Return those devices that are of this kind."""
        return [device for device in devices if self.channels(device) > 0]


def find(devices: Sequence[Device], wanted: str) -> Device:
    """Return the device of that name, else the one whose name contains it; capitals do not matter.

    Where the same device is listed several times, as Windows does, with its name cut off in some, the first is meant.
    Raises NoDevice and SeveralDevices.
    """
    exact = [device for device in devices if device["name"].lower() == wanted.lower()]
    fitting = exact or [device for device in devices if wanted.lower() in device["name"].lower()]
    if not fitting:
        raise NoDevice(tuple(device["name"] for device in devices))
    first = fitting[0]["name"]
    if not all(first.startswith(device["name"]) or device["name"].startswith(first) for device in fitting):
        raise SeveralDevices(tuple(device["name"] for device in fitting))
    return fitting[0]
