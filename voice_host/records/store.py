"""All games kept on this machine."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

import msgspec

from voice_host.records.database import Damaged, connect, copy, reading, set_aside, writing
from voice_host.records.errors import GOES_ON, GameElsewhere, RecordsUnavailable
from voice_host.records.forgetting import Forgotten, forget, known_of
from voice_host.records.game_lock import GameLock
from voice_host.records.kept_settings import KeptSettings
from voice_host.records.players import last_players, players
from voice_host.records.problems import KeptProblems, Whereabouts
from voice_host.records.pronunciations import Pronunciations
from voice_host.records.stored_game import StoredGame, Unfinished
from voice_host.script import Game

FILE = "voice-host.sqlite3"
"""The name of the records file in the data folder."""

_BY_HEART = ("settings", "pronunciations")
"""The tables that still hold where the file cannot be written to."""
EVERYTHING = ("games", "replies", "problems", "results", "records", *_BY_HEART)
"""All tables: where nothing is to be written but much to be read."""


def _utc_now() -> datetime:
    return datetime.now(timezone.utc)


def open_store(
    folder: Path | None, now: Callable[[], datetime] = _utc_now, by_heart: Iterable[str] = _BY_HEART
) -> Store:
    """Open the records in ``folder``, or in memory where it is None. Never raises: what is wrong is ``Store.notice``.

    A damaged file is renamed and a new one begun. Where nothing can be written, the store is one in memory, with the
    tables of the file that are known ``by_heart``: its settings, and the names it was taught.
    """
    if folder is None:
        return Store(connect(None), None, now)
    path = folder / FILE
    notice = None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            database = connect(path)
        except Damaged:
            aside = set_aside(path, now())
            notice = f"The records file was damaged. It is kept as {aside}, and a new one is begun."
            database = connect(path)
    except OSError as error:
        notice = (
            f"The folder {folder} cannot be used for the records ({error.strerror}). Choose another with --data."
            f"{GOES_ON}"
        )
        return _in_memory(path, now, notice, by_heart)
    except (RecordsUnavailable, Damaged) as error:
        notice = str(error) or "The records file is damaged and cannot be replaced. The game is not saved."
        return _in_memory(path, now, notice, by_heart)
    return Store(database, path, now, notice)


def _in_memory(path: Path, now: Callable[[], datetime], notice: str, by_heart: Iterable[str]) -> Store:
    database = connect(None)
    was_read = copy(path, by_heart, database)
    return Store(database, None, now, notice, was_read=was_read)


class Store:
    """The records file. Several hosts may have it open; each game is played by one of them at a time."""

    def __init__(
        self,
        database: sqlite3.Connection,
        path: Path | None,
        now: Callable[[], datetime],
        notice: str | None = None,
        *,
        was_read: bool = False,
    ) -> None:
        """Made by ``open_store``."""
        self.was_read = was_read
        """Whether what a store in memory holds was read from the file that cannot be written to."""
        self._database = database
        self._now = now
        self.path = path
        """The file, None for a store in memory."""
        self.notice = notice
        """What was wrong when it was opened, as a sentence, None where nothing was."""
        self.pronunciations = Pronunciations(database, now)
        """How names are to be said."""
        self.problems = KeptProblems(database)
        """What players have answered."""
        self.settings = KeptSettings(database, keeps=path is not None)

    def begin(self, game: Game, options: Mapping[str, Any], seed: int, language: str) -> StoredGame:
        """Begin a game's journal. ``options`` are plain values. Raises RecordsUnavailable."""
        with writing(self._database):
            row = self._database.execute(
                "INSERT INTO games (name, version, language, options, seed, begun, problems_are)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    game.name,
                    game.version,
                    language,
                    msgspec.json.encode(options).decode(),
                    str(seed),
                    self._now().isoformat(),
                    Whereabouts.TABLE.value,
                ),
            )
        return self.take(int(row.lastrowid or 0))

    def take(self, game_id: int) -> StoredGame:
        """Take a game to play it. Raises GameElsewhere where another host plays it, RecordsUnavailable."""
        lock = self._lock(game_id)
        with reading():
            ended = self._database.execute("SELECT ended FROM games WHERE id = ?", (game_id,)).fetchone()[0]
        if ended is not None:
            if lock is not None:
                lock.release(forget=True)
            raise GameElsewhere("This game has been played to its end in another window. Begin a new one.")
        return StoredGame(self._database, game_id, lock, self._now, keeps=self.path is not None)

    def look_at(self, game_id: int) -> StoredGame:
        """Return a game to be read, without taking it. Raises RecordsUnavailable."""
        return StoredGame(self._database, game_id, None, self._now, keeps=self.path is not None)

    def unfinished(self, name: str | None = None, *, declined: bool = False) -> tuple[Unfinished, ...]:
        """Return the games in which somebody has answered and which nobody plays now, the latest first.

        ``name`` limits them to one game; ``declined`` includes those the players once did not want to go on with. One
        whose row is damaged is set aside. Raises RecordsUnavailable.
        """
        with reading():
            rows = self._database.execute(
                "SELECT games.id, name, version, language, options, seed, begun, max(given)"
                " FROM games JOIN replies ON replies.game = games.id AND undone = 0"
                " WHERE ended IS NULL AND set_aside IS NULL AND (? IS NULL OR name = ?) AND declined <= ?"
                " GROUP BY games.id HAVING sum(kind = 'heard') > 0 ORDER BY max(given) DESC, games.id DESC",
                (name, name, declined),
            ).fetchall()
        waiting = (self._offered(*row) for row in rows if self._is_free(row[0]))
        return tuple(game for game in waiting if game is not None)

    def _offered(
        self, game_id: int, name: str, version: int, language: str, options: str, seed: str, begun: str, changed: str
    ) -> Unfinished | None:
        """Return an unfinished game from its row; None, and set aside, where the row makes no sense."""
        try:
            int(seed)
            chosen = msgspec.json.decode(options, type=dict[str, Any])
            began, last = datetime.fromisoformat(begun), datetime.fromisoformat(changed)
        except (TypeError, ValueError, RecursionError, msgspec.DecodeError) as error:
            self.set_aside(game_id, f"Its row in the records file is damaged: {error}.")
            return None
        return Unfinished(game_id, name, version, language, chosen, began, last)

    def decline(self, game_id: int) -> None:
        """Do not offer this game again by itself. Raises RecordsUnavailable."""
        with writing(self._database):
            self._database.execute("UPDATE games SET declined = 1 WHERE id = ?", (game_id,))

    def set_aside(self, game_id: int, why: str) -> None:
        """Keep a game that cannot be gone on with, and say why. Raises RecordsUnavailable."""
        with writing(self._database):
            self._database.execute("UPDATE games SET set_aside = ? WHERE id = ?", (why, game_id))

    def record(self, name: str, key: str) -> int | None:
        """Return the record of a game under a key, None where there is none yet. Raises RecordsUnavailable."""
        with reading():
            row = self._database.execute("SELECT value FROM records WHERE name = ? AND key = ?", (name, key)).fetchone()
        return None if row is None else int(row[0])

    def results(self, game_id: int) -> Mapping[str, int]:
        """Return the points by player of a finished game. Raises RecordsUnavailable."""
        with reading():
            rows = self._database.execute("SELECT player, points FROM results WHERE game = ?", (game_id,)).fetchall()
        return dict(rows)

    def players(self) -> tuple[str, ...]:
        """Return who has played any game to its end, those of the latest first. Raises RecordsUnavailable."""
        return players(self._database)

    def last_players(self, name: str) -> tuple[str, ...]:
        """Return who played a game last to its end, nobody where it never was. Raises RecordsUnavailable."""
        return last_players(self._database, name)

    def known_of(self, player: str, plays: Callable[[int], bool]) -> Forgotten:
        """Return what is kept about a player; see ``forgetting.known_of``. Raises RecordsUnavailable."""
        return known_of(self._database, player, plays)

    def forget(self, player: str, known: Forgotten) -> None:
        """Remove all that is kept about a player; see ``forgetting.forget``.

        Raises GameElsewhere where a game of theirs is being played, and RecordsUnavailable.
        """
        for game in (*known.journals, *known.mentions):
            if not self._is_free(game):
                raise GameElsewhere(
                    f"A game that knows {player} is being played in another window. End it there first."
                )
        forget(self._database, player, known)

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def _lock(self, game_id: int) -> GameLock | None:
        file = self._lock_file(game_id)
        if file is None:
            return None
        try:
            return GameLock(file)
        except BlockingIOError as error:
            raise GameElsewhere("This game is being played in another window. Go on with it there.") from error
        except OSError as error:
            raise RecordsUnavailable(
                f"The folder of the records cannot be written to ({error.strerror}). Choose another with --data."
                f"{GOES_ON}"
            ) from error

    def _lock_file(self, game_id: int) -> Path | None:
        return None if self.path is None else self.path.with_name(f"{self.path.name}-game-{game_id}.lock")

    def _is_free(self, game_id: int) -> bool:
        file = self._lock_file(game_id)
        if file is not None and not file.exists():
            return True
        try:
            lock = self._lock(game_id)
        except GameElsewhere:
            return False
        if lock is not None:
            lock.release()
        return True
