"""Every command in Hebrew: ``--language he``, or the setting that stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.conftest import Run


@pytest.fixture
def host(voice_host: Run, tmp_path: Path) -> Run:
    """Run a command with what is kept in a folder of the test."""

    def run(words: str, *lines: str) -> object:
        return voice_host(f"{words} --data {tmp_path}", *lines)

    return run


def in_latin(text: str) -> list[str]:
    return [word for word in text.split() if word.isascii() and word.isalpha()]


def test_a_game_in_hebrew(host: Run) -> None:
    played = host("play dogylicious --language he --keyboard --quiet", "שניים", "נועה ודן", "כן")

    assert played.code == 0
    assert "host: נועה ודן: זה נכון?" in played.lines
    assert in_latin(played.out.replace("host:", "").replace("you:", "")) == []


def test_the_language_is_kept(host: Run) -> None:
    assert host("settings language he").lines == [
        "language: he, kept; en unless chosen. The language that is spoken and heard. Choose en, he."
    ]
    assert host("play dogylicious --keyboard --quiet").lines[0].startswith("host: זה כשכש־נשנש")
    assert host("play dogylicious --keyboard --quiet --language en --new").lines[0].startswith("host: ")
    assert "תרגילי כפל" in host("report --plain").out


def test_a_language_that_there_is_not_is_refused_with_the_choices(host: Run) -> None:
    refused = host("play dogylicious --language fr").refused()

    assert refused == 'The host does not speak the language "fr". Choose from: en, he.'
    assert "Choose from: en, he." in host("settings language fr").refused()


def test_the_menu_offers_the_games_that_speak_hebrew(host: Run) -> None:
    played = host("play --language he --keyboard --quiet", "כשכש נשנש")

    assert "host: באיזה משחק משחקים: כשכש־נשנש?" in played.lines
    assert "host: כשכש־נשנש." in played.lines
    assert any(line.startswith("host: כמה שחקנים אתם") for line in played.lines)


@pytest.mark.parametrize("game", ["dotzee", "casino-hot-dog", "dog"])
def test_a_game_that_does_not_speak_hebrew_says_so(host: Run, game: str) -> None:
    refused = host(f"play {game} --language he").refused()

    assert refused.endswith('עוד לא בשפה "he". בוחרים שפה שהוא מדבר, עם --language: en.')


def test_the_doctor_speaks_hebrew(host: Run) -> None:
    told = host("doctor --quiet --language he")

    assert told.lines[0].startswith("תקין    דיבור: ")
    assert any("אפשר לשחק: " in line for line in told.lines)
    assert not any(line.startswith(("ok ", "MISSING")) for line in told.lines)


def test_what_is_lost_is_told_in_hebrew(host: Run) -> None:
    played = host("play dogylicious --language he --keyboard --loudspeaker nowhere")

    assert "voice-host: " in played.err
    assert "מה שנאמר מופיע בכתב." in played.err


def test_the_chart_is_printed_in_the_language_that_is_kept(host: Run, tmp_path: Path, voice_host: Run) -> None:
    printed = voice_host(f"print chart --language he --out {tmp_path}/chart.pdf --json").objects

    assert printed[0]["language"] == "he"


def test_damaged_records_are_told_also_where_only_the_language_is_looked_up(
    voice_host: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda *who, **how: tmp_path)
    (tmp_path / "voice-host.sqlite3").write_bytes(b"no database at all" * 100)

    printed = voice_host(f"print chart --out {tmp_path / 'chart.pdf'}")

    assert printed.code == 0
    assert "was damaged" in printed.err
    assert (tmp_path / "chart.pdf").is_file()
