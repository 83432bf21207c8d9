"""The file with all games."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from voice_host.records import Entry, GameElsewhere, RecordsUnavailable, Store, UnknownMeaning, open_store
from voice_host.records.store import FILE
from voice_host.script import Heard, Meaning, Outcome, Rolled
from voice_host.script.meaning import Number, Yes


class Chess:
    name = "chess"
    package = "chess"
    version = 3
    meanings: tuple[type[Meaning], ...] = ()


YES = Entry(Heard(Yes(), 0), 0, "yes")
DICE = Entry(Rolled((3, 4)), 1200)


class Today:
    def __init__(self) -> None:
        self.now = datetime(2025, 5, 1, 18, 0, tzinfo=timezone.utc)

    def __call__(self) -> datetime:
        self.now += timedelta(minutes=1)
        return self.now


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return open_store(tmp_path, Today())


def begin(store: Store):
    return store.begin(Chess(), {"rounds": 4}, 2**70, "en")  # type: ignore[arg-type]


def test_what_was_written_is_there_when_the_file_is_opened_again(tmp_path):
    store = open_store(tmp_path)
    game = begin(store)
    game.write(0, YES)
    game.write(1, DICE)
    game.close()
    again = open_store(tmp_path)
    (waiting,) = again.unfinished()
    assert (waiting.name, waiting.version, waiting.language, waiting.options) == ("chess", 3, "en", {"rounds": 4})
    resumed = again.take(waiting.id)
    assert resumed.entries(()) == (YES, DICE)
    assert resumed.seed == 2**70
    assert resumed.keeps


def test_what_was_taken_back_is_not_replayed_but_kept(store, tmp_path):
    game = begin(store)
    for n, entry in enumerate([YES, DICE, YES]):
        game.write(n, entry)
    game.take_back(1)
    game.write(1, Entry(Heard(Number(5), 0), 0, "five"))
    assert [entry.words for entry in game.entries(())] == ["yes", "five"]
    with sqlite3.connect(tmp_path / FILE) as file:
        assert file.execute("SELECT count(*) FROM replies WHERE undone").fetchone() == (2,)


def test_the_latest_unfinished_game_comes_first(store):
    first, second = begin(store), begin(store)
    for game in (second, first):
        game.write(0, YES)
        game.close()
    assert [waiting.id for waiting in store.unfinished()] == [first.id, second.id]
    assert store.unfinished("draughts") == ()


def test_what_is_not_offered(store):
    begin(store).close()  # nobody answered
    declined, aside, finished, unreadable = (begin(store) for _ in range(4))
    for game in (declined, aside, finished, unreadable):
        game.write(0, YES)
    finished.finish(Outcome({"Noa": 3}, ("Noa",)))
    unreadable.take_back(0)
    for game in (declined, aside, finished, unreadable):
        game.close()
    store.decline(declined.id)
    store.set_aside(aside.id, "It does not fit.")
    assert store.unfinished() == ()
    assert [waiting.id for waiting in store.unfinished(declined=True)] == [declined.id]


@pytest.mark.parametrize("damage", ["options = '{'", "options = '[1]'", "seed = 'seven'", "begun = 'soon'"])
def test_a_game_whose_row_is_damaged_is_set_aside_and_the_others_are_offered(store, damage):
    sound, damaged = begin(store), begin(store)
    for game in (sound, damaged):
        game.write(0, YES)
        game.close()
    store._database.execute(f"UPDATE games SET {damage} WHERE id = ?", (damaged.id,))

    assert [waiting.id for waiting in store.unfinished()] == [sound.id]
    (why,) = store._database.execute("SELECT set_aside FROM games WHERE id = ?", (damaged.id,)).fetchone()
    assert why.startswith("Its row in the records file is damaged")


def test_results_and_records(store):
    def finish(value: int | None) -> None:
        game = begin(store)
        game.finish(Outcome({"Noa": 21, "Dan": 15}, ("Noa",), "team of two", value))
        game.finish(Outcome({"Noa": 21, "Dan": 15}, ("Noa",), "team of two", value))
        assert store.results(game.id) == {"Noa": 21, "Dan": 15}
        game.close()

    assert store.record("chess", "team of two") is None
    for value, record in [(None, None), (36, 36), (30, 36), (36, 36), (40, 40)]:
        finish(value)
        assert store.record("chess", "team of two") == record
    assert store.record("chess", "solo") is None
    assert store.record("draughts", "team of two") is None


def test_a_game_is_played_by_one_host_at_a_time(tmp_path):
    one, other = open_store(tmp_path), open_store(tmp_path)
    game = begin(one)
    game.write(0, YES)
    assert other.unfinished() == ()
    with pytest.raises(GameElsewhere, match="being played in another window"):
        other.take(game.id)
    game.close()
    taken = other.take(game.id)
    with pytest.raises(GameElsewhere):
        one.take(game.id)
    taken.finish(Outcome({}, ()))
    taken.close()
    with pytest.raises(GameElsewhere, match="played to its end"):
        one.take(game.id)


def test_two_hosts_write_into_one_file(tmp_path):
    stores = [open_store(tmp_path), open_store(tmp_path)]
    games = [begin(store) for store in stores]
    for n in range(20):
        for game in games:
            game.write(n, YES)
    assert [len(game.entries(())) for game in games] == [20, 20]


PLAYER = """
import sys
from pathlib import Path
from voice_host.records import open_store
from voice_host.script.meaning import Yes
from voice_host.script import Heard
from voice_host.records import Entry
class Chess:
    name, package, version, meanings = "chess", "chess", 3, ()
game = open_store(Path(sys.argv[1])).begin(Chess(), {}, 1, "en")
n = 0
while True:
    game.write(n, Entry(Heard(Yes(), n)))
    n += 1
    print(n, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_a_killed_host_leaves_all_it_wrote_and_no_lock(tmp_path):
    player = subprocess.Popen([sys.executable, "-c", PLAYER, str(tmp_path)], stdout=subprocess.PIPE, text=True)
    assert player.stdout is not None
    told = [player.stdout.readline() for _ in range(25)]
    os.kill(player.pid, signal.SIGKILL)
    told += player.stdout.readlines()
    player.wait()
    store = open_store(tmp_path)
    assert store.notice is None
    (waiting,) = store.unfinished()
    entries = store.take(waiting.id).entries(())
    whole = [line for line in told if line.endswith("\n")]
    assert len(whole) <= len(entries) <= len(whole) + 1
    assert [entry.reply.at_ms for entry in entries] == list(range(len(entries)))


def test_a_damaged_file_is_kept_aside_and_a_new_one_begun(tmp_path):
    (tmp_path / FILE).write_bytes(b"This was a database once." * 400)
    store = open_store(tmp_path, Today())
    assert store.notice is not None
    assert "voice-host.damaged-20250501-180100.sqlite3, and a new one is begun." in store.notice
    assert (tmp_path / "voice-host.damaged-20250501-180100.sqlite3").read_bytes().startswith(b"This was")
    begin(store).write(0, YES)
    assert open_store(tmp_path).notice is None


def test_pages_that_were_overwritten_are_damage_too(tmp_path):
    store = open_store(tmp_path)
    game = begin(store)
    for n in range(300):
        game.write(n, YES)
    game.close()
    store.close()
    file = bytearray((tmp_path / FILE).read_bytes())
    file[4096:-4096] = b"\xa5" * (len(file) - 8192)
    (tmp_path / FILE).write_bytes(file)
    assert "was damaged. It is kept as" in str(open_store(tmp_path).notice)


def test_a_second_damaged_file_does_not_replace_the_first(tmp_path):
    for text in (b"one" * 500, b"two" * 500):
        (tmp_path / FILE).write_bytes(text)
        today = Today()
        open_store(tmp_path, today).close()
    assert sorted(path.read_bytes()[:3] for path in tmp_path.glob("*.damaged-*.sqlite3")) == [b"one", b"two"]


def test_a_file_of_a_newer_voice_host_is_left_alone(tmp_path):
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute("PRAGMA user_version=99")
    store = open_store(tmp_path)
    assert "made by a newer voice host" in str(store.notice)
    assert store.path is None
    assert list(tmp_path.glob("*damaged*")) == []


def test_a_folder_that_cannot_be_used_is_a_sentence_and_the_game_is_played_unsaved(tmp_path):
    (tmp_path / "data").write_text("a file, no folder")
    store = open_store(tmp_path / "data")
    assert "cannot be used for the records" in str(store.notice)
    assert "Choose another with --data." in str(store.notice)
    game = begin(store)
    game.write(0, YES)
    assert not game.keeps


def test_a_full_disk_is_a_sentence(tmp_path):
    store = open_store(tmp_path)
    game = begin(store)
    pages = store._database.execute("PRAGMA page_count").fetchone()[0]
    store._database.execute(f"PRAGMA max_page_count={pages}")

    def write_much() -> None:
        for n in range(1000):
            game.write(n, YES)

    with pytest.raises(RecordsUnavailable, match=r"The disk is full. Free some space. The game goes on"):
        write_much()
    assert game.entries(())[0] == YES


def test_a_reply_that_is_no_json_is_a_sentence(store):
    game = begin(store)
    game.write(0, YES)
    store._database.execute("UPDATE replies SET reply = '{\"meaning'")
    with pytest.raises(UnknownMeaning, match="A stored reply is no JSON"):
        game.entries(())


def test_a_file_that_became_read_only_is_a_sentence(tmp_path):
    store = open_store(tmp_path)
    game = begin(store)
    store._database.execute("PRAGMA query_only=1")
    with pytest.raises(RecordsUnavailable, match=r"cannot be written to. Choose another with --data"):
        game.write(0, YES)


def test_without_a_folder_nothing_is_kept():
    store = open_store(None)
    assert store.notice is None
    game = begin(store)
    game.write(0, YES)
    assert game.entries(()) == (YES,)
    assert not game.keeps
    game.close()
