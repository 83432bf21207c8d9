"""Somebody at a browser: asks the page for things over real sockets."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPMessage, HTTPResponse
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from voice_host.table.table_page import TablePage

PATIENCE = 20
"""Seconds until a test gives up."""


def until(condition: Callable[[], bool]) -> None:
    """Wait for what comes about soon."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.005)


class Answer(NamedTuple):
    status: int
    headers: HTTPMessage
    body: bytes

    @property
    def refused(self) -> tuple[int, str]:
        """The status and the word for the page."""
        return self.status, json.loads(self.body)["refused"]


class Events:
    """The parts that a page gets, one after the other."""

    def __init__(self, response: HTTPResponse):
        self.headers = response.headers
        self._response = response
        assert response.status == 200
        assert self._response.readline() + self._response.readline() == b"retry: 1000\n\n"

    def next(self) -> tuple[str, dict[str, Any]] | None:
        """The next part, None where the stream has ended."""
        event = self._response.readline().decode().rstrip("\n")
        if not event:
            return None
        data = self._response.readline().decode()
        assert self._response.readline() == b"\n"
        return event.removeprefix("event: "), json.loads(data.removeprefix("data: "))

    def take(self, count: int) -> list[tuple[str, dict[str, Any]]]:
        return [part for _ in range(count) if (part := self.next())]

    def names(self, count: int) -> list[str]:
        return [name for name, _ in self.take(count)]

    def rest(self) -> list[tuple[str, dict[str, Any]]]:
        return list(iter(self.next, None))


class Visitor:
    """A browser that has the address of a page, or something like it."""

    def __init__(self, page: TablePage):
        parts = urlsplit(page.url)
        self.host, self.port, self.path = str(parts.hostname), int(parts.port or 80), parts.path
        self.origin = f"http://{parts.netloc}"

    def get(self, name: str = "", **headers: str) -> Answer:
        return self.ask("GET", self.path + name, headers=headers)

    def say(self, words: str = "ready", moment: int = 17, **headers: str) -> Answer:
        return self.post(json.dumps({"moment": moment, "words": words}).encode(), **headers)

    def post(self, body: Any, **headers: str) -> Answer:
        """Post a body to "say", by chunks where it is no bytes. A header Content_Type is Content-Type."""
        named = {"Content-Type": "application/json", **{name.replace("_", "-"): told for name, told in headers.items()}}
        return self.ask("POST", f"{self.path}say", body, named)

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Answer:
        connection = HTTPConnection(self.host, self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, headers or {})
            response = connection.getresponse()
            return Answer(response.status, response.headers, response.read())
        finally:
            connection.close()

    @contextmanager
    def events(self) -> Iterator[Events]:
        connection = HTTPConnection(self.host, self.port, timeout=PATIENCE)
        connection.request("GET", f"{self.path}events")
        response = connection.getresponse()
        try:
            yield Events(response)
        finally:
            response.close()
            connection.close()

    def call(self) -> socket.socket:
        """A bare connection, with hardly any room for what was not read yet."""
        calling = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        calling.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        calling.settimeout(PATIENCE)
        calling.connect((self.host, self.port))
        return calling

    def call_for_events(self) -> socket.socket:
        """A bare connection that asked for events."""
        calling = self.call()
        calling.sendall(f"GET {self.path}events HTTP/1.1\r\nHost: {self.host}\r\n\r\n".encode())
        return calling
