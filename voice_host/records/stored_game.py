"""One game in the records file: its journal."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import msgspec

from voice_host.records import problems
from voice_host.records.database import reading, tidy, writing
from voice_host.records.game_lock import GameLock
from voice_host.records.journal import Entry, Solved
from voice_host.records.plain import UnknownMeaning, reply_from_plain, reply_to_plain
from voice_host.script import Heard, Meaning, Outcome, TimeUp
from voice_host.script.meaning import SHARED, Typed


@dataclass(frozen=True)
class Unfinished:
    """A game that can be gone on with."""

    id: int
    name: str
    version: int
    language: str
    options: Mapping[str, Any]
    """The game's options as plain values."""
    begun: datetime
    changed: datetime
    """When the last reply was given."""


class StoredGame:
    """The journal of a game in the records file. Holds the game's lock until it is closed."""

    def __init__(
        self,
        database: sqlite3.Connection,
        game_id: int,
        lock: GameLock | None,
        now: Callable[[], datetime],
        *,
        keeps: bool,
    ) -> None:
        """Made by a Store. ``now`` tells the date; ``keeps`` is False for a database in memory."""
        self._database = database
        self._lock = lock
        self._now = now
        self._keeps = keeps
        self._finished = False
        self._record_before: tuple[Any, ...] | None = None
        """The row of the record that this game has broken."""
        self.id = game_id
        with reading():
            self.name, self.version, self.language, options, seed = database.execute(
                "SELECT name, version, language, options, seed FROM games WHERE id = ?", (game_id,)
            ).fetchone()
        self.options: Mapping[str, Any] = msgspec.json.decode(options)
        self.seed = int(seed)

    @property
    def keeps(self) -> bool:
        """Whether the file outlives the program."""
        return self._keeps

    def entries(self, meanings: Iterable[type[Meaning]]) -> tuple[Entry, ...]:
        """Return what was written and not taken back. ``meanings`` are the game's own; the shared ones are known.

        Raises UnknownMeaning where a reply is not of this game, RecordsUnavailable where nothing can be read.
        """
        known = (*meanings, *SHARED, Typed)
        with reading():
            rows = self._database.execute(
                "SELECT kind, reply, clock_ms, words FROM replies WHERE game = ? AND undone = 0 ORDER BY n", (self.id,)
            ).fetchall()
        try:
            return tuple(
                Entry(reply_from_plain(kind, msgspec.json.decode(reply), known), clock_ms, words)
                for kind, reply, clock_ms, words in rows
            )
        except msgspec.DecodeError as error:
            raise UnknownMeaning(f"A stored reply is no JSON: {error}.") from error

    def write(self, n: int, entry: Entry, solved: Solved | None = None) -> None:
        """Write the ``n``-th reply, and the problem that it answered.

        What a player said is on the disk when this returns. Dice and records follow from the file itself, so for them
        it is enough that they outlive the process: after a power cut the same dice fall again.
        """
        kind, plain = reply_to_plain(entry.reply)
        said = isinstance(entry.reply, (Heard, TimeUp))
        with writing(self._database, flush=said):
            self._database.execute(
                "INSERT INTO replies (game, n, kind, reply, clock_ms, words, given) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    self.id,
                    n,
                    kind,
                    msgspec.json.encode(plain).decode(),
                    entry.clock_ms,
                    entry.words,
                    self._now().isoformat(),
                ),
            )
            if solved is not None:
                problems.insert(self._database, self.id, n, solved)

    def speak_in(self, language: str) -> None:
        """Write down the language that the game goes on in."""
        self.language = language
        with writing(self._database):
            self._database.execute("UPDATE games SET language = ? WHERE id = ?", (language, self.id))

    def take_back(self, n: int) -> None:
        """Mark replies as undone; they stay in the file, so that a journal sent with a bug report tells all."""
        with writing(self._database):
            self._database.execute("UPDATE replies SET undone = 1 WHERE game = ? AND n >= ?", (self.id, n))
            self._database.execute("DELETE FROM problems WHERE game = ? AND n >= ?", (self.id, n))

    def finish(self, outcome: Outcome) -> None:
        """Keep the results, and the record where it is higher than the one before. Doing it twice changes nothing."""
        ended = self._now().isoformat()
        with writing(self._database):
            key = (self.name, outcome.record_key)
            self._record_before = self._database.execute(
                "SELECT * FROM records WHERE name = ? AND key = ? AND set_by != ?", (*key, self.id)
            ).fetchone()
            self._database.execute("UPDATE games SET ended = ? WHERE id = ?", (ended, self.id))
            self._database.executemany(
                "INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?)",
                [(self.id, who, points, who in outcome.winners) for who, points in outcome.totals.items()],
            )
            if outcome.record_key is not None and outcome.record_value is not None:
                self._database.execute(
                    "INSERT INTO records VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE"
                    " SET value = excluded.value, set_by = excluded.set_by, set_at = excluded.set_at"
                    " WHERE excluded.value > value",
                    (self.name, outcome.record_key, outcome.record_value, self.id, ended),
                )
        self._finished = True

    def reopen(self) -> None:
        """Undo ``finish``: forget the results, and put the record back where this game has set it."""
        with writing(self._database):
            self._database.execute("UPDATE games SET ended = NULL WHERE id = ?", (self.id,))
            self._database.execute("DELETE FROM results WHERE game = ?", (self.id,))
            broken = self._database.execute("DELETE FROM records WHERE set_by = ?", (self.id,)).rowcount
            if broken and self._record_before is not None:
                self._database.execute("INSERT INTO records VALUES (?, ?, ?, ?, ?)", self._record_before)
        self._finished = False

    def close(self) -> None:
        """Let go of the game."""
        tidy(self._database)
        if self._lock is not None:
            self._lock.release(forget=self._finished)
