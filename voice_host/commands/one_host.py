"""One host at a time listens and speaks through the sound of a machine: two would hear each other."""

from __future__ import annotations

import hashlib
import os
import tempfile
from pathlib import Path
from types import TracebackType

from voice_host.records.game_lock import GameLock

ANOTHER = (
    "Another host plays on this machine, and the two would hear each other. End that game, and this one goes on by "
    "voice; until then type and read."
)


class OneHost:
    """Holds the sound of this machine from the first device that is opened until the end."""

    def __init__(self, path: Path | None = None) -> None:
        """``path`` is the file that stands for the sound, the same for all hosts that use it."""
        self._path = path or _path()
        self._lock: GameLock | None = None

    def __enter__(self) -> OneHost:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._lock is not None:
            self._lock.release()

    def is_alone(self) -> bool:
        """Whether no other host has the sound; from now on this one has it."""
        if self._lock is None:
            try:
                self._lock = GameLock(self._path)
            except BlockingIOError:
                return False
            except OSError:
                return True  # nobody can tell
        return True


def _path() -> Path:
    """Return the file for the sound of this user: each sound server has its own."""
    server = hashlib.sha256(os.environ.get("PULSE_SERVER", "").encode()).hexdigest()[:12]
    folder = os.environ.get("XDG_RUNTIME_DIR")
    if folder and Path(folder).is_dir():
        return Path(folder) / f"voice-host-{server}.lock"
    user = os.getuid() if hasattr(os, "getuid") else os.environ.get("USERNAME", "")
    return Path(tempfile.gettempdir()) / f"voice-host-{user}-{server}.lock"
