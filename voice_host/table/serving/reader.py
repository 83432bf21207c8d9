"""One who reads what the page shows."""

from __future__ import annotations

import asyncio

from voice_host.table.parts import Parts


class Reader:
    """One who reads the parts, in the loop in which it is made. Use it in a ``with`` block."""

    def __init__(self, parts: Parts):
        self._parts = parts
        self._loop = asyncio.get_running_loop()
        self._woken = asyncio.Event()
        self._seen = 0

    def __enter__(self) -> Reader:
        self._parts.join(self.wake)
        return self

    def __exit__(self, *_: object) -> None:
        self._parts.leave(self.wake)

    def changed(self) -> tuple[bytes, bool]:
        """Return the events of what changed since the last call (at first: of all parts), and whether more may come."""
        self._woken.clear()
        events, self._seen, more_may_come = self._parts.since(self._seen)
        return events, more_may_come

    async def wait(self, seconds: float) -> bool:
        """Wait until something changed or the reader is woken: True. Return False where neither was for so long."""
        try:
            return await asyncio.wait_for(self._woken.wait(), seconds)
        except (asyncio.TimeoutError, TimeoutError):
            return False

    def wake(self) -> None:
        """End its waiting, from any thread."""
        try:
            self._loop.call_soon_threadsafe(self._woken.set)
        except RuntimeError:
            # The loop is closed: the page is gone, and so is whoever waited.
            return
