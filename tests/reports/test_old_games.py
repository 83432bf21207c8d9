"""Games from before problems were kept apart are read out of their journals."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.play.table import Line
from tests.reports.family import TO_THE_NINE, Family
from voice_host.records import Store
from voice_host.reports.old_games import read_old_games


@pytest.fixture
def family(tmp_path: Path) -> Family:
    return Family(tmp_path)


def as_of_old(store: Store) -> list[tuple[object, ...]]:
    """Make the file as one that has its problems in the journals only, and return those that it had."""
    kept = store._database.execute("SELECT game, n, called, first, second, said, given, replaces FROM problems")
    problems = kept.fetchall()
    store._database.execute("DELETE FROM problems")
    store._database.execute("UPDATE games SET problems_are = 'in the journal'")
    return problems


def read(store: Store) -> list[tuple[object, ...]]:
    read_old_games(store, lambda sentence: None)
    kept = store._database.execute("SELECT game, n, called, first, second, said, given, replaces FROM problems")
    return kept.fetchall()


def test_what_is_read_from_a_journal_is_what_was_kept_while_it_was_played(family: Family) -> None:
    dice = [(3, 5), (6, 2), (1, 1), (2, 2), (4, 4)]
    family.plays(
        *(*TO_THE_NINE, "fifty", "that was right", "yes", "three times five is fifteen", "done"),
        *("thirteen", "roll", "one", "done", "you misheard me", "yes", "done", "four", "done"),
        dice=dice,
        players=["Noa", "Dan"],
    )
    family.plays_to_the_end("fifteen", "twelve", "one", dice=dice)
    store = family.store()
    kept = as_of_old(store)
    assert [(who, first, second, said) for _, _, who, first, second, said, _, _ in kept[:3]] == [
        ("Noa", 3, 5, 50),
        ("Noa", 3, 5, 15),
        ("Noa", 6, 2, 13),
    ]
    assert kept[1][-1] == kept[0][1], "friends said that the first answer had been right"

    assert read(store) == kept
    assert store.problems.to_read() == ()
    assert read(store) == kept, "a second time nothing is read twice"


def test_by_the_clock_of_a_turn_it_is_known_how_long_an_answer_took(family: Family) -> None:
    family.plays_to_the_end(Line("fifteen", after=2.5), "twelve", "one", dice=[(3, 5), (6, 2), (1, 1)], clock=True)
    store = family.store()
    as_of_old(store)
    read(store)

    assert [took_ms for *_, took_ms in store.problems.answered()] == [2500, 0, 0]


def test_what_cannot_be_replayed_is_counted_and_no_longer_tried(family: Family) -> None:
    family.plays_to_the_end("fifteen", dice=[(3, 5), (6, 2), (1, 1)])
    family.plays_to_the_end("fifteen", dice=[(3, 5), (6, 2), (1, 1)])
    family.plays_to_the_end("fifteen", "twelve", dice=[(3, 5), (6, 2), (1, 1)])
    store = family.store()
    as_of_old(store)
    store._database.execute("UPDATE games SET version = 1 WHERE id = 1")
    store._database.execute("UPDATE games SET options = 'x' WHERE id = 2")
    last = "(SELECT max(n) FROM replies WHERE game = 3 AND kind = 'heard')"
    store._database.execute(f"""UPDATE replies SET reply = '{{"meaning":' WHERE game = 3 AND n = {last}""")

    assert [problem[0] for problem in read(store)] == []
    assert store.problems.lost() == 3
    assert store.problems.to_read() == ()


def test_what_comes_before_a_reply_that_does_not_fit_counts(family: Family) -> None:
    family.plays_to_the_end("fifteen", "twelve", dice=[(3, 5), (6, 2), (1, 1)])
    store = family.store()
    as_of_old(store)
    twelve = "(SELECT max(n) FROM replies WHERE game = 1 AND words = 'twelve')"
    store._database.execute(
        f"""UPDATE replies SET reply = '{{"meaning":{{"kind":"ready"}},"at_ms":0}}' WHERE n = {twelve}"""
    )

    assert [problem[2:6] for problem in read(store)] == [("Noa", 3, 5, 15)]
    assert store.problems.lost() == 0


def test_many_of_them_are_told_beforehand(family: Family, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voice_host.reports.old_games._WORTH_TELLING", 2)
    told: list[str] = []
    for _ in range(2):
        family.plays_to_the_end("fifteen", dice=[(3, 5), (6, 2), (1, 1)])
    store = family.store()
    as_of_old(store)
    read_old_games(store, told.append)

    assert told == ["2 games of an earlier version are read, this once. That takes a while."]
