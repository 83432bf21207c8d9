"""What was typed goes before a player's own setting, that before everybody's, that before the usual."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.commands.conftest import Run
from voice_host.commands.chosen import Chosen, check, choose
from voice_host.games.registry import find_game
from voice_host.hearing.settings import ListeningSettings
from voice_host.play.manners.manners import Manner
from voice_host.records import EVERYBODY, open_store

DOGYLICIOUS = find_game("dogylicious").option_names


def chosen(kept: Mapping[str, Mapping[str, Any]], **typed: object) -> Chosen:
    store = open_store(None)
    for player, values in kept.items():
        for name, value in values.items():
            store.settings.keep(player, name, value)
    return choose(check({name.replace("_", "-"): value for name, value in typed.items()}), store, pytest.fail)


def manner(of: Chosen, player: str | None) -> Manner:
    manners = of.manners()
    manners.turn_to(player)
    return manners.now


def test_where_nothing_is_chosen_all_is_as_usual() -> None:
    usual = chosen({}, rate=None)

    assert manner(usual, "Noa") == Manner()
    assert usual.options(DOGYLICIOUS) == {}
    assert usual.listening() == ListeningSettings()


def test_the_order_of_precedence() -> None:
    kept = {EVERYBODY: {"rate": 140}, "Lia": {"rate": 100}}

    assert manner(chosen(kept), "Dan").rate == 140
    assert manner(chosen(kept), "Lia").rate == 100
    assert manner(chosen(kept, rate="200"), "Dan").rate == 200
    assert manner(chosen(kept, rate="200"), "Lia").rate == 200
    assert chosen(kept).speech().rate == 140


def test_a_volume_of_nothing_is_a_volume() -> None:
    assert chosen({EVERYBODY: {"volume": 0.0}}).speech().volume == 0


def test_kept_options_of_the_game_go_to_the_game() -> None:
    kept = {EVERYBODY: {"sides": 12, "fair-clock": False, "feeding": "player_says"}}
    options = chosen(kept, sides="8").options(DOGYLICIOUS)

    assert options == {"dice_sides": 8, "fair_clock": False, "feeding": "player_says"}


def test_what_is_kept_for_one_game_is_nothing_to_another() -> None:
    dotzee = find_game("dotzee")
    kept = {EVERYBODY: {"sides": 12, "feeding": "player_says", "dice": "players"}}

    assert dotzee.options(chosen(kept).options(dotzee.option_names)).rolled_by == "players"
    with pytest.raises(ValueError, match="no option dice_sides"):
        dotzee.options(chosen(kept, sides="8").options(dotzee.option_names))


def test_who_types_the_length_of_a_turn_wants_a_clock() -> None:
    assert chosen({EVERYBODY: {"clock": False}}, turn_seconds="60").options(DOGYLICIOUS)["clock"] is True
    assert chosen({EVERYBODY: {"turn-seconds": 60}}, clock=False).options(DOGYLICIOUS)["clock"] is False
    assert "clock" not in chosen({EVERYBODY: {"turn-seconds": 60}}).options(DOGYLICIOUS)


def test_kept_waiting_times_go_to_the_ear() -> None:
    assert chosen({EVERYBODY: {"wait-begun": 3.0}}).listening() == ListeningSettings(wait_begun=3.0)


def test_a_kept_value_that_cannot_be_is_told_and_not_used() -> None:
    store = open_store(None)
    store.settings.keep(EVERYBODY, "sides", 7)
    told: list[str] = []

    assert choose({}, store, told.append).options(DOGYLICIOUS) == {}
    assert told == [
        "The kept setting sides is not used. The dice have 6, 8, 10 or 12 sides, not 7. "
        '"voice-host settings sides --reset" forgets it.'
    ]


def test_kept_settings_hold_in_a_game(voice_host: Run, play: Run, tmp_path: Path) -> None:
    voice_host(f"settings sides 12 --data {tmp_path}")
    voice_host(f"settings clock off --data {tmp_path}")
    voice_host(f"settings level brief --data {tmp_path}")
    played = play("", "one", "help")

    assert not any("clock" in line or "sides" in line for line in played.lines)
    assert any("Or say repeat" in line for line in played.lines)
    assert "At any time you can say" in play("--level normal --new", "help").out


def test_a_kept_value_that_cannot_be_does_not_stop_a_game(play: Run, tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.settings.keep(EVERYBODY, "sides", 7)
    store.close()
    played = play("--players Noa", "near seven")

    assert "The kept setting sides is not used." in played.err
    assert "host: Row four, column four, tile seven." in played.lines


def test_what_was_kept_by_voice_is_shown_by_the_command(voice_host: Run, play: Run, tmp_path: Path) -> None:
    play("--players Lia,Dan", "slower", "louder", "wait longer for me", "remember that")
    listed = voice_host(f"settings --data {tmp_path}").lines

    assert "rate for Lia: 137, kept." in listed
    assert "patience for Lia: 1.5, kept." in listed
    assert any(line.startswith("volume: 1, kept") for line in listed)


def test_a_kept_voice_that_is_gone_is_told_and_the_usual_one_speaks(
    voice_host: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(tmp_path)
    store.settings.keep(EVERYBODY, "voice", "dalek")
    store.close()
    monkeypatch.setattr("voice_host.speaking.spoken_voice.SpokenVoice.say", lambda *line: True)
    played = voice_host(f"play dogylicious --players Noa --keyboard --data {tmp_path}", "near seven")

    assert 'There is no voice "dalek".' in played.err
    assert "The usual voice speaks." in played.err
    assert "host: Row four, column four, tile seven." in played.lines


def test_a_kept_loudspeaker_that_is_gone_is_told_and_the_systems_is_used(
    voice_host: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    voice_host(f"settings loudspeaker kitchen --data {tmp_path}")
    monkeypatch.setattr("voice_host.speaking.loudspeaker.loudspeakers", lambda: ("Hall", "Desk"))
    monkeypatch.setattr("voice_host.speaking.spoken_voice.SpokenVoice.say", lambda *line: True)
    played = voice_host(f"play dogylicious --players Noa --keyboard --data {tmp_path}", "near seven")

    assert 'The loudspeaker "kitchen" is not there now; the system\'s is used.' in played.err


@pytest.mark.parametrize("typed", [{"rate": "9"}, {"level": "loud"}, {"patience": "none"}])
def test_what_is_typed_is_refused_by_the_same_rules(typed: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="hoose"):
        check(typed)
