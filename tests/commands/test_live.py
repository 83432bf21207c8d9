"""A game through a sound card: the host is heard, hears, and goes on by keyboard when the card is gone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.commands.running import RunningGame
from tests.speaking.sound_card import SoundCard, needs_sound_card
from voice_host.speaking.find_synthesizer import find_synthesizer
from voice_host.speaking.pcm import silence

pytestmark = [pytest.mark.spoken, needs_sound_card]

RATE = 44_100
MICROPHONE = (
    f"module-null-sink sink_name=player rate={RATE} channels=1 format=s16le norewinds=1",
    "module-remap-source source_name=mic master=player.monitor",
)


@pytest.fixture
def card() -> Iterator[SoundCard]:
    """A sound card whose microphone hears what is played to the sink "player"."""
    with SoundCard() as card:
        for module in MICROPHONE:
            command = ["pactl", "load-module", *module.split()]
            subprocess.run(command, env=card.environment, check=True, capture_output=True)
        subprocess.run(["pactl", "set-default-source", "mic"], env=card.environment, check=True)
        yield card


@pytest.fixture
def game(card: SoundCard, tmp_path: Path) -> Iterator[RunningGame]:
    game = RunningGame(tmp_path, "--players", "Noa", environment=card.environment)
    yield game
    game.kill()


def say(card: SoundCard, words: str) -> None:
    """Say something into the microphone, a moment after the host has finished."""
    pcm = find_synthesizer().pcm(words, voice="en-us").after_silence(0.6).at_rate(RATE)
    sound = pcm.samples.tobytes() + silence(1.5, RATE).samples.tobytes()
    speak = ["pacat", "--playback", "--raw", "--device=player", f"--rate={RATE}", "--format=s16le", "--channels=1"]
    subprocess.run(speak, input=sound, env=card.environment, check=True)


def test_the_host_speaks_and_hears(card: SoundCard, game: RunningGame) -> None:
    recorder = card.record()
    game.wait_for_text("Noa, round one. Where do you start?")
    recorder.wait_for(audible=RATE // 2)
    game.wait_for_my_turn()

    say(card, "row four column four")

    heard = game.wait_for(lambda event: event["event"] == "player")
    assert heard["words"] == "row four column four"
    game.wait_for_text("Row four, column four, tile seven.")
    recorder.stop()


def test_without_its_card_the_host_goes_on_by_keyboard(card: SoundCard, game: RunningGame) -> None:
    game.wait_for_my_turn()

    card.server.kill()

    game.wait_for(lambda event: event["event"] == "trouble" and "The microphone" in event["sentence"])
    game.wait_for_text("type what you want to say")
    game.type("near seven")
    game.wait_for_text("Row four, column four, tile seven.")
    game.type("quit")
    game.type("yes")
    game.wait_for(lambda event: event["event"] == "end")
    assert game.end() == 0


def test_the_doctor_listens_and_tells_the_level_by_ear(card: SoundCard, tmp_path: Path) -> None:
    recorder = card.record()
    doctor = subprocess.Popen(
        [sys.executable, "-m", "voice_host", "doctor", "--data", str(tmp_path)],
        env=card.environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert doctor.stdout is not None
    lines = []
    for line in doctor.stdout:
        lines.append(line)
        if line.startswith("Now the microphone."):
            break
    recorder.wait_for(audible=RATE)
    for _ in range(4):
        say(card, "one two three four five six seven eight nine ten")

    lines += doctor.stdout.readlines()
    assert doctor.wait() == 0
    assert any(line.startswith("ok      microphone level: Good: I hear you well.") for line in lines), lines
    recorder.stop()
