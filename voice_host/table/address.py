"""Where the page is to be had: as it is typed, and as it is printed for others."""

from __future__ import annotations

import re
import secrets
import socket
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Union

from voice_host.table.errors import NoSuchAddress
from voice_host.table.interfaces import addresses_of_interfaces

LOOPBACK = "127.0.0.1"
_NAME = re.compile(r"(?=.{1,253}$)[A-Za-z0-9_]([A-Za-z0-9_-]{0,62})(\.[A-Za-z0-9_]([A-Za-z0-9_-]{0,62}))*")
_LIKE_THIS = "Type it like 192.168.1.5, 192.168.1.5:8421 or :8421, or 0.0.0.0 to let in everybody in the house."
_FAR_AWAY = ("192.0.2.1", "10.42.0.2", "192.168.137.2")
"""Reached over the way out of the house, or over the network that Linux or Windows makes when it is the hotspot."""


@dataclass(frozen=True)
class TableAddress:
    """An address of this computer, at which the page is served."""

    host: str = LOOPBACK
    """An IPv4 or IPv6 address (without brackets), or a name."""
    port: int = 0
    """1 to 65535; 0 where the system picks a free one."""

    @classmethod
    def parse(cls, typed: str | None) -> TableAddress:
        """Return the address that was typed; None is this computer alone, at a port that the system picks.

        Raises NoSuchAddress, in one sentence that says what to type, for what is no address.
        """
        if typed is None:
            return cls()
        if not typed:
            raise NoSuchAddress(f"The address of the table page is empty. {_LIKE_THIS}")
        if "/" in typed:
            raise NoSuchAddress(
                f'"{typed}" is an address of a page: leave out "http://" and every other slash. {_LIKE_THIS}'
            )
        if typed.isascii() and typed.isdecimal():
            raise NoSuchAddress(f'"{typed}" has no colon: a port alone is typed as ":{typed}".')
        host, port = _host_and_port(typed)
        return cls(_checked_host(host, typed), _checked_port(port, typed))

    @property
    def is_loopback(self) -> bool:
        """Whether only this computer reaches it."""
        ip = literal(self.host)
        return ip.is_loopback if ip is not None else self.host.lower() == "localhost"

    @property
    def is_everywhere(self) -> bool:
        """Whether it stands for every address that this computer has."""
        ip = literal(self.host)
        return ip is not None and ip.is_unspecified

    def printable_host(self) -> str:
        """Return the host as others type it: where it stands for every address, the one in the house."""
        return found_in_the_house() if self.is_everywhere else self.host


def url(host: str, port: int, token: str) -> str:
    """Return the address of the page with its secret."""
    return f"http://{in_url(host)}:{port}/{token}/"


def in_url(host: str) -> str:
    """Return a host as it stands in a URL: an IPv6 address in brackets."""
    return f"[{host}]" if ":" in host else host


def fresh_token() -> str:
    """Return a new secret of 22 letters, which stands in the path of the page."""
    return secrets.token_urlsafe(16)


def literal(host: str) -> Union[IPv4Address, IPv6Address, None]:
    """Return the IP address that a host is, None where it is a name. An IPv4 address in IPv6 clothes is undressed."""
    try:
        ip = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return getattr(ip, "ipv4_mapped", None) or ip


def found_in_the_house() -> str:
    """Return the address (or else the name) by which others in the house reach this computer. Sends nothing."""
    for far in _FAR_AWAY:
        # "Connecting" a datagram socket only looks up which way its packets would go.
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((far, 9))
            except OSError:
                continue
            own = str(probe.getsockname()[0])
        ip = literal(own)
        if ip is not None and not ip.is_loopback and not ip.is_unspecified:
            return own
    there = next(addresses_of_interfaces(), None)
    if there is not None:
        return there
    name = socket.gethostname()
    return name if _NAME.fullmatch(name) and not name.lower().startswith("localhost") else LOOPBACK


def _host_and_port(typed: str) -> tuple[str, str | None]:
    """Take the two apart. The port is None where none was typed."""
    if typed.startswith("["):
        inner, bracket, rest = typed[1:].partition("]")
        if not bracket or ":" not in inner or (rest and not rest.startswith(":")):
            raise NoSuchAddress(f'"{typed}" is no address: an IPv6 address with a port is typed like "[::1]:8421".')
        return inner, rest[1:] if rest else None
    if typed.count(":") > 1:
        return typed, None
    host, colon, port = typed.partition(":")
    return host or LOOPBACK, port if colon else None


def _checked_host(host: str, typed: str) -> str:
    """Return the host. Raises ValueError where it is neither an IP address nor a name."""
    looks_like_an_ip = ":" in host or not host.strip("0123456789.")
    known = literal(host) is not None and "%" not in host if looks_like_an_ip else _NAME.fullmatch(host)
    if not known:
        raise NoSuchAddress(f'"{typed}" is no address of a computer. {_LIKE_THIS}')
    return host


def _checked_port(port: str | None, typed: str) -> int:
    """Return the port, 0 where none was typed. Raises ValueError where it is none."""
    if port is None:
        return 0
    if not (port.isascii() and port.isdecimal() and len(port) <= 5 and 1 <= int(port) <= 65535):
        raise NoSuchAddress(
            f'"{typed}" has no port after its colon: type a number from 1 to 65535, or no colon for a free one.'
        )
    return int(port)
