"""The sound breaks and is repaired: the host goes on without it, and hears and speaks again by itself."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.commands.running import Event, RunningGame
from tests.room.broken_sound import survive
from tests.room.recorder import Recorder
from tests.room.sound_server import SoundServer, needs_sound_card

pytestmark = [pytest.mark.spoken, needs_sound_card]

IN_A_HURRY = ("--rate", "280", "--players", "Noa")


@pytest.fixture
def server() -> Iterator[SoundServer]:
    with SoundServer() as server:
        yield server


class Game(RunningGame):
    """A game that tells what it said."""

    def hears_again(self) -> Event:
        return self.wait_for_text("I can hear you again.")

    def speaks_again(self) -> Event:
        return self.wait_for_text("I can speak again.")

    def trouble(self, sentence: str) -> Event:
        return self.wait_for(lambda event: event["event"] == "trouble" and sentence in event["sentence"])


@pytest.fixture
def games() -> Iterator[list[Game]]:
    games: list[Game] = []
    yield games
    for game in games:
        game.kill()


def begin(games: list[Game], server: SoundServer, data: Path, *words: str, at_terminal: bool = False) -> Game:
    games.append(Game(data, *IN_A_HURRY, *words, environment=server.environment, at_terminal=at_terminal))
    return games[-1]


def test_a_server_that_dies_while_the_host_listens_and_comes_back(
    server: SoundServer, games: list[Game], tmp_path: Path
) -> None:
    game = begin(games, server, tmp_path)
    game.wait_for_my_turn()

    server.kill()
    game.wait_for_text("Please type what you want to say.")
    game.type("near seven")
    game.wait_for_text("Row four, column four, tile seven.")
    server.start()

    game.hears_again()
    recorder = Recorder(server)
    try:
        game.type("what is the score")
        game.wait_for_text("Noa zero.")
        recorder.wait_for(1000)
        assert recorder.audible() >= 1000, "what it prints is heard, too"
    finally:
        recorder.stop()


def test_a_server_that_freezes_while_the_host_speaks_and_thaws(
    server: SoundServer, games: list[Game], tmp_path: Path
) -> None:
    game = begin(games, server, tmp_path)
    recorder = Recorder(server)
    try:
        recorder.wait_for(2000)
    finally:
        recorder.stop()

    server.freeze()
    game.trouble("stands still")
    server.thaw()

    game.speaks_again()
    lost = game.wait_for_text("Where do you start?")
    assert lost["aloud"], "the line that was lost is said again"


def test_a_server_that_starts_after_the_host(server: SoundServer, games: list[Game], tmp_path: Path) -> None:
    server.kill()
    game = begin(games, server, tmp_path)
    game.wait_for_text("I cannot hear you. Please type what you want to say.")

    server.start()

    game.speaks_again()
    game.hears_again()
    assert game.runs


def test_without_a_keyboard_the_host_waits_for_the_microphone(
    server: SoundServer, games: list[Game], tmp_path: Path
) -> None:
    game = begin(games, server, tmp_path)
    game.end_input()
    game.wait_for_my_turn()

    server.kill()
    game.wait_for_text("I wait until I can hear you.")
    server.start()

    game.hears_again()
    assert game.runs


def test_a_microphone_that_is_pulled_out_of_a_desktop_gives_no_sound_at_all(
    server: SoundServer, games: list[Game], tmp_path: Path
) -> None:
    """The server hands on the loudspeaker instead, which is silent."""
    game = begin(games, server, tmp_path)
    game.wait_for_my_turn()

    server.unplug()

    game.trouble("The microphone gives no sound at all")
    told = game.wait_for_text("The microphone may be muted.")
    assert told["aloud"]


def test_a_host_that_sleeps_has_lost_no_microphone_and_costs_nobody_time(
    server: SoundServer, games: list[Game], tmp_path: Path
) -> None:
    game = begin(games, server, tmp_path, "--clock", "--turn-seconds", "60", at_terminal=True)
    for line in (
        "near seven",
        "this is my target tile nine",
        "near",
        "left forward right",
        "three steps six pieces",
        "ready",
    ):
        game.wait_for_my_turn()
        game.type(line)
    game.wait_for_my_turn()

    game.send(signal.SIGSTOP)
    time.sleep(12)
    game.send(signal.SIGCONT)

    game.type("how much time is left")
    clock = game.wait_for(lambda event: event["event"] == "clock" and event["limit_ms"] is not None)
    assert clock["reading_ms"] < 9_000
    game.type("quit")
    passed = game.wait_for_text("leave")
    assert passed
    assert game.runs


def test_two_hosts_do_not_hear_each_other(server: SoundServer, games: list[Game], tmp_path: Path) -> None:
    first = begin(games, server, tmp_path / "first")
    first.wait_for_my_turn()
    second = begin(games, server, tmp_path / "second")

    second.trouble("Another host plays on this machine")
    second.wait_for_text("Please type what you want to say.")
    second.type("near seven")
    second.wait_for_text("Row four, column four, tile seven.")
    first.kill()

    second.speaks_again()
    second.hears_again()
    assert second.runs


def test_a_game_in_which_the_sound_breaks_again_and_again_is_scored_right(tmp_path: Path) -> None:
    survived = survive(seed=1, faults=6, data=tmp_path, whole=False)

    assert survived.ended is None
    assert survived.faults >= 6
    assert [game.told for game in survived.games] == [game.meant for game in survived.games]
    assert survived.games
    assert survived.hears
    assert survived.speaks
