"""``voice-host demo``."""

from __future__ import annotations

from pathlib import Path

import pytest
import soundfile

from tests.commands.conftest import Run

pytestmark = pytest.mark.spoken


def test_a_whole_game_ends_as_its_players_meant_it(voice_host: Run, tmp_path: Path) -> None:
    shown = voice_host(f"demo --json --save {tmp_path}/talk.wav")

    assert shown.code == 0, shown.err
    *events, end, summary = shown.objects
    assert {"spoken", "player", "host", "dice"} <= {event["event"] for event in events}
    assert end["totals"] == summary["expected"]
    assert summary["as_meant"]
    assert summary["lines"] > 10
    assert soundfile.info(tmp_path / "talk.wav").duration == pytest.approx(summary["seconds"], abs=1)


def test_a_person_reads_what_was_said_and_what_was_heard(voice_host: Run) -> None:
    lines = voice_host("demo").lines

    said = next(n for n, line in enumerate(lines) if line.startswith("    heard: "))
    assert not lines[said - 1].startswith("host: ")
    assert lines[-2].startswith("The game ended with the score its players meant: ")
    assert " lines, " in lines[-1]


def test_a_voice_that_is_none_is_refused(voice_host: Run) -> None:
    assert 'There is no voice "dalek".' in voice_host("demo --player-voice dalek").refused()


def test_a_file_that_cannot_be_written_is_refused(voice_host: Run, tmp_path: Path) -> None:
    assert "Cannot write the talk" in voice_host(f"demo --save {tmp_path}/none/talk.wav").refused()
