"""How names are to be said on this machine."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from datetime import datetime

from voice_host.records.database import reading, writing
from voice_host.records.naming import key_of


class Pronunciations:
    """Names and how the voice is to read them. A name is the same whatever its capitals."""

    def __init__(self, database: sqlite3.Connection, now: Callable[[], datetime]) -> None:
        """Made by a Store."""
        self._database = database
        self._now = now

    def all(self) -> Mapping[str, str]:
        """Return what the voice reads for each name, the name given last first. Raises RecordsUnavailable."""
        with reading():
            rows = self._database.execute("SELECT name, said FROM pronunciations ORDER BY given DESC, key").fetchall()
        return dict(rows)

    def say(self, name: str, said: str) -> None:
        """From now on let the voice read ``said`` for this name. Raises RecordsUnavailable."""
        with writing(self._database):
            self._database.execute(
                "INSERT OR REPLACE INTO pronunciations VALUES (?, ?, ?, ?)",
                (key_of(name), name, said, self._now().isoformat()),
            )

    def reset(self, name: str) -> bool:
        """Let the voice read the name as it is written again; False where it did already. Raises RecordsUnavailable."""
        with writing(self._database):
            gone = self._database.execute("DELETE FROM pronunciations WHERE key = ?", (key_of(name),))
        return gone.rowcount > 0
