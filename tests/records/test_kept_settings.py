"""Settings that stay: kept in the records file, whatever happens to it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from voice_host.records import EVERYBODY, Entry, RecordsUnavailable, Store, open_store, store
from voice_host.records.schema import CHANGES, VERSION
from voice_host.records.store import FILE
from voice_host.script import Game, Heard, Meaning
from voice_host.script.meaning import Yes


class Chess:
    name = "chess"
    package = "chess"
    version = 3
    meanings: tuple[type[Meaning], ...] = ()


def test_what_is_kept_is_there_when_the_file_is_opened_again(tmp_path: Path) -> None:
    settings = open_store(tmp_path).settings
    settings.keep(EVERYBODY, "volume", 0.5)
    settings.keep("Lia", "level", "full")

    again = open_store(tmp_path).settings
    assert again.all() == {EVERYBODY: {"volume": 0.5}, "Lia": {"level": "full"}}
    assert again.keeps


def test_the_last_value_counts_and_the_last_writing_of_a_name(tmp_path: Path) -> None:
    settings = open_store(tmp_path).settings
    settings.keep("LIA", "rate", 120)
    settings.keep("LIA", "level", "full")
    settings.keep("Lia", "rate", 130)

    assert settings.all() == {"Lia": {"level": "full", "rate": 130}}


def test_what_is_forgotten_is_gone(tmp_path: Path) -> None:
    settings = open_store(tmp_path).settings
    settings.keep("Lia", "rate", 120)

    assert settings.forget("lia", "rate")
    assert not settings.forget("lia", "rate")
    assert open_store(tmp_path).settings.all() == {}


def old_file(folder: Path, version: int) -> Store:
    """A file as an earlier voice host made it, with a game in it."""
    with sqlite3.connect(folder / FILE) as file:
        for tables in CHANGES[:version]:
            file.executescript(tables)
        file.execute(f"PRAGMA user_version={version}")
        file.execute(
            "INSERT INTO games (name, version, language, options, seed, begun)"
            " VALUES ('chess', 3, 'en', '{}', '7', '2025-05-01T18:00:00+00:00')"
        )
    file.close()
    return open_store(folder)


@pytest.mark.parametrize("version", range(1, VERSION))
def test_a_file_of_an_earlier_version_is_carried_over_with_its_games(tmp_path: Path, version: int) -> None:
    carried = old_file(tmp_path, version)

    assert carried.notice is None
    game = carried.take(1)
    game.write(0, Entry(Heard(Yes(), 0), 0, "yes"))
    game.close()
    carried.settings.keep(EVERYBODY, "rate", 120)
    carried.close()
    again = open_store(tmp_path)
    assert [again.take(waiting.id).seed for waiting in again.unfinished()] == [7]
    assert again.settings.all() == {EVERYBODY: {"rate": 120}}


def test_a_damaged_value_is_given_as_it_is_written_and_the_others_are_sound(tmp_path: Path) -> None:
    kept = open_store(tmp_path)
    kept.settings.keep(EVERYBODY, "rate", 120)
    kept.settings.keep(EVERYBODY, "volume", 0.5)
    kept._database.execute("UPDATE settings SET value = '{12' WHERE name = 'rate'")

    assert kept.settings.all() == {EVERYBODY: {"rate": "{12", "volume": 0.5}}


def test_on_a_disk_that_cannot_be_written_to_what_was_kept_still_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writable = open_store(tmp_path)
    writable.settings.keep("Lia", "rate", 120)
    writable.pronunciations.say("Shoshana", "Sho-shah-na")
    writable.close()
    connect = store.connect

    def read_only(path: Path | None) -> sqlite3.Connection:
        if path is not None:
            raise RecordsUnavailable("The folder of the records cannot be written to.")
        return connect(path)

    monkeypatch.setattr(store, "connect", read_only)
    there = open_store(tmp_path)

    assert there.notice == "The folder of the records cannot be written to."
    assert there.settings.all() == {"Lia": {"rate": 120}}
    assert there.pronunciations.all() == {"Shoshana": "Sho-shah-na"}
    assert not there.settings.keeps


def test_a_file_of_a_newer_voice_host_still_tells_its_settings(tmp_path: Path) -> None:
    newer = open_store(tmp_path)
    newer.settings.keep(EVERYBODY, "volume", 0.5)
    newer._database.execute("PRAGMA user_version=99")
    newer.close()

    assert open_store(tmp_path).settings.all() == {EVERYBODY: {"volume": 0.5}}


def test_a_file_that_is_no_database_costs_the_settings_only(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database" * 500)
    begun_anew = open_store(tmp_path)

    assert begun_anew.settings.all() == {}
    begun_anew.settings.keep(EVERYBODY, "rate", 120)
    assert open_store(tmp_path).settings.all() == {EVERYBODY: {"rate": 120}}


def test_a_change_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    there = open_store(tmp_path)
    there._database.execute("PRAGMA query_only=1")

    with pytest.raises(RecordsUnavailable, match="cannot be written to"):
        there.settings.keep(EVERYBODY, "rate", 120)


def test_a_game_can_be_begun_beside_the_settings(tmp_path: Path) -> None:
    there = open_store(tmp_path)
    there.settings.keep(EVERYBODY, "rate", 120)
    chess: Game = Chess()  # type: ignore[assignment]
    there.begin(chess, {}, 1, "en").close()

    assert there.settings.all() == {EVERYBODY: {"rate": 120}}
