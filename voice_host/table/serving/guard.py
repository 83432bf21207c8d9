"""Who is let in, and who may press."""

from __future__ import annotations

import hmac
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import urlsplit

from voice_host.table.address import TableAddress, literal


@dataclass(frozen=True)
class Guard:
    """Knows the secret of the page, the names it goes by, and who may press."""

    token: str
    names: frozenset[str]
    """Names (in small letters) and IP addresses by which browsers may call this computer."""
    everyone_may_press: bool = False

    def path_within(self, path: str) -> str | None:
        """Return what follows the secret in a path ("" for the page itself), None where the secret is wrong."""
        token, slash, name = path[1:].partition("/")
        right = hmac.compare_digest(token.encode("utf-8", "replace"), self.token.encode())
        return name if right and slash and path.startswith("/") else None

    def is_called_rightly(self, host: str, server: str) -> bool:
        """Whether a Host header calls this computer by its own name, or by the address that was connected to.

        Another name is a stranger's site that pretends to be at this address ("DNS rebinding").
        """
        name = _name_in(host)
        if name is None:
            return False
        own, called = literal(server), literal(name)
        if called is not None:
            return called == own or str(called) in self.names
        return name in self.names or (name == "localhost" and own is not None and own.is_loopback)

    def may_press(self, client: str, server: str) -> bool:
        """Whether a page at this client's address may press, when it reached this computer at that server address."""
        ip = literal(client)
        return self.everyone_may_press or (ip is not None and (ip.is_loopback or ip == literal(server)))


def names_of(address: TableAddress) -> frozenset[str]:
    """Return the names by which browsers may call a page at this address."""
    if address.is_loopback:
        return frozenset({"localhost", "127.0.0.1", "::1", address.host.lower()})
    if not address.is_everywhere:
        return frozenset({address.host.lower()})
    whole = socket.gethostname().lower()
    short = whole.partition(".")[0]
    return frozenset(name for name in (whole, short, short and f"{short}.local") if name)


def is_same_origin(origins: Iterable[str], fetch_sites: Iterable[str], host: str) -> bool:
    """Whether a request comes from the page itself, by its Origin headers, or else by its Sec-Fetch-Site headers.

    A program that is no browser sends neither, and is let through: it knows the secret.
    """
    named = list(origins)
    if named:
        return len(named) == 1 and _origin(named[0]) == _origin(f"http://{host}") is not None
    return all(site == "same-origin" for site in fetch_sites)


def _name_in(host: str) -> str | None:
    """Return the name or IP address in a Host header, without brackets; None where it has none."""
    origin = _origin(f"http://{host}")
    return origin[1] if origin else None


def _origin(url: str) -> tuple[str, str, int] | None:
    """Return scheme, host and port of a URL that has nothing else; None where it is none."""
    try:
        parts = urlsplit(url)
        name, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        return None
    if parts.scheme != "http" or not name or "@" in parts.netloc or parts.path or parts.query or parts.fragment:
        return None
    return parts.scheme, name, port or 80
