"""What is kept about names: how they are said, and who has played."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from voice_host.records import Store, open_store, schema as tables
from voice_host.records.database import connect
from voice_host.records.store import FILE
from voice_host.script import Outcome

from .test_store import YES, Chess, Today, begin


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return open_store(tmp_path, Today())


def played(store: Store, *names: str) -> None:
    game = begin(store)
    game.write(0, YES)
    game.finish(Outcome(dict.fromkeys(names, 3), ()))
    game.close()


def test_a_taught_name_is_kept_whatever_its_capitals(store):
    store.pronunciations.say("shoshana", "Shosh")
    store.pronunciations.say("Shoshana", "Sho-shah-na")
    store.pronunciations.say("Noa", "No-ah")
    assert list(store.pronunciations.all().items()) == [("Noa", "No-ah"), ("Shoshana", "Sho-shah-na")]


def test_a_name_can_be_forgotten_once(store):
    store.pronunciations.say("Noa", "No-ah")
    assert store.pronunciations.reset("NOA")
    assert not store.pronunciations.reset("Noa")
    assert store.pronunciations.all() == {}


def test_players_of_the_latest_game_come_first(store):
    played(store, "Noa", "Dan")
    played(store, "Tal", "Noa")
    assert store.players() == ("Tal", "Noa", "Dan")


def test_the_last_group_is_that_of_the_game_finished_last_in_their_order(store):
    played(store, "Zoe", "Dan", "Ada")
    begin(store).close()
    assert store.last_players(Chess.name) == ("Zoe", "Dan", "Ada")
    assert store.last_players("dogylicious") == ()


def test_a_file_of_an_older_version_gets_what_it_lacks(tmp_path):
    file = sqlite3.connect(tmp_path / FILE)
    file.executescript(tables.CHANGES[0] + "PRAGMA user_version=1;")
    file.execute(
        "INSERT INTO games (name, version, language, options, seed, begun) VALUES ('chess', 3, 'en', '{}', '1', '')"
    )
    file.commit()
    file.close()
    store = open_store(tmp_path, Today())
    assert store.notice is None
    store.pronunciations.say("Noa", "No-ah")
    store.close()
    again = connect(tmp_path / FILE)
    assert again.execute("SELECT count(*) FROM games").fetchone() == (1,)
    assert again.execute("PRAGMA user_version").fetchone() == (tables.VERSION,)
