"""A lock on one game that the operating system lets go of when its process dies, however it dies."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":  # pragma: no cover
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class GameLock:
    """Holds one lock file. A process number in the database would outlive ``kill -9`` and can be another's later."""

    def __init__(self, path: Path) -> None:
        """Take the lock at ``path``. Raises BlockingIOError where another host holds it, OSError where it cannot be."""
        self._path = path
        self._handle: int | None = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._handle)
        except OSError as error:
            os.close(self._handle)
            self._handle = None
            raise BlockingIOError(str(error)) from error

    def release(self, *, forget: bool = False) -> None:
        """Let go of the lock. ``forget`` removes its file: right only for a game that nobody will go on with."""
        if self._handle is None:
            return
        if forget and sys.platform != "win32":
            self._path.unlink(missing_ok=True)
        os.close(self._handle)
        self._handle = None
        if forget and sys.platform == "win32":  # pragma: no cover
            self._path.unlink(missing_ok=True)
