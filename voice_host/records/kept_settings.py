"""Settings that stay: for everybody, and for each player by name."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Any

import msgspec

from voice_host.records.database import reading, writing
from voice_host.records.naming import key_of

EVERYBODY = ""
"""Stands where a player's name could stand."""


class KeptSettings:
    """Plain values by player and by the setting's name. What they may be is not known here."""

    def __init__(self, database: sqlite3.Connection, *, keeps: bool) -> None:
        """Made by a Store."""
        self._database = database
        self.keeps = keeps
        """Whether the file outlives the program."""

    def all(self) -> Mapping[str, Mapping[str, Any]]:
        """Return the values by player's name, as it was written last, and by setting. Raises RecordsUnavailable.

        A value that is damaged is returned as its text, for whoever knows the setting to refuse.
        """
        with reading():
            rows = self._database.execute(
                "SELECT CAST(called AS TEXT), CAST(name AS TEXT), value FROM settings ORDER BY player, name"
            ).fetchall()
        kept: dict[str, dict[str, Any]] = {}
        for called, name, value in rows:
            kept.setdefault(called, {})[name] = _value(value)
        return kept

    def keep(self, player: str, name: str, value: Any) -> None:
        """Keep a value for a player, however the name is capitalised, or for EVERYBODY. Raises RecordsUnavailable."""
        with writing(self._database):
            self._database.execute(
                "INSERT OR REPLACE INTO settings (player, called, name, value) VALUES (?, ?, ?, ?)",
                (key_of(player), player.strip(), name, msgspec.json.encode(value).decode()),
            )
            self._database.execute("UPDATE settings SET called = ? WHERE player = ?", (player.strip(), key_of(player)))

    def forget(self, player: str, name: str) -> bool:
        """Forget a value. Returns False where there was none. Raises RecordsUnavailable."""
        with writing(self._database):
            done = self._database.execute("DELETE FROM settings WHERE player = ? AND name = ?", (key_of(player), name))
        return done.rowcount > 0


def _value(written: str) -> Any:
    try:
        return msgspec.json.decode(written)
    except (msgspec.DecodeError, TypeError):
        return str(written)
