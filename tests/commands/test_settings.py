"""``voice-host settings``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.conftest import Run, Typed
from voice_host.commands.all_settings import GAME, SETTINGS
from voice_host.games.dogylicious.rules.settings import Settings
from voice_host.games.registry import find_game
from voice_host.records import EVERYBODY, open_store


@pytest.fixture
def settings(voice_host: Run, tmp_path: Path) -> Run:
    def run(words: str = "") -> Typed:
        return voice_host(f"settings {words} --data {tmp_path}")

    return run


def test_all_are_listed_with_what_they_do_and_may_be(settings: Run) -> None:
    listed = settings()

    assert listed.code == 0
    assert [line.split(":")[0] for line in listed.lines] == [setting.name for setting in SETTINGS]
    assert "rate: 160. How fast the host speaks. Choose 80 to 320 words a minute." in listed.lines


def test_one_is_changed_and_stays(settings: Run) -> None:
    told = "rate: 120, kept; 160 unless chosen. How fast the host speaks. Choose 80 to 320 words a minute."

    assert settings("rate 120").lines == [told]
    assert settings("rate").lines == [told]


def test_reset_makes_it_as_usual_again(settings: Run) -> None:
    settings("volume 0.5")

    assert settings("volume --reset").lines[0].startswith("volume: 0.8. ")
    assert settings("volume --reset").code == 0


def test_a_player_has_their_own(settings: Run) -> None:
    settings("patience long")

    assert settings("rate 110 --player Lia").lines == ["rate for Lia: 110, kept."]
    assert settings("--player LIA").lines == [
        "rate for LIA: 110, kept.",
        "level for LIA: normal, as for everybody.",
        "patience for LIA: long, as for everybody.",
        "language for LIA: en, as for everybody.",
    ]
    assert "rate for Lia: 110, kept." in settings().lines
    settings("rate --player lia --reset")
    assert settings("rate --player Lia").lines == ["rate for Lia: 160, as for everybody."]


def test_a_player_is_the_same_however_the_name_is_written(settings: Run) -> None:
    settings("rate 110 --player Ze\u0301")  # as a keyboard may write it that puts the accent after the letter

    assert settings("rate --player ' Z\u00c9'").lines == ["rate for Z\u00c9: 110, kept."]


def test_a_device_may_have_a_longer_name_than_a_file(settings: Run) -> None:
    assert settings(f"microphone {'m' * 5000}").code == 0


def test_json_tells_the_same(settings: Run) -> None:
    settings("clock on")
    (clock,) = settings("clock --json").objects

    assert (clock["setting"], clock["value"], clock["kept"], clock["usual"]) == ("clock", True, True, False)
    assert clock["player"] is None


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("time-up gentler", "gentler"),
        ("feeding player-says", "player-says"),
        ("clock on", "on"),
        ("fair-clock off", "off"),
        ("turn-seconds 90", "90"),
        ("sides 12", "12"),
        ("patience 1.5", "1.5"),
        ("patience LONG", "long"),
        ("wait-begun 2.5", "2.5"),
        ("level full", "full"),
        ("microphone kitchen", "kitchen"),
        ("TIME_UP gentler", "gentler"),
    ],
)
def test_a_value_is_shown_as_it_is_typed(settings: Run, typed: str, shown: str) -> None:
    assert f": {shown}, kept" in settings(typed).lines[0]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("rat 5", "There is no setting rat. Choose from: voice, rate, volume"),
        ("rate 9", "The rate of speech is 9; choose 80 to 320 words a minute."),
        ("rate fast", 'rate cannot be "fast". Choose 80 to 320 words a minute.'),
        ("volume loud", 'volume cannot be "loud". Choose 0 to 1.'),
        ("volume nan", "choose 0 to 1."),
        ("level loud", "There is no level loud. Choose from: brief, normal, full."),
        ("patience none", 'Patience cannot be "none". Choose short, normal, long, or a factor of 0.5 to 4.'),
        ("patience 9", "Choose short, normal, long, or a factor of 0.5 to 4."),
        ("patience nan", "Choose short, normal, long, or a factor of 0.5 to 4."),
        ("wait-begun 99", "The host cannot wait 99 seconds; choose 0.1 to 10."),
        ("wait-begun nan", "choose 0.1 to 10."),
        ("sides 7", "The dice have 6, 8, 10 or 12 sides, not 7."),
        ("turn-seconds 3", "A turn lasts 15 to 1800 seconds, not 3."),
        ("time-up never", "The setting timeup is one of basic, gentler, not never."),
        ("clock maybe", "clock is on or off, not maybe."),
        ("voice dalek", 'There is no voice "dalek". There are, for example'),
        ("microphone talk.wav", '"talk.wav" is a sound file.'),
        ("loudspeaker ''", "Choose part of a device's name."),
        (
            "sides 8 --player Noa",
            "There is one sides for all players. Each can have their own: rate, level, patience,",
        ),
        ("rate 120 --player 2", '"2" is no player\'s name.'),
        ("rate 120 --player 'Noa, Dan'", '"Noa, Dan" is no player\'s name.'),
        ("rate 120 --player 'Noa,noa'", '"Noa,noa" is no player\'s name.'),
        ("rate 120 --player ' '", '" " is no player\'s name.'),
        ("rate 120 --reset", "Name one setting that is to be as usual again"),
        ("--reset", "Name one setting that is to be as usual again"),
    ],
)
def test_what_cannot_be_is_refused_with_the_choices(settings: Run, words: str, sentence: str) -> None:
    assert sentence in settings(words).refused()
    assert all(", kept" not in line for line in settings().lines)


def test_where_nothing_can_be_kept_it_says_so(voice_host: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    refused = voice_host(f"settings rate 120 --data {tmp_path}/file")

    assert refused.code == 1
    assert refused.err.splitlines()[-1].endswith("cannot be changed, because nothing can be kept there.")
    assert voice_host(f"settings --data {tmp_path}/file").code == 0


def test_a_kept_value_that_cannot_be_is_told_with_the_remedy(settings: Run, tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.settings.keep(EVERYBODY, "rate", 9)
    store.settings.keep("Lia", "level", "loud")
    store.close()
    listed = settings()

    assert "rate: 160. " in listed.out
    assert '"voice-host settings rate --reset" forgets it.' in listed.err
    assert '"voice-host settings level --player "Lia" --reset" forgets it.' in listed.err
    settings("rate --reset")
    settings("level --player Lia --reset")
    assert settings().err == ""


def test_what_a_newer_voice_host_kept_is_left_alone(settings: Run, tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.settings.keep(EVERYBODY, "perfume", "rose")
    store.close()

    assert (settings().code, settings().err) == (0, "")
    assert open_store(tmp_path).settings.all() == {EVERYBODY: {"perfume": "rose"}}


@pytest.mark.parametrize("setting", [each for each in SETTINGS if each.option], ids=lambda each: each.name)
def test_what_is_told_as_usual_is_what_the_game_does(setting) -> None:  # type: ignore[no-untyped-def]
    assert setting.usual == getattr(Settings(players=("Noa",)), setting.option)
    assert setting.read(setting.called(setting.usual)) == setting.usual
    assert find_game(GAME).options({setting.option: setting.usual})
