"""What is at which path. Whoever does not know the secret, or asks for anything else, learns nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.responses import Response

from voice_host.table.serving.files import File, PageFiles
from voice_host.table.serving.headers import FRESH, KEPT
from voice_host.table.serving.say import Say

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

    from voice_host.table.serving.claim import Claims
    from voice_host.table.serving.doors import Doors

NOTHING = Response(status_code=404, headers={"Connection": "close"})


class Site:
    """The page as an ASGI application."""

    def __init__(self, doors: Doors, files: PageFiles, say: Say, claims: Claims):
        self._doors = doors
        self._files = files
        self._say = say
        self._claims = claims

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        client, server = scope["client"][0], scope["server"][0]
        headers = Headers(scope=scope)
        found = self._doors.behind(scope["path"])
        if found is None or not found[0].guard.is_called_rightly(headers.get("host", ""), server):
            await NOTHING(scope, receive, send)
            return
        door, name = found
        may_press = door.guard.may_press(client, server)
        asked = scope["method"], name
        if asked == ("GET", "events"):
            await door.streams.answer(door.house.event(may_press), scope, receive, send)
        elif asked == ("POST", "say"):
            await self._say.answer(may_press, scope, receive, send)
        elif asked == ("POST", "claim") and door is self._doors.public:
            await self._claims.answer(scope, receive, send)
        else:
            file = self._files.find(name) if scope["method"] == "GET" else None
            response = NOTHING if file is None else _sent(file, headers.get("if-none-match"))
            await response(scope, receive, send)


def _sent(file: File, known: str | None) -> Response:
    """Return a file, or that it is the one that the browser has."""
    if file.tag is None:
        return Response(file.content, headers={**FRESH, "Content-Type": file.type})
    headers = {**KEPT, "ETag": file.tag}
    if known is not None and file.tag in known:
        return Response(status_code=304, headers=headers)
    return Response(file.content, headers={**headers, "Content-Type": file.type})
