"""The SQLite file itself: opening it durably, and setting a damaged one aside."""

from __future__ import annotations

import itertools
import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path

from voice_host.records.errors import GOES_ON, RecordsUnavailable
from voice_host.records.schema import CHANGES, VERSION

_GLANCE_S = 0.5
"""How long a look into a file waits that cannot be written to anyway."""
_PATIENCE_S = 5.0
"""How long a write waits for another host's write. Each takes some milliseconds."""


class Damaged(Exception):  # noqa: N818
    """The file is no sound SQLite database."""


_LOG_PAGES = 10_000
"""How many pages of 4 KB the log may grow by itself. SQLite's 1000 are reached in a long game, and carrying them over
into the file would make one reply wait for some 70 ms; ``tidy`` does it between games."""


def connect(path: Path | None) -> sqlite3.Connection:
    """Open the file and make the tables it lacks; None opens a database in memory.

    It keeps a write-ahead log, so that a change takes one write to the disk. Raises Damaged, or RecordsUnavailable
    with a sentence.
    """
    try:
        if path is not None:
            _make_private(path)
        database = sqlite3.connect(":memory:" if path is None else path, timeout=_PATIENCE_S, isolation_level=None)
    except (sqlite3.Error, OSError) as error:
        raise _unavailable(error) from error
    try:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA foreign_keys=ON")
        database.execute(f"PRAGMA wal_autocheckpoint={_LOG_PAGES}")
        if database.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise Damaged
        _make_tables(database)
    except sqlite3.DatabaseError as error:
        database.close()
        if _is_damage(error):
            raise Damaged from error
        raise _unavailable(error) from error
    except (Damaged, RecordsUnavailable):
        database.close()
        raise
    return database


def _make_private(path: Path) -> None:
    """Make the file, if there is none, so that other users of the machine cannot read what children answered.

    What SQLite puts beside it has the same rights. Raises OSError.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))


def copy(path: Path, tables: Iterable[str], database: sqlite3.Connection) -> bool:
    """Copy tables out of a file that can be read but not written to; nothing of what cannot even be read.

    Returns whether anything could be read.
    """
    was_read = False
    ways = ("ro", "ro&immutable=1")  # the second where the log beside the file cannot be opened
    for table, way in itertools.product(tables, ways):
        with (
            suppress(sqlite3.Error, ValueError),
            closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode={way}", timeout=_GLANCE_S, uri=True)) as file,
        ):
            rows = file.execute(f"SELECT * FROM {table}")
            columns = [name for name, *_ in rows.description]  # an older file may have fewer
            places = ", ".join("?" * len(columns))
            database.executemany(f"INSERT OR REPLACE INTO {table} ({', '.join(columns)}) VALUES ({places})", rows)
            was_read = True
    return was_read


def set_aside(path: Path, now: datetime) -> Path:
    """Rename a damaged file and what belongs to it, deleting nothing; return the file's new path. Raises OSError."""
    stamp = now.strftime("%Y%m%d-%H%M%S")
    aside = path.with_name(f"{path.stem}.damaged-{stamp}{path.suffix}")
    count = 1
    while aside.exists():
        count += 1
        aside = path.with_name(f"{path.stem}.damaged-{stamp}-{count}{path.suffix}")
    for ending in ("-wal", "-shm", ""):
        part = path.with_name(path.name + ending)
        if part.exists():
            part.rename(aside.with_name(aside.name + ending))
    return aside


def tidy(database: sqlite3.Connection) -> None:
    """Carry the log over into the file, as far as other hosts let it. Nothing is lost where that fails."""
    with suppress(sqlite3.Error):
        database.execute("PRAGMA wal_checkpoint(PASSIVE)")


@contextmanager
def writing(database: sqlite3.Connection, *, flush: bool = True) -> Iterator[sqlite3.Connection]:
    """One change: all of it or nothing. Raises RecordsUnavailable with a sentence.

    It survives the end of the process in any case, and with ``flush`` the end of the power, too.
    """
    try:
        database.execute(f"PRAGMA synchronous={'FULL' if flush else 'NORMAL'}")
        database.execute("BEGIN IMMEDIATE")
        try:
            yield database
            database.execute("COMMIT")
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise
    except sqlite3.Error as error:
        raise _unavailable(error) from error


@contextmanager
def reading() -> Iterator[None]:
    """A look into the file. Raises RecordsUnavailable with a sentence."""
    try:
        yield
    except sqlite3.Error as error:
        raise _unavailable(error) from error


def _make_tables(database: sqlite3.Connection) -> None:
    database.execute("BEGIN IMMEDIATE")  # also where nothing is to be made: it fails here if nothing can be written
    try:
        version = database.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            raise RecordsUnavailable(
                "The records file was made by a newer voice host. Install that one, or choose another folder with "
                f"--data.{GOES_ON}"
            )
        for change in CHANGES[version:]:
            for statement in change.split(";\n"):  # a remark may hold a semicolon
                database.execute(statement)
        if version < VERSION:
            database.execute(f"PRAGMA user_version={VERSION}")
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    # The error codes have names only from Python 3.11 on; these two messages belong to SQLITE_CORRUPT, SQLITE_NOTADB.
    return "malformed" in str(error) or "not a database" in str(error)


def _unavailable(error: sqlite3.Error | OSError) -> RecordsUnavailable:
    reason = str(error).lower()
    if "full" in reason or "no space" in reason:
        remedy = "The disk is full. Free some space."
    elif "readonly" in reason or "unable to open" in reason or isinstance(error, OSError):
        remedy = "The folder of the records cannot be written to. Choose another with --data."
    elif "locked" in reason:
        remedy = "Another program holds the records file. Close it."
    else:
        remedy = f"The records file cannot be used ({reason}). Choose another folder with --data."
    return RecordsUnavailable(f"{remedy}{GOES_ON}")
