""" "Remember that", "back to normal", and how long the host waits."""

from __future__ import annotations

from pathlib import Path

import pytest

from voice_host.play.manners.manners import Manner, Manners
from voice_host.records import EVERYBODY, KeptSettings, open_store
from voice_host.speaking.settings import SpeechSettings

from .table import Table, after


def test_what_was_changed_is_kept_and_told(tmp_path: Path) -> None:
    settings = open_store(tmp_path).settings
    table = Table("slower", "louder", "wait longer for me", "remember that", settings=settings).play()

    assert after(table.talked, "- remember that")[0] == "I keep: slower speech, a louder voice and more time to speak."
    kept = open_store(tmp_path).settings.all()
    assert set(kept[EVERYBODY]) == {"rate", "volume", "patience"}
    assert kept[EVERYBODY]["rate"] == table.mouth.settings.rate


def test_what_was_changed_there_and_back_is_nothing_to_keep(tmp_path: Path) -> None:
    settings = open_store(tmp_path).settings
    table = Table("briefer", "more words", "remember that", settings=settings).play()

    assert after(table.talked, "- remember that")[0] == "There is nothing new to remember."
    assert settings.all() == {}


@pytest.mark.parametrize("settings", [None, open_store(None).settings])
def test_where_nothing_can_be_kept_the_host_says_so(settings: KeptSettings | None) -> None:
    table = Table("slower", "remember that", settings=settings).play()

    sentence = "I do it now, but I cannot remember it: nothing can be saved here."
    assert after(table.talked, "- remember that")[0] == sentence


def test_a_disk_that_fails_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store._database.execute("PRAGMA query_only=1")
    table = Table("slower", "remember that", "ready", settings=store.settings).play()

    assert "I do it now, but I cannot remember it: nothing can be saved here." in table.host
    assert "cannot be written to" in table.troubles[0]
    assert "Seven and six." in table.host


def test_back_to_normal_is_also_for_the_next_game(tmp_path: Path) -> None:
    settings = open_store(tmp_path).settings
    table = Table("slower", "remember that", "briefer", "forget that", settings=settings).play()

    assert after(table.talked, "- forget that")[0] == "I speak and wait as usual again."
    assert table.mouth.settings == SpeechSettings()
    assert settings.all() == {}


def test_the_ear_has_the_patience_that_was_asked_for() -> None:
    table = Table("wait longer", "wait longer", "wait less", "ready").play()

    first, longer, longest, again, *_ = table.people.waited
    assert 1.0 == first < again == longer < longest


def test_a_numbered_players_wish_is_kept_for_everybody() -> None:
    manners = Manners(Manner(rate=160))
    manners.turn_to("2")
    manners.change(lambda manner: manner.speaking(SpeechSettings.slower))

    (change,) = manners.changes
    assert change.player == EVERYBODY


def test_of_numbered_players_who_want_different_things_the_last_is_kept_and_each_is_served() -> None:
    manners = Manners(Manner(rate=160))
    for player, change in (
        ("1", SpeechSettings.slower),
        ("2", SpeechSettings.faster),
        ("3", SpeechSettings.louder),
        ("1", SpeechSettings.slower),
    ):
        manners.turn_to(player)
        manners.change(lambda manner, change=change: manner.speaking(change))
    slowest = manners.now.rate

    assert {(each.player, each.name, each.after) for each in manners.changes} == {
        (EVERYBODY, "rate", slowest),
        (EVERYBODY, "volume", manners.now.volume),
    }
    manners.kept()
    assert manners.changes == ()
    assert manners.now.rate == slowest
    manners.turn_to("2")
    assert manners.now.rate > 160
    manners.turn_to("4")
    assert manners.now.rate == slowest


@pytest.mark.parametrize(("player", "rate"), [("Lia", 160), ("Dan", 100)])
def test_back_to_normal_leaves_the_other_players_theirs(player: str, rate: int) -> None:
    manners = Manners(kept={"Lia": {"rate": 100}, "Dan": {"rate": 100}, EVERYBODY: {"volume": 0.5}})
    manners.turn_to("Lia")

    assert set(manners.forget()) == {("Lia", "rate"), (EVERYBODY, "volume")}
    manners.turn_to(player)
    assert (manners.now.rate, manners.now.volume) == (rate, Manner().volume)


def test_what_is_kept_is_told_by_player(tmp_path: Path) -> None:
    settings = open_store(tmp_path).settings
    table = Table("remember that", settings=settings)
    for player, change in (
        ("Lia", SpeechSettings.slower),
        ("Dan", SpeechSettings.faster),
        ("Lia", SpeechSettings.louder),
    ):
        table.talk.manners.turn_to(player)
        table.talk.manners.change(lambda manner, change=change: manner.speaking(change))  # type: ignore[misc]
    table.play()

    said = after(table.talked, "- remember that")[0]
    assert said == "I keep: slower speech for Lia, faster speech for Dan, a louder voice."


def test_at_the_fewest_words_it_is_told_in_few(tmp_path: Path) -> None:
    settings = open_store(tmp_path).settings
    said = ("slower", "louder", "briefer", "wait longer", "remember that")
    table = Table(*said, settings=settings).play()

    assert after(table.talked, "- remember that")[0] == "I keep: slower, louder, fewer words and more time."
