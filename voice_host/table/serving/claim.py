"""Where a player asks for the page of their own: whoever is first gets it, and it is told aloud."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from voice_host.table.serving.headers import FRESH
from voice_host.table.serving.say import Refused, check_headers, read_body, refusal

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

    from voice_host.table.serving.doors import Doors


class Claimed(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The body of a claim."""

    player: str


class Claims:
    """Gives each player's page to the first who asks for it."""

    def __init__(self, doors: Doors, on_claim: Callable[[], Callable[[str], object]]) -> None:
        """``on_claim`` returns what is told whose page was opened, in the server's thread: it must not block."""
        self._doors = doors
        self._on_claim = on_claim

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a claim with the path of the page, or that it is somebody's already."""
        request = Request(scope, receive)
        try:
            check_headers(request.headers)
            response = self._response(await read_body(request))
        except Refused as refused:
            response = refusal(refused.status, refused.code, closing=True)
        except ClientDisconnect:
            return
        await response(scope, receive, send)

    def _response(self, body: bytes) -> Response:
        try:
            player = msgspec.json.decode(body, type=Claimed).player
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Refused(400, "malformed") from None
        door = self._doors.claim(player)
        if door is None:
            return refusal(409, "claimed")
        self._on_claim()(player)
        return Response(json.dumps({"path": door.path}), headers=FRESH, media_type="application/json")
