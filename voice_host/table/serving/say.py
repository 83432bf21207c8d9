"""Where the page says what was pressed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from voice_host.table.press import OnPress, Press, Settled
from voice_host.table.serving.body import MOST_BYTES, TooLong, read_pressed
from voice_host.table.serving.guard import is_same_origin
from voice_host.table.serving.headers import FRESH

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

SECONDS_FOR_THE_BODY = 5
SECONDS_FOR_THE_HOST = 10
_STATUS = {Settled.TAKEN: 204, Settled.GONE_ON: 409, Settled.BUSY: 409, Settled.NOT_LISTENING: 503}


class Refused(Exception):  # noqa: N818
    """A press that the host does not get to see: a status of HTTP, and the word for the page."""

    def __init__(self, status: int, code: str):
        super().__init__(code)
        self.status, self.code = status, code


class Say:
    """Gives what is pressed to the host, and answers what became of it."""

    def __init__(self, on_press: Callable[[], OnPress]):
        self._on_press = on_press
        self._waiting: set[Press] = set()
        self._closed = False

    async def answer(self, may_press: bool, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a press of a page that may press, or may not."""
        request = Request(scope, receive)
        try:
            response = await self._response(may_press, request)
        except Refused as refused:
            # A body that was not read would be taken for the next request.
            response = refusal(refused.status, refused.code, closing=True)
        except ClientDisconnect:
            return
        await response(scope, receive, send)

    def close(self) -> None:
        """Turn down all presses that wait, and all that come."""
        self._closed = True
        for press in self._waiting:
            press.settle(Settled.NOT_LISTENING)

    async def _response(self, may_press: bool, request: Request) -> Response:
        if not may_press:
            raise Refused(403, "read-only")
        check_headers(request.headers)
        press = _press(await read_body(request))
        settled = Settled.NOT_LISTENING if self._closed else await self._settlement(press)
        status = _STATUS[settled]
        return Response(status_code=status, headers=FRESH) if status == 204 else refusal(status, settled.value)

    async def _settlement(self, press: Press) -> Settled:
        """Return what became of a press. A host that settles it too late learns that it no longer counts."""
        self._waiting.add(press)
        try:
            with suppress(Exception):  # a host that stumbles does not listen
                self._on_press()(press)
                await asyncio.wait({asyncio.wrap_future(press.settled)}, timeout=SECONDS_FOR_THE_HOST)
        finally:
            press.settle(Settled.NOT_LISTENING)
            self._waiting.discard(press)
        return press.settled.result()


def check_headers(headers: Headers) -> None:
    """Raise Refused for what no page of ours sends."""
    if not is_same_origin(headers.getlist("origin"), headers.getlist("sec-fetch-site"), headers.get("host", "")):
        raise Refused(403, "origin")
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused(415, "malformed")


async def read_body(request: Request) -> bytes:
    """Return the body. Raises Refused where it is too long, or too slow."""
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > MOST_BYTES:
        raise Refused(413, "too-long")
    try:
        return await asyncio.wait_for(_read(request), SECONDS_FOR_THE_BODY)
    except (asyncio.TimeoutError, TimeoutError):
        raise Refused(408, "malformed") from None


async def _read(request: Request) -> bytes:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MOST_BYTES:
            raise Refused(413, "too-long")
    return body


def _press(body: bytes) -> Press:
    try:
        pressed = read_pressed(body)
    except TooLong:
        raise Refused(413, "too-long") from None
    except ValueError:
        raise Refused(400, "malformed") from None
    return Press(pressed.words, pressed.moment)


def refusal(status: int, code: str, closing: bool = False) -> Response:
    """Return the answer that refuses something, with the word for the page."""
    headers = {**FRESH, "Connection": "close"} if closing else FRESH
    return Response(json.dumps({"refused": code}), status, headers, media_type="application/json")
