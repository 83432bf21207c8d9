"""The socket at which browsers call."""

from __future__ import annotations

import errno
import socket
import sys

from voice_host.table.address import TableAddress, found_in_the_house
from voice_host.table.errors import TableUnavailable


def bound_to(address: TableAddress) -> socket.socket:
    """Return a socket that listens at an address. Raises TableUnavailable where that cannot be."""
    try:
        found = socket.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise TableUnavailable(
            f'This computer knows no "{address.host}": give the table page one of its own addresses, or 0.0.0.0.'
        ) from None
    # A name may be at hand in both families: everybody has the older one.
    family, kind, protocol, _, place = min(found, key=lambda entry: entry[0] != socket.AF_INET)
    listening = socket.socket(family, kind, protocol)
    try:
        _set_up(listening, address)
        listening.bind(place)
        listening.listen(128)
    except OSError as error:
        listening.close()
        raise TableUnavailable(_sentence(error, address)) from None
    listening.setblocking(False)
    return listening


def _set_up(listening: socket.socket, address: TableAddress) -> None:
    if sys.platform == "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        # A game that begins right after another may have its port again.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if listening.family == socket.AF_INET6:
        listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0 if address.is_everywhere else 1)


def _sentence(error: OSError, address: TableAddress) -> str:
    """Say why the page cannot be there, and what to do."""
    if error.errno == errno.EADDRINUSE:
        return (
            f"Port {address.port} is used by another program: give the table page another, or none, and one is found."
        )
    if error.errno == errno.EADDRNOTAVAIL:
        own = found_in_the_house()
        return (
            f"{address.host} is not an address of this computer: give the table page {own}, or 0.0.0.0 for all it has."
        )
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"Port {address.port} is not for ordinary programs: give the table page one above 1023, or none."
    told = error.strerror or str(error)
    return f"The table page cannot be at {address.host} ({told}): give it another address, or none."
