"""What can go wrong with a sound device. Hearing and speaking put it into a sentence with their own remedy."""

from __future__ import annotations


class DeviceError(Exception):
    """The base of these. Its text is half a sentence that says what is wrong."""


class LibraryMissing(DeviceError):  # noqa: N818
    """There is no PortAudio. Its text is the command that installs it."""


class StandsStill(DeviceError):  # noqa: N818
    """The sound of this machine does not answer."""


class NoDevice(DeviceError):  # noqa: N818
    """There is no device of that name, or none at all."""

    def __init__(self, names: tuple[str, ...]) -> None:
        """``names`` are those that there are."""
        super().__init__("there is no such device")
        self.names = names


class SeveralDevices(DeviceError):  # noqa: N818
    """A part of a name fits several devices."""

    def __init__(self, names: tuple[str, ...]) -> None:
        """``names`` are those that it fits."""
        super().__init__("the name fits several devices")
        self.names = names


class DeviceRefused(DeviceError):  # noqa: N818
    """The device is there and cannot be opened. Its text is PortAudio's reason."""

    def __init__(self, reason: str, name: str | None = None) -> None:
        """``name`` is the device's, None where it is about no device."""
        super().__init__(reason)
        self.name = name
