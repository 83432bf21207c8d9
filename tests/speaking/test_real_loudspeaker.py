"""The loudspeaker on a real sound server, heard through its monitor."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.room.recorder import Recorder
from tests.room.sound_server import RATE, SoundServer, needs_sound_card

pytestmark = needs_sound_card


@pytest.fixture
def card() -> Iterator[SoundServer]:
    with SoundServer(microphone=False) as card:
        yield card


@pytest.fixture
def recorder(card: SoundServer) -> Iterator[Recorder]:
    recorder = Recorder(card)
    yield recorder
    recorder.stop()


def begin_tone(card: SoundServer, seconds: float) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, Path(__file__).with_name("play_a_tone.py"), str(seconds)],
        env={**card.environment, "PYTHONPATH": str(Path(__file__).parents[2])},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def outcome(player: subprocess.Popen[str], say: str | None = None) -> str:
    """What the player printed; it must end by itself."""
    return player.communicate(say, timeout=30)[0].strip()


def test_a_line_is_heard_to_its_last_sample(card: SoundServer, recorder: Recorder) -> None:
    player = begin_tone(card, 1.0)

    recorder.wait_for(RATE // 2)
    recorder.wait_for_silence()

    assert outcome(player) == "whole"
    assert recorder.audible() >= 0.995 * RATE


def test_stop_cuts_the_line_off(card: SoundServer, recorder: Recorder) -> None:
    player = begin_tone(card, 8.0)
    recorder.wait_for(RATE // 2)

    heard_before = recorder.audible()
    printed = outcome(player, say="stop\n")
    recorder.wait_for_silence()
    heard_after = recorder.audible() - heard_before

    assert printed == "stopped"
    # 2 to 3 ms were measured; the bound leaves room for a machine that is busy
    assert heard_after < 0.5 * RATE, f"{1000 * heard_after / RATE:.0f} ms were heard after stop"


def test_a_server_that_dies_is_a_sentence(card: SoundServer, recorder: Recorder) -> None:
    player = begin_tone(card, 8.0)
    recorder.wait_for(RATE // 4)

    card.kill()

    assert outcome(player).startswith("The loudspeaker default cannot be used: it stopped in the middle of a line.")


def test_a_server_that_freezes_is_a_sentence_and_no_hang(card: SoundServer, recorder: Recorder) -> None:
    player = begin_tone(card, 8.0)
    recorder.wait_for(RATE // 4)

    card.freeze()

    assert outcome(player).startswith("The loudspeaker default stands still. Restart the sound of this machine")
