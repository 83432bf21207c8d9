"""What players have answered is kept, apart from the journals, and goes with an answer that is taken back."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from voice_host.records import EVERYBODY, Entry, Solved, Store, open_store
from voice_host.records.problems import Whereabouts
from voice_host.records.schema import CHANGES, VERSION
from voice_host.records.store import FILE
from voice_host.script import Heard, Meaning, Problem
from voice_host.script.meaning import Number


class Times:
    name = "times"
    version = 1
    package = "times"
    meanings: tuple[type[Meaning], ...] = ()


def said(product: int) -> Entry:
    return Entry(Heard(Number(product), 0), 0, str(product))


def solved(player: str, first: int, second: int, product: int, took_ms: int | None = None, *, again: bool = False):
    return Solved(Problem(player, first, second, product, again), took_ms)


def begin(store: Store):
    return store.begin(Times(), {}, 1, "en")  # type: ignore[arg-type]


def answers(store: Store, player: str | None = None) -> list[tuple[object, ...]]:
    return [(who, *answer) for who, _, *answer in store.problems.answered(player)]


def test_each_answer_is_kept_with_its_problem_its_player_and_its_time(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    game = begin(store)
    game.write(0, said(56), solved("Noa", 8, 7, 56, 2400))
    game.write(1, said(3))
    game.write(2, said(54), solved("Dan", 7, 8, 54))
    store.close()

    again = open_store(tmp_path)

    assert answers(again) == [("noa", 7, 8, 56, 2400), ("dan", 7, 8, 54, None)]
    assert answers(again, "DAN") == [("dan", 7, 8, 54, None)]
    assert again.problems.players() == ("Dan", "Noa")
    assert again.problems.games() == {"noa": 1, "dan": 1, EVERYBODY: 1}


def test_an_answer_that_is_taken_back_is_forgotten(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    game = begin(store)
    game.write(0, said(12), solved("Noa", 3, 4, 12))
    game.write(1, said(50), solved("Noa", 3, 5, 50))
    game.take_back(1)
    game.write(1, said(15), solved("Noa", 3, 5, 15))

    assert answers(store) == [("noa", 3, 4, 12, None), ("noa", 3, 5, 15, None)]


def test_where_friends_say_that_it_was_right_the_second_answer_counts(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    game = begin(store)
    game.write(0, said(50), solved("Noa", 3, 5, 50))
    game.write(3, said(15), solved("Noa", 3, 5, 15, again=True))
    assert answers(store) == [("noa", 3, 5, 15, None)]

    game.take_back(3)
    assert answers(store) == [("noa", 3, 5, 50, None)]


def test_a_name_is_told_as_it_was_written_last(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    for name in ("noa", "NOA", "Noa"):
        begin(store).write(0, said(12), solved(name, 3, 4, 12))

    assert store.problems.players() == ("Noa",)
    assert store.problems.games()["noa"] == 3


def test_games_of_a_file_without_problems_wait_to_be_read(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as old:
        for change in CHANGES[:3]:
            old.executescript(change)
        old.execute(
            "INSERT INTO games (name, version, language, options, seed, begun)"
            """ VALUES ('times', 1, 'en', '{"players":["Noa"]}', '1', '2025-05-01T18:00:00+00:00')"""
        )
        old.execute("PRAGMA user_version=3")
    store = open_store(tmp_path)
    begin(store)

    (waiting,) = store.problems.to_read()

    assert (waiting.name, waiting.version, waiting.options) == ("times", 1, {"players": ["Noa"]})
    assert VERSION > 3
    store.problems.carry_over([(waiting.id, (), Whereabouts.LOST)])
    assert store.problems.to_read() == ()
    assert store.problems.lost() == 1
