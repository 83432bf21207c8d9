"""The program as a whole: its help, its errors, its exit codes, and what it loads."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.commands.conftest import Run
from tests.commands.running import RunningGame
from voice_host import __version__

COMMANDS = ("play", "demo", "hear", "rehearse", "bench", "say", "report", "forget", "print", "settings", "doctor")


def test_its_help_tells_what_there_is(voice_host: Run) -> None:
    told = voice_host("--help")

    assert told.code == 0
    assert all(command in told.out for command in COMMANDS)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_plain_lines(voice_host: Run, command: str) -> None:
    told = voice_host(f"{command} --help")

    assert told.code == 0
    assert told.out.startswith("Usage: voice-host")
    assert told.out.isascii()


def test_it_tells_its_version(voice_host: Run) -> None:
    assert voice_host("--version").out == f"voice-host {__version__}\n"


def test_a_command_that_is_none_is_refused(voice_host: Run) -> None:
    assert "'play'" in voice_host("pley dogylicious").refused()


def test_what_should_never_happen_is_a_sentence_and_a_log(
    voice_host: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def break_down(*_: object, **__: object) -> None:
        raise RuntimeError("the floor gave way")

    monkeypatch.setattr("voice_host.commands.house.play_at", break_down)

    told = voice_host(f"play dogylicious --keyboard --quiet --data {tmp_path}")

    sentence = told.refused(code=1)
    log = tmp_path / "voice-host.log"
    assert "the floor gave way" in sentence
    assert str(log) in sentence
    assert "Traceback" in log.read_text()


def ctrl_c() -> None:
    raise KeyboardInterrupt


def ctrl_c_while_a_class_is_made() -> None:
    class Impatience:
        def __set_name__(self, owner: type, name: str) -> None:
            raise KeyboardInterrupt  # until Python 3.11 it becomes a RuntimeError

    type("Library", (), {"part": Impatience()})


@pytest.mark.parametrize("press", [ctrl_c, ctrl_c_while_a_class_is_made])
def test_ctrl_c_ends_without_a_traceback(
    voice_host: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, press: Callable[[], None]
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        press()

    monkeypatch.setattr("voice_host.commands.house.play_at", interrupted)

    assert voice_host(f"play dogylicious --keyboard --quiet --data {tmp_path}").refused(code=130) == "Stopped."


@pytest.mark.parametrize("as_it_comes", ["KeyboardInterrupt", "RuntimeError() from KeyboardInterrupt()"])
def test_ctrl_c_while_it_is_being_loaded_ends_without_a_traceback(as_it_comes: str) -> None:
    program = (
        "import sys\n"
        "class Impatience:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name == 'typer': raise {as_it_comes}\n"
        "sys.meta_path.insert(0, Impatience())\n"
        "from voice_host.__main__ import run\n"
        "run()\n"
    )

    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert done.returncode == 130
    assert done.stderr == "voice-host: Stopped.\n"


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends programs without a signal")
@pytest.mark.usefixtures("signals_arrive")
def test_whatever_signal_ends_it_the_host_says_goodbye_and_the_game_is_kept(name: str, tmp_path: Path) -> None:
    game = RunningGame(tmp_path, "--players", "Noa", "--keyboard", "--quiet")
    game.wait_for_my_turn()
    game.type("near seven")
    game.wait_for_text("Choose a target.")

    game.send(getattr(signal, name))

    game.wait_for_text("The game is kept.")
    assert game.end() == 0


def loaded_by(words: str, folder: Path) -> set[str]:
    """Return the modules that a command has loaded by its end."""
    program = (
        "import sys; from voice_host.commands.main import main; "
        f"main({words.split()!r}); print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        cwd=folder,
        check=True,
    )
    return set(done.stderr.split())


def test_help_loads_no_game_and_no_sound(tmp_path: Path) -> None:
    loaded = loaded_by("--help", tmp_path)

    assert not loaded & {"numpy", "vosk", "hassil", "fluent.runtime", "sqlite3", "voice_host.script"}


def test_a_game_at_the_keyboard_loads_no_sound(tmp_path: Path) -> None:
    loaded = loaded_by(f"play dogylicious --keyboard --quiet --data {tmp_path}", tmp_path)

    assert "voice_host.play.session" in loaded
    assert not loaded & {"numpy", "vosk", "sounddevice", "soundfile", "soxr", "pyttsx3"}


def test_a_reader_that_goes_away_causes_no_traceback(tmp_path: Path) -> None:
    program = f"{sys.executable} -m voice_host play dogylicious --keyboard --quiet --data {tmp_path} | head -n 1"

    done = subprocess.run(["bash", "-c", program], input="help\n" * 2000, capture_output=True, text=True, check=False)

    assert done.stdout.startswith("host: Welcome")
    assert done.stderr == ""


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_a_closed_stream_stops_nothing(tmp_path: Path, closed: str) -> None:
    program = f"{sys.executable} -m voice_host play dogylicious --keyboard --quiet --data {tmp_path} {closed}"

    done = subprocess.run(["bash", "-c", program], input="", capture_output=True, text=True, check=False)

    assert done.returncode == 0
    assert done.stderr == ""
