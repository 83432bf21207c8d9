"""``voice-host play --table``: what is typed, what is printed, and what becomes of the game."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from voice_host.commands.failing import WrongUse
from voice_host.commands.table_page import wished_page

from .running import RunningGame


@pytest.fixture
def game(tmp_path: Path) -> Iterator[RunningGame]:
    game = RunningGame(tmp_path, "--keyboard", "--quiet", "--table", "--players", "Noa, Dan")
    yield game
    game.kill()


def address(game: RunningGame) -> str:
    return str(game.wait_for(lambda event: event["event"] == "table")["address"])


def press(address: str, moment: int, words: str) -> int:
    where = urlsplit(address)
    connection = HTTPConnection(where.hostname or "", where.port, timeout=15)
    body = json.dumps({"moment": moment, "words": words})
    connection.request("POST", f"{where.path}say", body, {"Content-Type": "application/json"})
    status = connection.getresponse().status
    connection.close()
    return status


@pytest.mark.parametrize("more", [{"address": "0.0.0.0"}, {"press": "everywhere"}])
def test_an_address_without_a_page_is_told(more: dict[str, Any]) -> None:
    with pytest.raises(WrongUse, match="Add --table"):
        wished_page(**{"table": False, "address": None, "press": None, **more})


def test_who_may_press_is_one_of_two() -> None:
    with pytest.raises(WrongUse, match='"here" or "everywhere", not "nobody"'):
        wished_page(table=True, address=None, press="nobody")


def test_a_page_that_nobody_asked_for_is_none() -> None:
    assert wished_page(table=False, address=None, press=None) is None


def test_without_a_page_no_web_server_is_loaded() -> None:
    loaded = "import sys, voice_host.commands.house; print({'starlette', 'uvicorn', 'segno'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_what_cannot_be_an_address_is_a_sentence(tmp_path: Path) -> None:
    words = ("play", "dogylicious", "--table", "--table-address", "http://here", "--data", str(tmp_path))
    done = subprocess.run([sys.executable, "-m", "voice_host", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("voice-host: ")
    assert "Traceback" not in done.stderr


def test_the_address_is_printed_and_no_picture_into_a_pipe(tmp_path: Path) -> None:
    words = ("play", "dogylicious", "--keyboard", "--quiet", "--table", "--players", "Noa", "--data", str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-m", "voice_host", *words], input="quit\nyes\n", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    (line,) = (line for line in done.stdout.splitlines() if line.startswith("table: "))
    assert line.startswith("table: http://127.0.0.1:")
    assert "█" not in done.stdout


def test_the_port_is_taken_so_the_game_goes_on_without_its_page(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        at = f"127.0.0.1:{other.getsockname()[1]}"
        game = RunningGame(tmp_path, "--keyboard", "--quiet", "--table", "--table-address", at, "--players", "Noa, Dan")
        trouble = game.wait_for(lambda event: event["event"] == "trouble")["sentence"]
        assert "The game goes on without its page." in trouble
        game.wait_for(lambda event: event["event"] == "question" and event["question"] == "ask-start")
        game.kill()


def test_who_presses_plays_though_nobody_types_any_more(game: RunningGame) -> None:
    at = address(game)
    game.end_input()
    game.wait_for(lambda event: event["event"] == "question")
    assert press(at, 1, "start on row 4 column 4") == 204
    said = game.wait_for(lambda event: event["event"] == "player")
    assert (said["words"], said["pressed"]) == ("start on row four column four", True)
    game.wait_for(lambda event: event["event"] == "question" and event["question"] == "ask-target")
    assert press(at, 1, "my target is row 3 column 4") == 409
    assert press(at, 2, "quit the game") == 204
    game.wait_for(lambda event: event["event"] == "may-say" and event["asked"] == "host-leave")
    game.wait_for(lambda event: event["event"] == "listens")
    assert press(at, 3, "yes") == 204
    assert game.end() == 0


def test_a_game_that_is_gone_on_with_is_shown_as_well(tmp_path: Path) -> None:
    first = RunningGame(tmp_path, "--keyboard", "--quiet", "--players", "Noa, Dan")
    first.type("start on row four column four")
    first.wait_for(lambda event: event["event"] == "question" and event["question"] == "ask-target")
    first.kill()
    again = RunningGame(tmp_path, "--keyboard", "--quiet", "--table")
    at = address(again)
    again.wait_for(lambda event: event["event"] == "listens")
    assert press(at, 1, "yes") == 204
    again.wait_for(lambda event: event["event"] == "question" and event["question"] == "ask-target")
    again.kill()


@pytest.mark.usefixtures("signals_arrive")  # before the game is started, which inherits what is ignored
def test_ctrl_c_closes_the_page_too(game: RunningGame) -> None:
    at = urlsplit(address(game))
    game.wait_for(lambda event: event["event"] == "question")
    game.send(2)
    game.end()
    with pytest.raises(OSError):  # noqa: PT011 - refused or reset
        HTTPConnection(at.hostname or "", at.port, timeout=2).connect()
