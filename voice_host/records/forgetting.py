"""Forgetting a player: nothing that tells of them is left in the records file."""

from __future__ import annotations

import re
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import chain, count, product
from string import ascii_uppercase
from typing import Any

import msgspec

from voice_host.records.database import reading, writing
from voice_host.records.naming import key_of
from voice_host.records.problems import KeptProblems
from voice_host.script.game import PEOPLE_IN


@dataclass(frozen=True)
class Forgotten:
    """What is kept about a player, counted: what is there to be removed, or was."""

    answers: int
    """Problems that the player has answered; one answered again since it may have been misheard is one."""
    results: int
    """Finished games with the player's points."""
    journals: tuple[int, ...]
    """The games whose journals hold what the player said; they are removed whole, with what others said in them."""
    unfinished: tuple[int, ...]
    """Those of them that were not played to their end, and now cannot be gone on with."""
    mentions: frozenset[int]
    """Games of others in which the name was offered, or heard by mistake; there it becomes another."""
    records: tuple[str, ...]
    """The keys of the player's own records."""
    settings: int
    pronunciation: bool
    """Whether it was kept how the name is said."""

    @property
    def anything(self) -> bool:
        """Whether there is anything at all."""
        return bool(
            self.answers
            or self.results
            or self.journals
            or self.mentions
            or self.records
            or self.settings
            or self.pronunciation
        )


def known_of(database: sqlite3.Connection, player: str, plays: Callable[[int], bool]) -> Forgotten:
    """Return what is kept about a player, however the name is capitalised. Raises RecordsUnavailable.

    ``plays`` tells whether they play an unfinished game, by its id, in which their name is found.
    """
    key = key_of(player)
    with reading():
        counts = {
            table: database.execute(f"SELECT count(*) FROM {table} WHERE {column} = ?", (key,)).fetchone()[0]
            for table, column in (("settings", "player"), ("pronunciations", "key"))
        }
        answers = len(KeptProblems(database).answered(player))
        alone = "(SELECT game FROM results GROUP BY game HAVING count(*) = 1)"
        records = database.execute(f"SELECT key, set_by FROM records WHERE set_by IN {alone} ORDER BY key").fetchall()
        results = {game for game, who in database.execute("SELECT game, player FROM results") if key_of(who) == key}
        answered = {game for (game,) in database.execute("SELECT game FROM problems WHERE player = ?", (key,))}
        named = _games_that_name(database, key)
        ended = {game for (game,) in database.execute("SELECT id FROM games WHERE ended IS NOT NULL")}
    played = results | answered | {game for game in named - ended - results - answered if plays(game)}
    return Forgotten(
        answers=answers,
        results=len(results),
        journals=tuple(sorted(played)),
        unfinished=tuple(sorted(played - ended)),
        mentions=frozenset(named - played),
        records=tuple(name for name, game in records if game in results and key in name.split(", ")),
        settings=counts["settings"],
        pronunciation=counts["pronunciations"] > 0,
    )


def forget(database: sqlite3.Connection, player: str, known: Forgotten) -> None:
    """Remove all that is ``known_of`` a player. Raises RecordsUnavailable.

    Of games that others played too, their answers and their points stay; the journal goes, since it holds the player's
    words, and with it an unfinished game. Records of a team stay: they name nobody.
    """
    key = key_of(player)
    with suppress(sqlite3.Error):
        database.execute("PRAGMA secure_delete=ON")  # what is deleted is overwritten as well
    with writing(database):
        # all at once: looking for the replies of one game means reading those of all
        database.execute("CREATE TEMP TABLE forgotten (game INTEGER PRIMARY KEY)")
        database.executemany("INSERT INTO forgotten VALUES (?)", [(game,) for game in known.journals])
        database.execute("DELETE FROM replies WHERE game IN forgotten")
        database.execute("UPDATE games SET options = '{}' WHERE id IN forgotten")
        database.execute("DROP TABLE forgotten")
        why = "Somebody who played it was forgotten."
        database.executemany("UPDATE games SET set_aside = ? WHERE id = ?", [(why, game) for game in known.unfinished])
        _put_somebody_else(database, known.mentions, key)
        database.executemany("DELETE FROM records WHERE key = ?", [(name,) for name in known.records])
        database.execute("DELETE FROM problems WHERE player = ?", (key,))
        database.execute("DELETE FROM settings WHERE player = ?", (key,))
        database.execute("DELETE FROM pronunciations WHERE key = ?", (key,))
        for game, who in database.execute("SELECT game, player FROM results").fetchall():
            if key_of(who) == key:
                database.execute("DELETE FROM results WHERE game = ? AND player = ?", (game, who))
    for statement in ("PRAGMA wal_checkpoint(TRUNCATE)", "VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"):
        with suppress(sqlite3.Error):  # another host has the file open: then SQLite does it later
            database.execute(statement)


def _games_that_name(database: sqlite3.Connection, key: str) -> set[int]:
    """Return the games whose options or replies name a player, those that were taken back as well."""
    written = msgspec.json.encode(key).decode()[1:-1]
    options = database.execute("SELECT id, options FROM games WHERE typeof(options) = 'text'")
    replies = database.execute("SELECT game, reply FROM replies WHERE kind = 'heard' AND typeof(reply) = 'text'")
    return {game for game, text in chain(options, replies) if written in text.casefold() and _names_it(text, key)}


def _put_somebody_else(database: sqlite3.Connection, games: Collection[int], key: str) -> None:
    """Name somebody else wherever games name a player: the script offered the name, or heard it by mistake."""
    options = {game: written for game, written in database.execute("SELECT id, options FROM games") if game in games}
    replies: dict[int, list[tuple[int, str, str]]] = defaultdict(list)
    if games:
        for game, *reply in database.execute("SELECT game, id, reply, words FROM replies"):
            if game in games:
                replies[game].append((reply[0], reply[1], reply[2]))
    for game, written in options.items():
        texts = (written, *(reply for _, reply, _ in replies[game]))
        taken = {key_of(name) for text in texts for name in _names(_decoded(text))}
        other = next(name for name in _stand_ins() if key_of(name) not in taken)
        database.execute("UPDATE games SET options = ? WHERE id = ?", (_with(other, written, key), game))
        for reply_id, reply, words in replies[game]:
            said = words
            if isinstance(words, str) and _names_it(reply, key):
                said = _name(key).sub(other.casefold(), words)
            database.execute(
                "UPDATE replies SET reply = ?, words = ? WHERE id = ?", (_with(other, reply, key), said, reply_id)
            )


def _stand_ins() -> Iterator[str]:
    """Who stands where a game of others knew the name of somebody who is forgotten."""
    yield "Somebody"
    for length in count(1):
        for letters in product(ascii_uppercase, repeat=length):
            yield f"Somebody {''.join(letters)}"


@cache
def _name(key: str) -> re.Pattern[str]:
    """Return what finds a name as a whole, in any capitals."""
    spelled = "|".join(sorted({re.escape(key), re.escape(key.replace("ss", "ß"))}))
    return re.compile(rf"(?<!\w)(?:{spelled})(?!\w)", re.IGNORECASE)


def _names_it(written: str, key: str) -> bool:
    return any(key_of(name) == key for name in _names(_decoded(written)))


def _with(other: str, written: str, key: str) -> str:
    """Return JSON with another name in a player's place; what is none stays as it is."""
    decoded = _decoded(written)
    return msgspec.json.encode(_replaced(decoded, key, other)).decode() if decoded else written


def _names(value: Any, *, of_people: bool = False) -> Iterator[str]:
    """Yield all names of people in decoded JSON."""
    if isinstance(value, str) and of_people:
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from _names(each, of_people=of_people)
    elif isinstance(value, dict):
        for name, each in value.items():
            yield from _names(each, of_people=name in PEOPLE_IN)


def _replaced(value: Any, key: str, other: str, *, of_people: bool = False) -> Any:
    if isinstance(value, str):
        return other if of_people and key_of(value) == key else value
    if isinstance(value, list):
        return [_replaced(each, key, other, of_people=of_people) for each in value]
    if isinstance(value, dict):
        return {name: _replaced(each, key, other, of_people=name in PEOPLE_IN) for name, each in value.items()}
    return value


def _decoded(written: Any) -> Mapping[str, Any]:
    try:
        return msgspec.json.decode(written, type=dict[str, Any])
    except (TypeError, ValueError, RecursionError, msgspec.DecodeError):
        return {}
