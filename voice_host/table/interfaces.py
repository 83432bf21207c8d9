"""The addresses of this computer's own networks, for where no way leads out of the house."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv4Address

_GET_ADDRESS = 0x8915
"""SIOCGIFADDR of Linux (netdevice(7))."""
_REQUEST = struct.Struct("16sH14x8x")
"""An interface's name and the family of addresses: struct ifreq."""


def addresses_of_interfaces() -> Iterator[str]:
    """Yield the IPv4 address of each network interface but the loopback; none where the system is asked otherwise."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # without an address, or another system than Linux
                answer = fcntl.ioctl(probe, _GET_ADDRESS, _REQUEST.pack(name.encode(), socket.AF_INET))
                address = IPv4Address(answer[20:24])
                if not address.is_loopback:
                    yield str(address)
