"""The web server, in a thread of its own."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from threading import Thread, current_thread
from typing import TYPE_CHECKING

import uvicorn

from voice_host.table.serving.connection import TableConnection

if TYPE_CHECKING:
    from voice_host.table.serving.doors import Doors
    from voice_host.table.serving.say import Say
    from voice_host.table.serving.site import Site

_SECONDS_TO_END = 1
_MOST_CONNECTIONS = 400


class PageServer:
    """Serves a site at a socket that listens already, from ``start`` to ``stop``. It writes no log."""

    def __init__(self, site: Site, listening: socket.socket, doors: Doors, say: Say):
        self._listening = listening
        self._doors = doors
        self._say = say
        self._server = uvicorn.Server(
            uvicorn.Config(
                site,
                http=TableConnection,
                ws="none",
                lifespan="off",
                log_config=None,
                log_level="critical",
                access_log=False,
                proxy_headers=False,
                server_header=False,
                limit_concurrency=_MOST_CONNECTIONS,
                timeout_keep_alive=5,
                timeout_graceful_shutdown=_SECONDS_TO_END,
            )
        )
        self._loop = asyncio.SelectorEventLoop()
        # What a connection dies of is of no interest to those who play, and would be printed between their lines.
        self._loop.set_exception_handler(lambda _loop, _context: None)
        self._thread = Thread(target=self._run, name="table page", daemon=True)

    def start(self) -> None:
        """Begin to serve."""
        self._thread.start()

    def stop(self) -> None:
        """Let pages have what they have not got yet, at most for a second, and end with all connections."""
        self._doors.close()
        with suppress(RuntimeError):  # the loop is closed: there is nobody to turn down
            self._loop.call_soon_threadsafe(self._say.close)
        self._server.should_exit = True
        if current_thread() is not self._thread:
            self._thread.join(_SECONDS_TO_END + 4)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._serve())
        finally:
            self._listening.close()
            self._loop.close()

    async def _serve(self) -> None:
        await self._server.serve(sockets=[self._listening])
        for connection in list(self._server.server_state.connections):
            connection.transport.abort()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        # Once round the loop for whatever was cancelled or cut off, and once more for its sockets to close.
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)
