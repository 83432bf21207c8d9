"""A browser's connection, which does not wait forever for the other end."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

SECONDS_FOR_A_REQUEST = 10
SECONDS_FOR_READING = 30
MOST_FROM_ONE = 100
"""So many connections one computer may hold: a stranger's do not keep the family out."""


class TableConnection(H11Protocol):
    """uvicorn's own connection, dropped where the other end asks for nothing or does not read what it gets.

    What is no HTTP gets no answer: uvicorn's would tell that there is a web server.
    """

    def __init__(self, *args: Any, **kwargs: Any):
        super().__init__(*args, **kwargs)
        self._until_request: asyncio.TimerHandle | None = None
        self._until_read: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request, but not forever."""
        super().connection_made(transport)
        if self._are_too_many():
            transport.abort()
            return
        user_timeout = getattr(socket, "TCP_USER_TIMEOUT", None)
        own_socket = transport.get_extra_info("socket")
        if user_timeout is not None and own_socket is not None:
            # Linux: a telephone that left the house without a word is noticed with less than a buffer full, too.
            own_socket.setsockopt(socket.IPPROTO_TCP, user_timeout, int(SECONDS_FOR_READING * 1000))
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        for timer in (self._until_request, self._until_read):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """See whether that was a whole request."""
        super().handle_events()
        self._expect_request()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._expect_request()

    def pause_writing(self) -> None:
        """Wait until the other end reads, but not forever."""
        super().pause_writing()
        if self._until_read is None:
            self._until_read = self.loop.call_later(SECONDS_FOR_READING, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on writing."""
        super().resume_writing()
        if self._until_read is not None:
            self._until_read.cancel()
            self._until_read = None

    def send_400_response(self, msg: str) -> None:
        """Drop what is no HTTP."""
        self.transport.abort()

    def _are_too_many(self) -> bool:
        """Whether the computer at the other end holds more connections than one may."""
        others = (each.client for each in self.connections if isinstance(each, TableConnection))
        return self.client is not None and sum(c is not None and c[0] == self.client[0] for c in others) > MOST_FROM_ONE

    def _expect_request(self) -> None:
        """Drop the connection after a while, unless a request is being answered."""
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering and self._until_request is not None:
            self._until_request.cancel()
            self._until_request = None
        elif not answering and self._until_request is None and not self.transport.is_closing():
            self._until_request = self.loop.call_later(SECONDS_FOR_A_REQUEST, self.transport.abort)
