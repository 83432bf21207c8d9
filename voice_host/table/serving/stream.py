"""The running game as server-sent events: one long answer for each page."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.responses import Response

from voice_host.table.parts import Parts
from voice_host.table.serving.headers import FRESH
from voice_host.table.serving.reader import Reader

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

MOST_STREAMS = 64
SECONDS_BETWEEN_PINGS = 15
_RETRY = b"retry: 1000\n\n"
_PING = b":\n\n"
_NO_MORE_YET = {"type": "http.response.body", "body": b"", "more_body": True}
"""Sent, it waits until the browser has read what went before: so what is sent next is the latest."""
_HEADERS = {**FRESH, "Content-Type": "text/event-stream; charset=utf-8"}


class EventStreams:
    """Sends the parts to each page that asks for events: all of them, and then what changes.

    A page that reads slowly is waited for by its own answer alone, and skips what it could not read in time; one that
    does not read at all is dropped with its connection (see connection.py).
    """

    def __init__(self, parts: Parts):
        self._parts = parts
        self._running = 0

    async def answer(self, first: bytes, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a page until it leaves, or until the parts are closed. Each gets ``first`` before the parts."""
        if self._running >= MOST_STREAMS:
            await Response(status_code=503, headers=FRESH)(scope, receive, send)
            return
        self._running += 1
        try:
            with Reader(self._parts) as reader:
                await _stream(_RETRY + first, reader, receive, send)
        finally:
            self._running -= 1


async def _stream(first: bytes, reader: Reader, receive: Receive, send: Send) -> None:
    raw = [(name.lower().encode(), value.encode()) for name, value in _HEADERS.items()]
    await send({"type": "http.response.start", "status": 200, "headers": raw})
    leaving = asyncio.ensure_future(_until_it_leaves(receive))
    leaving.add_done_callback(lambda _: reader.wake())
    try:
        more_may_come = True
        while more_may_come and not leaving.done():
            await send(_NO_MORE_YET)
            changed, more_may_come = reader.changed()
            if first or changed:
                await send({"type": "http.response.body", "body": first + changed, "more_body": True})
                first = b""
            elif more_may_come and not await reader.wait(SECONDS_BETWEEN_PINGS):
                first = _PING
        if not leaving.done():
            await send({"type": "http.response.body", "body": b""})
    finally:
        leaving.cancel()


async def _until_it_leaves(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
