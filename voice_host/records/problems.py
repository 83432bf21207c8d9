"""The problems that players have answered, kept apart from the journals so that they can be counted quickly."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Union

import msgspec

from voice_host.records.database import reading, writing
from voice_host.records.journal import Solved
from voice_host.records.kept_settings import EVERYBODY
from voice_host.records.naming import key_of

_SOUND = (
    "typeof(player) = 'text' AND typeof(first) = 'integer' AND first BETWEEN 1 AND 12 AND typeof(second) = 'integer'"
    " AND second BETWEEN 1 AND 12 AND typeof(said) = 'integer' AND (took_ms IS NULL OR typeof(took_ms) = 'integer')"
    " AND date(given, 'localtime') BETWEEN '1970-01-01' AND '9998-12-31'"
)
"""A damaged row is left out."""

_INSERT = (
    "INSERT OR IGNORE INTO problems SELECT :game, :n, :player, :called, :first, :second, :said, :took_ms, given,"
    " CASE WHEN :again THEN (SELECT max(n) FROM problems WHERE game = :game AND n < :n) END"
    " FROM replies WHERE game = :game AND n = :n AND undone = 0"
)
"""An answer that was given once more, since it may have been misheard, counts the second time only: it names the one
that it replaces."""


class Whereabouts(Enum):
    """Where the problems of a game are."""

    JOURNAL = "in the journal"
    """Nowhere else: it was begun before there was a table for them."""
    TABLE = "in the table"
    LOST = "lost"
    """In a journal that this program cannot replay."""


Answered = tuple[str, str, int, int, int, Union[int, None]]
"""A problem that was answered: the player, in the same letters whatever their capitals; the day by this machine's
clock, as ISO 8601; the smaller factor and the larger one, for 7 x 8 and 8 x 7 are one problem; the product as it was
said; the milliseconds that it took, None where that is not known. A plain tuple: there may be hundreds of thousands."""


@dataclass(frozen=True)
class GameToRead:
    """A game whose problems are in its journal only."""

    id: int
    name: str
    version: int
    options: Mapping[str, Any] | None
    """The game's options as plain values; None where they are damaged."""


def insert(database: sqlite3.Connection, game_id: int, n: int, solved: Solved) -> None:
    """Add what the ``n``-th reply of a game has answered, inside a change that is being made."""
    problem = solved.problem
    values = {
        "game": game_id,
        "n": n,
        "player": key_of(problem.player),
        "called": problem.player,
        "first": problem.first,
        "second": problem.second,
        "said": problem.said,
        "took_ms": solved.took_ms,
        "again": problem.again,
    }
    database.execute(_INSERT, values)


class KeptProblems:
    """The problems of all games in the records file. Every method raises RecordsUnavailable."""

    def __init__(self, database: sqlite3.Connection) -> None:
        """Made by a Store."""
        self._database = database

    def players(self) -> tuple[str, ...]:
        """Return who has answered problems, as they were written last, whoever did so last first."""
        with reading():
            rows = self._database.execute(
                "SELECT called, max(given) AS last FROM problems"
                f" WHERE typeof(called) = 'text' AND {_SOUND} GROUP BY player ORDER BY last"
            )
            return tuple(called for called, _ in reversed(rows.fetchall()))

    def games(self) -> Mapping[str, int]:
        """Return in how many games each player has answered a problem, by name in the same letters as in ``Answered``;
        and under EVERYBODY in how many anybody has.
        """
        with reading():
            each = self._database.execute("SELECT player, count(DISTINCT game) FROM problems GROUP BY player")
            everybody = self._database.execute("SELECT count(DISTINCT game) FROM problems")
            return {**dict(each.fetchall()), EVERYBODY: everybody.fetchone()[0]}

    def answered(self, player: str | None = None) -> list[Answered]:
        """Return what a player, or anybody, has answered, in order."""
        with reading():
            return self._database.execute(
                "SELECT player, date(given, 'localtime'), min(first, second), max(first, second), said, took_ms"
                f" FROM problems WHERE (:player IS NULL OR player = :player) AND {_SOUND}"
                " AND (game, n) NOT IN (SELECT game, replaces FROM problems WHERE replaces IS NOT NULL)",
                {"player": None if player is None else key_of(player)},
            ).fetchall()

    def to_read(self) -> tuple[GameToRead, ...]:
        """Return the games whose problems are in their journals only."""
        with reading():
            rows = self._database.execute(
                "SELECT id, name, version, options FROM games WHERE problems_are = ?", (Whereabouts.JOURNAL.value,)
            ).fetchall()
        return tuple(GameToRead(row[0], row[1], row[2], _options(row[3])) for row in rows)

    def lost(self) -> int:
        """Return how many games there are whose problems cannot be read."""
        with reading():
            query = "SELECT count(*) FROM games WHERE problems_are = ?"
            return int(self._database.execute(query, (Whereabouts.LOST.value,)).fetchone()[0])

    def carry_over(self, games: Iterable[tuple[int, Iterable[tuple[int, Solved]], Whereabouts]]) -> None:
        """Add problems that were read out of journals: for each game its id, what its replies answered by their
        number, and where its problems are from now on.
        """
        with writing(self._database):
            for game_id, solved, whereabouts in games:
                for n, each in solved:
                    insert(self._database, game_id, n, each)
                self._database.execute("UPDATE games SET problems_are = ? WHERE id = ?", (whereabouts.value, game_id))


def _options(written: str) -> Mapping[str, Any] | None:
    try:
        return msgspec.json.decode(written, type=dict[str, Any])
    except (TypeError, ValueError, msgspec.DecodeError):
        return None
