"""``voice-host rehearse``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.conftest import Run
from voice_host.games.registry import GAMES

CONVERSATION = """\
game: dogylicious
players: Noa

host: Noa, round one. Where do you start?
you: near seven
host: {answer} Choose a target.
"""


@pytest.fixture
def good(tmp_path: Path) -> Path:
    file = tmp_path / "good.txt"
    file.write_text(CONVERSATION.format(answer="Row four, column four, tile seven."))
    return file


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    file = tmp_path / "bad.txt"
    file.write_text(CONVERSATION.format(answer="Row four, column five, tile three."))
    return file


def test_a_conversation_that_goes_as_written(voice_host: Run, good: Path) -> None:
    rehearsed = voice_host(f"rehearse {good}")

    assert rehearsed.code == 0
    assert rehearsed.lines == [f"{good}: as written."]


def test_the_difference_is_shown(voice_host: Run, good: Path, bad: Path) -> None:
    rehearsed = voice_host(f"rehearse {bad} {good}")

    assert rehearsed.code == 1
    assert f"{bad}, line 6: the host says something else." in rehearsed.lines
    assert "  said:    Row four, column four, tile seven. Choose a target." in rehearsed.lines
    assert rehearsed.lines[-1] == f"{good}: as written."


def test_json_is_one_object_a_file(voice_host: Run, good: Path, bad: Path) -> None:
    first, second = voice_host(f"rehearse --json {good} {bad}").objects

    assert first == {"file": str(good), "as_written": True, "differences": []}
    assert not second["as_written"]
    assert second["differences"][0]["place"] == f"{bad}, line 6"


def test_the_talk_can_be_read(voice_host: Run, good: Path) -> None:
    lines = voice_host(f"rehearse --talk {good}").lines

    assert lines[:2] == ["host: Noa, round one. Where do you start?", "you: near seven"]


@pytest.mark.spoken
def test_spoken_lines_are_counted(voice_host: Run, good: Path) -> None:
    (rehearsed,) = voice_host(f"rehearse --spoken --json {good}").objects

    assert rehearsed["understood"]["lines"] == 1


@pytest.mark.spoken
def test_several_spoken_files_are_summed_up(voice_host: Run, good: Path) -> None:
    *_, together = voice_host(f"rehearse --spoken --json {good} {good}").objects
    last = voice_host(f"rehearse --spoken {good} {good}").lines[-1]

    assert together["files"] == 2
    assert together["understood"]["lines"] == 2
    assert last.startswith("All 2 files: 2 lines spoken, ")
    assert last.endswith(f"At the first try: {together['understood']['share_at_once']:.1%}.")


def test_a_file_that_is_no_conversation_does_not_stop_the_others(voice_host: Run, good: Path, tmp_path: Path) -> None:
    (tmp_path / "poem.txt").write_text("Shall I compare thee to a summer's day?\n")

    rehearsed = voice_host(f"rehearse {tmp_path}/poem.txt {tmp_path}/none.txt {tmp_path} {good}")

    assert rehearsed.code == 1
    assert rehearsed.lines == [f"{good}: as written."]
    assert len(rehearsed.err.splitlines()) == 3
    assert "Traceback" not in rehearsed.err


def test_no_file_is_refused(voice_host: Run) -> None:
    assert "files" in voice_host("rehearse").refused()


@pytest.mark.parametrize("game", GAMES)
def test_random_conversations(voice_host: Run, game: str) -> None:
    rehearsed = voice_host(f"rehearse --random 2 --seed 3 --game {game}")

    assert rehearsed.code == 0
    assert rehearsed.lines[-1].startswith("2 random conversations, ")
    assert rehearsed.lines[-1].endswith(": 0 in which something was wrong.")


def test_files_or_random_conversations_and_not_both(voice_host: Run, good: Path) -> None:
    for typed in ("rehearse", f"rehearse {good} --random 2"):
        assert voice_host(typed).code == 2, typed


def test_random_conversations_are_of_a_game_that_has_some(voice_host: Run) -> None:
    assert "no random conversations" in voice_host("rehearse --random 1 --game tennis").refused()
