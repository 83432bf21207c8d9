"""Who has played on this machine."""

from __future__ import annotations

import sqlite3

from voice_host.records.database import reading


def players(database: sqlite3.Connection) -> tuple[str, ...]:
    """Return the players of all finished games, those of the latest game first. Raises RecordsUnavailable."""
    with reading():
        rows = database.execute(
            "SELECT player FROM results JOIN games ON games.id = game ORDER BY ended DESC, game DESC, results.rowid"
        ).fetchall()
    return tuple(dict.fromkeys(player for (player,) in rows))


def last_players(database: sqlite3.Connection, name: str) -> tuple[str, ...]:
    """Return who played a game last to its end, in their order; nobody where it never was.

    Raises RecordsUnavailable.
    """
    with reading():
        rows = database.execute(
            "SELECT player FROM results WHERE game ="
            " (SELECT id FROM games WHERE name = ? AND ended IS NOT NULL ORDER BY ended DESC, id DESC LIMIT 1)"
            " ORDER BY rowid",
            (name,),
        ).fetchall()
    return tuple(player for (player,) in rows)
